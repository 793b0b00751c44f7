"""Unseen cards: what everybody can work out about them, and what only their owner knows."""

import pytest

from midtown.core.pile import Pile
from midtown.core.unseen import MOST_POOLS, Unseen

FIRST = 10
KINDS = 3
ANT, BEE, CAT = FIRST, FIRST + 1, FIRST + 2


def deck_of(*cards: int) -> Pile:
    deck = Pile()
    for card in cards:
        deck.add(card)
    return deck


def shuffled(*decks: list[int], seats: int = 3) -> Unseen:
    unseen = Unseen(FIRST, KINDS, seats)
    for deck in decks:
        unseen.shuffle(deck_of(*deck))
    return unseen


def test_before_the_first_shuffle_there_is_nothing_to_know() -> None:
    unseen = shuffled()

    assert (unseen.lefts(), unseen.counts(), unseen.pools()) == ((), (), [])


def test_a_shuffle_makes_a_pool_of_its_cards() -> None:
    unseen = shuffled([ANT, CAT, CAT])

    assert unseen.lefts() == ((1, 0, 2),)
    assert unseen.counts() == ((0, 0, 0),)
    assert [pile.to_list() for pile in unseen.pools()] == [[ANT, CAT, CAT]]


def test_a_drawn_card_is_hidden_with_its_seat_and_still_unseen() -> None:
    unseen = shuffled([ANT, CAT, CAT])
    unseen.draw(1, CAT)

    assert unseen.lefts() == ((1, 0, 2),)
    assert unseen.counts() == ((0, 1, 0),)
    assert unseen.hidden_by(1) == ((0, CAT),)
    assert unseen.hidden_by(0) == ()
    assert [pile.to_list() for pile in unseen.pools()] == [[ANT, CAT]]


def test_a_card_that_is_turned_up_is_seen() -> None:
    unseen = shuffled([ANT, CAT, CAT])
    unseen.turn_up(CAT)

    assert unseen.lefts() == ((1, 0, 1),)


def test_a_shown_card_is_seen_and_no_longer_hidden() -> None:
    unseen = shuffled([ANT, CAT, CAT])
    unseen.draw(1, CAT)
    unseen.show(1, CAT)

    assert (unseen.lefts(), unseen.counts()) == (((1, 0, 1),), ((0, 0, 0),))


def test_cards_drawn_before_and_after_a_shuffle_are_told_apart() -> None:
    unseen = shuffled([ANT, BEE])
    unseen.draw(0, ANT)
    unseen.draw(1, BEE)
    unseen.shuffle(deck_of(CAT, CAT))
    unseen.draw(0, CAT)

    assert unseen.lefts() == ((1, 1, 0), (0, 0, 2))
    assert unseen.counts() == ((1, 1, 0), (1, 0, 0))
    assert unseen.hidden_by(0) == ((0, ANT), (1, CAT))


def test_a_shown_card_that_only_one_shuffle_can_explain_leaves_the_others_apart() -> None:
    unseen = shuffled([ANT, BEE])
    unseen.draw(0, ANT)
    unseen.draw(1, BEE)
    unseen.shuffle(deck_of(CAT, CAT))
    unseen.draw(0, CAT)
    unseen.show(0, CAT)

    assert unseen.lefts() == ((1, 1, 0), (0, 0, 1))
    assert unseen.counts() == ((1, 1, 0), (0, 0, 0))


def test_a_pool_of_which_the_seat_hides_nothing_explains_nothing() -> None:
    unseen = shuffled([ANT, ANT])
    unseen.draw(1, ANT)
    unseen.draw(1, ANT)
    unseen.shuffle(deck_of(ANT, BEE))
    unseen.draw(0, ANT)
    unseen.show(0, ANT)

    assert unseen.lefts() == ((2, 0, 0), (0, 1, 0))


@pytest.mark.parametrize("first_drawn", [ANT, BEE])
def test_where_two_shuffles_explain_a_card_nobody_learns_which_it_was(first_drawn: int) -> None:
    second_drawn = BEE if first_drawn == ANT else ANT
    unseen = shuffled([ANT, BEE])
    unseen.draw(0, first_drawn)
    unseen.draw(1, second_drawn)
    unseen.shuffle(deck_of(ANT, BEE, CAT))
    unseen.draw(0, ANT if first_drawn == BEE else CAT)
    unseen.show(0, ANT)

    assert unseen.lefts() == ((0, 0, 0), (1, 2, 1))
    assert unseen.counts() == ((0, 0, 0), (1, 1, 0))


def test_more_shuffles_than_can_be_told_apart_leave_the_oldest_together() -> None:
    unseen = shuffled(*[[ANT, BEE]] * MOST_POOLS)
    for pool, seat in enumerate([0, 1, 2, 0]):
        unseen.hide(seat, pool, ANT)
    unseen.shuffle(deck_of(CAT))

    assert unseen.lefts() == ((2, 2, 0), (1, 1, 0), (1, 1, 0), (0, 0, 1))
    assert unseen.counts() == ((1, 1, 0), (0, 0, 1), (1, 0, 0), (0, 0, 0))
    assert unseen.hidden_by(0) == ((0, ANT), (2, ANT))


def test_pools_can_be_laid_out_from_what_is_known() -> None:
    unseen = shuffled()
    unseen.lay_out(((1, 1, 0), (0, 0, 2)))
    unseen.hide(2, 1, CAT)

    assert unseen.lefts() == ((1, 1, 0), (0, 0, 2))
    assert unseen.counts() == ((0, 0, 0), (0, 0, 1))


def test_a_copy_is_equal_and_shares_nothing() -> None:
    unseen = shuffled([ANT, BEE], [CAT])
    unseen.draw(1, CAT)
    twin = shuffled([BEE], [BEE], [BEE])
    twin.assign(unseen)
    key = unseen.key()

    assert twin.key() == key
    assert twin.lefts() == unseen.lefts()
    twin.show(1, CAT)
    twin.shuffle(deck_of(ANT))
    assert unseen.key() == key != twin.key()
    twin.assign(unseen)
    twin.shuffle(deck_of())
    assert twin.lefts() == ((1, 1, 0), (0, 0, 1), (0, 0, 0))

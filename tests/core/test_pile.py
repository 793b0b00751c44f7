import pytest
from hypothesis import given
from hypothesis import strategies as some

from midtown.core.pile import Pile, blank

CARDS = some.lists(some.integers(-3, 300), max_size=70)


def pile_of(*cards: int) -> Pile:
    pile = Pile()
    for card in cards:
        pile.add(card)
    return pile


def test_a_blank_row_is_all_zeros() -> None:
    assert list(blank(4)) == [0, 0, 0, 0]
    assert len(blank(0)) == 0


def test_a_new_pile_is_empty() -> None:
    assert (Pile().n, Pile().to_list()) == (0, [])


@given(CARDS)
def test_cards_lie_in_the_order_they_were_added(cards: list[int]) -> None:
    pile = pile_of(*cards)

    assert pile.to_list() == cards
    assert [pile.at(place) for place in range(len(cards))] == cards
    assert pile.n == len(cards)


@given(CARDS)
def test_the_last_added_card_is_taken_first(cards: list[int]) -> None:
    pile = pile_of(*cards)

    assert [pile.pop() for _card in cards] == cards[::-1]
    assert pile.n == 0


@given(CARDS)
def test_inserting_keeps_a_pile_sorted(cards: list[int]) -> None:
    pile = Pile()
    for card in cards:
        pile.insert(card)

    assert pile.to_list() == sorted(cards)


@given(CARDS, CARDS)
def test_the_last_card_slid_under_a_pile_lies_at_the_bottom(pile_cards: list[int], under: list[int]) -> None:
    pile = pile_of(*pile_cards)
    for card in under:
        pile.slide_under(card)

    assert pile.to_list() == under[::-1] + pile_cards


@given(CARDS, CARDS)
def test_inserting_above_a_place_leaves_what_lies_below(below: list[int], cards: list[int]) -> None:
    pile = pile_of(*below)
    for card in cards:
        pile.insert_above(len(below), card)

    assert pile.to_list() == below + sorted(cards)


@pytest.mark.parametrize(("card", "left"), [(1, [2, 1, 3]), (2, [1, 1, 3]), (3, [1, 2, 1])])
def test_the_lowest_such_card_is_removed_and_the_others_keep_their_order(card: int, left: list[int]) -> None:
    pile = pile_of(1, 2, 1, 3)
    pile.remove(card)

    assert pile.to_list() == left


@pytest.mark.parametrize("size", range(1, 70))
def test_a_card_can_be_removed_from_a_pile_of_any_size(size: int) -> None:
    pile = pile_of(*range(size))
    pile.remove(0)

    assert pile.to_list() == list(range(1, size))


@pytest.mark.parametrize(("start", "left"), [(0, [2, 1, 3]), (1, [1, 2, 3]), (2, [1, 2, 3])])
def test_removing_above_a_place_spares_what_lies_below(start: int, left: list[int]) -> None:
    pile = pile_of(1, 2, 1, 3)
    pile.remove_above(start, 1)

    assert pile.to_list() == left


@given(CARDS, some.integers(-3, 300))
def test_counting_finds_every_such_card(cards: list[int], card: int) -> None:
    pile = pile_of(*cards, card)

    assert pile.count(card) == cards.count(card) + 1


def test_what_was_taken_is_not_counted() -> None:
    pile = pile_of(7, 7, 7)
    pile.pop()

    assert pile.count(7) == 2


@given(CARDS, some.integers(0, 80))
def test_reversing_turns_round_what_lies_from_a_place_to_the_top(cards: list[int], start: int) -> None:
    pile = pile_of(*cards)
    pile.reverse(start)

    assert pile.to_list() == cards[:start] + cards[start:][::-1]


@given(CARDS, some.integers(0, 100))
def test_making_room_changes_no_card_and_leaves_room(cards: list[int], more: int) -> None:
    pile = pile_of(*cards)
    pile.make_room(more)

    assert pile.to_list() == cards
    assert len(pile.cards) >= len(cards) + more


@given(CARDS, CARDS, some.integers(0, 80))
def test_the_lowest_cards_of_a_pile_can_be_laid_on_another(cards: list[int], others: list[int], count: int) -> None:
    count = min(count, len(others))
    pile, other = pile_of(*cards), pile_of(*others)
    pile.add_from(other, count)

    assert (pile.to_list(), other.to_list()) == (cards + others[:count], others[count:])


@given(CARDS, CARDS)
def test_assigning_makes_an_equal_pile_whatever_was_there(cards: list[int], before: list[int]) -> None:
    source, target = pile_of(*cards), pile_of(*before)
    target.assign(source)

    assert target.to_list() == source.to_list() == cards


def test_an_assigned_pile_is_independent() -> None:
    source, target = pile_of(1, 2), Pile()
    target.assign(source)
    source.insert(0)
    target.pop()

    assert (source.to_list(), target.to_list()) == ([0, 1, 2], [1])


def test_new_piles_share_no_room() -> None:
    one, other = Pile(), Pile()
    one.add(1)
    other.add(2)

    assert (one.to_list(), other.to_list()) == ([1], [2])

"""A bid that is being put together: nobody else can tell what it will be; what changes the reserve, all see at once."""

from typing import Final

import pytest

from midtown.core.event import SPECTATOR, Journal
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import Table, bidding, cards

OTHERS: Final = [1, 2, SPECTATOR]
PRESS: Final[list[tuple[int | str, int]]] = [(0, 5), (1, 4), (2, 3)]


def bidding_table() -> Table:
    """Seat 0 has laid nothing yet."""
    hands = ["2 press 2 plans wild dollars", "press wild", "press"]
    return bidding(
        "press", hands=hands, reserves=["press elevator", "2 plans", "2 wild"], teams=["12 13 14 15 16 20"], dollars=[6], press=PRESS
    )


SECRET_STEPS: Final = pytest.mark.parametrize(
    "steps",
    [
        ["play press"],
        ["pair plans"],
        ["join plans"],
        ["as-one dollars"],
        ["as-two wild"],
        ["use character-16"],
        ["back 2"],
        ["play press", "play wild", "back 1", "use character-16", "as-one dollars"],
    ],
)


def laying(steps: list[str]) -> Table:
    """Seat 0 has taken these steps and has not let the bid stand."""
    game = bidding_table()
    game.told()
    game.play(*[f"0 {step}" for step in steps])
    return game


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7", "NYC-7.3")
def test_the_others_see_nothing_of_it(steps: list[str]) -> None:
    game = laying(steps)

    assert [game.view(seat) for seat in OTHERS] == [bidding_table().view(seat) for seat in OTHERS]


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7", "NYC-7.3")
def test_nothing_is_told_of_it_to_anybody(steps: list[str]) -> None:
    assert laying(steps).journal.take() == []


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7")
def test_the_number_of_cards_held_counts_those_that_lie_face_down(steps: list[str]) -> None:
    game = laying(steps)

    assert [game.of(seat).held for seat in range(3)] == [6, 2, 1]


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7", "NYC-7.3")
def test_the_bidder_sees_his_own_cards_lie_apart(steps: list[str]) -> None:
    view = laying(steps).view(0)

    assert sorted(view.hand + view.adding) == list(bidding_table().view(0).hand)


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7")
def test_dealt_anew_from_the_view_of_another_the_bidder_is_asked_from_the_beginning(steps: list[str]) -> None:
    redealt = Table(GAME.determinize(laying(steps).view(1), 3), Journal())

    assert redealt.owing == [0]
    assert redealt.offered(0)[-1] == "pass"
    assert redealt.state.key() == GAME.determinize(bidding_table().view(1), 3).key()


@SECRET_STEPS
@pytest.mark.rule("NYC-1.7")
def test_dealt_anew_from_the_own_view_the_bidder_goes_on_where_he_was(steps: list[str]) -> None:
    game = laying(steps)

    redealt = Table(GAME.determinize(game.view(0), 3), Journal())

    assert redealt.offered(0) == game.offered(0)


@pytest.mark.rule("NYC-1.7", "NYC-4.2", "NYC-11.14")
def test_once_it_stands_everybody_sees_cards_characters_dollars_and_steps() -> None:
    game = laying(["play press", "as-one dollars", "back 2"])

    game.play("0 bid")

    seen = game.view(1)
    assert seen.participants[0].bid == tuple(cards("press dollars"))
    assert (seen.participants[0].dollars, seen.participants[0].paid, seen.participants[0].held) == (4, (12, 13), 4)
    assert game.press[-2:] == [(0, 3), (2, 3)]
    assert game.told(1)[:4] == [
        "0 bids 4 with press dollars [NYC-7.8]",
        "0 pays character-13 [NYC-11.13]",
        "0 pays character-14 [NYC-11.14]",
        "0 goes back to space 3 of the press track [NYC-11.14]",
    ]


# --- what all see at once ---


@pytest.mark.rule("NYC-1.7", "NYC-7.9")
def test_an_exchange_is_seen_at_once_and_the_card_is_known_from_then_on() -> None:
    game = laying(["swap dollars elevator"])

    seen = game.view(1).participants[0]

    assert (seen.reserve, seen.known) == (tuple(cards("press dollars")), tuple(cards("elevator")))
    assert game.told(1) == ["0 exchanges with the reserve: dollars elevator [NYC-7.9]"]


@pytest.mark.rule("NYC-1.7", "NYC-7.9")
def test_an_exchange_in_the_middle_of_a_bid_shows_nothing_of_the_bid() -> None:
    """The others see the same as if he had exchanged before anything else."""
    in_the_middle = laying(["play press", "use character-16", "swap dollars elevator"])

    first = laying(["swap dollars elevator"])

    assert [in_the_middle.view(seat) for seat in OTHERS] == [first.view(seat) for seat in OTHERS]
    assert "pass" not in in_the_middle.offered(0)


@pytest.mark.rule("NYC-1.7", "NYC-11.15")
def test_a_card_of_the_reserve_shows_the_bid_as_far_as_it_has_come() -> None:
    game = laying(["play press", "use character-16", "back 1", "reserve press"])

    seen = game.view(2).participants[0]

    assert seen.bid == tuple(cards("press press"))
    assert (seen.paid, seen.dollars, seen.held) == ((13, 14, 15), 3, 5)
    assert (0, 4) in game.press
    assert game.told(2)[0] == "0 plays press press: 4 [NYC-11.15]"


@pytest.mark.rule("NYC-1.7", "NYC-11.15")
def test_what_is_added_after_a_card_of_the_reserve_is_secret_again() -> None:
    shown = ["play press", "reserve press"]
    game = laying([*shown, "play wild", "as-two plans"])

    assert [game.view(seat).participants for seat in OTHERS] == [laying(shown).view(seat).participants for seat in OTHERS]


@pytest.mark.rule("NYC-1.7", "NYC-11.12")
def test_12_is_seen_at_once_and_shows_nothing_of_the_bid() -> None:
    game = laying(["play press", "as-one dollars", "use character-12", "discard elevator", "done"])

    seen = game.view(1).participants[0]

    assert (seen.bid, seen.paid, seen.dollars, seen.points, seen.held) == ((), (11,), 5, 1, 6)
    assert TYPES.index("elevator") in game.spectator.discards


@pytest.mark.rule("NYC-1.7", "NYC-7.12")
def test_known_cards_that_are_bid_are_known_no_longer() -> None:
    game = bidding("press", hands=["2 press", "press"], known=["press"])

    game.bid(0, "play press")

    assert (game.of(0).known, game.of(0).held) == ((), 1)

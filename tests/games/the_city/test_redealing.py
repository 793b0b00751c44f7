"""Dealing the unseen cards anew: every table that a view could come from."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR, Journal
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.state import CityState
from midtown.games.the_city.words import WORDS
from tests.games.the_city.table import Table, opening, table

SEEDS: Final = range(10)
THIRTEEN: Final = "house school cinema bridge museum theater casino hospital mall stadium airport subway monument"


def discarding() -> Table:
    """Seat 0 has laid one card aside, seat 1 both."""
    game = opening(seats=3)
    for seat in [0, 1, 1]:
        game.play(f"{seat} {game.offered(seat)[0]}")
    return game


def choosing() -> Table:
    """Seat 1 has chosen, seats 0 and 2 have not."""
    game = table(
        seats=3,
        hands=["house school museum", "theater 4 business-center", "2 house"],
        cities=["mall", "architect", "casino"],
        discards=["museum", "", "school airport"],
    )
    game.play("1 build theater")
    return game


def chosen() -> Table:
    """Seat 0 has chosen, seat 1 has not."""
    game = table(hands=["house school", "2 museum"], discards=["", "2 airport"])
    game.play("0 build house")
    return game


def choosing_a_second() -> Table:
    """Seat 0 has chosen the first card of a pair, seat 1 has not chosen."""
    game = table(hands=["parking-garage house 2 museum", "theater"], cities=["construction-crew", "house"])
    game.play("0 build parking-garage")
    return game


def chosen_a_pair() -> Table:
    """Seat 0 has chosen a pair, seat 1 has not chosen."""
    game = choosing_a_second()
    game.play("0 also house")
    return game


def chosen_the_architect() -> Table:
    """Seat 0 has chosen the architect, seat 1 has not chosen."""
    game = table(hands=["house", "theater"])
    game.play("0 build architect")
    return game


def paying() -> Table:
    """Seats 0 and 1 have each paid one of three cards, and seat 2 will survey."""
    game = table(seats=3, hands=["department-store school 2 house cinema", "department-store 2 museum casino", "parking-garage"])
    game.play("0 build department-store", "1 build department-store", "2 renounce", "1 pay museum", "0 pay house")
    return game


def keeping() -> Table:
    """Seat 1 has kept a card, seats 0 and 2 have not."""
    game = table(seats=3, hands=["house", "", "museum"], discards=["casino", "theater", ""])
    game.everybody("renounce")
    game.play(f"1 {game.offered(1)[0]}")
    return game


def kept() -> Table:
    """Seat 0 has kept a card, the others have not."""
    game = table(seats=3)
    game.everybody("renounce")
    game.play(f"0 {game.offered(0)[0]}")
    return game


def mixing() -> Table:
    """Seats 0 and 1 have each discarded one of four cards."""
    game = table(hands=["house", "museum"], survey="mix")
    game.everybody("renounce")
    game.play(f"1 {game.offered(1)[0]}", f"0 {game.offered(0)[0]}")
    return game


def down_to_twelve() -> Table:
    """Seat 0 has discarded one of two cards."""
    game = table(hands=[f"parking-garage {THIRTEEN}", "parking-garage"], cities=["house"])
    game.everybody("build parking-garage")
    game.play("0 discard house")
    return game


EVERY_POSITION: Final = pytest.mark.parametrize(
    "position",
    [
        discarding,
        choosing,
        chosen,
        choosing_a_second,
        chosen_a_pair,
        chosen_the_architect,
        paying,
        keeping,
        kept,
        mixing,
        down_to_twelve,
    ],
)
EVERY_OBSERVER: Final = pytest.mark.parametrize("seat", [0, 1, SPECTATOR])


def all_cards(state: CityState, plan: tuple[int, ...]) -> Counter[str]:
    """Every card on the table, those of a sealed choice included."""
    layout = GAME.layout(state)
    seats, pile = layout["seats"], layout["draw pile, bottom to top"]
    assert isinstance(seats, list)
    assert isinstance(pile, list)
    cards = Counter(pile) + Counter([NAMES[kind] for kind in plan])
    for piles in seats:
        cards += Counter([*piles["hand"], *piles["city"], *piles["discards"]])
    del cards["architect"]
    return cards


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_looks_the_same(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)

    for seed in SEEDS:
        assert GAME.view(GAME.determinize(view, seed), seat) == view


@EVERY_POSITION
@EVERY_OBSERVER
@pytest.mark.rule("TC-1.2")
def test_a_redealt_table_has_all_cards(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)
    deck = Counter(
        {str(row["component"]): int(str(row["copies"])) for row in GAME.components(view.options) if row["component"] != "architect"}
    )

    for seed in SEEDS:
        assert all_cards(GAME.determinize(view, seed), view.plan) == deck


@EVERY_POSITION
def test_at_a_redealt_table_the_own_options_and_refusals_are_the_same(position: Callable[[], Table]) -> None:
    game = position()
    redealt = Table(GAME.determinize(game.view(0), 5), Journal())

    assert (0 in game.owing) == (0 in redealt.owing)
    if 0 in game.owing:
        assert redealt.offered(0) == game.offered(0)
        for text in set(WORDS.texts) - set(game.offered(0)):
            assert redealt.refused(0, text) == game.refused(0, text)


@EVERY_POSITION
@pytest.mark.rule("TC-3.5")
def test_what_others_have_answered_in_secret_is_asked_anew(position: Callable[[], Table]) -> None:
    view = position().view(0)
    redealt = Table(GAME.determinize(view, 5), Journal())

    assert set(redealt.owing) - {0} == {seat for seat, _question in view.asking} - {0}
    for seat in redealt.owing:
        assert redealt.state.options(seat) == sorted(set(redealt.state.options(seat))) != []


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_can_be_played_to_the_end(position: Callable[[], Table], seat: int) -> None:
    state = GAME.determinize(position().view(seat), 8)
    dice = Chance(3)

    while not state.over:
        options = state.options()
        state.play(options[dice.below(len(options))])

    assert max(GAME.result(state).points) >= 50


def test_a_redealt_table_follows_from_the_view_and_the_seed_alone() -> None:
    view = choosing().view(0)

    assert GAME.determinize(view, 4).key() == GAME.determinize(view, 4).key()
    assert GAME.determinize(view, 4).key() != GAME.determinize(view, 5).key()


@pytest.mark.rule("TC-2.4")
def test_the_own_discards_stay_where_they_are_and_those_of_others_are_dealt_anew() -> None:
    view = table(discards=["casino hospital", "theater university"]).view(0)
    redealt = [GAME.layout(GAME.determinize(view, seed))["seats"] for seed in SEEDS]

    assert all(isinstance(seats, list) and seats[0]["discards"] == ["casino", "hospital"] for seats in redealt)
    assert len({str(seats) for seats in redealt}) == len(SEEDS)


def test_every_unseen_card_is_as_likely_as_any_other() -> None:
    """All cards but four lie among the own discards: one of the four is the other hand, the rest the draw pile."""
    four = ["casino", "theater", "hospital", "monument"]
    copies = {str(row["component"]): int(str(row["copies"])) for row in GAME.components(GAME.options(2))}
    known = " ".join([f"{count} {name}" for name, count in copies.items() if name not in [*four, "architect"]])
    view = table(hands=["", "casino"], discards=[known], deck="theater hospital monument").view(0)

    held = Counter([Table(GAME.determinize(view, seed), Journal()).hand(1) for seed in range(400)])

    assert sorted(held) == sorted(four)
    assert all(70 <= times <= 130 for times in held.values())

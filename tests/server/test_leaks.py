"""The leak test in a few games; `make leaks` plays hundreds."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from midtown.core.chance import Chance
from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.outlook.advice import Advice, advice
from midtown.server import advising, hinting
from midtown.server.entries import Opened, Planned, written
from midtown.server.replies import Fairness, Seat
from midtown.server.store.line import Line
from midtown.server.table import telling
from midtown.server.table.bulletin import News
from midtown.server.table.chair import Chair
from midtown.server.table.chronicle import Chronicle, Happening
from midtown.server.table.sights import Sights
from midtown.server.table.table import Table
from midtown.version import is_compiled
from tests.server.trials.alike import Comparison
from tests.server.trials.leaks import leak_test

NUMBERS = count()
Leak = Callable[..., object]
HONEST = Sights.since
where_it_can_be_replaced = pytest.mark.skipif(is_compiled(), reason="what is compiled cannot be replaced; the same is tested interpreted")


def test_nobody_is_sent_what_he_may_not_know() -> None:
    test = asyncio.run(leak_test(games=3, seed=1))

    assert test.frames > 300
    assert test.comparison.pairs > 100


def compare_an_opening() -> None:
    """Two people who choose several cards to discard, one after the other and unseen by each other."""
    game = GAMES["the-city"]
    seats = [Planned("here", name, salt="salt") for name in ("Ada", "Blaise")]
    opened = Opened(game.name, game.rules_version, seats, dict(game.options(2).choices), [], "0" * 64, "", "", hints=True)
    comparison, dice = Comparison(), Chance(1)
    for _time in range(10):
        comparison.twins([Line("table", 1, 1000, written(opened))], dice)


def tell_all_there_is(news: News, _seat: int) -> bytes:
    return news.whole


def count_for_all(
    chronicle: Chronicle, seats: tuple[int, ...], _touched: tuple[int, ...], events: tuple[Event, ...], notice: Reason | None
) -> None:
    chronicle.versions[:] = [version + 1 for version in chronicle.versions]
    chronicle.happenings.append(Happening(tuple(chronicle.versions), events, notice, seats))


def test_tables_that_look_alike_are_told_alike() -> None:
    compare_an_opening()


def look_into_the_next_hand(sights: Sights, seat: int, version: int) -> object:
    return HONEST(sights, (seat + 1) % 2, version)


@where_it_can_be_replaced
@pytest.mark.parametrize(
    ("place", "name", "leak"),
    [(News, "to", tell_all_there_is), (Chronicle, "tell", count_for_all), (Sights, "since", look_into_the_next_hand)],
)
def test_a_difference_between_such_tables_would_be_found(monkeypatch: pytest.MonkeyPatch, place: object, name: str, leak: Leak) -> None:
    monkeypatch.setattr(place, name, leak)

    with pytest.raises(AssertionError, match="show"):
        compare_an_opening()


def look_at_the_deck(match: Match, seat: int) -> Advice:
    """Advice that peeks."""
    given = advice(match, seat)
    return replace(given, question=Reason("", "{things}", {"things": str(match.game.layout(match.state))}))


def test_advice_that_peeks_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "advice", look_at_the_deck)

    with pytest.raises(AssertionError, match="advice shows hidden things"):
        compare_an_opening()


def ask_by_the_deal(_name: int, _version: int) -> int:
    """A seed that follows from something hidden."""
    return next(NUMBERS)


def test_a_hint_that_peeks_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "derived", ask_by_the_deal)

    with pytest.raises(AssertionError, match="a hint shows hidden things"):
        compare_an_opening()


def give_away_the_deal(table: Table) -> Fairness:
    return Fairness("promise", {}, table.opened.secret)


def give_away_keys(chair: Chair, _now: int, *, owes: bool) -> Seat:  # noqa: ARG001  # it is called by this name
    return Seat(chair.kind, chair.key)


@where_it_can_be_replaced
@pytest.mark.parametrize(("name", "leak", "found"), [("_fairness", give_away_the_deal, "the deal"), ("_seat", give_away_keys, "a key")])
def test_a_secret_that_is_sent_would_be_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: Leak, found: str) -> None:
    monkeypatch.setattr(telling, name, leak)

    with pytest.raises(AssertionError, match=found):
        asyncio.run(leak_test(games=1, seed=1))

"""What everybody is shown is made part by part from the fields that are named for each, and from no others."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.core.parts import Part, Parts, Rows
from midtown.games import GAMES
from midtown.games.fifth_avenue.shown import COMMON as FIFTH_AVENUE
from midtown.games.new_york_city.shown import COMMON as NEW_YORK_CITY
from midtown.games.the_city.shown import COMMON as THE_CITY

Sample = tuple[int, str]
COMMON: dict[str, Parts[Any, Any]] = {"the-city": THE_CITY, "fifth-avenue": FIFTH_AVENUE, "new-york-city": NEW_YORK_CITY}
SAMPLED = 60
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "the-city": [(2, {}), (4, {})],
    "fifth-avenue": [(2, {"length": "400"}), (4, {"length": "400"})],
    "new-york-city": [(2, {"tom-1": "B4"}), (4, {})],
}


def half(sample: Sample, base: int) -> int:
    return sample[0] // base


def test_only_parts_that_are_made_from_a_changed_field_may_have_changed() -> None:
    parts: Parts[Sample, int] = Parts(
        ("number", "name"),
        [
            Part("half", half, "number"),
            Part("name", lambda sample, _base: sample[1], "name"),
            Part("all", lambda sample, _base: sample, "number", "name"),
        ],
    )

    words = parts.shown((8, "a"), 2)
    assert words == {"half": 4, "name": "a", "all": (8, "a")}
    assert parts.changed((8, "a"), (8, "a"), words, 2) == {}
    assert parts.changed((9, "a"), (8, "a"), words, 2) == {"half": 4, "all": (9, "a")}
    assert parts.changed((8, "b"), (8, "a"), words, 2) == {"name": "b", "all": (8, "b")}


class Purses(NamedTuple):
    """What two have."""

    dollars: tuple[int, int]
    cards: tuple[int, int]


def test_only_rows_of_which_something_has_changed_are_shown_again() -> None:
    parts: Parts[Purses, int] = Parts(Purses._fields, [Rows("purses", purse_shown, "dollars", "cards")])
    before = Purses((1, 2), (3, 4))
    words = parts.shown(before, 10)
    assert words == {"purses": [{"dollars": 11, "cards": 3}, {"dollars": 12, "cards": 4}]}

    changed = parts.changed(Purses((1, 2), (3, 5)), before, words, 10)
    assert changed == {"purses": [{"dollars": 11, "cards": 3}, {"dollars": 12, "cards": 5}]}
    shown, shown_again = words["purses"], changed["purses"]
    assert isinstance(shown, list)
    assert isinstance(shown_again, list)
    assert shown_again[0] is shown[0]
    assert parts.changed(before, before, words, 10) == {}


def purse_shown(purses: Purses, more: int, owner: int) -> dict[str, object]:
    return {"dollars": purses.dollars[owner] + more, "cards": purses.cards[owner]}


def views(game: str) -> Iterator[Any]:
    """What spectators see of random games."""
    for seats, chosen in TABLES[game]:
        state = GAMES[game].setup(GAMES[game].options(seats, chosen), seats)
        dice = Chance(seats)
        while not state.over:
            yield GAMES[game].view(state, SPECTATOR)
            seat = next(seat for seat in range(seats) if state.owes(seat))
            offered = state.options(seat)
            state.play(offered[int(dice.below(len(offered)))], seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_part_is_made_from_no_other_field_than_those_named(game: str) -> None:
    parts = COMMON[game]
    dice = Chance(3)
    by_seats: dict[int, list[Any]] = {}
    for view in views(game):
        by_seats.setdefault(view.options.seats, []).append(view)
    for seen in by_seats.values():
        edition = GAMES[game].edition(seen[0].options)  # type: ignore[attr-defined]  # every game of ours has one
        for _sample in range(SAMPLED):
            one, other = [seen[int(dice.below(len(seen)))] for _each in range(2)]
            shown = parts.shown(one, edition)
            for field in one._fields:
                mixed = one._replace(**{field: getattr(other, field)})
                for part in parts.parts:
                    if field not in part.fields:
                        assert part.show(mixed, edition) == shown[part.name], (part.name, field)


@pytest.mark.parametrize("game", GAMES)
def test_own_parts_over_what_has_changed_are_all_that_a_seat_is_shown(game: str) -> None:
    rules = GAMES[game]
    for seats, chosen in TABLES[game]:
        state = rules.setup(rules.options(seats, chosen), seats)
        dice = Chance(seats)
        told: dict[str, object] = {}
        before = rules.view(state, SPECTATOR)
        while not state.over:
            now = rules.view(state, SPECTATOR)
            told = {**told, **rules.changed(now, before, told)} if told else rules.shown(now)
            before = now
            for seat in (SPECTATOR, *range(seats)):
                assert {**told, **rules.own(state, seat)} == rules.shown(rules.view(state, seat))
            alone = rules.alone(state, 0)
            own = rules.own(state, 0)
            seat = next(seat for seat in range(seats) if state.owes(seat))
            offered = state.options(seat)
            state.play(offered[int(dice.below(len(offered)))], seat)
            assert rules.alone(state, 0) != alone or rules.own(state, 0) == own

"""Nothing that a view knows is missing from its words."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import pytest

from midtown.core.chance import Chance
from midtown.games import GAMES

UNSAID: Final = {"options", "agenda", "asking", "ready", "question"}
"""What is sent elsewhere, and numbers of the book, of which not all have to be said."""
TABLES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "the-city": (2, {}),
    "fifth-avenue": (2, {"length": "400"}),
    "new-york-city": (3, {"tom-1": "C5"}),
}
SEEDS: Final = range(2)
UNPLAYED: Final[dict[str, list[dict[str, object]]]] = {
    "the-city": [{"seat": 1}],
    "fifth-avenue": [{"seat": 1}],
    "new-york-city": [
        {"base": (1, 2, 3, 4, 5, 6)},
        {"due": (0,)},
        {"gone": (0,)},
        {"last": 1},
        {"letters": (5, 4, 3, 2, 1, 0)},
        {"most": 1},
        {"moves": 1},
        {"seat": 1},
        {"steps": 1},
        {"times": 1},
    ],
}
"""Other values of fields that never or hardly ever change in the games played here."""


def views(name: str, seed: int) -> list[Any]:
    """What seat 0 sees of a random game, move by move."""
    seats, chosen = TABLES[name]
    state = GAMES[name].setup(GAMES[name].options(seats, chosen), seed)
    dice = Chance(seed)
    seen = []
    while not state.over:
        seen.append(GAMES[name].view(state, 0))
        offered = state.options()
        state.play(offered[int(dice.below(len(offered)))])
    return seen


def changes(name: str) -> Iterator[tuple[Any, dict[str, object]]]:
    """Views, each with another value of one of its fields."""
    for seed in SEEDS:
        for one, other in pairwise(views(name, seed)):
            for field in one._fields:
                if getattr(one, field) != getattr(other, field):
                    yield one, {field: getattr(other, field)}
    for change in UNPLAYED[name]:
        yield views(name, 0)[0], change


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_changes_its_words(name: str) -> None:
    shown = GAMES[name].shown
    said: set[str] = set()
    fields: set[str] = set()
    for view, change in changes(name):
        fields = set(view._fields)
        if not said.issuperset(change) and shown(view._replace(**change)) != shown(view):
            said |= set(change)

    assert said - UNSAID == fields - UNSAID


def test_every_field_of_a_participant_changes_the_words() -> None:
    shown = GAMES["new-york-city"].shown
    said: set[str] = set()
    fields: set[str] = set()
    for view in [view for seed in SEEDS for view in views("new-york-city", seed)]:
        own, other = view.participants[:2]
        fields = set(own._fields)
        for field in fields - said:
            mixed = own._replace(**{field: getattr(other, field)}) if field != "took_both" else own._replace(took_both=True)
            if mixed != own and shown(view._replace(participants=(mixed, *view.participants[1:]))) != shown(view):
                said.add(field)

    assert said == fields

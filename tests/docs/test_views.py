"""The documents about views name the keys that are shown, all of them and no others, each with its type."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.games import GAMES
from tests.texts.documents import bare, table_after, text_of

TABLES: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "the-city": [(3, {})],
    "fifth-avenue": [(2, {"length": "400"}), (3, {"length": "400"})],
    "new-york-city": [(2, {"tom-1": "B4"})],
}
NESTED: Final = {"list", "object", "object or null"}


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_name(value: object) -> bool:
    return isinstance(value, str)


def is_nothing(value: object) -> bool:
    return value is None


def all_of(is_one: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(is_one(part) for part in value)


def either(*tests: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: any(fits(value) for fits in tests)


def is_object(value: object) -> bool:
    return isinstance(value, dict)


def are_numbers_by_name(value: object) -> bool:
    return isinstance(value, dict) and all(is_name(name) and is_number(count) for name, count in value.items())


TYPES: Final[dict[str, Callable[[object], bool]]] = {
    "number": is_number,
    "number or null": either(is_number, is_nothing),
    "name": is_name,
    "name or null": either(is_name, is_nothing),
    "true or false": lambda value: isinstance(value, bool),
    "numbers": all_of(is_number),
    "names": all_of(is_name),
    "pairs of names": all_of(lambda pair: all_of(is_name)(pair) and isinstance(pair, list) and len(pair) == 2),
    "lists of names": all_of(all_of(is_name)),
    "numbers by name": are_numbers_by_name,
    "list": all_of(is_object),
    "object": is_object,
    "object or null": either(is_object, is_nothing),
}


def documented(game: str) -> dict[str, str]:
    """Each key with its type, as the document says."""
    rows = table_after(text_of(game, "view.md"), "| key | type | meaning |")
    assert all(meaning for _key, _type, meaning in rows)
    return {key: kind for cell, kind, _meaning in rows for key in bare(cell)}


def positions(game: str) -> Iterator[dict[str, object]]:
    """The words of all views of some random games."""
    for seats, chosen in TABLES[game]:
        state = GAMES[game].setup(GAMES[game].options(seats, chosen), 3)
        dice = Chance(3)
        while not state.over:
            for seat in (0, SPECTATOR):
                yield GAMES[game].shown(GAMES[game].view(state, seat))
            offered = state.options()
            state.play(offered[int(dice.below(len(offered)))])


def keys_of(words: object, types: dict[str, str], before: str = "") -> Iterator[tuple[str, object]]:
    """Every key with its value; those of nested things after the key that holds them."""
    if isinstance(words, list):
        for part in words:
            yield from keys_of(part, types, before)
    elif isinstance(words, dict):
        for key, value in words.items():
            path = f"{before}.{key}" if before else key
            yield path, value
            if types.get(path) in NESTED:
                yield from keys_of(value, types, f"{path}[]" if types[path] == "list" else path)


@pytest.mark.parametrize("game", GAMES)
def test_the_documented_keys_are_those_that_are_shown(game: str) -> None:
    types = documented(game)
    found: set[str] = set()
    for words in positions(game):
        for key, value in keys_of(words, types):
            assert key in types, key
            assert TYPES[types[key]](value), (key, value)
            found.add(key)

    assert found == set(types)

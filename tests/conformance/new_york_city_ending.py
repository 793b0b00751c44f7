"""The final scoring of New York City, counted anew by hand and by name."""

from collections import Counter
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from midtown.core.options import Options
from midtown.games.new_york_city import GAME

BOROUGHS: Final = ["manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"]
LANTERNS: Final = {28: "yellow-lantern", 29: "green-lantern", 30: "brown-lantern", 31: "grey-lantern", 32: "blue-lantern"}
VESSELS: Final = ["taxi", "bus", "streetcar", "subway", "boat"]


class Owned(NamedTuple):
    """What belongs to a participant at the end."""

    characters: list[int]
    dollars: int
    ready: int
    vessels: Counter[str]
    reserve: list[str]
    built: Counter[str]
    space: int


@cache
def printed(options: Options) -> dict[str, dict[str, object]]:
    """The components by name."""
    return {str(row["component"]): row for row in GAME.components(options)}


def value_of(options: Options, character: int) -> int:
    """What is printed on a character."""
    return int(str(printed(options)[f"character-{character}"]["value"]))


def points_of_person(options: Options, owned: Owned) -> Counter[str]:
    """Characters and all the rest of a person, in parts."""
    parts = Counter({"scored characters": sum([value_of(options, character) for character in owned.characters])})
    parts["scored character"] = sum([points_by_character(options, owned, character) for character in owned.characters])
    with_rest, sets = best_of_sets(owned)
    parts["scored character"] += sets
    parts["scored rest"] = with_rest - sets
    return parts


def points_by_character(options: Options, owned: Owned, character: int) -> int:
    """What a character of the end brings, except for sets."""
    if character in LANTERNS:
        return owned.built[str(printed(options)[LANTERNS[character]]["borough"])]
    if character == 33:
        return -(-owned.space // 2)
    if character == 34:
        return 2 * max(Counter(owned.reserve).values(), default=0)
    if character == 35:
        return 2 * len([borough for borough in BOROUGHS if owned.built[borough] >= 3])
    return len(owned.characters) if character == 36 else 0


def wanted_by(character: int) -> list[Counter[str]]:
    """The sets that a character takes, each written out."""
    if character == 37:
        return [Counter({"taxi": 1, "boat": 1})]
    if character == 38:
        return [Counter({"bus": 1, "subway": 1})]
    if character == 39:
        return [Counter(["streetcar", vessel]) for vessel in VESSELS]
    if character == 40:
        return [Counter({vessel: 1, "dollar": 2}) for vessel in VESSELS]
    if character == 41:
        return [Counter({vessel: 1, "skyscraper": 2}) for vessel in VESSELS]
    return [Counter({"dollar": 2, "skyscraper": 2})]


def best_of_sets(owned: Owned) -> tuple[int, int]:
    """The most points of sets and the rest together, and those of the sets."""
    have = owned.vessels + Counter({"dollar": owned.dollars, "skyscraper": owned.ready})
    sets = [(character, wanted) for character in sorted(set(owned.characters)) if character >= 37 for wanted in wanted_by(character)]
    best = (-(-(owned.dollars + owned.ready) // 2), 0)
    for times in product(*[range(most_times(wanted, have) + 1) for _character, wanted in sets]):
        used = Counter[str]()
        for count, (_character, wanted) in zip(times, sets, strict=True):
            used.update({thing: count * each for thing, each in wanted.items()})
        if +used <= have:
            points = sum([count * (5 if character < 40 else 6) for count, (character, _wanted) in zip(times, sets, strict=True)])
            left = have - used
            best = max(best, (points - (-(left["dollar"] + left["skyscraper"]) // 2), points))
    return best


def most_times(wanted: Counter[str], have: Counter[str]) -> int:
    """How often a set can be handed in if nothing else is."""
    return min([have[thing] // each for thing, each in wanted.items()])


def points_of_tom(options: Options, owned: Owned) -> Counter[str]:
    """Characters and all the rest of a Tom, in parts: dollars go round twice, from the lowest value up."""
    values = sorted([value_of(options, character) for character in owned.characters])
    second_round = min(len(values), max(0, owned.dollars - len(values)))
    left = max(0, owned.dollars - 2 * len(values))
    return Counter({"scored characters": sum(values) + sum(values[:second_round]), "scored rest": -(-(left + owned.ready) // 2)})


def points_of_boroughs(worth: dict[str, int], standing: dict[int, Counter[str]], ahead: list[int]) -> dict[int, int]:
    """By token what the majorities bring; `ahead` lists all tokens from the first to the last."""
    points = Counter[int]()
    for borough in BOROUGHS:
        present = [token for token in ahead if standing[token][borough] > 0]
        share = worth[borough]
        for token in sorted(present, key=lambda token: -standing[token][borough]):
            points[token] += share
            share = -(-share // 2)
    return points

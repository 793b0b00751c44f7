"""What random tables are like: games, options, people and bots."""

from typing import Final, TypeVar

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.server.pace import Pace
from midtown.server.requests import Bot, Here, Link, Open

T = TypeVar("T")
PACES: Final = (None, Pace("live", 60, 10), Pace("days", 2))
NAMES: Final = ("Ada", "Blaise", "Carl", "Dorothea")


def pick(dice: Chance, things: list[T]) -> T:
    """One of these."""
    return things[int(dice.below(len(things)))]


def some_table(dice: Chance, game_name: str) -> Open:
    """A table for two to four people, as far as the game has seats, and bots on the others."""
    game = GAMES[game_name]
    seats, choices = pick(dice, game.agreements())
    people = min(seats, 2 + int(dice.below(3)), len(NAMES))
    wanted: list[Here | Link | Bot] = [_person(dice, name) for name in NAMES[:people]]
    wanted += [Bot(pick(dice, ["random", "random", "greedy"])) for _seat in range(seats - people)]
    turned = int(dice.below(seats))
    return Open(
        game.name, [*wanted[turned:], *wanted[:turned]], {**choices, **game.ending_choices}, pace=pick(dice, list(PACES)), hints=True
    )


def _person(dice: Chance, name: str) -> Here | Link:
    return Link() if dice.below(2) == 0 else Here(name, f"salt-of-{name}")

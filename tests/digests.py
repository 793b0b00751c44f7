"""Prints a digest of a thousand random games for each number of seats of some games, or of all: equal digests, equal play.

`make records` writes them to tests/records/digests.txt, where a change of play shows up as a difference.
"""

import sys
from hashlib import sha256
from typing import Final

from midtown.core.chance import Chance
from midtown.core.options import Options
from midtown.games import GAMES
from midtown.match.conformance import every_option_set
from midtown.match.match import AnyGame
from midtown.version import version_line

GAMES_PLAYED: Final = 1_000
PLIES_BETWEEN: Final = {"fifth-avenue": 29, "new-york-city": 29, "the-city": 7}
"""How many plies pass from one look at a state to the next: in long games more."""


def main() -> None:
    """One line for each game and number of seats; which build played goes to the other stream."""
    sys.stderr.write(f"{version_line()}\n")
    for name in sys.argv[1:] or GAMES:
        for seats in GAMES[name].seats:
            sys.stdout.write(f"{name}, {seats} seats, {GAMES_PLAYED} games: {digest(GAMES[name], seats)}\n")


def digest(game: AnyGame, seats: int) -> str:
    """Games with consecutive seeds, under every combination of options in turn."""
    seen = sha256()
    agreements = [options for options in every_option_set(game) if options.seats == seats]
    for seed in range(GAMES_PLAYED):
        for position in positions(game, agreements[seed % len(agreements)], seed):
            seen.update(repr(position).encode())
    return seen.hexdigest()


def positions(game: AnyGame, agreed: Options, seed: int) -> list[list[int]]:
    """Some states of a random game, the last, and how it ended."""
    state = game.setup(agreed, seed)
    dice = Chance(seed)
    keys: list[list[int]] = []
    while not state.over:
        if state.ply % PLIES_BETWEEN[game.name] == 0:
            keys.append(state.key())
        options = state.options()
        state.play(options[dice.below(len(options))])
    result = game.result(state)
    return [*keys, state.key(), list(result.points), list(result.ranks), *[list(score) for score in result.automatic]]


if __name__ == "__main__":
    main()

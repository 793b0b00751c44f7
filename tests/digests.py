"""Prints digests of the first few and of a thousand random games for each number of seats: equal digests, equal play.

`make records` writes them to tests/records/digests.txt, where a change of play shows up as a difference. With `--few` only the first few
games are played, with the name of a game only that one.
"""

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from midtown.core.chance import Chance
from midtown.core.options import Options
from midtown.games import GAMES
from midtown.match.conformance import every_option_set
from midtown.match.match import AnyGame
from midtown.version import version_line

FEW: Final = 100
"""Enough to show that plain Python plays as the compiled build does."""
MANY: Final = 1_000
PLIES_BETWEEN: Final = {"fifth-avenue": 29, "new-york-city": 29, "the-city": 7}
"""How many plies pass from one look at a state to the next: in long games more."""


def main() -> None:
    """Some lines for each game and number of seats; which build played goes to the other stream."""
    sys.stderr.write(f"{version_line()}\n")
    arguments = argparse.ArgumentParser()
    arguments.add_argument("games", nargs="*", default=list(GAMES))
    arguments.add_argument("--few", dest="counts", action="store_const", const=(FEW,), default=(FEW, MANY))
    wanted = arguments.parse_args()
    for name in wanted.games:
        for seats in GAMES[name].seats:
            for count, digest in digests(GAMES[name], seats, wanted.counts):
                sys.stdout.write(f"{name}, {seats} seats, {count} games: {digest}\n")


def digests(game: AnyGame, seats: int, counts: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """Of so many games with consecutive seeds, under every combination of options in turn."""
    seen = sha256()
    agreements = [options for options in every_option_set(game) if options.seats == seats]
    for seed in range(max(counts)):
        for position in positions(game, agreements[seed % len(agreements)], seed):
            seen.update(repr(position).encode())
        if seed + 1 in counts:
            yield seed + 1, seen.hexdigest()


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

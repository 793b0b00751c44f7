"""The leak test: everything that is sent to anybody in random games, searched for what he may not know."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import Final, final

from midtown.core.chance import Chance, derived
from midtown.games import GAMES
from midtown.server.hub import Hub
from midtown.server.logs import Lines
from midtown.server.services import now
from midtown.server.table.table import Table
from tests.server.trials.agreed import some_table
from tests.server.trials.alike import Comparison, Eyes
from tests.server.trials.house import open_house
from tests.server.trials.sitting import Sitting, sit_down
from tests.server.trials.unique_cards import hidden_unique_cards

MOMENTS: Final = 40
"""One of so many moments of a game is compared with its twin."""


@final
class Listener(logging.Handler):
    """Keeps what is logged, as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Final[list[str]] = []
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))


@final
class LeakTest:
    """Plays games, and counts what it has looked at."""

    def __init__(self, hub: Hub) -> None:
        self.games = self.frames = self.size = self.unique = 0
        self.comparison: Final = Comparison()
        self._hub: Final = hub
        self._listener: Final = Listener()

    async def play(self, game: str, seed: int) -> None:
        """One game from the first person who comes to the last word."""
        logging.getLogger().addHandler(self._listener)
        dice = Chance(seed)
        sitting = await sit_down(self._hub, some_table(dice, game), dice)
        try:
            async for _moment in sitting.moments():
                if dice.below(MOMENTS) == 0:
                    await self._compare(sitting, dice)
        except AssertionError as problem:
            problem.add_note("\n".join([line.body.decode() for line in await sitting.log()]))
            raise
        finally:
            await sitting.leave()
            logging.getLogger().removeHandler(self._listener)
        self._search(sitting)

    async def _compare(self, sitting: Sitting, dice: Chance) -> None:
        self._check_unique_cards(sitting.live.table)
        sitting.check_everybody_sees_his_view()
        self.comparison.twins(await sitting.log(), dice)

    def _check_unique_cards(self, table: Table) -> None:
        """A card of which there is one copy is not named to those who have never seen it."""
        for name, observer in hidden_unique_cards(table):
            told = Eyes(observer, "en", now()).update(table, 0)
            assert f'"{name}"'.encode() not in told, f"{name} is named to {observer}: {told.decode()}"
            assert f" {name}".encode() not in told, f"{name} is named to {observer}: {told.decode()}"
            self.unique += 1

    def _search(self, sitting: Sitting) -> None:
        sitting.check_no_key_is_sent()
        sitting.check_the_deal_stays_secret()
        for text in ["\n".join(self._listener.lines).encode(), self._hub.services.counters.text()]:
            sitting.check_has_no_key(text)
            assert sitting.live.table.opened.secret.encode() not in text
        self.games += 1
        self.frames += sum([len(looker.frames) for looker in sitting.lookers])
        self.size += sum([len(frame) for looker in sitting.lookers for frame in looker.frames])

    def report(self) -> str:
        """What was looked at."""
        return (
            f"{self.games} games; {self.frames} frames with {self.size} bytes hold no key and no secret of the deal; "
            f"{self.comparison.pairs} pairs of answers with {self.comparison.size} bytes are the same at tables that look alike; "
            f"{self.unique} times a card of which there is one copy was not named"
        )


async def leak_test(games: int, seed: int) -> LeakTest:
    """So many random games, one game after the other."""
    async with open_house() as hub:
        test = LeakTest(hub)
        for number in range(games):
            await test.play(list(GAMES)[number % len(GAMES)], derived(seed, number))
        return test


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Play random games and search everything that is sent for what nobody may know.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    test = asyncio.run(leak_test(wanted.games, wanted.seed))
    sys.stdout.write(f"{test.report()}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

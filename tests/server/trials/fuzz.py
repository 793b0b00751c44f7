"""The fuzz run: a real server is told everything that makes no sense, while honest people play on."""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from typing import Final, final

from midtown.core.chance import Chance
from tests.server.trials.bad_manners import bad_manners
from tests.server.trials.bad_messages import bad_messages
from tests.server.trials.bad_pages import bad_pages
from tests.server.trials.honest import HonestTable
from tests.server.trials.server_process import ServerProcess, server_process
from tests.server.trials.tally import Tally
from tests.server.trials.web import Web

MOST_GROWTH: Final = 64 * 1024 * 1024
"""Bytes that a server may have more in memory after all of this; every table that was opened stays there for a while."""
MOST_FILES: Final = 20
"""Sockets and files that it may hold open besides those of before."""
LONGEST_WAIT: Final = 2.0
"""Seconds that an honest answer may take meanwhile."""


@final
class FuzzRun:
    """What was tried on a server, and whether it minded."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.tally: Final = Tally()
        self.honest: Final = HonestTable(server.port, seed)
        self.growth = 0
        self.files = 0
        self.seconds = 0.0
        self._server: Final = server
        self._dice: Final = Chance(seed)
        self._is_on = True

    async def run(self, times: int) -> None:
        """Everything, so many times over."""
        begun, memory, files = time.monotonic(), self._server.memory, self._server.open_files
        honest = asyncio.create_task(self.honest.play_while(lambda: self._is_on))
        for _time in range(times):
            await asyncio.gather(
                bad_messages(self._server.port, 300, self._dice, self.tally),
                bad_pages(self._server.port, 60, self._dice, self.tally),
                bad_manners(self._server.port, self.tally),
            )
        self._is_on = False
        await honest
        assert (await Web(self._server.port).ask("GET", "/health")).json["health"] == "good"
        self.growth = self._server.memory - memory
        self.files = self._server.open_files - files
        self.seconds = time.monotonic() - begun

    def check(self) -> None:
        """Nobody was left without an answer, and nothing has suffered."""
        assert self.tally.faults == [], self.tally.faults[:5]
        assert self._server.is_alive
        assert self.growth < MOST_GROWTH, f"the server takes {self.growth} bytes more than before"
        assert self.files < MOST_FILES, f"the server holds {self.files} files more than before"
        assert max(self.honest.waits) < LONGEST_WAIT, f"somebody honest waited for {max(self.honest.waits)} s"
        for line in self._server.logged():
            assert "error" not in line, line
            assert line["level"] in {"info", "warning"}, line

    def report(self) -> str:
        """What was tried."""
        waits = sorted(self.honest.waits)
        answers = ", ".join([f"{count} {answer}" for answer, count in self.tally.answers.most_common()])
        return (
            f"{self.tally.inputs} inputs with {self.tally.size} bytes in {self.seconds:.0f} s; answers: {answers}; "
            f"the same process goes on with {self.growth // 1024} KiB and {self.files} open files more; "
            f"{self.honest.confirmed} honest answers in {self.honest.games} games, none lost, "
            f"confirmed after {waits[len(waits) // 2] * 1000:.0f} ms, at most {waits[-1] * 1000:.0f} ms"
        )


def fuzz(times: int, seed: int) -> FuzzRun:
    """A server that is started, fuzzed and checked."""
    with server_process() as server:
        run = FuzzRun(server, seed)
        asyncio.run(run.run(times))
        run.check()
        return run


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Tell a server everything that makes no sense while honest people play.")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    sys.stdout.write(f"{fuzz(wanted.times, wanted.seed).report()}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

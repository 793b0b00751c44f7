"""The torture run: real servers are killed again and again while people play, and nothing that was promised may be lost.

`make torture` runs it; `make torture ARGS="--database postgres"` with two servers on one PostgreSQL of its own.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from midtown.games import GAMES
from tests.server.postgres import Cluster, programs
from tests.server.trials.audit import audit
from tests.server.trials.killer import kill_again_and_again
from tests.server.trials.ledger import Party
from tests.server.trials.mortal_server import ServerProcess, free_ports
from tests.server.trials.opening import open_party
from tests.server.trials.person import Person
from tests.server.trials.report import Report, progress, report
from tests.server.trials.trial import Trial

SECONDS_A_KILL: Final = 4.0
"""How long killing goes on at most."""
SECONDS_TO_FINISH: Final = 60.0
"""How long tables may take until their end after the last kill."""
SECONDS_BETWEEN_LINES: Final = 5.0


class Wanted(NamedTuple):
    """How a trial is to be."""

    database: str
    servers: int
    kills: int
    tables: int
    seed: int


async def torture(wanted: Wanted) -> Report:
    """Play and kill, play on until all games are over, and look at what is left."""
    began = time.monotonic()
    dice = Random(wanted.seed)  # noqa: S311  # these dice guard no secret
    servers = [ServerProcess(port, ["--database", wanted.database]) for port in free_ports(wanted.servers)]
    trial = Trial(servers, dice, wanted.kills, deadline=began + SECONDS_TO_FINISH + SECONDS_A_KILL * wanted.kills)
    telling = asyncio.create_task(_tell_progress(trial))
    try:
        await asyncio.gather(*[server.start() for server in servers])
        await _play_and_kill(trial, wanted.tables)
        return report(trial, await audit(wanted.database, trial.ledger, servers), time.monotonic() - began)
    finally:
        telling.cancel()
        for server in servers:
            server.kill()
            await server.is_gone()


async def _play_and_kill(trial: Trial, tables: int) -> None:
    """Until the last kill, and then until every game is over or cannot be any more."""
    games = sorted(GAMES, reverse=True)
    hosts = [asyncio.create_task(_host(trial, games[number % len(games)])) for number in range(tables)]
    try:
        await kill_again_and_again(trial)
        trial.calm_since = time.monotonic()
        done, _ = await asyncio.wait(hosts, timeout=SECONDS_TO_FINISH)
        for host in done:
            host.result()
    finally:
        for host in hosts:
            host.cancel()
        await asyncio.gather(*hosts, return_exceptions=True)


async def _host(trial: Trial, game: str) -> None:
    """One game after the other, with the same people or with others."""
    party: Party | None = None
    while trial.goes_on:
        party = party or await open_party(trial, game)
        trial.ledger.parties.append(party)
        await asyncio.gather(*[Person(trial, party, seat).play() for seat in range(len(party.keys))])
        party.is_finished = True
        trial.ledger.games += 1
        party = Party(party.rematch, party.keys, plays_again=False) if party.rematch else None


async def _tell_progress(trial: Trial) -> None:
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_LINES)
        sys.stderr.write(progress(trial) + "\n")


# --- the command line ---


def main(words: Sequence[str]) -> int:
    """Run a trial as the command line says; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="torture", description="Kill servers while people play, and see whether anything is lost.")
    parser.add_argument("--kills", metavar="N", type=int, default=200)
    parser.add_argument("--tables", metavar="N", type=int, default=6, help="how many are played at any time")
    parser.add_argument("--seed", metavar="N", type=int, default=1)
    parser.add_argument("--database", metavar="WHICH", default="sqlite", help="sqlite, postgres, or the address of an empty database")
    given = parser.parse_args(words)
    with database(given.database) as url:
        servers = 2 if url.startswith("postgresql") else 1
        result = asyncio.run(torture(Wanted(url, servers, given.kills, given.tables, given.seed)))
    sys.stdout.write("\n".join(result.lines()) + "\n")
    return 0 if result.is_good else 1


@contextmanager
def database(which: str) -> Iterator[str]:
    """The address of an empty database of this kind, for as long as it is needed."""
    if which == "sqlite":
        with TemporaryDirectory(prefix="midtown-") as folder:
            yield f"sqlite:///{Path(folder) / 'midtown.db'}"
    elif which == "postgres":
        bin_folder = programs()
        assert bin_folder is not None, "PostgreSQL is not installed"
        with Cluster(bin_folder) as cluster:
            yield cluster.new_database()
    else:
        yield which


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

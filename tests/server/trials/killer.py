"""Kills servers at random moments, while people play."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from tests.server.trials.mortal_server import ServerProcess
from tests.server.trials.trial import Trial

SHORTEST, LONGEST = 0.05, 0.8
"""Seconds that a server lives once people play on it again."""
SECONDS_TO_BE_USED: Final = 10.0
KILLS_ALL: Final = 0.2
"""How often all servers are killed at once."""


async def kill_again_and_again(trial: Trial) -> None:
    """As often as the trial says, one server or all of them."""
    while trial.goes_on:
        victims = trial.dice.sample(trial.servers, min(trial.kills_left, len(trial.servers) if trial.dice.random() < KILLS_ALL else 1))
        await asyncio.gather(*[_until_used(server) for server in victims])
        await asyncio.sleep(trial.dice.uniform(SHORTEST, LONGEST))
        for server in victims:
            _kill(trial, server)
        await asyncio.gather(*[_revive(trial, server) for server in victims])


async def _until_used(server: ServerProcess) -> None:
    """Wait until people play on it, but not for ever: they may all be elsewhere."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_TO_BE_USED):
            await server.is_used.wait()


def _kill(trial: Trial, server: ServerProcess) -> None:
    trial.ledger.kills += 1
    trial.ledger.in_flight |= dict.fromkeys(server.in_flight, time.time_ns() // 1_000_000)
    server.kill()


async def _revive(trial: Trial, server: ServerProcess) -> None:
    """Start a server anew once nothing is left of the old one."""
    if not await server.is_gone():
        trial.ledger.orphans.append(f"kill {trial.ledger.kills}")
    await server.start()

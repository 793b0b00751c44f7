"""Bots at work: they answer one after the other, each from its own view, as people do."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar, final

from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server.entries import AnyEntry, Failed, Played
from midtown.server.refusal import Refusal, stale
from midtown.server.services import LOG, Services
from midtown.server.table.table import Table
from midtown.server.thinking.thought import BotFailed, Thought

SIMPLEST: Final = "random"
SIMPLER: Final = {"greedy": SIMPLEST}
"""What plays on for a bot that failed; for all others it is the greedy one."""


class Turn(NamedTuple):
    """A bot that is to answer, and when it was asked."""

    seat: int
    bot: str
    asked_at: int
    thought: Thought


T = TypeVar("T")


class Held(Protocol):
    """A table as bots act on it: the same path that people take."""

    async def look(self, look: Callable[[Table], T]) -> T:
        """What is seen of it."""

    async def enter(self, decide: Callable[[Table], AnyEntry]) -> AnyEntry:
        """Something is written into its log."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something is done in the background."""


@final
class BotsAtWork:
    """The bots of one table."""

    def __init__(self, name: str, live: Held, services: Services) -> None:
        self._name: Final = name
        self._live: Final = live
        self._services: Final = services
        self._is_busy = False
        self._hurry: Final = asyncio.Event()

    def start(self, patience: float) -> None:
        """Let the bots answer after some seconds, unless they are at it."""
        if not self._is_busy:
            self._is_busy = True
            self._live.start(self._work(patience))
        elif not patience:
            self._hurry.set()

    async def _work(self, patience: float) -> None:
        try:
            await self._wait(patience)
            while (turn := await self._live.look(_next_turn)) is not None:
                await self._answer(turn)
        except Refusal:
            pass  # the table was dropped: whoever comes next sets its bots to work
        finally:
            self._is_busy = False
            self._hurry.clear()

    async def _wait(self, patience: float) -> None:
        """Wait for so many seconds, unless it becomes urgent."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), patience)

    async def _answer(self, turn: Turn) -> None:
        """Think, and answer; a bot that fails is replaced by a simpler one."""
        entry = await self._entry(turn)
        with suppress(Refusal):
            await self._live.enter(lambda table: _unless_moved_on(table, turn, entry))

    async def _entry(self, turn: Turn) -> AnyEntry:
        words = GAMES[turn.thought.game].book.words
        try:
            action = await self._services.thinkers.think(self._name, turn.thought, self._services.seconds_to_think)
        except BotFailed as problem:
            LOG.warning("a bot failed", extra={"table": self._name, "bot": turn.bot, "problem": str(problem)})
            self._services.counters.failed_bots += 1
            if turn.bot == SIMPLEST:
                return Played(turn.seat, words.texts[turn.thought.options[0]])
            return _failed(turn, problem.reason)
        return Played(turn.seat, words.texts[action])


def _next_turn(table: Table) -> Turn | None:
    """The first bot that owes an answer, with what it may know."""
    owing = table.owing_bots
    if not owing or table.match is None:
        return None
    seat = owing[0]
    bot = table.chairs[seat].bot
    options = [choice.action for choice in table.match.choices(seat)]
    return Turn(seat, bot, table.asked_at[seat], Thought(table.game.name, bot, table.bot_seed(seat), table.match.view(seat), options))


def _unless_moved_on(table: Table, turn: Turn, entry: AnyEntry) -> AnyEntry:
    """The entry, if the bot is still asked what it was asked."""
    if table.asked_at[turn.seat] != turn.asked_at or table.chairs[turn.seat].bot != turn.bot or not table.owes(turn.seat):
        raise stale()
    return entry


def _failed(turn: Turn, why: Reason) -> AnyEntry:
    blanks = {name: value for name, value in why.blanks.items() if isinstance(value, int | str)}
    return Failed(turn.seat, SIMPLER.get(turn.bot, "greedy"), why.sentence, blanks)

"""Hints: what a bot would do in the place of whoever asks, by his view; thought about once for each question, told in parts."""

import asyncio
from typing import Final, final

from midtown.bots.explaining.explanation import Explanation
from midtown.core.errors import Reason
from midtown.core.view import View
from midtown.server.limits import Bucket, Limits
from midtown.server.refusal import TOO_FAST, TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.services import LOG, Advisers
from midtown.server.thinking.thought import BotFailed, Consultation

SECONDS: Final = 1.0
"""How long is thought about a hint,"""
PATIENCE: Final = 20.0
"""and how long it may take at most."""
MOST_SEATS: Final = 1000
"""For how many seats it is kept what they have asked."""
MOST_AT_ONCE: Final = 16
"""How many hints are being thought about or waited for."""
NO_HINT: Final = Reason("", "no hint could be worked out: try again")


@final
class SeatHints:
    """The last question of one seat, and how often it may ask."""

    def __init__(self, limits: Limits) -> None:
        self.bucket: Final = Bucket(limits.hints_a_second, limits.hints_at_once)
        self.view: View | None = None
        self.thinking: asyncio.Task[Explanation] | None = None


@final
class Hints:
    """One thought for each question of each seat; the same view is never thought about twice in a row."""

    def __init__(self, advisers: Advisers, limits: Limits) -> None:
        self._advisers: Final = advisers
        self._limits: Final = limits
        self._seats: Final[dict[tuple[str, int], SeatHints]] = {}
        """By table and seat, beginning with the one that has been silent for longest."""
        self._at_once = 0

    async def explained(self, table: str, asked: Consultation) -> Explanation:
        """What is to be said of the choices of a seat."""
        seat = self._seat((table, asked.view.seat))
        if seat.thinking is None or seat.view != asked.view or _has_failed(seat.thinking):
            self._check_pace(seat)
            seat.view = asked.view
            seat.thinking = asyncio.get_running_loop().create_task(self._think(table, asked))
        return await asyncio.shield(seat.thinking)

    def _seat(self, name: tuple[str, int]) -> SeatHints:
        seat = self._seats.pop(name, None) or SeatHints(self._limits)
        self._seats[name] = seat
        if len(self._seats) > MOST_SEATS:
            del self._seats[next(iter(self._seats))]
        return seat

    def _check_pace(self, seat: SeatHints) -> None:
        if self._at_once >= MOST_AT_ONCE:
            raise Refusal(TOO_MANY, Reason("", "too many ask for hints now: try again in a moment"))
        if not seat.bucket.take():
            raise Refusal(TOO_FAST, Reason("", "too many hints: wait a moment"))

    async def _think(self, table: str, asked: Consultation) -> Explanation:
        self._at_once += 1
        try:
            found = await self._advisers.ask(table, asked, PATIENCE)
        except BotFailed as problem:
            LOG.warning("no hint could be worked out", extra={"table": table, "problem": str(problem)})
            raise Refusal(UNAVAILABLE, NO_HINT) from None
        finally:
            self._at_once -= 1
        if not isinstance(found, Explanation):
            raise Refusal(UNAVAILABLE, NO_HINT)
        return found


def _has_failed(thinking: "asyncio.Task[Explanation]") -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)

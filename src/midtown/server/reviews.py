"""Reviews: finished games in hindsight, thought about while somebody waits for them."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final, final

import msgspec

from midtown.bots.considering import Considered
from midtown.bots.reviewing.decision import Decision, decisions_of
from midtown.bots.reviewing.hindsight import Hindsight
from midtown.bots.reviewing.review import review_of
from midtown.core.chance import derived
from midtown.core.errors import Reason
from midtown.match.match import Match
from midtown.server.records import open_match
from midtown.server.refusal import NOT_ALLOWED, TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.replies import Sentence
from midtown.server.sentences import language_of, worded
from midtown.server.services import LOG, Advisers
from midtown.server.table.table import Table
from midtown.server.thinking.thought import BotFailed, Reflection
from midtown.texts.language import Language

SECONDS: Final = 0.15
"""How long is thought about a decision,"""
PATIENCE: Final = 20.0
"""and how long it may take at most."""
MOST_KEPT: Final = 32
"""How many reviews are kept in memory,"""
MOST_AT_ONCE: Final = 4
"""and how many are being made."""
SECONDS_UNWANTED: Final = 20.0
"""After so long without anybody asking for it, a review is given up."""


@final
class ChanceAfter(msgspec.Struct, gc=False, frozen=True):
    """The chance of a seat to win after so many moves, from 0 to 1."""

    ply: int
    win: float


@final
class Judged(msgspec.Struct, gc=False, frozen=True):
    """A choice, and what a bot found out about it."""

    action: str
    win: float
    lead: float
    tried: int


@final
class TurningPoint(msgspec.Struct, gc=False, frozen=True):
    """A decision that cost much of the chance to win."""

    ply: int
    """How many moves had been made before it."""
    played: Judged
    better: Judged
    why: Sentence
    """Why the other choice would have been better."""


@final
class ReviewedSeat(msgspec.Struct, gc=False, frozen=True):
    """The chances of a seat through the game, after each of its decisions and at the end, and where they turned."""

    seat: int
    curve: list[ChanceAfter]
    turning: list[TurningPoint]


@final
class Review(msgspec.Struct, gc=False, frozen=True):
    """A game in hindsight; as long as `done` is less than `moves` it is being thought about, and there are no seats yet."""

    moves: int
    done: int
    seats: list[ReviewedSeat]


@final
class Reviewing:
    """One game that is being thought about, decision by decision."""

    def __init__(self, table: str, match: Match, seats: list[int], advisers: Advisers) -> None:
        self.match: Final = match
        self.seats: Final = seats
        self.found: Final[list[Hindsight]] = []
        self.done = 0
        self.has_failed = False
        self.wanted_at = time.monotonic()
        self._table: Final = table
        self._advisers: Final = advisers
        self.task: Final = asyncio.get_running_loop().create_task(self._think_about(decisions_of(match, seats)))

    @property
    def is_given_up(self) -> bool:
        """Has it ended without having come to the end of the game, because nobody wanted it?"""
        return self.task.done() and not self.has_failed and self.done < self.match.ply

    async def _think_about(self, decisions: Iterator[Decision]) -> None:
        game = self.match.game.name
        for decision in decisions:
            self.done = decision.ply
            if time.monotonic() - self.wanted_at > SECONDS_UNWANTED:
                return
            try:
                reflection = Reflection(game, derived(1, decision.ply), decision, SECONDS)
                found = await self._advisers.ask(f"review of {self._table}", reflection, PATIENCE)
            except BotFailed as problem:
                LOG.warning("a game could not be reviewed", extra={"table": self._table, "problem": str(problem)})
                self.has_failed = True
                return
            if isinstance(found, Hindsight):
                self.found.append(found)
        self.done = self.match.ply


@final
class Reviews:
    """The reviews of all tables: kept in memory for a while, made anew if somebody asks later."""

    def __init__(self, advisers: Advisers) -> None:
        self._advisers: Final = advisers
        self._kept: Final[dict[str, Reviewing]] = {}
        """By table, beginning with the one that nobody has asked for for longest."""

    def review(self, table: Table, key: str, lang: str) -> Review:
        """As much as there is, for whoever has a key; the first who asks has it begun."""
        match = open_match(table, key)
        if table.is_played:
            raise Refusal(NOT_ALLOWED, Reason("", "a game is reviewed once it is over"))
        reviewing = self._reviewing(table.name, match, table.people or list(range(len(table.chairs))))
        if reviewing.has_failed:
            del self._kept[table.name]
            raise Refusal(UNAVAILABLE, Reason("", "the game could not be reviewed: try again"))
        if reviewing.done < match.ply:
            return Review(match.ply, reviewing.done, [])
        language = language_of(lang, table.opened.game)
        return Review(match.ply, match.ply, [_seat(reviewing, seat, language) for seat in reviewing.seats])

    def _reviewing(self, table: str, match: Match, seats: list[int]) -> Reviewing:
        kept = self._kept.pop(table, None)
        if kept is None or kept.is_given_up:
            kept = self._begun(table, match, seats)
        kept.wanted_at = time.monotonic()
        self._kept[table] = kept
        return kept

    def _begun(self, table: str, match: Match, seats: list[int]) -> Reviewing:
        if len([kept for kept in self._kept.values() if not kept.task.done()]) >= MOST_AT_ONCE:
            raise Refusal(TOO_MANY, Reason("", "too many games are being reviewed: try again in a moment"))
        while len(self._kept) >= MOST_KEPT:
            self._kept.pop(next(iter(self._kept))).task.cancel()
        return Reviewing(table, match, seats, self._advisers)

    async def close(self) -> None:
        """Give up whatever is being thought about."""
        tasks = [kept.task for kept in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _seat(reviewing: Reviewing, seat: int, language: Language) -> ReviewedSeat:
    review = review_of(reviewing.match, seat, reviewing.found)
    return ReviewedSeat(
        seat,
        [ChanceAfter(chance.ply, round(chance.win, 4)) for chance in review.curve],
        [_turning_point(reviewing.match, point, language) for point in review.turning],
    )


def _turning_point(match: Match, point: Hindsight, language: Language) -> TurningPoint:
    why = point.why or Reason("", "the next best")
    return TurningPoint(point.ply, _judged(match, point.played), _judged(match, point.best), worded(why, language))


def _judged(match: Match, choice: Considered) -> Judged:
    win, lead = round(min(1.0, max(0.0, choice.win)), 4), round(choice.lead, 2)
    return Judged(match.text(choice.action), win, lead, choice.tried)

"""Refusals: why a server does not do what it was asked, as a word for programs and a reason for people."""

from typing import Final, final

from midtown.core.errors import BadNotation, GameError, GameOver, IllegalAction, NotAsked, NoUndo, Reason

STALE: Final = "stale"
"""The choices have changed since the sender saw them."""
ILLEGAL: Final = "illegal"
NOT_ASKED: Final = "not-asked"
OVER: Final = "over"
NO_UNDO: Final = "no-undo"
BAD_NOTATION: Final = "bad-notation"
BAD_OPTIONS: Final = "bad-options"
BAD_MESSAGE: Final = "bad-message"
NOT_ALLOWED: Final = "not-allowed"
NO_TABLE: Final = "no-table"
NO_PAGE: Final = "no-page"
NO_KEY: Final = "no-key"
TOO_FAST: Final = "too-fast"
TOO_BIG: Final = "too-big"
TOO_MANY: Final = "too-many"
UNAVAILABLE: Final = "unavailable"
"""The disk or the database failed; the same message may be sent again."""
READ_AGAIN: Final = Reason("", "the table is being read again: come back in a moment")
WRONG_KEY: Final = Reason("", "this link does not lead to this table any more")

CODES: Final[dict[type[GameError], str]] = {
    IllegalAction: ILLEGAL,
    NotAsked: NOT_ASKED,
    GameOver: OVER,
    NoUndo: NO_UNDO,
    BadNotation: BAD_NOTATION,
}


@final
class Refusal(Exception):
    """Nothing was changed, and this is why."""

    def __init__(self, code: str, reason: Reason) -> None:
        super().__init__(str(reason))
        self.code: Final = code
        self.reason: Final = reason


def stale() -> Refusal:
    """The sender saw a table that is no more."""
    return Refusal(STALE, Reason("", "the table has changed since: look at it again"))


def refusal_of(problem: GameError) -> Refusal:
    """What a game refuses, as a refusal of the server."""
    return Refusal(CODES.get(type(problem), BAD_OPTIONS), problem.reason)

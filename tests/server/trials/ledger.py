"""What players were promised, and what they saw: the books that the logs of the tables are compared with."""

from dataclasses import dataclass, field
from typing import final


@final
@dataclass
class Party:
    """The people at one table."""

    table: str
    keys: list[str]
    plays_again: bool
    """Do they agree on a rematch after the game?"""
    rematch: str = ""
    """The table where they play again."""
    is_finished: bool = False
    """Have all of them seen how the game ended?"""
    heard_at: float = 0.0
    """When one of them was last told something new."""


@final
@dataclass
class Ledger:
    """Everything that players of all tables noted."""

    parties: list[Party] = field(default_factory=list)
    acknowledged: set[str] = field(default_factory=set)
    """The ids of requests that the server said were done."""
    refused: set[str] = field(default_factory=set)
    """The ids of requests of which it said that nothing was changed."""
    stale: set[str] = field(default_factory=set)
    """The ids of answers to choices that were past."""
    in_flight: dict[str, int] = field(default_factory=dict)
    """The ids of requests that were not answered when their server was killed, and when that was in milliseconds since 1970."""
    steps_back: list[str] = field(default_factory=list)
    """When somebody was shown an older version than before."""
    locked_out: list[str] = field(default_factory=list)
    """When somebody was not let in with a good key."""
    orphans: list[str] = field(default_factory=list)
    """After which kills processes were left behind."""
    kills: int = 0
    games: int = 0
    reconnects: int = 0
    repeats: int = 0
    """How many acknowledged requests were sent once more."""
    longest_silence: float = 0.0
    """How many seconds passed at most after the last kill until a table had something new to tell."""
    lost_seats: int = 0
    """How often a server was killed between giving a seat and telling its key."""

"""Outcomes: how a game ended, for those who played it."""

from collections.abc import Callable

from midtown.core.errors import Reason
from midtown.match.export import score_parts
from midtown.match.match import Match
from midtown.server.replies import Outcome, Sentence


def outcome_of(match: Match, worded: Callable[[Reason], Sentence]) -> Outcome | None:
    """The ranking, and what everybody's points came from; nothing before the end."""
    result = match.result()
    if result is None:
        return None
    return Outcome(
        list(result.points),
        list(result.ranks),
        list(result.winners),
        [list(tie) for tie in result.ties],
        worded(result.reason),
        [list(score) for score in result.automatic],
        list(result.all_ranks[len(result.ranks) :]),
        [dict(parts.most_common()) for parts in score_parts(match)],
    )

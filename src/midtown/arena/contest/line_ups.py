"""Line-ups: which bot sits where in the games of one deal."""

from itertools import combinations, combinations_with_replacement

from midtown.core.errors import BadOptions, Reason

TWO = 2


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The games of a deal, each as the bots by seat; every bot has every seat equally often."""
    return [rotated(company, first) for company in companies(bots, seats) for first in range(seats)]


def companies(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets: one bot alone; the first of two among all others; of more, as many as there are seats, or all of them and some twice."""
    if seats == 1:
        return [(bot,) for bot in range(bots)]
    if bots < TWO:
        raise BadOptions(Reason("", "one bot cannot be compared with itself: name at least two, or --players 1"))
    if bots == TWO:
        return [(0, *[1] * (seats - 1))]
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [(*range(bots), *twice) for twice in combinations_with_replacement(range(bots), seats - bots)]


def rotated(company: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The same bots in the same order, beginning with another one."""
    return (*company[first:], *company[:first])

"""What is told of the last round of The City, and in which paragraphs."""

from collections.abc import Sequence

from midtown.core.event import Event


def paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    """A paragraph for each seat and round: all seats act at once."""
    found: list[list[Event]] = []
    told: dict[int, list[Event]] = {}
    for event in events:
        if event.seat < 0:
            found += [*told.values(), [event]]
            told = {}
        else:
            told.setdefault(event.seat, []).append(event)
    return [*found, *told.values()]

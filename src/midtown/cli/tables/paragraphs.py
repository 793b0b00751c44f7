"""How what happened is told in paragraphs beside a table."""

from collections.abc import Container, Sequence

from midtown.core.event import Event, EventKind
from midtown.core.flow import NOBODY


def told_in_order(events: Sequence[Event], shown: Container[EventKind]) -> list[list[Event]]:
    """In the order of events, a paragraph for what one seat does without another one coming between; not what the table shows anyway."""
    found: list[list[Event]] = []
    for event in events:
        if event.kind in shown:
            continue
        if not found or event.seat not in (found[-1][0].seat, NOBODY):
            found.append([])
        found[-1].append(event)
    return found

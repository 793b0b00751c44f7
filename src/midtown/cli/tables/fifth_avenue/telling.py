"""What is told of the last turns of Fifth Avenue, and in which paragraphs."""

from collections.abc import Sequence
from typing import Final

from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.words import LAID_ROW, OPENED_SHOP, TURN_BEGAN, TURNED_UP_CARD

SHOWN_BY_THE_TABLE: Final = (*OPENED_SHOP, LAID_ROW, TURNED_UP_CARD, TURN_BEGAN)
"""What nobody has to be told who looks at the table."""


def paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    """In the order of events, a paragraph for what one seat does without another one coming between."""
    found: list[list[Event]] = []
    for event in events:
        if event.kind in SHOWN_BY_THE_TABLE:
            continue
        if not found or event.seat not in (found[-1][0].seat, NOBODY):
            found.append([])
        found[-1].append(event)
    return found

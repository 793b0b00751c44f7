"""Bulletin: what one happening says, written once for all who are told the same."""

from collections.abc import Callable
from typing import Final, NamedTuple, final

import msgspec

from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.server.replies import ENCODER, Sentence, Told
from midtown.server.table.chronicle import Happening


@final
class News(NamedTuple):
    """Something that is told, in whole to some, and to the others what they may know of it."""

    seats: tuple[int, ...]
    whole: bytes
    rest: bytes

    @staticmethod
    def of(event: Event) -> "News":
        """An event, in its private and its public form."""
        known = event.seen_by(NOBODY)
        told = ENCODER.encode(told_of(event))
        return News((event.seat,), told, told if known is event else ENCODER.encode(told_of(known)))

    def to(self, seat: int) -> bytes:
        """As this seat may know it, if at all."""
        return self.whole if seat in self.seats else self.rest


@final
class Bulletin:
    """Events and notices, as texts with commas between them."""

    def __init__(self, happening: Happening, worded: Callable[[Reason], Sentence]) -> None:
        news = [News.of(event) for event in happening.events]
        if happening.notice is not None:
            news.append(News(happening.seats, ENCODER.encode(Told(notice=worded(happening.notice))), b""))
        self._news: Final = news
        self._common: Final = None if any(each.rest is not each.whole for each in news) else listed([each.whole for each in news])
        """What everybody is told, if it is the same."""

    def to(self, seat: int) -> bytes:
        """As this seat may know it; nothing if it may not."""
        return b",".join([known for news in self._news if (known := news.to(seat))])

    def alone_to(self, seat: int) -> msgspec.Raw | msgspec.UnsetType:
        """The same, if nothing else is told."""
        return listed([self.to(seat)]) if self._common is None else self._common


def listed(texts: list[bytes]) -> msgspec.Raw | msgspec.UnsetType:
    """What is told, if anything is."""
    told = b",".join(texts)
    return msgspec.Raw(b"[%b]" % told) if told else msgspec.UNSET


def told_of(event: Event) -> Told:
    """An event as whoever may know it is told."""
    return Told(event.kind.name, event.rule, event.seat, event.amount, event.names(), event.values)

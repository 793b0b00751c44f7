"""Limits: how much one device may ask for."""

import time
from dataclasses import dataclass
from typing import Final, final


@final
@dataclass(frozen=True)
class Limits:
    """Generous for people, tight for floods."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    messages_a_second: float = 20.0
    messages_at_once: int = 60
    forgiven: int = 50
    """How many messages beyond that are refused before the connection is closed."""
    seconds_for_hello: float = 10.0
    seconds_for_body: float = 30.0
    """How long somebody may take to send what he posts."""
    seconds_to_read: float = 30.0
    """How long a device may take to read an update."""
    devices: int = 5000
    devices_at_a_seat: int = 20
    """All spectators of a table together count as one seat."""
    posts_a_second: float = 5.0
    posts_at_once: int = 40
    """Of one address."""
    hints_a_second: float = 0.5
    hints_at_once: int = 6
    """About different questions of one seat."""


@final
class Bucket:
    """Fills up steadily; everything that is done takes a drop."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second: Final = a_second
        self._at_once: Final = at_once
        self._drops = float(at_once)
        self._filled_at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a drop left."""
        moment = time.monotonic()
        self._drops = min(self._at_once, self._drops + (moment - self._filled_at) * self._a_second)
        self._filled_at = moment
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

"""Services: what all tables of a server share."""

import logging
import time
from dataclasses import dataclass, field
from typing import Final, final

from midtown.server.counters import Counters
from midtown.server.store.store import Store
from midtown.server.thinking.thinkers import Thinkers

LOG: Final = logging.getLogger("midtown.server")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@final
@dataclass(frozen=True)
class Services:
    """The store, the bots' processes, and the figures of this server."""

    store: Store
    thinkers: Thinkers
    counters: Counters = field(default_factory=Counters)
    seconds_to_think: float = 10.0

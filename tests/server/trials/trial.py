"""What everybody in a trial shares."""

import time
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import final

from tests.server.trials.ledger import Ledger, Party
from tests.server.trials.mortal_server import ServerProcess


@final
@dataclass
class Trial:
    """Servers, dice, how often and how long servers are to be killed, and the books."""

    servers: list[ServerProcess]
    dice: Random
    kills: int
    deadline: float
    """When killing has to end, however often a server was killed."""
    ledger: Ledger = field(default_factory=Ledger)
    calm_since: float = inf
    """When the last server that was killed was there again."""

    @property
    def kills_left(self) -> int:
        """How many are to come."""
        return self.kills - self.ledger.kills

    @property
    def goes_on(self) -> bool:
        """Are there kills to come?"""
        return self.kills_left > 0 and time.monotonic() < self.deadline

    def note_news(self, party: Party) -> None:
        """Somebody at a table was told something new."""
        moment = time.monotonic()
        silence = moment - max(self.calm_since, party.heard_at)
        self.ledger.longest_silence = max(self.ledger.longest_silence, silence)
        party.heard_at = moment

    def other_than(self, server: ServerProcess) -> ServerProcess:
        """Where a player goes whose server does not answer."""
        place = self.servers.index(server)
        return self.servers[(place + 1) % len(self.servers)]

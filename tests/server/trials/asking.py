"""What a player asks for next: mostly an answer that is offered, at times something that people do and programs forget."""

from itertools import count
from random import Random
from typing import Any, Final, NamedTuple, final

import msgspec

from tests.server.trials.heard import Heard
from tests.server.trials.ledger import Ledger

LEAVES: Final = 0.02
UNDOES: Final = 0.06
REPEATS: Final = 0.10
IS_STALE: Final = 0.14
"""Up to which roll of the dice a player does so."""
RETURNS: Final = 0.5


class Request(NamedTuple):
    """A message that is sent again, word for word, until it is answered."""

    id: str
    text: str


@final
class Asking:
    """The wishes of one player."""

    def __init__(self, name: str, ledger: Ledger, dice: Random) -> None:
        self._name: Final = name
        self._ledger: Final = ledger
        self._dice: Final = dice
        self._numbers: Final = count(1)
        self._last: Request | None = None
        """The last one that was acknowledged."""

    def note_done(self, request: Request) -> None:
        """It was acknowledged, and may be sent again by mistake."""
        self._last = request

    def next_request(self, table: Heard) -> Request | None:
        """What the player wants at this table, if anything."""
        if table.phase != "playing":
            return None
        if table.bot:
            return self._make(type="return") if self._dice.random() < RETURNS else None
        return self._whim(table) or self._answer(table)

    def _whim(self, table: Heard) -> Request | None:
        """Now and then something else than an answer that is offered."""
        roll = self._dice.random()
        if roll < LEAVES:
            return self._make(type="leave")
        if roll < UNDOES:
            return self._make(type="undo", seen=table.version) if table.undo else None
        if roll < REPEATS:
            self._ledger.repeats += self._last is not None
            return self._last
        return self._stale_answer(table) if roll < IS_STALE and table.choices else None

    def rematch(self) -> Request:
        """To play again."""
        return self._make(type="vote", about="rematch", choice="yes", salt=self._name[-9:])

    def _answer(self, table: Heard) -> Request | None:
        if not table.choices:
            return None
        return self._make(type="play", seen=table.version, action=self._dice.choice(table.choices).action)

    def _stale_answer(self, table: Heard) -> Request:
        """One to what was asked before."""
        request = self._make(type="play", seen=table.asked - 1, action=self._dice.choice(table.choices).action)
        self._ledger.stale.add(request.id)
        return request

    def _make(self, **message: Any) -> Request:  # noqa: ANN401  # whatever a message has
        name = f"{self._name}-{next(self._numbers)}"
        return Request(name, msgspec.json.encode({**message, "id": name}).decode())

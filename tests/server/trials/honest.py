"""Honest people: they play game after game while others misbehave, and remember what was confirmed to them."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.record import read, replay
from tests.server.keeping import kept
from tests.server.trials.web import Web
from tests.server.trials.wire import TEXT, Wire, at_table

BETWEEN_ANSWERS: Final = 0.06
"""Seconds, so that nobody is too fast."""


class Sent(NamedTuple):
    """An answer that is yet to be confirmed."""

    name: str
    action: str
    at: float


@final
class HonestPerson:
    """Answers whenever asked, and writes down what was confirmed; wants to end the game when it is time to go."""

    def __init__(self, wire: Wire, dice: Chance) -> None:
        self.played: Final[list[str]] = []
        self.waits: Final[list[float]] = []
        self.frames: Final[list[bytes]] = []
        """All that was received, up to the end of the game."""
        self._wire: Final = wire
        self._dice: Final = dice
        self._sent: Sent | None = None
        self._wants_to_go = False

    async def play_while(self, goes_on: Callable[[], bool]) -> None:
        """Play until the game is over, or everybody wants to go."""
        await self._wire.say({"type": "resync"})
        update: dict[str, Any] = {}
        while (update := kept(update, await self._update()))["phase"] == "playing":
            if self._sent is None and not self._wants_to_go:
                await (self._answer(update) if goes_on() else self._go())
        assert self._sent is None, f"{self._sent} was never confirmed"
        self._wire.cut()

    def check_secrets(self, keys: list[str]) -> None:
        """Nobody was sent a key at any time, or what the deal follows from before the end."""
        fairness = json.loads(self.frames[-1])["fairness"]
        for frame in self.frames[:-1]:
            for secret in [*keys, fairness["secret"], fairness["seed"]]:
                assert secret.encode() not in frame, f"a secret is sent: {frame.decode()}"

    async def _update(self) -> dict[str, Any]:
        received = await self._wire.answer()
        assert received.opcode == TEXT, f"honest people are turned away: {received}"
        update = received.message
        self.frames.append(received.payload)
        assert update["type"] == "update", update
        if self._sent is not None and self._sent.name in update.get("done", []):
            self.waits.append(time.monotonic() - self._sent.at)
            self.played.append(self._sent.action)
            self._sent = None
        return update

    async def _answer(self, update: dict[str, Any]) -> None:
        choices = update.get("choices")
        if choices:
            await asyncio.sleep(BETWEEN_ANSWERS)
            action = choices[int(self._dice.below(len(choices)))]["action"]
            self._sent = Sent(f"answer-{len(self.played)}", action, time.monotonic())
            await self._wire.say({"type": "play", "seen": update["version"], "action": action, "id": self._sent.name})

    async def _go(self) -> None:
        self._wants_to_go = True
        await self._wire.say({"type": "vote", "about": "end", "choice": "yes"})


@final
class HonestTable:
    """Two people and a bot."""

    def __init__(self, port: int, seed: int) -> None:
        self.confirmed = 0
        self.games = 0
        self.waits: Final[list[float]] = []
        """Seconds from an answer to its confirmation."""
        self._port: Final = port
        self._web: Final = Web(port)
        self._dice: Final = Chance(seed)

    async def play_while(self, goes_on: Callable[[], bool]) -> None:
        """One game after the other."""
        while goes_on():
            await self._play(list(GAMES)[self.games % len(GAMES)], goes_on)
            self.games += 1

    async def _play(self, game: str, goes_on: Callable[[], bool]) -> None:
        seats = [{"kind": "here", "name": name, "salt": "salt"} for name in ("Ada", "Blaise")]
        wanted = {"game": game, "seats": [*seats, {"kind": "bot", "bot": "random"}], "choices": GAMES[game].ending_choices}
        opened = await self._web.post("/api/tables", wanted)
        people = [HonestPerson(await at_table(self._port, opened["table"], key), self._dice) for key in opened["keys"].values()]
        await asyncio.gather(*[person.play_while(goes_on) for person in people])
        record = await self._web.ask("GET", f"/api/tables/{opened['table']}/record", authorization=f"Bearer {opened['watch']}")
        assert record.status == 200, record
        match = replay(read(record.body.decode(), GAMES), GAMES)
        for seat, person in enumerate(people):
            actions = [match.text(move.action) for move in match.moves if move.seat == seat]
            assert actions == person.played, f"seat {seat} has lost something"
            self.confirmed += len(actions)
            self.waits.extend(person.waits)
            person.check_secrets([opened["owner"], opened["watch"], *opened["keys"].values()])

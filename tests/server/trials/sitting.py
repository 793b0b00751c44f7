"""Sitting: a random table with people, bots and spectators, and every byte that their devices are sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import reduce
from typing import Final, final

from midtown.core.chance import Chance
from midtown.core.flow import NOBODY
from midtown.server.advising import advise
from midtown.server.hub import Hub
from midtown.server.keys import hashed, new_key
from midtown.server.line import Line
from midtown.server.refusal import Refusal
from midtown.server.replies import OpenedTable, Renewed
from midtown.server.requests import Advise, Command, Join, Leave, Open, Play, Return, Undo, Vote
from midtown.server.store.line import Line as Written
from midtown.server.table.device import Device
from midtown.server.table.live import Live
from midtown.texts.language import LANGUAGES
from tests.server.keeping import Message, kept
from tests.server.trials.agreed import NAMES, pick

AFTER_THE_GAME: Final = (b'"phase":"over"', b'"phase":"ended"')
BREATHS: Final = 6
"""How often the loop turns until a device has what it is sent."""


@final
class Looker(Line):
    """A device, and every frame that it was sent."""

    is_clear = True

    def __init__(self, seat: int, lock: str, lang: str) -> None:
        self.device: Final = Device(seat, lock, lang, 0)
        self.frames: Final[list[bytes]] = []

    def say(self, frame: bytes) -> None:
        self.frames.append(frame)

    @property
    def now(self) -> Message:
        """All that it knows by now."""
        said = [json.loads(frame) for frame in self.frames]
        return reduce(kept, [message.get("update", message) for message in said if message["type"] == "update" or "update" in message])


@final
class Sitting:
    """People who answer, mistake themselves, take back, vote, leave and come back."""

    def __init__(self, hub: Hub, opened: OpenedTable, live: Live, dice: Chance) -> None:
        self.live: Final = live
        self.lookers: Final[list[Looker]] = []
        self._hub: Final = hub
        self._opened: Final = opened
        self._dice: Final = dice
        self._keys: Final = [opened.owner, opened.watch, *opened.keys.values(), *opened.invitations.values()]
        self._asked = 0

    async def gather(self) -> None:
        """Everybody comes: people with one or two devices each, and a spectator."""
        await self._look_on(NOBODY)
        for seat in sorted(self._opened.keys):
            await self._look_on(int(seat))
        for number, (seat, invitation) in enumerate(sorted(self._opened.invitations.items())):
            joined = await self._hub.join(self._opened.table, Join(invitation, NAMES[number], f"salt-{number}"))
            self._keys.append(joined.key)
            await self._look_on(int(seat))
        await self._look_on(pick(self._dice, [NOBODY, *self.live.table.people]))

    async def _look_on(self, seat: int) -> None:
        looker = Looker(seat, self.live.table.lock(seat), pick(self._dice, list(LANGUAGES)))
        self.lookers.append(looker)
        looker.device.connect(looker, self.live.catch_up)
        await self.live.attach(looker.device)

    async def moments(self) -> AsyncIterator[None]:
        """The game, stopping after everything that somebody does."""
        while self.live.table.is_played:
            await self._do_something()
            for _breath in range(BREATHS):
                await asyncio.sleep(0)
            yield

    async def _do_something(self) -> None:
        """Somebody who is asked answers; now and then somebody does something else."""
        table = self.live.table
        owing = [looker for looker in self.lookers if looker.device.seat >= 0 and table.owes(looker.device.seat)]
        asked = [looker for looker in owing if not table.chairs[looker.device.seat].bot]
        if self._dice.below(8) == 0:
            await self._do_something_else(pick(self._dice, [looker for looker in self.lookers if looker.device.seat >= 0]))
        elif asked:
            looker = pick(self._dice, asked)
            action = pick(self._dice, table.dealt.choices(looker.device.seat)).text
            self._say(looker, Play(table.version(looker.device.seat), action, self._id()))
        else:
            await asyncio.sleep(0.001)

    async def _do_something_else(self, looker: Looker) -> None:
        table = self.live.table
        seat = looker.device.seat
        other = int(self._dice.below(len(table.chairs)))
        number = int(self._dice.below(10))
        if number == 0:
            await self._renew(looker)
        elif number == 9:
            await advise(self.live, looker.device, Advise(table.version(seat), self._id()))
        elif number == 1:
            with suppress(Refusal):
                await self.live.resync(looker.device, int(self._dice.below(20)))
        else:
            commands: list[Command] = [
                Undo(table.version(seat), self._id()),
                Undo(table.version(seat), self._id()),
                Play(table.version(seat), pick(self._dice, list(table.game.book.words.texts)), self._id()),
                Play(0, "anything", self._id()),
                Vote(f"undo:{pick(self._dice, [seat, other])}", pick(self._dice, ["yes", "yes", "no"]), id=self._id()),
                Leave(self._id()),
                Return(self._id()),
            ]
            self._say(looker, commands[number - 2])

    async def _renew(self, looker: Looker) -> None:
        """Whoever has been turned away with an old key gets no new one."""
        key = new_key()
        with suppress(Refusal):
            await self.live.renew(looker.device, key)
            self._keys.append(key)
            looker.device.reply(Renewed(key))

    def _id(self) -> str:
        self._asked += 1
        return f"request-{self._asked}"

    def _say(self, looker: Looker, command: Command) -> None:
        self.live.do(looker.device, command)

    async def log(self) -> list[Written]:
        """All that has happened at the table."""
        return await self._hub.services.store.read(self.live.table.name)

    async def leave(self) -> None:
        """Everybody goes home."""
        for looker in self.lookers:
            looker.device.close()
            self.live.detach(looker.device)

    # --- what nobody may be sent, and what everybody must be ---

    def check_everybody_sees_his_view(self) -> None:
        """Whoever has been told everything sees what his seat may see, whatever was left out because it had not changed."""
        table = self.live.table
        for looker in self.lookers:
            seat = looker.device.seat
            if not looker.device.is_closed and table.match is not None and (now := looker.now)["version"] == table.version(seat):
                assert now["view"] == json.loads(json.dumps(table.game.shown(table.match.view(seat)))), f"{seat} sees something else"

    def check_no_key_is_sent(self) -> None:
        """No key, old or new, and no hash of one is in anybody's bytes, but a new key in the reply to whoever asked for it."""
        for looker in self.lookers:
            for frame in looker.frames:
                if not frame.startswith(b'{"type":"renewed"'):
                    self.check_has_no_key(frame)

    def check_has_no_key(self, text: bytes) -> None:
        """There is neither a key of this table in a text, nor its hash."""
        for key in self._keys:
            assert key.encode() not in text, f"a key is sent: {text.decode()}"
            assert hashed(key).encode() not in text, f"the hash of a key is sent: {text.decode()}"

    def check_the_deal_stays_secret(self) -> None:
        """As long as the game is played, nobody is sent its seed or the secret behind it."""
        secrets = [self.live.table.opened.secret.encode(), str(self.live.table.dealt.seed).encode()]
        for looker in self.lookers:
            for frame in looker.frames:
                if not any(mark in frame for mark in AFTER_THE_GAME):
                    for secret in secrets:
                        assert secret not in frame, f"the deal is given away: {frame.decode()}"


async def sit_down(hub: Hub, wanted: Open, dice: Chance) -> Sitting:
    """A table is opened, and everybody comes."""
    opened = await hub.open(wanted)
    sitting = Sitting(hub, opened, await hub.find(opened.table), dice)
    await sitting.gather()
    return sitting

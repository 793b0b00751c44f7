"""Audience: the devices that look at a table, and what each of them is sent."""

from typing import Final, final

import msgspec

from midtown.core.flow import NOBODY
from midtown.server.counters import Counters
from midtown.server.refusal import STALE, Refusal
from midtown.server.replies import Present, Refused, Update, encoded
from midtown.server.sentences import language_of
from midtown.server.services import now
from midtown.server.table.device import POLICY, RESTART, Device
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller


@final
class Audience:
    """Told only of what is on disk."""

    def __init__(self, table: Table, counters: Counters) -> None:
        self.devices: Final[set[Device]] = set()
        self._table = table
        self._counters: Final = counters
        self._tellers: dict[str, Teller] = {}
        self._rekeyed = table.rekeyed
        """How many changes of keys are known to have turned nobody away any more."""

    def look_at(self, table: Table) -> None:
        """The table was read anew."""
        self._table = table
        self._tellers = {}
        self._turn_away()

    # --- who is there ---

    def count_at(self, seat: int) -> int:
        """How many devices look at the table from a seat, or as spectators."""
        return len([device for device in self.devices if device.seat == seat])

    def add(self, device: Device) -> None:
        """A device looks at the table from now on, and is told what it does not know."""
        self.devices.add(device)
        self.introduce(device, device.told)
        self._tell_who_is_present()

    def remove(self, device: Device) -> None:
        """A device has gone."""
        if device in self.devices:
            self.devices.remove(device)
            self._tell_who_is_present()

    def close(self) -> None:
        """Nobody is told anything any more."""
        for device in self.devices:
            device.close(RESTART)

    def _turn_away(self) -> None:
        """Who came with a key that leads nowhere any more has to go."""
        self._rekeyed = self._table.rekeyed
        for device in [device for device in self.devices if device.lock != self._table.lock(device.seat)]:
            device.close(POLICY)
            self.remove(device)

    def _tell_who_is_present(self) -> None:
        seats = sorted({device.seat for device in self.devices} - {NOBODY})
        present = encoded(Present(seats, len([device for device in self.devices if device.seat == NOBODY])))
        for device in self.devices:
            device.show(present)

    # --- what they are told ---

    def publish(self) -> bool:
        """Tell at once all who asked for something or are asked something new; whether there is other news, which can wait."""
        if self._table.rekeyed != self._rekeyed:
            self._turn_away()
        asking = [device for device in self.devices if device.has_asked or device.done]
        others = [device for device in self.devices if not device.has_asked and not device.done]
        asked = [device for device in others if self._is_asked_anew(device)]
        self._tell(asking + asked)
        return any(self._is_news_to(device) for device in others)

    def publish_the_rest(self) -> None:
        """Tell everybody everything."""
        self._tell([device for device in self.devices if device.done or self._is_news_to(device)])

    def _is_asked_anew(self, device: Device) -> bool:
        """Does its seat owe an answer, and has its view, or have its choices, changed since it was told last?"""
        seat = device.seat
        return seat != NOBODY and self._table.owes(seat) and self._table.chronicle.is_touched_since(seat, device.told)

    def _is_news_to(self, device: Device) -> bool:
        """Was something told that was not told to this device?"""
        return self._table.version(device.seat) > device.told and not device.is_behind

    def _tell(self, devices: list[Device]) -> None:
        """Tell these devices what is new to them, now or as soon as they can take it; all is written first, and then sent in one go."""
        moment = now()
        updates = [(device, self._update(device, moment)) for device in devices if device.is_free]
        for device in devices:
            device.is_behind = device.is_behind or not device.is_free
        for device, update in updates:
            self._put(device, update)

    def _update(self, device: Device, moment: int) -> Update:
        return self._teller(device).update(device.seat, device.told, moment, device.take_done())

    def introduce(self, device: Device, version: int) -> None:
        """Tell one device everything, and what was told after a version; now, or as soon as it can take it."""
        if device.is_free:
            self._put(device, self._teller(device).introduction(device.seat, version, now(), device.take_done()))
        else:
            device.told = min(device.told, version)
            device.is_behind = True

    def catch_up(self, device: Device) -> None:
        """A device that was too slow gets what it missed, all at once."""
        device.is_behind = False
        self._counters.resyncs += 1
        self.introduce(device, device.told)

    def refuse(self, device: Device, refusal: Refusal, request_id: str) -> None:
        """Say why not; with the present table where the sender saw an old one. What has happened is told once, by updates."""
        teller = self._teller(device)
        update = teller.introduction(device.seat, self._table.version(device.seat), now()) if refusal.code == STALE else None
        attached = None if update is None else msgspec.Raw(encoded(update))
        if attached is not None:
            device.forget_update()
        device.reply(Refused(refusal.code, teller.worded(refusal.reason), request_id, attached))
        self._counters.refusals[refusal.code] += 1
        if device.is_behind and device.is_free:
            self.catch_up(device)

    def _put(self, device: Device, update: Update) -> None:
        device.put(encoded(update), update.version, update.done)
        self._counters.updates += 1

    def _teller(self, device: Device) -> Teller:
        if device.lang not in self._tellers:
            self._tellers[device.lang] = Teller(self._table, language_of(device.lang, self._table.opened.game))
        return self._tellers[device.lang]

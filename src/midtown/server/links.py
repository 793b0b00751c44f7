"""Links: what keys lead to, and how they come and go."""

from midtown.bots.registry import BOTS
from midtown.core.errors import BadOptions, Reason
from midtown.core.flow import NOBODY
from midtown.core.options import unknown
from midtown.server.entries import AnyEntry, Invited, Left, Seated, Showed
from midtown.server.keys import hashed
from midtown.server.refusal import NO_KEY, NOT_ALLOWED, WRONG_KEY, Refusal, refusal_of
from midtown.server.requests import Invite, Join
from midtown.server.table.device import Device
from midtown.server.table.table import Table


def seat_of(table: Table, key: str) -> int:
    """The seat that a key leads to, or NOBODY for the spectators' key."""
    given = hashed(key)
    for chair in table.chairs:
        if chair.has_sat_down and chair.key == given:
            return chair.seat
    if table.watch == given:
        return NOBODY
    raise Refusal(NO_KEY, WRONG_KEY)


def welcomed(table: Table, device: Device) -> Table:
    """The table, if the device came with the key that is good now: it may have been renewed elsewhere a moment ago."""
    if device.lock != table.lock(device.seat):
        raise Refusal(NO_KEY, WRONG_KEY)
    return table


def seating(table: Table, request: Join, key: str) -> Seated | None:
    """Somebody sits down; nothing new if he has done so with the same key."""
    given = hashed(request.invitation)
    for chair in table.chairs:
        if chair.is_person and not chair.has_sat_down and chair.key == given:
            check_is_new(table, key)
            return Seated(chair.seat, request.name, request.salt, key)
    if any(chair.has_sat_down and chair.key == key and chair.name == request.name for chair in table.chairs):
        return None
    raise Refusal(NO_KEY, Reason("", "this invitation was used or withdrawn"))


def renewal(table: Table, owner: str, request: Invite, key: str) -> AnyEntry:
    """Whoever opened the table renews a link, or lets a bot play for somebody who has not come."""
    if hashed(owner) != table.opened.owner:
        raise Refusal(NO_KEY, Reason("", "only whoever opened the table can do this"))
    if request.seat == "watch":
        return Showed(key)
    if request.seat >= len(table.chairs) or not table.chairs[request.seat].is_person or table.chairs[request.seat].has_sat_down:
        raise Refusal(NOT_ALLOWED, Reason("", "nobody is invited to this seat"))
    return _stand_in(table, request.seat, request.bot) if request.bot else Invited(request.seat, key)


def _stand_in(table: Table, seat: int, bot: str) -> AnyEntry:
    """A bot plays for somebody who has not come; he may still come."""
    if bot not in BOTS:
        raise refusal_of(BadOptions(unknown("bot", bot, list(BOTS))))
    if table.chairs[seat].bot:
        raise Refusal(NOT_ALLOWED, Reason("", "a bot plays for {seat} already", {"seat": seat}))
    if not table.dealing.salts:
        raise Refusal(NOT_ALLOWED, Reason("", "somebody must have sat down before bots play for others"))
    return Left(seat, bot)


def check_is_new(table: Table, key: str) -> None:
    """Refuse the hash of a key that leads somewhere already: it could not lead to two seats."""
    if key in [table.watch, table.opened.owner, *[chair.key for chair in table.chairs]]:
        raise Refusal(NOT_ALLOWED, Reason("", "this key is in use: choose another one"))

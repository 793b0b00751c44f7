"""Opening: what somebody asks for when a table is opened, checked and written down."""

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from midtown.bots.registry import BOTS
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.games import GAMES
from midtown.match.dealing import check_salt
from midtown.match.match import AnyGame
from midtown.match.record import read, replay
from midtown.match.toms import TOM, read_toms, tom_choices
from midtown.server.entries import Opened, Planned
from midtown.server.keys import hashed, new_key
from midtown.server.requests import Bot, Here, Link, Open, Tom

Wanted = Here | Link | Bot | Tom


class Opening(NamedTuple):
    """The first entry of a log, and the keys of which it holds the hashes."""

    entry: Opened
    keys: dict[int, str]
    """Of seats and invitations."""
    owner: str
    watch: str


def opening(request: Open) -> Opening:
    """The table that is asked for; refuses what cannot be set up."""
    game = GAMES.get(request.game)
    if game is None:
        raise BadOptions(unknown("game", request.game, list(GAMES)))
    seats = [wanted for wanted in request.seats if not isinstance(wanted, Tom)]
    keys = {seat: new_key() for seat, wanted in enumerate(seats) if not isinstance(wanted, Bot)}
    planned = [_planned(wanted, keys.get(seat, "")) for seat, wanted in enumerate(seats)]
    options = _options(game, request, seats)
    owner, watch = new_key(), new_key()
    entry = Opened(
        game=game.name,
        rules_version=game.rules_version,
        seats=planned,
        choices=dict(options.choices),
        corrections=[(change.component, change.field, change.value) for change in options.corrections],
        secret=secrets.token_hex(32),
        owner=hashed(owner),
        watch=hashed(watch),
        pace=request.pace,
        record=request.record,
        again=secrets.token_hex(32),
        hints=request.hints,
    )
    return Opening(entry, keys, owner, watch)


def check_name(name: str) -> None:
    """Refuse names that nobody could read."""
    if not name.isprintable() or name != name.strip():
        raise BadOptions(Reason("", "a name is printable and has no blanks around it"))


def _planned(wanted: Wanted, key: str) -> Planned:
    match wanted:
        case Here():
            check_name(wanted.name)
            check_salt(wanted.salt)
            return Planned("here", wanted.name, key=hashed(key), salt=wanted.salt)
        case Link():
            check_name(wanted.name)
            return Planned("link", wanted.name, key=hashed(key))
        case Bot():
            if wanted.bot not in BOTS:
                raise BadOptions(unknown("bot", wanted.bot, list(BOTS)))
            return Planned("bot", bot=wanted.bot)
        case Tom():
            message = "a Tom has no seat"
            raise AssertionError(message)


def _options(game: AnyGame, request: Open, seats: Sequence[Wanted]) -> Options:
    """What is agreed on; for a game that was begun elsewhere, what its record says."""
    if request.record:
        return _recorded(game, request, seats)
    toms = read_toms(",".join([TOM + wanted.level for wanted in request.seats if isinstance(wanted, Tom)]))
    chosen = {**request.choices, **dict([choice.split("=") for choice in tom_choices(game, toms)])}
    return game.options(len(seats), chosen, tuple([Correction(*change) for change in request.corrections]))


def _recorded(game: AnyGame, request: Open, seats: Sequence[Wanted]) -> Options:
    match = replay(read(request.record, GAMES), GAMES)
    if match.game is not game:
        raise BadOptions(Reason("", "the record is one of {found}, not of {game}", {"found": match.game.name, "game": game.name}))
    if request.choices or request.corrections:
        raise BadOptions(Reason("", "a record brings its own choices and corrections"))
    if match.options.seats != len(seats):
        blanks: dict[str, Value] = {"seats": match.options.seats, "given": len(seats)}
        raise BadOptions(Reason("", "the game in the record has {seats} seats, not {given}", blanks))
    return match.options


NAME_BYTES: Final = 9


def new_name() -> str:
    """The name of a table: no secret, but nothing to be guessed either."""
    return secrets.token_urlsafe(NAME_BYTES)

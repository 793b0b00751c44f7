"""Opening: the game that is to be played, new or taken up again."""

import argparse
import secrets
from pathlib import Path
from typing import Final

from midtown.bots.registry import USUAL
from midtown.cli.arguments import agreed_options, game_named
from midtown.cli.files import open_match, write_match
from midtown.cli.seats import ME, Seat, read_seats
from midtown.cli.shelf import Note, Shelf
from midtown.core.errors import BadOptions, Reason, Value
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.toms import read_toms, toms_of
from midtown.texts.language import Language

DEFAULT_LANGUAGE: Final = "en"
DEFAULT_SEATS: Final = f"{ME},{USUAL},{USUAL}"
CHOSEN_SEEDS: Final = 1_000_000_000
"""How many seeds are chosen from where none is given: enough to be new, short enough to be told."""


def begin(arguments: argparse.Namespace, shelf: Shelf) -> tuple[Match, Note]:
    """A new game, and its note on the shelf."""
    if arguments.game is None:
        raise BadOptions(Reason("", "say which game to play: {games}", {"games": list(GAMES)}))
    game = game_named(arguments.game)
    code = _known_language(arguments.lang or DEFAULT_LANGUAGE)
    text = arguments.seats or DEFAULT_SEATS
    seats = _seats(text)
    options = agreed_options(game, len(seats), arguments, toms=read_toms(text))
    seed = secrets.randbelow(CHOSEN_SEEDS) if arguments.seed is None else arguments.seed
    game.check_seed(seed)
    match = Match(game, options, seed)
    record = _place(arguments.save, shelf, game.name)
    note = Note(str(record), game.name, text, code)
    write_match(match, record)
    try:
        shelf.keep(note)
    except BadOptions:
        record.unlink()
        raise
    return match, note


def _place(wanted: Path | None, shelf: Shelf, game_name: str) -> Path:
    """Where the record of a new game goes; nothing is overwritten."""
    if wanted is None:
        return shelf.new_record(game_name)
    if wanted.exists():
        raise BadOptions(Reason("", "{path} is there already; --resume {path} takes it up", {"path": str(wanted)}))
    return wanted.absolute()


def resume(arguments: argparse.Namespace, shelf: Shelf) -> tuple[Match, Note]:
    """The game that was played last, or the one in a file, as it was left."""
    for flag in ("seed", "option", "edition", "save"):
        if getattr(arguments, flag) not in (None, []):
            raise BadOptions(Reason("", "--resume takes a game up as it is: --{flag} cannot go with it", {"flag": flag}))
    named = Path(arguments.resume).absolute()
    kept = shelf.find(named) if arguments.resume else shelf.last(arguments.game)
    record = Path(kept.record) if kept else named
    code = _known_language(arguments.lang or (kept.lang if kept else DEFAULT_LANGUAGE))
    match = open_match(record, code)
    text = arguments.seats or (kept.seats if kept else "")
    _check_resumed(match, record, text)
    note = Note(str(record), match.game.name, text, code)
    shelf.keep(note)
    return match, note


def _check_resumed(match: Match, record: Path, text: str) -> None:
    """Refuse to go on with a finished game, or with others than sat there."""
    if match.over:
        raise BadOptions(Reason("", "the game in {path} is over", {"path": str(record)}))
    if not text:
        raise BadOptions(Reason("", "it is not known who plays in {path}: say so with --seats", {"path": str(record)}))
    given = len(_seats(text))
    if given != match.options.seats:
        blanks: dict[str, Value] = {"path": str(record), "seats": match.options.seats, "given": given}
        raise BadOptions(Reason("", "the game in {path} has {seats} seats, not {given}", blanks))
    if read_toms(text) not in ((), toms_of(match.options)):
        raise BadOptions(Reason("", "other Toms play in {path}: leave them out of --seats", {"path": str(record)}))


def _seats(text: str) -> tuple[Seat, ...]:
    """The seats, one of which at least is a person's."""
    seats = read_seats(text)
    if not any(seat.is_person for seat in seats):
        raise BadOptions(Reason("", "nobody would be playing: put 'me' or a name among the seats; 'midtown simulate' is for bots"))
    return seats


def _known_language(code: str) -> str:
    """The code, if there is such a language."""
    return Language.load(code, "").code

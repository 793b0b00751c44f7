"""`midtown replay`: a recorded game at any of its moves, as a seat saw it."""

import argparse
from pathlib import Path
from typing import Final

from midtown.cli.arguments import add_language
from midtown.cli.chronicle import log
from midtown.cli.closing import closing
from midtown.cli.desk import Desk, standard_desk
from midtown.cli.files import open_match
from midtown.cli.parser import Parser, whole_number
from midtown.cli.tables import TABLES
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.event import SPECTATOR
from midtown.match.match import Match
from midtown.match.toms import tom_names
from midtown.texts.language import Language

SPECTATORS: Final = "spectator"
ALL: Final = "all"


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("replay", help="show a recorded game")
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a game")
    parser.add_argument("--at", metavar="N", type=whole_number, help="after so many moves; at the end if not given")
    parser.add_argument(
        "--view", metavar="SEAT", default=SPECTATORS, help="as this seat (0, 1, …) or a spectator saw it, or all: every hand"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show what happened up to that move, and the table there."""
    whole = open_match(arguments.file, arguments.lang)
    seats = _viewing_seats(arguments.view, whole.options.seats)
    match = whole if arguments.at is None else whole.at(arguments.at)
    language = Language.load(arguments.lang, match.game.name)
    seated = [language.sentence("seat {number}", number=seat) for seat in range(match.options.seats)]
    names = [*seated, *tom_names(match.options)]
    desk = standard_desk()
    knowing = None if arguments.view == ALL else (*seats, SPECTATOR)[0]
    desk.show(log(match, knowing, names, language), "")
    _show_table(desk, match, seats, names, language)
    return 0


def _viewing_seats(view: str, seats: int) -> tuple[int, ...]:
    """The seats whose hands are shown."""
    if view == SPECTATORS:
        return ()
    if view == ALL:
        return tuple(range(seats))
    if view not in [str(seat) for seat in range(seats)]:
        blanks: dict[str, Value] = {"last": seats - 1, "view": view}
        raise BadOptions(Reason("", "--view is a seat from 0 to {last}, 'spectator' or 'all', not '{view}'", blanks))
    return (int(view),)


def _show_table(desk: Desk, match: Match, seats: tuple[int, ...], names: list[str], language: Language) -> None:
    """The board, the hands of these seats, and the ranking if the game is over."""
    table = TABLES[match.game.name]
    viewer = seats[0] if len(seats) == 1 else SPECTATOR
    desk.show(table.board(match.view(viewer), names, language))
    for seat in seats:
        desk.show("")
        desk.say(names[seat], "bold")
        desk.show(table.hand(match.view(seat), language))
    desk.show(*closing(match, names, language))

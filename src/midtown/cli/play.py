"""`midtown play`: a game at the terminal, against bots or with other people."""

import argparse
from pathlib import Path
from typing import Final

from midtown.cli.arguments import add_language, add_options
from midtown.cli.commands import Leave
from midtown.cli.desk import Desk, standard_desk
from midtown.cli.host import Host
from midtown.cli.opening import DEFAULT_SEATS, begin, resume
from midtown.cli.parser import Parser, whole_number
from midtown.cli.seats import bots_known, read_seats, shown_names
from midtown.cli.shelf import Shelf
from midtown.cli.sitting import ALLOWED, ALONE, Sitting
from midtown.match.toms import TOM_HELP, tom_names
from midtown.texts.language import Language

INTERRUPTED: Final = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("play", help="play a game at the terminal")
    parser.add_argument("game", metavar="GAME", nargs="?", help="such as the-city")
    parser.add_argument(
        "--seats", metavar="NAMES", help=f"who plays, such as {DEFAULT_SEATS} or Anna,Bernd,random; {bots_known()}; {TOM_HELP}"
    )
    parser.add_argument("--seed", metavar="N", type=whole_number, help="the number that all shuffling follows from")
    add_options(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the record in this file")
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help="go on with this game, or with the last one")
    parser.add_argument(
        "--hints", action="store_const", const=ALLOWED, default=ALONE, help="allow hints although several people play against each other"
    )
    add_language(parser)
    parser.set_defaults(run=run, lang=None)


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or somebody leaves."""
    shelf = Shelf()
    match, note = begin(arguments, shelf) if arguments.resume is None else resume(arguments, shelf)
    language = Language.load(note.lang, note.game)
    seats = read_seats(note.seats)
    names = shown_names(seats, tom_names(match.options), language)
    desk = standard_desk()
    sitting = Sitting(match, seats, Path(note.record), arguments.hints)
    outcome = _attend(Host(desk, sitting, names, language), desk)
    sitting.keep()
    if match.over and sitting.unsaved is None:
        shelf.forget(sitting.record)
    desk.say(_farewell(sitting, language))
    return outcome


def _attend(host: Host, desk: Desk) -> int:
    """Let the host do his work, however it ends."""
    try:
        host.run()
    except Leave:
        return 0
    except EOFError:
        desk.say("")
        return 0
    except KeyboardInterrupt:
        desk.say("")
        return INTERRUPTED
    return 0


def _farewell(sitting: Sitting, language: Language) -> str:
    """Where the game is now."""
    if sitting.unsaved is not None:
        return language.reason(sitting.unsaved)
    if sitting.match.over:
        return language.sentence(
            "The record of the game is {path}; 'midtown review' with it shows where the game was decided.", path=str(sitting.record)
        )
    return language.sentence("The game is kept; 'midtown play --resume' goes on with it.")

"""`midtown check`: do recorded games replay to what they state?"""

import argparse
import sys
from pathlib import Path

from midtown.cli.arguments import add_language
from midtown.cli.complaint import Complaint
from midtown.cli.files import open_match
from midtown.cli.parser import Parser
from midtown.match.match import Match
from midtown.match.record import record_of
from midtown.texts.language import Language


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("check", help="play recorded games again and say whether they are sound")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="records of games")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A line for each file: sound ones on standard output, the others with the reason on standard error."""
    Language.load(arguments.lang, "")
    bad = 0
    for path in arguments.files:
        try:
            match = open_match(path, arguments.lang)
        except Complaint as problem:
            bad += 1
            sys.stderr.write(f"midtown: {problem}\n")
        else:
            sys.stdout.write(_praise(path, match, Language.load(arguments.lang, match.game.name)) + "\n")
    return 2 if bad else 0


def _praise(path: Path, match: Match, language: Language) -> str:
    """That a record is sound, and what it holds."""
    return language.sentence("{path}: ok, {moves} moves, {result}", path=str(path), moves=match.ply, result=record_of(match).result)

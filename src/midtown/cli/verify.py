"""`midtown verify`: did the deal of a recorded game follow from what was promised?"""

import argparse
import sys
from pathlib import Path

from midtown.cli.arguments import add_language
from midtown.cli.files import complaints_about
from midtown.cli.parser import Parser
from midtown.core.errors import BadOptions, Reason
from midtown.games import GAMES
from midtown.match.dealing import Dealt
from midtown.match.record import Record, replay
from midtown.match.record_file import load
from midtown.match.verify import verify_deal, verify_noted
from midtown.texts.language import Language


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("verify", help="say whether the deal of a recorded game followed from what was promised")
    parser.add_argument("record", metavar="RECORD", type=Path, help="the record of a game")
    parser.add_argument("--promise", metavar="HEX", help="the promise that you wrote down before the game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """A line for each thing that is right; a complaint about the first that is not."""
    path = arguments.record
    with complaints_about(path, arguments.lang):
        record = load(path, GAMES)
        if record.dealt is None:
            raise BadOptions(Reason("", "{path} cannot be verified: its deal was not promised", {"path": str(path)}))
        verify_deal(record.dealt, record.seed)
        if arguments.promise is not None:
            verify_noted(record.dealt, arguments.promise.lower())
        replay(record, GAMES)
    language = Language.load(arguments.lang, record.game)
    noted = [] if arguments.promise is None else [_praise_of_note(record.dealt, language)]
    sys.stdout.write("\n".join([*_praise(record, record.dealt, language), *noted]) + "\n")
    return 0


def _praise(record: Record, dealt: Dealt, language: Language) -> list[str]:
    """What was found to be right, and the salts, among which each person looks for his own."""
    return [
        language.sentence("The moves lead to the result: {result}", result=record.result),
        language.sentence("The promise is the hash of the secret: {promise}", promise=dealt.promise),
        language.sentence("The seed follows from the secret and the salts: {seed}", seed=record.seed),
        *[language.sentence("The salt of {seat}: {salt}", seat=seat, salt=salt) for seat, salt in dealt.dealing.salts],
    ]


def _praise_of_note(dealt: Dealt, language: Language) -> str:
    """That the record holds the promise that somebody wrote down."""
    return language.sentence("The promise is the one that was written down: {promise}", promise=dealt.promise)

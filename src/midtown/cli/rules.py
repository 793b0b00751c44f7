"""`midtown rules`: the numbered rules of a game, and how well they are proven."""

import argparse

from midtown.cli.arguments import add_language, game_named, language_of
from midtown.cli.coverage import coverage_shown
from midtown.cli.desk import standard_desk
from midtown.cli.parser import Parser
from midtown.cli.rulebook_text import rules_shown
from midtown.texts.rulebook import Rulebook


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("rules", help="show the numbered rules of a game")
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument("number", metavar="NUMBER", nargs="?", default="", help="a rule or section, such as 4.2 or 4")
    parser.add_argument("--coverage", action="store_true", help="for each rule its tests, and how often play makes use of it")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the rules, one of them, or how well they are proven."""
    game = game_named(arguments.game)
    language = language_of(arguments, game.name)
    rulebook = Rulebook.load(game.name, language.code)
    if arguments.coverage:
        standard_desk().show(coverage_shown(game, rulebook, language))
    else:
        standard_desk().show(rules_shown(rulebook, arguments.number))
    return 0

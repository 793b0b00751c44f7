"""`midtown cards`: everything in the box, and how sure its values are."""

import argparse
from typing import Any

from rich.console import RenderableType

from midtown.cli.arguments import add_language, add_options, agreed_options, game_named, language_of
from midtown.cli.desk import standard_desk
from midtown.cli.parser import Parser
from midtown.cli.tables import TABLES
from midtown.core.errors import BadOptions
from midtown.core.options import Options, unknown
from midtown.match.match import AnyGame
from midtown.texts.language import Language
from midtown.texts.spelling import fold, spellings


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("cards", help="show everything in the box, and how sure its values are")
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument("name", metavar="NAME", nargs="*", help="show all that is known of this one")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the box, or one component."""
    game = game_named(arguments.game)
    options = agreed_options(game, game.seats[-1], arguments)
    standard_desk().show(cards_shown(game, options, " ".join(arguments.name), language_of(arguments, game.name)))
    return 0


def cards_shown(game: AnyGame, options: Options, name: str, language: Language) -> RenderableType:
    """The component of this name, or without a name all of them."""
    table = TABLES[game.name]
    if not name:
        return table.components(options, language)
    return table.component(options, _component(game, options, name, language), language)


def _component(game: AnyGame, options: Options, typed: str, language: Language) -> str:
    """The component that is meant, in English notation or as the language shows it."""
    names = [str(part["component"]) for part in game.components(options)]
    known: dict[str, Any] = {spelling: name for name in names for spelling in {fold(name)} | spellings(language.name(name))}
    if fold(typed) not in known:
        raise BadOptions(unknown("card", typed, [fold(language.name(name)) for name in names]))
    return str(known[fold(typed)])

"""Arguments that several commands share, and what they mean."""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from midtown.cli.parser import Parser
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Options, unknown
from midtown.games import GAMES
from midtown.match.edition_file import read_corrections
from midtown.match.match import AnyGame
from midtown.match.toms import tom_choices
from midtown.texts.language import LANGUAGES, Language

LANGUAGE_CODES = ", ".join(LANGUAGES)


def add_language(parser: Parser) -> None:
    """--lang."""
    parser.add_argument("--lang", metavar="CODE", default="en", help=f"the language: {LANGUAGE_CODES}")


def add_options(parser: Parser) -> None:
    """--option and --edition."""
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a ruling or variant, such as survey=mix")
    parser.add_argument("--edition", metavar="FILE", type=Path, help="corrections of printed values, as a TOML file")


def game_named(name: str) -> AnyGame:
    """The game that is called so."""
    if name not in GAMES:
        raise BadOptions(unknown("game", name, list(GAMES)))
    return GAMES[name]


def language_of(arguments: argparse.Namespace, game_name: str) -> Language:
    """The language that was asked for, about this game."""
    return Language.load(arguments.lang, game_name)


def agreed_options(
    game: AnyGame, seats: int, arguments: argparse.Namespace, *, toms: Sequence[str] = (), unless_chosen: Mapping[str, str] | None = None
) -> Options:
    """What --option and --edition say, for so many seats and these Toms; choices that go without saying may be named."""
    chosen: dict[str, str] = {}
    for text in [*arguments.option, *tom_choices(game, toms)]:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOptions(Reason("", "--option {text}: write it as name=value, such as survey=mix", {"text": text}))
        if name in chosen:
            raise BadOptions(Reason("", "--option {name} is given twice", {"name": name}))
        chosen[name] = value
    chosen = {**(unless_chosen or {}), **chosen}
    plain = game.options(seats, chosen)
    if arguments.edition is None:
        return plain
    try:
        return game.options(seats, chosen, read_corrections(arguments.edition))
    except BadOptions as problem:
        if "path" in problem.reason.blanks:
            raise
        blanks: dict[str, Value] = {"path": str(arguments.edition), "problem": problem.reason}
        raise BadOptions(Reason(problem.reason.rule, "{path}: {problem}", blanks)) from None

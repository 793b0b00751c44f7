"""The command line: `midtown COMMAND …`."""

import os
import sys
from itertools import pairwise
from typing import Final

from midtown.cli import arena, bench, cards, check, export, kept, play, replay, review, rules, serve, simulate, train, verify
from midtown.cli.complaint import Complaint
from midtown.cli.parser import Parser, read_arguments
from midtown.core.errors import BadOptions, GameError
from midtown.core.options import unknown
from midtown.games import GAMES
from midtown.texts.language import LANGUAGES, Language
from midtown.version import version_line

COMMANDS: Final = {
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "train": train,
    "replay": replay,
    "review": review,
    "check": check,
    "verify": verify,
    "export": export,
    "rules": rules,
    "cards": cards,
    "bench": bench,
    "serve": serve,
    "tables": kept,
}
"""A module for each: `add_parser` says what it understands, `run` does it."""
DONE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(words: list[str] | None = None) -> int:
    """Do what the command line says; bad input gets one sentence and nothing is written."""
    _show_any_text()
    given = sys.argv[1:] if words is None else words
    try:
        return _run(given)
    except Complaint as problem:
        return _complain(str(problem))
    except GameError as problem:
        return _complain(_language(given).reason(problem.reason))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return DONE


def _run(words: list[str]) -> int:
    if not words:
        return serve.run_here()
    if not words[0].startswith("-") and words[0] not in COMMANDS:
        raise BadOptions(unknown("command", words[0], list(COMMANDS)))
    arguments = read_arguments(command_line(), words)
    outcome: int = arguments.run(arguments)
    sys.stdout.flush()
    return outcome


def command_line() -> Parser:
    """All commands with their arguments."""
    parser = Parser(prog="midtown", description="A table for city-building games. Without a command, it opens in the browser.")
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS.values():
        command.add_parser(commands)
    return parser


def _show_any_text() -> None:
    """A terminal that lacks a letter shows another one; bytes that are no text are read as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _language(words: list[str]) -> Language:
    """What the command line asks for, however wrong the rest of it is."""
    codes = [code for flag, code in pairwise(words) if flag == "--lang" and code in LANGUAGES]
    names = [name for name in words if name in GAMES]
    return Language.load([*codes, "en"][0], [*names, ""][0])


def _complain(text: str) -> int:
    sys.stderr.write(f"midtown: {text}\n")
    return BAD_INPUT


def _forget_output() -> None:
    """Whoever read the output has left: let nothing be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

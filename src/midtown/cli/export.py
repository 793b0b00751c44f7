"""`midtown export`: a recorded game for other programs."""

import argparse
import json
import sys
from pathlib import Path

from midtown.cli.arguments import add_language
from midtown.cli.files import open_match, write_text
from midtown.cli.parser import Parser
from midtown.match.export import export


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("export", help="write a recorded game for other programs")
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a game")
    parser.add_argument("--json", action="store_true", required=True, help="as JSON: set-up, actions with their events, score in its parts")
    parser.add_argument("--out", metavar="FILE", type=Path, help="into this file instead of standard output")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the whole game."""
    match = open_match(arguments.file, arguments.lang)
    text = json.dumps(export(match), ensure_ascii=False, indent=1) + "\n"
    if arguments.out is None:
        sys.stdout.write(text)
    else:
        write_text(text, arguments.out)
    return 0

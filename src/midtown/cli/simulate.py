"""`midtown simulate`: many games between bots."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from midtown.arena.agreements import usual_choices
from midtown.arena.report import Report
from midtown.arena.simulate import check, simulate
from midtown.cli.arguments import add_language, add_options, agreed_options, game_named, language_of
from midtown.cli.desk import standard_desk
from midtown.cli.files import unwritable, write_text
from midtown.cli.opening import CHOSEN_SEEDS
from midtown.cli.parser import Parser, whole_number
from midtown.cli.progress import progress_bar
from midtown.cli.report_text import report_shown
from midtown.cli.seats import bots_known
from midtown.core.errors import BadOptions, Reason
from midtown.match.toms import TOM_HELP, is_tom, read_toms


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("simulate", help="let bots play many games")
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument(
        "--seats",
        metavar="BOTS",
        default="greedy,greedy,greedy",
        help=f"who plays, such as greedy,random,random; {bots_known()}; {TOM_HELP}",
    )
    parser.add_argument("--games", metavar="N", type=whole_number, default=100, help="how many games (100)")
    parser.add_argument("--seed", metavar="N", type=whole_number, help="the number that all games follow from")
    parser.add_argument("--jobs", metavar="N", type=whole_number, default=1, help="how many processes play; the games are the same")
    parser.add_argument("--json", action="store_true", help="print the report as JSON and nothing else")
    parser.add_argument("--records", metavar="FOLDER", type=Path, help="write a record of each game into this folder")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and report."""
    game = game_named(arguments.game)
    language = language_of(arguments, game.name)
    bots = [name.strip() for name in arguments.seats.split(",") if not is_tom(name)]
    options = agreed_options(game, len(bots), arguments, toms=read_toms(arguments.seats), unless_chosen=usual_choices(game))
    seed = secrets.randbelow(CHOSEN_SEEDS) if arguments.seed is None else arguments.seed
    check(game, options, bots, arguments.games, seed, arguments.jobs)
    on_record = _writer(arguments.records, game.name, arguments.games) if arguments.records else None
    with progress_bar() as bar:
        task = bar.add_task("", total=arguments.games)
        report = simulate(
            game,
            options,
            bots,
            arguments.games,
            seed,
            jobs=arguments.jobs,
            on_progress=lambda done: bar.update(task, completed=done),
            on_record=on_record,
        )
    if arguments.json:
        _print_json(report)
    else:
        standard_desk().show(report_shown(report, language))
    return 0


def _writer(folder: Path, game_name: str, games: int) -> Callable[[int, str], None]:
    """What writes the record of each game into a folder that is new or empty."""
    try:
        if folder.exists() and any(folder.iterdir()):
            raise BadOptions(Reason("", "{path} is not empty", {"path": str(folder)}))
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unwritable(folder, problem) from None
    digits = len(str(games - 1))

    def write(number: int, text: str) -> None:
        write_text(text, folder / f"{game_name}-{number:0{digits}}.txt")

    return write


def _print_json(report: Report) -> None:
    sys.stdout.write(json.dumps(report.to_json(), ensure_ascii=False, indent=1) + "\n")

"""`midtown bench`: how fast the engine is, compared with another one in the same run."""

import argparse
import json
import sys

from midtown.bench.goals import ALL_GAMES
from midtown.bench.report import Report
from midtown.bench.rival import openspiel
from midtown.bench.run import bench, check
from midtown.bench.worker import WorkerStopped
from midtown.cli.arguments import add_language, game_named, language_of
from midtown.cli.bench_text import bench_shown
from midtown.cli.complaint import Complaint
from midtown.cli.desk import standard_desk
from midtown.cli.parser import Parser, number_of_seconds, whole_number
from midtown.cli.progress import progress_bar
from midtown.games import GAMES
from midtown.texts.language import Language


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("bench", help="measure the engine against OpenSpiel")
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help="such as the-city; all games if none is named")
    parser.add_argument("--rounds", metavar="N", type=whole_number, default=9, help="how many rounds (9)")
    parser.add_argument("--seconds", metavar="S", type=number_of_seconds, default=0.3, help="CPU time of each slice of a round (0.3)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON and nothing else")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and report."""
    language = language_of(arguments, ALL_GAMES)
    games = [game_named(arguments.game).name] if arguments.game else list(GAMES)
    check(arguments.rounds, arguments.seconds)
    report = _measured(games, arguments.rounds, arguments.seconds, language)
    if arguments.json:
        sys.stdout.write(json.dumps(report.to_json(), ensure_ascii=False, indent=1) + "\n")
    else:
        standard_desk().show(bench_shown(report, language))
    return 0


def _measured(games: list[str], rounds: int, seconds: float, language: Language) -> Report:
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        try:
            return bench(games, rounds, seconds, openspiel(), lambda done, total: bar.update(task, completed=done, total=total))
        except WorkerStopped as problem:
            raise Complaint(language.sentence("nothing is measured: {problem}", problem=str(problem))) from None

"""`midtown arena`: which bot is better, and how surely."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from midtown.arena.agreements import usual_choices
from midtown.arena.contest.cluster import on_cluster
from midtown.arena.contest.contest import Contest
from midtown.arena.contest.crews import Crew, in_processes, play_here
from midtown.arena.contest.entrants import read_entrants
from midtown.arena.contest.hold import Plan, deals_for, hold
from midtown.arena.contest.ledger import Ledger, opened, seed_in
from midtown.arena.contest.played import Played
from midtown.arena.contest.questions import Goal, Order
from midtown.arena.contest.report import ContestReport
from midtown.arena.contest.seating import check_entrants
from midtown.arena.contest.study import check_parquet, write_parquet
from midtown.cli.arena_page.page import page_of
from midtown.cli.arena_text import arena_shown
from midtown.cli.arguments import add_language, add_options, agreed_options, game_named, language_of
from midtown.cli.complaint import Complaint
from midtown.cli.desk import standard_desk
from midtown.cli.files import check_writable, write_text
from midtown.cli.opening import CHOSEN_SEEDS
from midtown.cli.parser import Parser, number_of_seconds, share, whole_number
from midtown.cli.progress import progress_bar
from midtown.core.errors import BadOptions, Reason
from midtown.match.toms import read_toms
from midtown.texts.language import Language

DESCRIPTION: Final = """\
Bots play the same deals in every seat until it is settled which is better. With two bots and more than two players, one of
the first plays against all others of the second. docs/arena.md says what is counted and how, and how to bring a bot of your own."""
BOTS_HELP: Final = (
    "who plays, such as greedy,random; a class of yours is my_bots:Careful, a program of yours 'program:./bot --fast', and in "
    "new-york-city tom-c5 is a Tom who sits in every game"
)
STANDARD_OUTPUT: Final = Path("-")


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("arena", help="find out which bot is better", description=DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument("--bots", metavar="BOTS", required=True, help=BOTS_HELP)
    parser.add_argument("--games", metavar="N", type=whole_number, default=400, help="how many games at most (400), in whole deals")
    parser.add_argument("--players", metavar="N", type=whole_number, help="how many seats a game has (2, or 1 for a single bot)")
    parser.add_argument("--think", metavar="SECONDS", type=number_of_seconds, help="how long bots may think about each decision")
    parser.add_argument("--seed", metavar="N", type=whole_number, help="the number that all games follow from")
    parser.add_argument("--goal", metavar="SHARE", type=share, help="find out whether the first bot wins as often as this, such as 0.85")
    parser.add_argument("--all-games", action="store_true", help="play all games, even when everything is settled")
    parser.add_argument("--data", metavar="FILE", type=Path, help="keep finished games in this file, and go on with those that are there")
    parser.add_argument("--processes", metavar="N", type=whole_number, help="how many processes play (one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here")
    parser.add_argument(
        "--json", metavar="FILE", type=Path, nargs="?", const=STANDARD_OUTPUT, help="the report as JSON; without FILE, print nothing else"
    )
    parser.add_argument("--parquet", metavar="FILE", type=Path, help="a row for each seat of each game")
    parser.add_argument("--html", metavar="FILE", type=Path, help="the report as a page with plots")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, and report."""
    language = language_of(arguments, game_named(arguments.game).name)
    contest = contest_of(arguments)
    plan = Plan(
        arguments.games, Order(len(contest.participants)) if arguments.goal is None else Goal(arguments.goal), not arguments.all_games
    )
    crew = crew_of(arguments)
    _check_places(arguments)
    total = deals_for(contest, plan.games) * len(contest.line_ups)
    check_entrants(contest)
    with _kept(arguments.data, contest) as ledger, progress_bar() as bar:
        games: list[Played] = [*ledger.kept] if ledger else []
        task = bar.add_task("", total=total, completed=len(games))

        def keep(played: Played) -> None:
            games.append(played)
            if ledger:
                ledger.write(played)

        try:
            report = hold(
                contest,
                plan,
                crew=crew.play,
                crew_name=crew.name,
                kept=tuple(games),
                on_played=keep,
                on_progress=lambda done: bar.update(task, completed=done),
            )
        except BrokenProcessPool:
            raise Complaint(language.sentence("a process that played was killed; games that had ended are kept with --data")) from None
    _write(report, games, arguments, language)
    return 0


def _check_places(arguments: argparse.Namespace) -> None:
    """Refuse results that could not be written in the end."""
    if arguments.parquet:
        check_parquet()
    for path in (arguments.json, arguments.html, arguments.parquet):
        if path is not None and path != STANDARD_OUTPUT:
            check_writable(path)


def contest_of(arguments: argparse.Namespace) -> Contest:
    """What the command line says about the games."""
    game = game_named(arguments.game)
    entrants = read_entrants(arguments.bots)
    players = arguments.players or (1 if len(entrants) == 1 else 2)
    options = agreed_options(game, players, arguments, toms=read_toms(arguments.bots), unless_chosen=usual_choices(game))
    if arguments.think is not None and arguments.think <= 0:
        raise BadOptions(Reason("", "bots need some time to think, not {seconds} s", {"seconds": f"{arguments.think:g}"}))
    seed = _seed(arguments)
    game.check_seed(seed)
    return Contest(game.name, options, entrants, seed, arguments.think)


def _seed(arguments: argparse.Namespace) -> int:
    """The given one, that of the games that are kept, or any."""
    given: int | None = arguments.seed
    if given is None and arguments.data is not None:
        given = seed_in(arguments.data)
    return secrets.randbelow(CHOSEN_SEEDS) if given is None else given


@final
@dataclass(frozen=True)
class NamedCrew:
    """Who plays, and what they are called in the report."""

    play: Crew
    name: str


def crew_of(arguments: argparse.Namespace) -> NamedCrew:
    """Who plays."""
    processes: int = cores() if arguments.processes is None else arguments.processes
    if processes < 1:
        raise BadOptions(Reason("", "at least one process must play, not {jobs}", {"jobs": processes}))
    if arguments.cluster is not None:
        return NamedCrew(on_cluster(arguments.cluster, processes), f"Ray: {arguments.cluster}")
    return NamedCrew(play_here if processes == 1 else in_processes(processes), str(processes))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _kept(path: Path | None, contest: Contest) -> Iterator[Ledger | None]:
    """The games that are kept, if they are to be."""
    if path is None:
        yield None
        return
    with opened(path, contest) as ledger:
        yield ledger


def _write(report: ContestReport, games: list[Played], arguments: argparse.Namespace, language: Language) -> None:
    """Everything that was asked for."""
    text = json.dumps(report.to_json(), ensure_ascii=False, indent=1) + "\n"
    if arguments.json == STANDARD_OUTPUT:
        sys.stdout.write(text)
    else:
        standard_desk().show(arena_shown(report, language))
    if arguments.json and arguments.json != STANDARD_OUTPUT:
        write_text(text, arguments.json)
    if arguments.html:
        write_text(page_of(report, language), arguments.html)
    if arguments.parquet:
        write_parquet(report.contest, [played for played in games if played.deal < report.deals], arguments.parquet)

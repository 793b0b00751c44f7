"""`python -m midtown.cli.opponents docs/opponents.md`: how strong the levels are, as a table for each game and number of players."""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from midtown.arena.agreements import usual_choices
from midtown.arena.contest.contest import Contest
from midtown.arena.contest.crews import in_processes
from midtown.arena.contest.entrants import read_entrants
from midtown.arena.contest.hold import Plan, deals_for, hold
from midtown.arena.contest.ledger import opened
from midtown.arena.contest.questions import Order
from midtown.arena.contest.report import ContestReport, Standing
from midtown.arena.statistics import Estimate
from midtown.bots.levels import LEVELS, thinks
from midtown.cli.arena import cores
from midtown.cli.files import write_text
from midtown.cli.parser import number_of_seconds, whole_number
from midtown.cli.progress import progress_bar
from midtown.games import GAMES
from midtown.games.new_york_city.edition import TOM_OPTIONS
from midtown.match.match import AnyGame
from midtown.texts.language import Language
from midtown.version import VERSION

SEED: Final = 2004
ALONE: Final = 1
HARDEST: Final = "C5"
"""The Tom whom they meet alone."""
APART: Final = 0.6
"""What a level has to win against the one below it, of two players,"""
MORE: Final = 1.5
"""and how many times its fair share with more."""


class Effort(NamedTuple):
    """How much is played."""

    games: int
    """In each contest where somebody thinks, rounded up to whole deals;"""
    quick: int
    """where nobody does, which takes no time, so many."""
    think: float
    data: Path
    """The folder where games are kept, so that an interrupted run goes on."""


class Strength(NamedTuple):
    """What was found out about the levels of one game with so many players."""

    together: ContestReport
    """All levels against each other, or each alone against Tom,"""
    neighbours: tuple[ContestReport, ...] = ()
    """and each alone among those of the level below it."""


def contests(game: AnyGame, players: int, think: float) -> list[Contest]:
    """All levels together, then each with the one below it; one alone plays against a Tom."""
    levels = list(LEVELS)
    if players == ALONE:
        return [contest_of(game, players, levels, think, {TOM_OPTIONS[0]: HARDEST})]
    companies = [levels, *[[upper, lower] for lower, upper in pairwise(levels)]]
    return [contest_of(game, players, company, think, {}) for company in companies]


def contest_of(game: AnyGame, players: int, bots: Sequence[str], think: float, toms: dict[str, str]) -> Contest:
    """Some levels at tables of so many players."""
    options = game.options(players, {**usual_choices(game), **toms})
    return Contest(game.name, options, read_entrants(",".join(bots)), SEED, think)


def measure(game: AnyGame, players: int, effort: Effort) -> Strength:
    """Play what is missing."""
    together, *neighbours = [held(contest, effort) for contest in contests(game, players, effort.think)]
    return Strength(together, tuple(neighbours))


def held(contest: Contest, effort: Effort) -> ContestReport:
    """Play a contest, or the rest of it."""
    is_slow = any(thinks(1 + list(LEVELS).index(entrant.name), contest.game_name) for entrant in contest.entrants)
    plan = Plan(max(effort.games if is_slow else effort.quick, len(contest.line_ups)), Order(len(contest.participants)), stops=False)
    name = "-".join([contest.game_name, str(contest.options.seats), *[entrant.name for entrant in contest.entrants]])
    total = deals_for(contest, plan.games) * len(contest.line_ups)
    with opened(effort.data / f"{name}.jsonl", contest) as ledger, progress_bar() as bar:
        task = bar.add_task("", total=total, completed=len(ledger.kept))
        return hold(
            contest,
            plan,
            crew=in_processes(cores()),
            kept=tuple(ledger.kept),
            on_played=ledger.write,
            on_progress=lambda done: bar.update(task, completed=done),
        )


# --- the page ---


def page(strengths: Sequence[Strength], effort: Effort) -> str:
    """All tables, in Markdown."""
    said = f"--games {effort.games} --quick {effort.quick} --think {effort.think:g}"
    head = [
        "# The opponents",
        "",
        "Five levels for every game, from one that a child beats to the strongest. They see what a player at their seat could see;",
        "what makes them weaker is less thought, never worse cards. On the command line they are `level-1` to `level-5`.",
        "",
        f"Measured with Midtown {VERSION}, at most {effort.think:g} s a decision, on the same deals in every seat ([how](arena.md));",
        "in brackets 95 % confidence intervals. *Rating*: all five against each other, on the scale of Elo. *Against the level below*:",
        f"alone among bots of that level; clearly apart is {APART:.0%} with two players, and {MORE:g} times the fair share with more.",
        "",
        f"Made by `python -m midtown.cli.opponents docs/opponents.md {said}`.",
    ]
    return "\n".join([*head, *[line for strength in strengths for line in table(strength)]]) + "\n"


def table(strength: Strength) -> list[str]:
    """The levels of one game with so many players."""
    contest = strength.together.contest
    language = Language.load("en", contest.game_name)
    if contest.options.seats == ALONE:
        return [
            *heading(f"{titled(contest.game_name)}, alone against Tom {HARDEST}", f"{strength.together.games} games.", "games won"),
            *[f"| {named(standing, language)} | {share(standing.win_rate)} |" for standing in strength.together.standings[: len(LEVELS)]],
        ]
    fair = strength.neighbours[0].standings[0].fair_share
    games = f"{strength.together.games} games of all levels; against the level below, a fair share is {fair:.0%}."
    below = ["", *[f"{share(report.standings[0].win_rate)}, {report.games} games" for report in strength.neighbours]]
    return [
        *heading(f"{titled(contest.game_name)}, {contest.options.seats} players", games, "rating", "games won", "against the level below"),
        *[
            f"| {named(standing, language)} | {rating(standing.rating)} | {share(standing.win_rate)} | {apart} |"
            for standing, apart in zip(strength.together.standings, below, strict=True)
        ],
    ]


def titled(game: str) -> str:
    """What stands on the box."""
    return game.replace("-", " ").title()


def heading(title: str, games: str, *columns: str) -> list[str]:
    """What stands above a table."""
    return ["", f"## {title}", "", games, "", f"| level | {' | '.join(columns)} |", "| --- |" + " --- |" * len(columns)]


def named(standing: Standing, language: Language) -> str:
    """A level as it is typed, and as players know it."""
    return f"`{standing.name}`, {language.name(standing.name)}"


def rating(found: Estimate) -> str:
    """A rating with its interval."""
    return f"{found.value:.0f} ({found.low:.0f} to {found.high:.0f})"


def share(found: Estimate) -> str:
    """A share with its interval, in per cent."""
    return f"{found.value:.0%} ({found.low:.0%} to {found.high:.0%})"


def main(words: Sequence[str] | None = None) -> None:
    """Measure all games with all numbers of players, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", metavar="FILE", type=Path, help="where the tables are written")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--players", metavar="N", type=whole_number, action="append", help="only with so many players")
    parser.add_argument("--games", metavar="N", type=whole_number, default=400, help="in each contest where somebody thinks (400)")
    parser.add_argument("--quick", metavar="N", type=whole_number, default=400, help="in each contest where nobody thinks (400)")
    parser.add_argument("--think", metavar="SECONDS", type=number_of_seconds, default=0.1, help="for each decision (0.1)")
    parser.add_argument(
        "--data", metavar="FOLDER", type=Path, default=Path("build/opponents"), help="where games are kept (build/opponents)"
    )
    said = parser.parse_args(words)
    effort = Effort(said.games, said.quick, said.think, said.data)
    games = [GAMES[name] for name in said.game or GAMES]
    tables = [(game, players) for game in games for players in game.seats if not said.players or players in said.players]
    write_text(page([measure(game, players, effort) for game, players in tables], effort), said.path)


if __name__ == "__main__":
    main()

"""Contests for tests: small, and quick."""

import sys
from pathlib import Path
from typing import Final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.entrants import read_entrants
from midtown.arena.contest.played import Played
from midtown.arena.contest.playing import play_game
from midtown.bots.bot import Bot
from midtown.core.options import Correction
from midtown.games import GAMES
from midtown.games.new_york_city.edition import TOM_OPTIONS

GUESTS: Final = "tests.arena.contest.guests"
LINE_BOT: Final = f"program:{sys.executable} {Path(__file__).parents[3] / 'docs' / 'examples' / 'line_bot.py'}"


def brought(bot: type[Bot]) -> str:
    """How a class is named on a command line."""
    return f"{bot.__module__}:{bot.__name__}"


def contest(bots: str, seats: int = 2, *, game: str = "the-city", seed: int = 1, think: float | None = None) -> Contest:
    return Contest(game, GAMES[game].options(seats), read_entrants(bots), seed, think)


def corrected(bots: str) -> Contest:
    return Contest("the-city", GAMES["the-city"].options(2, {}, (Correction("school", "cost", "2"),)), read_entrants(bots), 1)


def against_tom(bots: str) -> Contest:
    return Contest("new-york-city", GAMES["new-york-city"].options(1, {TOM_OPTIONS[0]: "C5"}), read_entrants(bots), 1)


def first_game(bots: str, think: float | None = None) -> Played:
    """The game in which the first of two bots begins."""
    return play_game(contest(bots, think=think), Fixture(0, 0))


def game(deal: int, line_up: int, ranks: list[int], points: list[int] | None = None) -> Played:
    """A game that somebody made up."""
    return Played(deal, line_up, points or [0] * len(ranks), ranks, [10, 10], [0.5, 1.0], [0.1, 0.2], 8)

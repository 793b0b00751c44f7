"""Matches to test with."""

from midtown.core.chance import Chance
from midtown.core.options import Correction
from midtown.games import GAMES
from midtown.match.match import Match

THE_CITY = "the-city"
FIFTH_AVENUE = "fifth-avenue"


def new_match(
    name: str = THE_CITY,
    *,
    seats: int = 2,
    seed: int = 7,
    chosen: dict[str, str] | None = None,
    corrections: tuple[Correction, ...] = (),
) -> Match:
    game = GAMES[name]
    return Match(game, game.options(seats, chosen, corrections), seed)


def played(match: Match, plies: int = 10_000) -> Match:
    """Play so many random moves, or to the end; the last seat that owes an answer goes first."""
    dice = Chance(match.seed + 1)
    while not match.over and match.ply < plies:
        seat = match.owing[-1]
        options = match.state.options(seat)
        match.play(options[dice.below(len(options))], seat)
    return match


def say(match: Match, *lines: str) -> None:
    """Play lines such as `0 build school`."""
    for line in lines:
        seat, text = line.split(" ", 1)
        match.play(match.parse(text), int(seat))


def first(match: Match, seat: int, word: str) -> str:
    """Let a seat do the first thing it may do with this word; its text."""
    choice = next(choice for choice in match.choices(seat) if choice.text.startswith(word))
    match.play(choice.action, seat)
    return choice.text

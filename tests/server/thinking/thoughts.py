"""What bots are asked in these tests."""

from midtown.games import GAMES
from midtown.match.match import Match
from midtown.server.thinking.thought import Thought
from tests.match.games_played import THE_CITY, new_match, played

PLIES = [0, 25, 50]


def positions(name: str) -> list[Match]:
    """A game at its beginning and later."""
    return [played(new_match(name, seats=3, chosen=GAMES[name].ending_choices), plies) for plies in PLIES]


def thought_at(match: Match, bot: str, seed: int) -> Thought:
    """What the first seat that owes an answer has to think about."""
    seat = match.owing[0]
    return Thought(match.game.name, bot, seed, match.view(seat), match.state.options(seat))


def thought(bot: str, seed: int = 0) -> Thought:
    """Something to think about where it does not matter what."""
    return thought_at(new_match(THE_CITY), bot, seed)

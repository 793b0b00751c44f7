"""An auction inside action C: copied, or replayed from its record, the game goes on as if nothing had been."""

from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.games import GAMES
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import CENTRAL_PARK
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.match.match import Match
from midtown.match.record import read, record_of, replay, write
from tests.games.fifth_avenue.table import Table

PREFERRED: Final = ["start", "commission", "move white", "take", "stand", "bid"]
TURNS: Final = 60


def in_the_middle_of_a_bid() -> Match:
    """Seat 2 has sent the white commissioner home with the first move of action C and has bid; seat 0 has laid the first card."""
    match = Match(GAME, GAME.options(3), 5)
    while said(match)[-2:-1] != ["stand"]:
        seat = match.owing[0]
        choices = match.choices(seat)
        match.play(next(choice.action for word in PREFERRED for choice in choices if choice.text.startswith(word)), seat)
    return match


def said(match: Match) -> list[str]:
    """All moves of a match, as they are written."""
    return [match.text(move.action) for move in match.moves]


def copy_of(match: Match) -> Table:
    """A copy of where a match stands, with a journal of its own."""
    assert isinstance(match.state, FifthAvenueState)
    state = match.state.copy()
    state.journal = Journal()
    return Table(state, state.journal)


def play_on(game: Table) -> list[str]:
    """Play on at random, always in the same way; what is told of it."""
    dice = Chance(11)
    while not game.over and game.spectator.turn < TURNS:
        options = game.state.options()
        game.state.play(options[dice.below(len(options))])
    return game.told()


@pytest.mark.rule("5A-3.4", "5A-7.1")
def test_the_auction_is_inside_action_c() -> None:
    match = in_the_middle_of_a_bid()
    view = copy_of(match).view(0)

    assert said(match)[-5:-3] == ["commission", "move white city-hall"]
    assert (view.turn, view.active, match.owing) == (3, 2, [0])
    assert (view.ground < CENTRAL_PARK, len(view.bids[2]), len(view.adding)) == (True, 1, 1)


@pytest.mark.rule("5A-3.4", "5A-7.1")
def test_a_copy_made_in_the_middle_of_a_bid_goes_on_like_the_original() -> None:
    match = in_the_middle_of_a_bid()
    original, copied = copy_of(match), copy_of(match)

    told = play_on(original)
    assert copied.state.key() == match.state.key() != original.state.key()

    assert play_on(copied) == told
    assert copied.state.key() == original.state.key()


@pytest.mark.rule("5A-3.4", "5A-7.1")
def test_a_record_written_in_the_middle_of_a_bid_goes_on_like_the_original() -> None:
    match = in_the_middle_of_a_bid()
    replayed = replay(read(write(record_of(match)), GAMES), GAMES)
    assert replayed.state.key() == match.state.key()

    original, resumed = copy_of(match), copy_of(replayed)

    assert play_on(original) == play_on(resumed)
    assert original.state.key() == resumed.state.key()

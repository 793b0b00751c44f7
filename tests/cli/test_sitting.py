"""Answers that are no choices are given and taken back along with those that are."""

from pathlib import Path

from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.games.the_city import GAME
from midtown.games.the_city.words import BUILD
from midtown.match.match import Match


def where_both_pay_with_their_whole_hands() -> Match:
    """The first game in which both seats can build for four cards at once, and have."""
    rows = GAME.edition(GAME.options(2)).rows
    for seed in range(100):
        match = Match(GAME, GAME.options(2), seed)
        while match.state.stage == 0:
            cheapest = min(match.state.options(match.owing[0]), key=lambda action: (rows[action].cost, action))
            match.play(cheapest, match.owing[0])
        dear = [
            [action for action in match.state.options(seat) if BUILD.names(action) and rows[BUILD.thing(action)].cost == 4]
            for seat in (0, 1)
        ]
        if all(dear):
            for seat in (0, 1):
                match.play(dear[seat][0], seat)
            return match
    raise AssertionError


def test_what_was_forced_is_taken_back_with_the_choice_before_it(tmp_path: Path) -> None:
    sitting = Sitting(where_both_pay_with_their_whole_hands(), read_seats("Anna,Bernd"), tmp_path / "game.txt")
    match = sitting.match
    before = match.ply
    while match.state.owes(0):
        sitting.answer([match.choices(0)[0].action], 0)
    assert match.ply == before + 4

    sitting.undo(0)

    assert len(match.choices(0)) > 1
    assert match.ply <= before + 2

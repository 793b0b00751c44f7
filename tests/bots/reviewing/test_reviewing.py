"""A game in hindsight."""

from typing import final

import pytest

from midtown.bots.considering import Considered, ConsideringBot
from midtown.bots.reviewing.decision import Decision, decisions_of
from midtown.bots.reviewing.hindsight import Hindsight, judge, turning_points
from midtown.bots.reviewing.review import ChanceAt, review_of
from midtown.core.view import View
from midtown.games import GAMES
from midtown.match.match import Match


@final
class Opinionated(ConsideringBot):
    """Likes the options in their order, each a tenth less than the one before."""

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        return [Considered(action, 0.9 - place / 10, float(-place), 99) for place, action in enumerate(options)]


@final
class Lazy(ConsideringBot):
    """Tries the first option, and no other."""

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        return [Considered(action, 0.0 if place else 0.9, 0.0, 0 if place else 9) for place, action in enumerate(options)]


def played(seats: int = 2, seed: int = 1, name: str = "the-city") -> Match:
    """A whole game in which everybody takes what is offered first, and the second seat what is offered last."""
    game = GAMES[name]
    match = Match(game, game.options(seats, game.ending_choices), seed)
    while not match.over:
        seat = match.owing[0]
        options = match.state.options(seat)
        match.play(options[-1] if seat == 1 else options[0], seat)
    return match


def hindsight(ply: int, cost: float, tried: int = 10_000, seat: int = 0) -> Hindsight:
    best = Considered(1, 0.9, 0.0, 99)
    return Hindsight(ply, seat, Considered(2, best.win - cost, 0.0, tried), best, None)


def test_only_choices_are_decisions() -> None:
    match = played(name="fifth-avenue")
    found = list(decisions_of(match, [0]))

    assert 5 < len(found) < len([move for move in match.moves if move.seat == 0])
    assert all(len(decision.options) > 1 for decision in found)
    assert all(match.moves[decision.ply].action == decision.action for decision in found)
    assert {decision.view.seat for decision in found} == {0}


def test_a_decision_is_seen_with_what_its_seat_knew_then() -> None:
    match = played()
    for decision in list(decisions_of(match, [0, 1]))[::5]:
        assert decision.view == match.at(decision.ply).view(decision.view.seat)


def test_the_best_choice_costs_nothing() -> None:
    match = played()
    found = judge(match.game, next(decisions_of(match, [0])), Opinionated(1))

    assert (found.cost, found.why) == (0.0, None)
    assert found.played == found.best


def test_another_one_costs_what_it_wins_less_and_is_told_why() -> None:
    match = played()
    decision = next(decisions_of(match, [1]))
    found = judge(match.game, decision, Opinionated(1))

    assert found.seat == 1
    assert found.played.action == decision.action == decision.options[-1]
    assert found.best.action == decision.options[0]
    assert found.cost == pytest.approx((len(decision.options) - 1) / 10)
    assert found.why is not None
    assert "what was played" in found.why.plain() or "decides" in found.why.plain()


def test_nobody_is_blamed_for_what_the_bot_has_not_tried() -> None:
    match = played()
    decision = next(decisions_of(match, [1]))
    elsewhere = decision._replace(action=-1)

    assert judge(match.game, elsewhere, Opinionated(1)).cost == 0.0
    assert judge(match.game, decision, Lazy(1)).cost == 0.0
    assert judge(match.game, decision, Opinionated(1)).cost > 0.0


def test_turning_points_are_the_costliest_in_the_order_of_the_game() -> None:
    verdicts = [hindsight(ply, cost) for ply, cost in enumerate([0.3, 0.01, 0.1, 0.2, 0.5, 0.15, 0.4, 0.08])]

    assert [point.ply for point in turning_points(verdicts)] == [0, 3, 4, 5, 6]


def test_what_was_hardly_tried_is_no_turning_point_by_a_small_cost() -> None:
    assert turning_points([hindsight(3, 0.15, tried=1)]) == []
    assert len(turning_points([hindsight(3, 0.15, tried=15)])) == 1


def test_the_curve_ends_with_how_the_game_ended() -> None:
    match = played()
    result = match.result()
    assert result is not None
    [winner] = result.winners
    loser = 1 - winner

    won = review_of(match, winner, [hindsight(4, 0.1, seat=winner), hindsight(7, 0.3, seat=loser)])
    lost = review_of(match, loser, [hindsight(7, 0.3, seat=loser)])

    assert [(round(chance.win, 2), chance.ply) for chance in won.curve] == [(0.8, 5), (1.0, match.ply)]
    assert lost.curve[-1] == ChanceAt(match.ply, 0.0)
    assert [point.ply for point in lost.turning] == [7]


def test_a_game_that_is_not_over_has_no_end_of_the_curve() -> None:
    match = played().at(9)

    [only] = review_of(match, 0, [hindsight(4, 0.1)]).curve
    assert (only.ply, round(only.win, 2)) == (5, 0.8)


def test_a_decision_is_the_same_whatever_the_others_hold() -> None:
    match = played(seats=3)
    decision = list(decisions_of(match, [0]))[2]
    elsewhere = match.game.determinize(decision.view, 99)

    assert Decision(decision.ply, match.game.view(elsewhere, 0), elsewhere.options(0), decision.action) == decision

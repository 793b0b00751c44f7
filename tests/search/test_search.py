"""The search finds what wins, remembers only what a seat did and was asked, and shares its trees with nobody."""

from typing import Any, Final

import pytest

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.judges import Judge, PlayoutJudge
from midtown.bots.search.search import Search
from midtown.core.state import State
from tests.conformance.toys import GIVE, LAY, Toy, ToyState

TOY: Final = Toy()


class Counting(Judge):
    """Counts points: who has more wins."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, foresees=True)

    def judge_all(self, state: State) -> None:
        assert isinstance(state, ToyState)
        for seat, points in enumerate(state.points):
            others = max(other for place, other in enumerate(state.points) if place != seat)
            self.wins[seat] = 1.0 if points > others else 0.5 if points == others else 0.0
            self.leads[seat] = float(points - others)


def table(seed: int = 1, seats: int = 2) -> ToyState:
    return TOY.setup(TOY.options(seats), seed)


def searched(state: ToyState, judge: Judge, tries: int = 200) -> Search:
    search = Search(TOY, judge, state, int(state.seat))
    for deal in range(tries // 4):
        search.go_on(TOY.determinize(TOY.view(state, int(state.seat)), deal + 1), 4)
    return search


def at_the_last_medal(seed: int) -> ToyState:
    state = table(seed)
    while state.round < 2 or state.question(int(state.seat)).rule != "T-5":
        state.play(state.options()[-1])
    return state


@pytest.mark.parametrize("judge", [Counting(2), PlayoutJudge(Eyes[Any](TOY, 0), 2, 1)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_best_medal_that_is_left_is_given_to_oneself(judge: Judge, seed: int) -> None:
    state = at_the_last_medal(seed)
    best = next(medal for medal in range(3) if medal not in state.given.to_list())

    assert searched(state, judge).found()[0].action == GIVE.of_both(best, int(state.seat))


def test_the_highest_cards_are_laid_where_only_points_count() -> None:
    state = table()
    hand = state.hands[0].to_list()

    assert searched(state, Counting(2)).found()[0].action == LAY.first + max(hand)


def test_what_is_found_tells_how_often_it_was_tried_and_what_came_of_it() -> None:
    state = table()
    search = searched(state, Counting(2))

    found = search.found()

    assert {choice.action for choice in found} == set(state.options(0))
    assert [choice.tried for choice in found] == sorted([choice.tried for choice in found], reverse=True)
    assert all(0 <= choice.win <= 1 for choice in found)
    assert sum(choice.tried for choice in found) == 200


def test_the_deals_that_are_searched_stay_as_they_are() -> None:
    state = table()
    deal = TOY.determinize(TOY.view(state, 0), 5)
    before = deal.key()

    Search(TOY, Counting(2), deal, 0).go_on(deal, 50)

    assert deal.key() == before


def test_decisions_are_counted_those_of_playouts_apart() -> None:
    judge = PlayoutJudge(Eyes[Any](TOY, 0), 2, 1)
    search = searched(table(), judge, 8)

    assert search.decisions >= 8
    assert judge.decisions > 8

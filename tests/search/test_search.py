"""The search finds what wins, drops what does not, and leaves what it is given as it was."""

from typing import Any, Final

import pytest

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.judges import Judge, PlayoutJudge
from midtown.bots.search.search import Search, Style
from midtown.core.chance import Chance
from midtown.core.state import State
from tests.conformance.toys import GIVE, LAY, Toy, ToyState

TOY: Final = Toy()
STYLE: Final = Style(depth=3, reach=3)


class Counting(Judge):
    """Counts points: who has more wins."""

    def judge(self, state: State, seat: int) -> None:
        assert isinstance(state, ToyState)
        others = max(other for place, other in enumerate(state.points) if place != seat)
        points = state.points[seat]
        self.wins[seat] = 1.0 if points > others else 0.5 if points == others else 0.0
        self.leads[seat] = float(points - others)


def table(seed: int = 1, seats: int = 2) -> ToyState:
    return TOY.setup(TOY.options(seats), seed)


def begun(state: ToyState, judge: Judge, style: Style = STYLE) -> Search:
    return Search(TOY, judge, state, int(state.seat), style)


def searched(state: ToyState, judge: Judge, tries: int = 200, style: Style = STYLE) -> Search:
    search = begun(state, judge, style)
    search.think(TOY.view(state, int(state.seat)), tries, Chance(1))
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
    assert all(choice.tried > 0 and 0 <= choice.win <= 1 for choice in found)
    assert sum(choice.tried for choice in found) == search.tries
    assert 200 <= search.tries < 200 + 12
    assert found[0].tried == max(choice.tried for choice in found)


def test_half_of_the_choices_are_dropped_again_and_again() -> None:
    search = begun(at_the_last_medal(1), Counting(2))
    left = []
    while search.halvings:
        left.append(search.halvings)
        search.narrow()

    assert left == list(range(left[0], 0, -1))


def test_the_deals_that_are_searched_stay_as_they_are() -> None:
    state = table()
    deal = TOY.determinize(TOY.view(state, 0), 5)
    before = deal.key()
    search = begun(deal, Counting(2))

    for _time in range(20):
        search.go_on(deal, Chance(1))

    assert deal.key() == before


def test_the_same_chance_finds_the_same() -> None:
    found = [
        [(choice.action, choice.tried, choice.win, choice.lead) for choice in searched(table(), Counting(2)).found()] for _time in "ab"
    ]

    assert found[0] == found[1]


@pytest.mark.parametrize("style", [Style(depth=0, reach=0), Style(depth=0, reach=3), Style(depth=100, reach=0), Style(depth=3, reach=100)])
def test_a_search_looks_as_far_as_its_style(style: Style) -> None:
    search = searched(table(), Counting(2), 200, style)
    nearest = searched(table(), Counting(2), 200, Style(depth=0, reach=0))

    assert search.tries == nearest.tries
    assert search.decisions >= nearest.decisions


def test_further_decisions_are_imagined_where_the_style_reaches_further() -> None:
    near, far = [searched(table(), Counting(2), 200, Style(depth=0, reach=reach)).decisions for reach in (0, 3)]

    assert near < far


def test_decisions_are_counted_those_of_playouts_apart() -> None:
    judge = PlayoutJudge(Eyes[Any](TOY, 0), 2, 1)
    search = searched(table(), judge, 8, Style(depth=0, reach=0))

    assert search.decisions >= 8
    assert judge.decisions > 8

"""Who sits where: everybody in every seat, on the same deals."""

from collections import Counter

import pytest

from midtown.arena.contest.contest import Fixture
from midtown.arena.contest.line_ups import line_ups
from midtown.core.errors import BadOptions
from tests.arena.contest.contests import contest


def test_two_bots_change_seats() -> None:
    assert line_ups(2, 2) == [(0, 1), (1, 0)]


def test_one_of_the_first_bot_sits_among_others_of_the_second_in_each_seat() -> None:
    assert line_ups(2, 4) == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]


def test_alone_every_bot_plays_every_deal() -> None:
    assert line_ups(3, 1) == [(0,), (1,), (2,)]


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (3, 3), (3, 4), (4, 3), (5, 4), (3, 5), (6, 2)])
def test_of_more_than_two_bots_each_has_each_seat_equally_often(bots: int, seats: int) -> None:
    counted = Counter([(bot, seat) for line_up in line_ups(bots, seats) for seat, bot in enumerate(line_up)])

    assert len(counted) == bots * seats
    assert len(set(counted.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (4, 3), (5, 4), (3, 4)])
def test_of_more_than_two_bots_every_two_meet_equally_often(bots: int, seats: int) -> None:
    met = Counter([pair for line_up in line_ups(bots, seats) for pair in {frozenset([one, other]) for one in line_up for other in line_up}])
    pairs = [times for pair, times in met.items() if len(pair) == 2]

    assert len(pairs) == bots * (bots - 1) // 2
    assert len(set(pairs)) == 1


def test_one_bot_has_nobody_to_be_compared_with() -> None:
    with pytest.raises(BadOptions, match="name at least two, or --players 1"):
        line_ups(1, 2)


def test_a_deal_is_the_same_in_all_line_ups_and_no_bot_has_the_seed_of_another() -> None:
    playing = contest("greedy,random", 3)
    fixtures = playing.fixtures(4)

    assert fixtures[:4] == [Fixture(0, 0), Fixture(0, 1), Fixture(0, 2), Fixture(1, 0)]
    assert len({playing.deal_seed(fixture) for fixture in fixtures}) == 4
    assert len({playing.bot_seed(fixture, seat) for fixture in fixtures for seat in range(3)}) == 4 * 3 * 3
    assert playing.deal_seed(Fixture(0, 0)) == playing.deal_seed(Fixture(0, 2))

"""What nets are told can be seen from the seat they judge for."""

from collections import Counter
from typing import Any

import pytest

from midtown.arena.agreements import usual_choices
from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.new_york_eyes import MOST_COUNTED, SUPPLIES, Stock
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance
from midtown.core.pile import vec
from midtown.core.state import State
from midtown.games import GAMES
from midtown.games.new_york_city import GAME as NEW_YORK_CITY
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import KINDS as TYPES
from midtown.games.new_york_city.final_scoring import score_borough
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.the_city import GAME as THE_CITY
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def told(eyes: Eyes[Any], state: State, seat: int) -> dict[int, float]:
    """What stands at each place."""
    seen = Inputs()
    eyes.look(state, seat, seen)
    numbers: Counter[int] = Counter()
    for place, number in zip(*seen.to_lists(), strict=True):
        assert 0 <= place < eyes.inputs
        numbers[place] += number  # type: ignore[assignment]  # a counter of floats
    return {place: round(number, 9) for place, number in numbers.items() if abs(number) > 1e-9}


def positions(game: AnyGame, seats: int, seed: int, **toms: str) -> list[State]:
    """All positions of a random game."""
    dice = Chance(seed)
    state = game.setup(game.options(seats, {**usual_choices(game), **toms}), seed)
    found = []
    while not state.over:
        found.append(game.copy(state))
        options = state.options()
        state.play(options[dice.below(len(options))])
    return found


@every_game
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_told_that_the_seat_cannot_see(game: AnyGame, seats: int) -> None:
    eyes = EYES[game.name]
    for number, state in enumerate(positions(game, seats, 5)):
        for seat in range(seats):
            elsewhere = game.determinize(game.view(state, seat), number)
            assert told(eyes, elsewhere, seat) == told(eyes, state, seat)


def test_alone_it_sees_what_tom_has_and_not_what_he_will_draw() -> None:
    eyes = EYES["new-york-city"]
    supplies = set()
    for number, state in enumerate(positions(NEW_YORK_CITY, 1, 5, **{"tom-1": "C5"})):
        assert isinstance(state, NewYorkCityState)
        elsewhere = NEW_YORK_CITY.determinize(NEW_YORK_CITY.view(state, 0), number)
        seen = told(eyes, state, 0)
        assert told(eyes, elsewhere, 0) == seen
        for card in range(TYPES):
            count = min(state.players[1].hand.to_list().count(card), MOST_COUNTED)
            assert seen[SUPPLIES + card * (MOST_COUNTED + 1) + count] == 1
            supplies.add((card, count))

    assert len(supplies) > 2 * TYPES


def test_boroughs_are_expected_to_bring_what_they_would_bring_now() -> None:
    """Counted as at the end of the game [NYC-10.4]; backwards, so that nothing may be left of the position before."""
    stock = Stock()
    ranks = set()
    for state in reversed(positions(NEW_YORK_CITY, 2, 5, **{"tom-1": "B4"})):
        assert isinstance(state, NewYorkCityState)
        stock.take(state)
        total = [0, 0, 0]
        for borough in range(len(BOROUGHS)):
            before = [int(state.players[seat].points) for seat in range(3)]
            score_borough(state, borough)
            gained = [int(state.players[seat].points) - points for seat, points in enumerate(before)]
            assert [stock.by_borough[seat * len(BOROUGHS) + borough] for seat in range(3)] == gained
            total = [points + more for points, more in zip(total, gained, strict=True)]
            ranks.add(tuple(gained))
        assert [stock.boroughs[seat] for seat in range(3)] == total

    assert len(ranks) > 2 * len(BOROUGHS)


@pytest.mark.parametrize(("cards", "shares"), [((2, 3), [0, 1]), ((3, 3), [0.5, 0.5])])
def test_equal_points_are_won_by_the_larger_hand_or_shared(cards: tuple[int, int], shares: list[float]) -> None:
    state = THE_CITY.setup(THE_CITY.options(2), 1)
    for seat, count in enumerate(cards):
        state.players[seat].points = 51
        state.players[seat].hand.n = count
    found, leads = vec[float]([0.0] * 2), vec[float]([0.0] * 2)

    EYES["the-city"].share(state, found, leads)

    assert list(found) == shares
    assert list(leads) == [0, 0]


@every_game
def test_the_shares_of_the_victory_are_those_of_the_result(game: AnyGame) -> None:
    eyes = EYES[game.name]
    for seed in range(20):
        state = positions(game, 3, seed)[-1]
        dice = Chance(seed)
        while not state.over:
            options = state.options()
            state.play(options[dice.below(len(options))])
        shares, leads = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
        eyes.share(state, shares, leads)
        result = game.result(state)
        winners = result.ranks.count(1)
        assert list(shares) == [1 / winners if rank == 1 else 0 for rank in result.ranks]
        assert list(leads) == [
            points - max(other for place, other in enumerate(result.points) if place != seat) for seat, points in enumerate(result.points)
        ]

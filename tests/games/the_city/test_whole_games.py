"""What holds throughout whole games, for every number of players and every option."""

from itertools import product
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.views import CityView
from tests.games.the_city.cards import CARDS
from tests.games.the_city.table import Table, opening

EVERY_GAME: Final = pytest.mark.parametrize(
    ("seats", "survey", "scoring", "office"),
    list(product([2, 3, 4, 5], ["pick", "mix"], ["income-first", "points-first"], ["row-house", "high-rise"])),
)


def cost(name: str, city: list[str]) -> int:
    """What a card costs in a city, by what is printed on the cards."""
    return max(0, CARDS[name].cost - sum([CARDS[kind].discounts.get(name, 0) for kind in set(city)]))


def can_be_built(name: str, city: list[str]) -> bool:
    """Whether needs and limits allow a card, by what is printed on the cards."""
    needs = CARDS[name].needs.split()
    return (not needs or bool(set(needs) & set(city))) and (CARDS[name].limit == "" or name not in city)


def expected_choices(view: CityView) -> list[str]:
    """What a seat may choose, by what is printed on the cards."""
    city = [NAMES[kind] for kind in view.cities[view.seat]]
    hand = [NAMES[kind] for kind in view.hand]
    able = [name for name in hand if can_be_built(name, city) and cost(name, city) < len(hand)]
    if "architect" not in city:
        able.append("architect")
    return [f"build {name}" for name in NAMES if name in able] + ["renounce"]


def check_offers(game: Table) -> None:
    """Whoever chooses a building is offered just those that can be built and paid."""
    for seat in game.owing:
        if "renounce" in game.offered(seat):
            assert game.offered(seat) == expected_choices(game.view(seat))


def check_numbers(game: Table) -> None:
    """Cards are in hands, cities and piles and nowhere else."""
    seen = game.spectator
    built = sum([kind != NAMES.index("architect") for city in seen.cities for kind in city])
    assert sum(seen.held) + built + sum(seen.discarded) + seen.draw_pile == 105


@EVERY_GAME
@pytest.mark.rule("TC-1.2", "TC-3.6", "TC-4.2", "TC-4.3", "TC-4.4", "TC-4.7")
def test_cards_stay_in_play_and_just_what_can_be_paid_is_offered(seats: int, survey: str, scoring: str, office: str) -> None:
    game = opening(seats=seats, seed=seats, survey=survey, scoring=scoring, office=office)
    dice = Chance(seats)

    while not game.over:
        check_numbers(game)
        check_offers(game)
        options = game.state.options()
        game.state.play(options[dice.below(len(options))])

    assert max(game.result().points) >= 50
    assert 1 in game.result().ranks


@EVERY_GAME
@pytest.mark.rule("TC-8.2")
def test_nobody_starts_a_round_with_more_than_twelve_cards(seats: int, survey: str, scoring: str, office: str) -> None:
    game = opening(seats=seats, seed=40 + seats, survey=survey, scoring=scoring, office=office)

    dice = Chance(seats)
    rounds = 0

    while not game.over:
        if game.state.ply == game.state.stage and "renounce" in game.offered(game.owing[0]):
            assert max(game.spectator.held) <= 12
            rounds += 1
        options = game.state.options()
        game.state.play(options[dice.below(len(options))])

    assert rounds == GAME.rounds(game.state)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    game = opening(seats=3)
    before = game.state.key()

    copy = GAME.copy(game.state)
    assert copy.key() == before

    copy.play(copy.options()[0])
    assert copy.key() != before
    assert game.state.key() == before

"""The greedy bot at whole games of New York City: with people, against Toms, with every option."""

import pytest

from midtown.bots.bot import Bot
from midtown.bots.registry import make_bot
from midtown.bots.sense.new_york_city.sense import JUDGEMENTS
from midtown.core.result import Result
from midtown.core.view import View
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.book import BOOK
from midtown.games.new_york_city.views import NewYorkCityView


def play_out(bots: list[Bot], seed: int, options: dict[str, str] | None = None) -> Result:
    """How a whole game between these bots ends."""
    state = GAME.setup(GAME.options(len(bots), options or {}), seed)
    while not state.over:
        seat = int(state.seat)
        state.play(bots[seat].choose(GAME.view(state, seat), state.options(seat)), seat)
    return GAME.result(state)


def greedy(seed: int = 1) -> Bot:
    return make_bot("greedy", GAME, seed)


class Twins(Bot):
    """Plays like the greedy bot and asks another one the same question at tables that differ only in what is hidden."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    def choose(self, view: View, options: list[int]) -> int:
        assert isinstance(view, NewYorkCityView)
        chosen = greedy().choose(view, options)
        elsewhere = GAME.determinize(view, self.asked)
        assert elsewhere.options(view.seat) == options
        assert greedy(self.asked + 100).choose(GAME.view(elsewhere, view.seat), options) == chosen
        self.asked += 1
        return chosen


@pytest.mark.parametrize("options", [{}, {"tom-1": "C3"}])
def test_the_choice_does_not_depend_on_hidden_cards_or_on_the_seed(options: dict[str, str]) -> None:
    twins = Twins()
    play_out([twins, greedy(), twins], 11, options)

    assert twins.asked > 100


@pytest.mark.parametrize(("seats", "games"), [(2, 10), (3, 6), (4, 4)])
def test_it_beats_random_players_however_many(seats: int, games: int) -> None:
    wins = 0
    for seed in range(games):
        bots = [make_bot("random", GAME, seed + other) for other in range(seats)]
        bots[seed % seats] = greedy()
        wins += play_out(bots, seed).winners == (seed % seats,)

    assert wins == games


@pytest.mark.parametrize("options", [{"rank": "2"}, {"relocate": "each"}, {"tom-1": "A9", "tom-2": "C5", "tom-3": "B2"}])
def test_it_plays_with_every_option(options: dict[str, str]) -> None:
    seats = 1 if "tom-1" in options else 2

    assert min(play_out([greedy()] * seats, 5, options).points) > 40


def test_it_beats_the_weakest_tom_always_and_the_strongest_hardly_ever() -> None:
    wins = {level: sum([play_out([greedy()], seed, {"tom-1": level}).winners == (0,) for seed in range(4)]) for level in ("A2", "C9")}

    assert wins == {"A2": 4, "C9": 0}


def test_it_has_a_judgement_for_every_question() -> None:
    assert set(BOOK.questions) == set(JUDGEMENTS)

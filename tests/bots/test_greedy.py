"""The greedy bot: judged by what it can see, strong enough to be company, and always the same."""

import pytest

from midtown.arena.agreements import usual_choices
from midtown.bots.bot import Bot
from midtown.bots.registry import make_bot
from midtown.core.state import State
from midtown.core.view import View
from midtown.games import GAMES
from midtown.match.match import AnyGame

FIFTH_AVENUE: AnyGame = GAMES["fifth-avenue"]
THE_CITY: AnyGame = GAMES["the-city"]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def play_out(game: AnyGame, bots: list[Bot], seed: int) -> State:
    """A whole game between these bots."""
    state: State = game.setup(game.options(len(bots), usual_choices(game)), seed)
    while not state.over:
        seat = int(state.seat)
        state.play(bots[seat].choose(game.view(state, seat), state.options(seat)), seat)
    return state


def greedy(game: AnyGame, seed: int = 1) -> Bot:
    return make_bot("greedy", game, seed)


def wins_against_random(game: AnyGame, seats: int, games: int) -> int:
    """How many games the greedy bot wins alone, each in another seat, against random play in all others."""
    wins = 0
    for seed in range(games):
        seat = seed % seats
        bots = [make_bot("random", game, seed + other) for other in range(seats)]
        bots[seat] = greedy(game)
        wins += game.result(play_out(game, bots, seed)).winners == (seat,)
    return wins


class Twins(Bot):
    """Plays like the greedy bot and asks another one the same question at tables that differ only in what is hidden."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(1)
        self.asked = 0
        self._game = game
        self._bot = greedy(game)

    def choose(self, view: View, options: list[int]) -> int:
        chosen = self._bot.choose(view, options)
        for seed in (self.asked, self.asked + 1):
            elsewhere = self._game.determinize(view, seed)
            assert elsewhere.options(view.seat) == options
            assert greedy(self._game, seed + 100).choose(self._game.view(elsewhere, view.seat), options) == chosen
        self.asked += 1
        return chosen


@every_game
def test_the_choice_does_not_depend_on_hidden_cards_or_on_the_seed(game: AnyGame) -> None:
    twins = Twins(game)
    play_out(game, [twins, greedy(game), twins], 11)

    assert twins.asked > 50


@every_game
def test_the_only_option_is_taken_without_thinking(game: AnyGame) -> None:
    state = game.setup(game.options(2), 1)
    bot = greedy(game)
    before = (bot.chance.a, bot.chance.b)

    assert bot.choose(game.view(state, 0), [7]) == 7
    assert (bot.chance.a, bot.chance.b) == before


@every_game
def test_it_beats_random_play_nearly_always(game: AnyGame) -> None:
    assert wins_against_random(game, seats=2, games=50) >= 49


def test_it_beats_two_and_three_random_players_nearly_always() -> None:
    assert wins_against_random(FIFTH_AVENUE, seats=3, games=12) >= 11
    assert wins_against_random(FIFTH_AVENUE, seats=4, games=12) >= 11


def test_its_games_of_the_city_are_as_long_and_as_high_as_those_of_people() -> None:
    games = [play_out(THE_CITY, [greedy(THE_CITY)] * seats, seed) for seats in (2, 3, 5) for seed in range(4)]
    rounds = [THE_CITY.rounds(game) for game in games]
    winners = [max(THE_CITY.result(game).points) for game in games]

    assert 7 <= sum(rounds) / len(rounds) <= 9
    assert 55 <= sum(winners) / len(winners) <= 70
    assert all(6 <= length <= 10 for length in rounds)


@pytest.mark.parametrize(("seats", "turns", "points"), [(2, (8, 14), (30, 70)), (3, (8, 14), (60, 110)), (4, (5, 10), (30, 70))])
def test_its_games_of_fifth_avenue_end_in_good_time_and_with_believable_points(
    seats: int, turns: tuple[int, int], points: tuple[int, int]
) -> None:
    games = [play_out(FIFTH_AVENUE, [greedy(FIFTH_AVENUE)] * seats, seed) for seed in range(8)]
    lengths = [FIFTH_AVENUE.rounds(game) / seats for game in games]
    winners = [max(FIFTH_AVENUE.result(game).points) for game in games]

    assert turns[0] <= sum(lengths) / len(lengths) <= turns[1]
    assert points[0] <= sum(winners) / len(winners) <= points[1]
    assert all(length <= 20 for length in lengths)


@pytest.mark.parametrize("options", [{"board": "six"}, {"shops": "players"}, {"pieces": "18"}])
def test_it_plays_fifth_avenue_with_every_option(options: dict[str, str]) -> None:
    state = FIFTH_AVENUE.setup(FIFTH_AVENUE.options(2, {**usual_choices(FIFTH_AVENUE), **options}), 5)
    while not state.over:
        seat = int(state.seat)
        state.play(greedy(FIFTH_AVENUE).choose(FIFTH_AVENUE.view(state, seat), state.options(seat)), seat)

    assert FIFTH_AVENUE.rounds(state) < 60

"""The greedy bot: judged by what it can see, strong enough to be company, and always the same."""

from midtown.bots.bot import Bot
from midtown.bots.registry import make_bot
from midtown.core.view import View
from midtown.games.the_city import GAME
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView


def play_out(bots: list[Bot], seed: int) -> CityState:
    """A whole game between these bots."""
    state = GAME.setup(GAME.options(len(bots)), seed)
    while not state.over:
        seat = int(state.seat)
        state.play(bots[seat].choose(GAME.view(state, seat), state.options(seat)), seat)
    return state


def greedy(seed: int = 1) -> Bot:
    return make_bot("greedy", GAME, seed)


class Twins(Bot):
    """Plays like the greedy bot and asks another one the same question at tables that differ only in what is hidden."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self._bot = greedy()

    def choose(self, view: View, options: list[int]) -> int:
        assert isinstance(view, CityView)
        chosen = self._bot.choose(view, options)
        for seed in (self.asked, self.asked + 1):
            elsewhere = GAME.determinize(view, seed)
            assert elsewhere.options(view.seat) == options
            assert greedy(seed + 100).choose(GAME.view(elsewhere, view.seat), options) == chosen
        self.asked += 1
        return chosen


def test_the_choice_does_not_depend_on_hidden_cards_or_on_the_seed() -> None:
    twins = Twins()
    play_out([twins, greedy(), twins], 11)

    assert twins.asked > 50


def test_the_only_option_is_taken_without_thinking() -> None:
    state = GAME.setup(GAME.options(2), 1)
    bot = greedy()
    before = (bot.chance.a, bot.chance.b)

    assert bot.choose(GAME.view(state, 0), [7]) == 7
    assert (bot.chance.a, bot.chance.b) == before


def test_it_beats_random_play_nearly_always() -> None:
    wins = 0
    for seed in range(50):
        seat = seed % 2
        bots = [make_bot("random", GAME, seed), make_bot("random", GAME, seed)]
        bots[seat] = greedy()
        wins += GAME.result(play_out(bots, seed)).winners == (seat,)

    assert wins >= 49


def test_its_games_are_as_long_and_as_high_as_those_of_people() -> None:
    games = [play_out([greedy()] * seats, seed) for seats in (2, 3, 5) for seed in range(4)]
    rounds = [int(game.round) for game in games]
    winners = [max(GAME.result(game).points) for game in games]

    assert 7 <= sum(rounds) / len(rounds) <= 9
    assert 55 <= sum(winners) / len(winners) <= 70
    assert all(6 <= length <= 10 for length in rounds)

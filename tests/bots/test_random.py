"""The random bot: every option equally often, and the same ones for the same seed."""

from midtown.bots.random import RandomBot
from tests.games.the_city.table import opening

VIEW = opening().view(0)


def test_every_option_is_taken_equally_often() -> None:
    bot = RandomBot(1)
    chosen = [bot.choose(VIEW, [3, 8, 21]) for _time in range(3000)]

    assert set(chosen) == {3, 8, 21}
    assert all(900 < chosen.count(option) < 1100 for option in (3, 8, 21))


def test_the_same_seed_makes_the_same_choices() -> None:
    options = list(range(50))
    first, same, other = [[bot.choose(VIEW, options) for _time in range(20)] for bot in (RandomBot(5), RandomBot(5), RandomBot(6))]

    assert first == same
    assert first != other

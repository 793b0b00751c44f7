"""What bots agree on before they play."""

import pytest

from midtown.arena.agreements import every_agreement, usual_choices
from midtown.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_played(name: str) -> None:
    game = GAMES[name]
    played = [dict(options.choices) for options in every_agreement(game, 2)]

    for option in game.offered:
        assert {choices[option.name] for choices in played} == set(option.values)
    assert len(played) == 1 + sum(len(option.values) - 1 for option in game.offered)


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_game_comes_first(name: str) -> None:
    assert dict(every_agreement(GAMES[name], 2)[0].choices) == usual_choices(GAMES[name])


def test_bots_usually_play_the_defaults_and_what_surely_ends_a_game() -> None:
    assert usual_choices(GAMES["the-city"]) == {"survey": "pick", "scoring": "income-first", "office": "row-house"}
    assert usual_choices(GAMES["fifth-avenue"]) == {"board": "five", "shops": "random", "pieces": "21", "length": "400"}

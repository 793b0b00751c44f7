"""What bots agree on before they play."""

from midtown.arena.agreements import usual_choices
from midtown.games import GAMES


def test_bots_usually_play_the_defaults_and_what_surely_ends_a_game() -> None:
    assert usual_choices(GAMES["the-city"]) == {"survey": "pick", "scoring": "income-first", "office": "row-house"}
    assert usual_choices(GAMES["fifth-avenue"]) == {"board": "five", "shops": "random", "pieces": "21", "length": "400"}

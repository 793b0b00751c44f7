"""How often play makes use of each rule."""

import pytest

from midtown.arena.coverage import rule_counts
from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.the_city import GAME as THE_CITY
from midtown.match.match import AnyGame


def test_rules_are_counted_from_the_set_up_to_the_end() -> None:
    games = 8
    counts = rule_counts(THE_CITY, 2, games, 1)

    assert counts["TC-2.2"] == games
    assert counts["TC-2.3"] == games * 2 * 2
    assert counts["TC-3.1"] > games * 6


def test_the_rules_of_every_option_are_counted() -> None:
    games = 10
    counts = rule_counts(FIFTH_AVENUE, 2, games, 1)

    assert counts["5A-2.5"] == games
    assert counts["5A-2.3"] > 0
    assert counts["5A-11.1"] > 0
    assert counts["5A-3.1"] > games * 15


@pytest.mark.parametrize("game", [FIFTH_AVENUE, THE_CITY], ids=lambda game: game.name)
def test_the_same_seed_counts_the_same(game: AnyGame) -> None:
    first, again, other = [rule_counts(game, 2, 3, seed) for seed in (1, 1, 2)]

    assert first == again
    assert first != other

"""How often play makes use of each rule."""

import pytest

from midtown.arena.coverage import rule_counts
from midtown.arena.series import Series
from midtown.bots.registry import QUICK
from midtown.core.options import Options
from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.the_city import GAME as THE_CITY
from midtown.match.conformance import every_option_set
from midtown.match.match import AnyGame


def test_rules_are_counted_from_the_set_up_to_the_end() -> None:
    games = 8
    counts = rule_counts(THE_CITY, 2, games, 1)

    assert counts["TC-2.2"] == games
    assert counts["TC-2.3"] == games * 2 * 2
    assert counts["TC-3.1"] > games * 6


@pytest.mark.parametrize("game", [FIFTH_AVENUE, THE_CITY], ids=lambda game: game.name)
def test_every_bot_plays_under_every_combination_of_options(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    played: set[tuple[str, Options]] = set()
    monkeypatch.setattr(Series, "play", lambda series, _number, _observers: played.add((series.bots[0], series.options)))
    agreements = [options for options in every_option_set(game) if options.seats == 2]

    rule_counts(game, 2, len(QUICK) * len(agreements), 1)

    assert played == {(bot, options) for bot in QUICK for options in agreements}


@pytest.mark.parametrize("game", [FIFTH_AVENUE, THE_CITY], ids=lambda game: game.name)
def test_the_same_seed_counts_the_same(game: AnyGame) -> None:
    first, again, other = [rule_counts(game, 2, 3, seed) for seed in (1, 1, 2)]

    assert first == again
    assert first != other

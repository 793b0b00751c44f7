"""How often play makes use of each rule."""

from midtown.arena.coverage import every_option, rule_counts
from midtown.games.the_city import GAME


def test_every_value_of_every_option_is_played() -> None:
    played = [dict(options.choices) for options in every_option(GAME, 2)]

    for option in GAME.offered:
        assert {choices[option.name] for choices in played} == set(option.values)


def test_rules_are_counted_from_the_set_up_to_the_end() -> None:
    games = 8
    counts = rule_counts(GAME, 2, games, 1)

    assert counts["TC-2.2"] == games
    assert counts["TC-2.3"] == games * 2 * 2
    assert counts["TC-3.1"] > games * 6


def test_the_same_seed_counts_the_same() -> None:
    first, again, other = [rule_counts(GAME, 2, 3, seed) for seed in (1, 1, 2)]

    assert first == again
    assert first != other

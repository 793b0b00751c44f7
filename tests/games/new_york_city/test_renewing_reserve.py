"""Character 12: the reserve is renewed."""

import pytest

from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import bidding


@pytest.mark.rule("NYC-11.12")
def test_12_scores_a_point_and_renews_any_cards_of_the_reserve() -> None:
    game = bidding("press", hands=["dollars", "press"], reserves=["plans wild"], teams=["12"], dollars=[1], deck="elevator prestige")

    game.play("0 use character-12", "0 discard plans", "0 discard wild")
    assert game.reserve(0) == "elevator prestige"

    assert (game.points[0], game.dollars[0], game.of(0).paid) == (1, 0, (11,))
    assert [TYPES[card] for card in game.spectator.discards] == ["plans", "wild"]
    assert game.offered(0)[-1] == "pass"


@pytest.mark.rule("NYC-11.12")
@pytest.mark.parametrize(("discards", "reserve"), [([], "plans wild"), (["discard plans"], "elevator wild")])
def test_12_renews_as_few_as_its_owner_likes(discards: list[str], reserve: str) -> None:
    game = bidding("press", hands=["dollars", "press"], reserves=["plans wild"], teams=["12"], dollars=[1], deck="elevator prestige")

    game.play("0 use character-12", *[f"0 {text}" for text in discards], "0 done")

    assert (game.reserve(0), game.points[0]) == (reserve, 1)


@pytest.mark.rule("NYC-11.12")
def test_12_restores_the_size_of_a_larger_reserve() -> None:
    game = bidding("press", hands=["dollars"], reserves=["3 plans"], teams=["12"], dollars=[1], deck="3 wild")

    game.play("0 use character-12", "0 discard plans", "0 discard plans", "0 discard plans")

    assert game.reserve(0) == "wild wild wild"


@pytest.mark.rule("NYC-11.12", "NYC-1.8")
def test_12_may_turn_up_what_it_has_discarded_when_the_pile_is_empty() -> None:
    game = bidding("press", hands=["dollars"], reserves=["plans wild"], teams=["12"], dollars=[1], deck="")

    game.play("0 use character-12", "0 discard plans", "0 discard wild")

    assert game.reserve(0) == "plans wild"


@pytest.mark.rule("NYC-11.12")
def test_12_needs_no_card_in_the_hand_and_no_bid() -> None:
    game = bidding("press", hands=["", "press"], reserves=["plans wild"], teams=["12"], dollars=[1])

    assert game.offered(0) == ["use character-12", "pass"]
    game.play("0 use character-12", "0 done", "0 pass")

    assert game.points[0] == 1


@pytest.mark.rule("NYC-11.12")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("discard press", "press is not in your reserve [NYC-11.12]"),
        ("pass", "now cards of the reserve are discarded: discard one, or done [NYC-11.12]"),
        ("bid", "now cards of the reserve are discarded: discard one, or done [NYC-11.12]"),
    ],
)
def test_why_something_is_not_done_while_the_reserve_is_renewed(text: str, why: str) -> None:
    game = bidding("press", hands=["press"], reserves=["plans wild"], teams=["12"], dollars=[1])
    game.play("0 use character-12")

    assert str(game.refused(0, text)) == why

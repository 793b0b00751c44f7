"""The characters 7 to 11 of phase I, each alone."""

from typing import Final

import pytest

from tests.games.new_york_city.table import drafting

PAIRS: Final = "press wild dollars plans elevator elevator"


# --- 7: exchange a character ---

ROWS: Final = {1: "1 2", 2: "14 24", 3: "16", 4: "18 19", 5: "40"}


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize(
    ("removed", "open_characters"),
    [
        ("23", [1, 2, 14, 24]),
        ("28", [1, 2, 14, 16, 24]),
        ("25", [1, 2, 14, 16, 18, 19, 24]),
        ("26", [1, 2, 14, 16, 18, 19, 24, 40]),
        ("27", [1, 2, 14, 16, 18, 19, 24, 40]),
    ],
)
def test_character_7_takes_a_character_worth_at_most_one_more(removed: str, open_characters: list[int]) -> None:
    game = drafting(teams=["7 23 25 26 27 28"], dollars=[1], rows=ROWS, pairs=PAIRS)

    game.play("0 use character-7", f"0 remove character-{removed}")

    assert game.offered(0) == [f"hire character-{number}" for number in open_characters]


@pytest.mark.rule("NYC-11.7", "NYC-8.4")
def test_character_7_removes_one_from_the_game_and_the_next_one_is_revealed() -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows={1: "1 2", 2: "14 24 15 28"}, stacks={2: "29 30"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-23", "0 hire character-24")

    assert game.team(0) == "7 24"
    assert game.spectator.gone == (22,)
    assert game.spectator.rows[1] == (13, 14, 27, 28)


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("remove character-24", "character-24 is not one of yours [NYC-4.1]"),
        ("remove character-23", "no open character is low enough for character-23 [NYC-11.7]"),
        ("hire character-16", "now one of your characters is removed [NYC-11.7]"),
        ("done", "now one of your characters is removed [NYC-11.7]"),
    ],
)
def test_why_a_character_cannot_be_removed(text: str, why: str) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows={3: "16"}, pairs=PAIRS)
    game.play("0 use character-7")
    assert game.offered(0) == ["remove character-7"]

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.7", "NYC-2.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hire character-16", "character-16 has the value 3, and you may take 2 at most [NYC-11.7]"),
        ("hire character-15", "character-15 is not open [NYC-2.1]"),
        ("remove character-7", "now a character is hired [NYC-11.7]"),
        ("done", "now a character is hired [NYC-11.7]"),
    ],
)
def test_why_a_character_cannot_be_taken_for_the_removed_one(text: str, why: str) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows=ROWS, pairs=PAIRS)
    game.play("0 use character-7", "0 remove character-23")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize("rows", [{}, {5: "40"}])
def test_character_7_is_of_no_use_where_no_open_character_is_low_enough(rows: dict[int, str]) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows=rows, pairs=PAIRS)

    assert str(game.refused(0, "use character-7")) == "character-7 is of no use now [NYC-11.7]"


# --- 8: fetch from the reserve ---


@pytest.mark.rule("NYC-11.8")
@pytest.mark.parametrize(
    ("pair", "reserve", "fetched", "hand", "left"),
    [
        ("press plans", "press plans", ["plans", "press"], "press press plans plans", "dollars elevator"),
        ("press plans", "press wild", ["press"], "press press plans", "dollars wild"),
        ("press press", "press press", ["press", "press"], "press press press press", "dollars elevator"),
        ("press press", "press wild", ["press"], "press press press", "dollars wild"),
        ("press plans", "press press", ["press"], "press press plans", "press dollars"),
        ("press wild", "prestige wild", ["wild"], "press wild wild", "dollars prestige"),
        ("press plans", "press plans wild", ["press", "plans"], "press press plans plans", "dollars elevator wild"),
    ],
)
def test_character_8_fetches_an_equal_card_for_each_card_of_the_pair_and_refills(
    pair: str, reserve: str, fetched: list[str], hand: str, left: str
) -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=[reserve], deck="dollars elevator", pairs=pair)

    game.play(f"0 take {pair}", "0 use character-8", *[f"0 fetch {card}" for card in fetched])

    assert (game.hand(0), game.reserve(0), game.over) == (hand, left, True)


@pytest.mark.rule("NYC-11.8")
def test_character_8_may_leave_equal_cards_in_the_reserve() -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press plans"], deck="dollars elevator", pairs="press plans")
    game.play("0 take press plans", "0 use character-8")
    assert set(game.offered(0)) == {"fetch press", "fetch plans", "done"}

    game.play("0 fetch plans", "0 done")

    assert (game.hand(0), game.reserve(0)) == ("press plans plans", "press dollars")


@pytest.mark.rule("NYC-11.8")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("fetch wild", "wild is not one of the pair just taken [NYC-11.8]"),
        ("fetch plans", "plans is not in your reserve [NYC-11.8]"),
        ("fetch press plans", "now cards are fetched from the reserve: fetch one, or done [NYC-11.8]"),
        ("pass", "now cards are fetched from the reserve: fetch one, or done [NYC-11.8]"),
    ],
)
def test_why_a_card_cannot_be_fetched(text: str, why: str) -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press wild"], pairs="press plans")
    game.play("0 take press plans", "0 use character-8")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.8")
def test_character_8_is_of_no_use_where_no_card_of_the_pair_is_in_the_reserve() -> None:
    game = drafting(0, 1, teams=["8"], dollars=[1], reserves=["wild dollars"], hands=["wild"], pairs=f"press plans {PAIRS}")

    game.play("0 take press plans")

    assert game.owing == [1]


@pytest.mark.rule("NYC-11.8")
def test_character_8_is_used_after_taking_a_pair() -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press wild"], pairs=PAIRS)

    assert str(game.refused(0, "use character-8")) == "character-8 is of no use now [NYC-11.8]"


@pytest.mark.rule("NYC-11.8")
def test_character_8_of_the_second_turn_looks_only_at_the_second_pair() -> None:
    game = drafting(0, 0, teams=["8"], dollars=[1], reserves=["press press"], pairs="press wild plans plans")

    game.play("0 take press wild", "0 done", "0 take plans plans")

    assert game.over


# --- 9, 10: draw cards ---


@pytest.mark.rule("NYC-11.9")
def test_character_9_draws_a_card_and_takes_a_dollar() -> None:
    game = drafting(teams=["9"], dollars=[1], hands=["press"], deck="wild plans", pairs=PAIRS)

    game.play("0 use character-9")

    assert (game.hand(0), game.dollars[0]) == ("press wild", 1)


@pytest.mark.rule("NYC-11.10")
def test_character_10_draws_two_cards() -> None:
    game = drafting(teams=["10"], dollars=[1], hands=["press"], deck="wild plans dollars", pairs=PAIRS)

    game.play("0 use character-10")

    assert (game.hand(0), game.dollars[0]) == ("press plans wild", 0)


# --- 11: replace a neutral skyscraper ---


@pytest.mark.rule("NYC-11.11")
def test_character_11_replaces_a_neutral_skyscraper_by_one_from_the_own_board() -> None:
    game = drafting(teams=["11"], dollars=[1], ready=[4], built=[{"queens": 1}], neutral={"queens": 2, "bronx": 1}, pairs=PAIRS)
    game.play("0 use character-11")
    assert game.offered(0) == ["replace bronx", "replace queens"]

    game.play("0 replace queens")

    assert game.built(0) == {"queens": 2}
    assert (game.of(0).ready, game.spectator.neutral) == (3, (0, 1, 1, 0, 0, 0))


@pytest.mark.rule("NYC-11.11")
@pytest.mark.parametrize(("ready", "neutral"), [(0, {"queens": 2}), (4, {})])
def test_character_11_needs_a_skyscraper_on_the_board_and_a_neutral_one(ready: int, neutral: dict[str, int]) -> None:
    game = drafting(teams=["11"], dollars=[1], ready=[ready], neutral=neutral, pairs=PAIRS)

    assert str(game.refused(0, "use character-11")) == "character-11 is of no use now [NYC-11.11]"

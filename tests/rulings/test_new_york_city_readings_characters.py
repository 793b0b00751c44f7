"""Readings of New York City on hiring and using characters: when, how often, and those of the phases I and III."""

from typing import Final

import pytest

from midtown.core.errors import BadOptions
from midtown.games.new_york_city import GAME
from tests.games.new_york_city.table import Table, bidding, drafting, new_round, phase_three

PAIRS: Final = "press wild dollars plans elevator elevator"
FIVE_PAIRS: Final = f"{PAIRS} prestige prestige wild wild"


# --- hiring ---


@pytest.mark.rule("NYC-8.3")
@pytest.mark.parametrize(
    ("cards", "offered"), [(1, [1, 24]), (2, [1, 24, 25]), (3, [1, 24, 25, 26]), (4, [1, 24, 25, 26, 27]), (6, [1, 24, 25, 26, 27])]
)
def test_the_winner_may_take_one_character_worth_one_more_than_his_bid_and_never_more_than_five(cards: int, offered: list[int]) -> None:
    """Reading 17."""
    rows = {1: "1", 2: "24", 3: "25", 4: "26", 5: "27"}
    game = bidding("elevator", seats=2, hands=[f"{cards} elevator"], rows=rows)

    game.bid(0, *(cards * ["play elevator"]))
    assert game.offered(0) == [f"hire character-{number}" for number in offered]

    game.play(f"0 hire character-{offered[-1]}")
    assert game.over


@pytest.mark.rule("NYC-8.4", "NYC-11.7")
def test_the_display_is_refilled_at_once_so_that_later_choosers_see_four() -> None:
    """Reading 18, by character 7 as well; the row moves to the left."""
    game = bidding("elevator", seats=2, hands=["elevator", "elevator"], rows={1: "1 2 3 12"}, stacks={1: "13 23"})
    game.bid(0, "play elevator")
    game.bid(1, "play elevator")

    game.play("0 hire character-2")
    assert game.spectator.rows[0] == (0, 2, 11, 12)
    assert "hire character-13" in game.offered(1)

    swapped = drafting(teams=["7 1"], dollars=[1], rows={1: "1 2 3 12"}, stacks={1: "13 23"}, pairs=PAIRS)
    swapped.play("0 use character-7", "0 remove character-1", "0 hire character-1")
    assert swapped.spectator.rows[0] == (1, 2, 11, 12)


@pytest.mark.rule("NYC-4.3")
def test_a_new_character_can_be_used_if_its_phase_is_still_open() -> None:
    """Reading 19: hired in the elevator round, character 25 is used in phase III of the same round; character 6 waits."""
    deck = "elevator press press press press press dollars dollars elevator elevator plans plans prestige prestige wild wild 20 skyscraper"
    game = new_round(seats=2, round=0, dollars=[2], rows={1: "23", 2: "24", 3: "6 25"}, deck=deck)
    game.play("1 take plans plans", "0 take elevator elevator", "1 take prestige prestige", "0 take dollars dollars")
    while "play elevator" not in game.offered(game.owing[0]):
        game.play(f"{game.owing[0]} pass")

    game.bid(0, "play elevator", "play elevator")
    game.play("1 pass", "0 hire character-25")
    while not any(text.startswith("use") for text in game.offered(game.owing[0])):
        seat = game.owing[0]
        game.play(f"{seat} {'pass' if 'pass' in game.offered(seat) else 'done'}")

    assert game.offered(0) == ["use character-25", "done"]


# --- own turn ---


@pytest.mark.rule("NYC-4.1", "NYC-6.2")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6, 7, 9, 10, 11])
def test_a_character_of_phase_one_is_used_before_or_after_taking_the_pair(number: int) -> None:
    """Reading 21, and order and timing."""
    game = drafting(0, 1, 0, teams=[str(number)], dollars=[1], ready=[1], neutral={"queens": 1}, rows={1: "1"}, pairs=PAIRS)
    assert f"use character-{number}" in game.offered(0)

    game.play("0 take press wild")

    assert game.offered(0) == [f"use character-{number}", "done"]


@pytest.mark.rule("NYC-4.1", "NYC-6.2")
def test_2_is_used_instead_of_the_pair_and_8_after_it() -> None:
    """Order and timing."""
    game = drafting(0, 1, 0, teams=["2 8"], dollars=[1], reserves=["press wild"], pairs=FIVE_PAIRS)
    assert [text for text in game.offered(0) if text.startswith("use")] == ["use character-2"]

    game.play("0 take press wild")

    assert game.offered(0) == ["use character-8", "done"]


@pytest.mark.rule("NYC-4.1", "NYC-9.1")
def test_a_character_of_phase_three_is_used_in_the_own_slot_alone() -> None:
    """Reading 21."""
    game = phase_three(press=[(1, 3), (0, 2), (2, 1)], teams=["25", "25"], dollars=[1, 1])

    game.play("1 done", "0 use character-25")

    assert (game.over, game.points) == (True, (3, 0, 0))


# --- the reserve ---


@pytest.mark.rule("NYC-11.3")
def test_each_use_of_3_makes_the_reserve_larger_by_one() -> None:
    """Reading 23."""
    game = drafting(teams=["3 3"], dollars=[2], reserves=["press plans"], deck="dollars wild", pairs=PAIRS)

    game.play("0 use character-3", "0 use character-3")

    assert (game.reserve(0), game.of(0).reserve_size) == ("press dollars plans wild", 4)


@pytest.mark.rule("NYC-11.3", "NYC-7.9")
def test_exchanges_leave_the_size_of_the_reserve() -> None:
    """Reading 23."""
    game = bidding("press", seats=2, hands=["dollars wild"], reserves=["press plans plans"])

    game.play("0 swap dollars press", "0 swap wild plans")

    assert (game.hand(0), game.reserve(0)) == ("press plans", "dollars plans wild")


@pytest.mark.rule("NYC-11.3", "NYC-11.12")
def test_a_refill_restores_the_size_from_before_the_effect() -> None:
    """Reading 23: a reserve of three has three cards again."""
    game = bidding("press", seats=2, teams=["12"], dollars=[1], hands=["press"], reserves=["plans plans wild"], deck="elevator dollars")

    game.play("0 use character-12", "0 discard plans", "0 discard plans", "0 done")

    assert game.reserve(0) == "dollars elevator wild"


# --- 5, 7, 8 ---


@pytest.mark.rule("NYC-11.5")
@pytest.mark.parametrize(
    ("discards", "kept"), [(("press", "plans"), "dollars elevator wild"), (("dollars", "wild"), "press elevator plans")]
)
def test_5_discards_any_two_cards_of_the_hand_old_or_new(discards: tuple[str, str], kept: str) -> None:
    """Reading 24."""
    game = drafting(teams=["5"], dollars=[1], hands=["press plans"], deck="dollars elevator wild", pairs=PAIRS)

    game.play("0 use character-5", *[f"0 discard {card}" for card in discards])

    assert game.hand(0) == kept


@pytest.mark.rule("NYC-11.7")
def test_7_may_remove_itself_and_its_dollar_goes_to_the_supply() -> None:
    """Reading 25."""
    game = drafting(0, 0, teams=["7"], dollars=[1], rows={4: "9", 5: "10"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-7", "0 hire character-9")

    assert (game.team(0), game.of(0).paid, game.dollars[0]) == ("9", (), 0)


@pytest.mark.rule("NYC-11.7")
def test_a_five_may_be_exchanged_for_a_five_or_less() -> None:
    """Reading 25."""
    game = drafting(teams=["7 27"], dollars=[1], rows={1: "1", 4: "9", 5: "10"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-27")

    assert game.offered(0) == ["hire character-1", "hire character-9", "hire character-10"]


@pytest.mark.rule("NYC-11.8")
@pytest.mark.parametrize(
    ("pair", "reserve", "fetched"),
    [("press plans", "press press", ["press"]), ("press press", "press press", ["press", "press"]), ("plans wild", "wild wild", ["wild"])],
)
def test_each_card_of_the_pair_fetches_one_equal_card_and_a_wild_one_fetches_a_wild_one(
    pair: str, reserve: str, fetched: list[str]
) -> None:
    """Reading 26."""
    game = drafting(teams=["8"], dollars=[1], reserves=[reserve], pairs=pair)

    game.play(f"0 take {pair}", "0 use character-8", *[f"0 fetch {card}" for card in fetched])

    assert game.over
    assert len(game.reserve(0).split()) == 2


@pytest.mark.rule("NYC-11.8")
def test_8_is_used_once_for_the_pair_just_taken() -> None:
    """Reading 26: what the refill brings is not fetched by the same character."""
    game = drafting(0, 0, teams=["8"], dollars=[2], reserves=["press plans"], deck="press press", pairs="press wild dollars dollars")

    game.play("0 take press wild", "0 use character-8", "0 fetch press")

    assert game.reserve(0) == "press plans"
    assert game.offered(0) == ["take dollars dollars"]


@pytest.mark.rule("NYC-11.8")
def test_a_wild_card_of_the_pair_fetches_no_other_card() -> None:
    """Reading 26."""
    game = drafting(0, 1, teams=["8"], dollars=[1], reserves=["press plans"], pairs=f"wild wild {PAIRS}")

    game.play("0 take wild wild")

    assert game.owing == [1]


@pytest.mark.rule("NYC-11.8", "NYC-11.4")
@pytest.mark.parametrize(
    ("chosen", "fetched", "hand"),
    [("press wild", "press", "press press dollars plans wild"), ("dollars plans", "dollars", "press dollars dollars plans wild")],
)
def test_8_after_4_fetches_for_one_of_the_two_pairs_which_the_player_chooses(chosen: str, fetched: str, hand: str) -> None:
    """Order and timing."""
    game = drafting(0, 1, 0, teams=["4 8"], dollars=[2], reserves=["press dollars"], deck="elevator", pairs=PAIRS)
    game.play("0 use character-4", "0 take press wild", "0 take dollars plans", "0 use character-8")
    assert game.offered(0) == ["fetch press wild", "fetch dollars plans"]

    game.play(f"0 fetch {chosen}")
    assert set(game.offered(0)) == {f"fetch {fetched}", "done"}

    game.play(f"0 fetch {fetched}")
    assert game.hand(0) == hand


@pytest.mark.rule("NYC-11.8", "NYC-11.4")
def test_8_after_4_offers_both_pairs_in_whatever_order_they_were_taken() -> None:
    """Order and timing."""
    game = drafting(0, 1, 0, teams=["4 8"], dollars=[2], reserves=["press dollars"], pairs=PAIRS)

    game.play("0 use character-4", "0 take dollars plans", "0 take press wild", "0 use character-8")

    assert game.offered(0) == ["fetch press wild", "fetch dollars plans"]


@pytest.mark.rule("NYC-11.8", "NYC-11.2")
def test_8_after_2_fetches_for_the_two_single_cards() -> None:
    """Order and timing."""
    game = drafting(teams=["2 8"], dollars=[2], reserves=["plans wild"], deck="elevator elevator", pairs=PAIRS)

    game.play("0 use character-2", "0 single wild press", "0 single plans dollars", "0 use character-8")
    game.play("0 fetch plans", "0 fetch wild")

    assert (game.hand(0), game.reserve(0)) == ("plans plans wild wild", "elevator elevator")


@pytest.mark.rule("NYC-11.4")
def test_who_has_taken_both_pairs_by_4_has_no_second_turn_and_uses_no_character_there() -> None:
    """Order and timing."""
    game = drafting(0, 1, 0, 1, teams=["4 9"], dollars=[2], pairs=FIVE_PAIRS)
    game.play("0 use character-4", "0 take press wild", "0 take dollars plans", "0 done")

    game.play("1 take elevator elevator")

    assert game.owing == [1]


# --- 26, 27 ---


def second_of_two(choice: str, people: int) -> Table:
    """Two participants, the first seat second on the press track with character 27."""
    toms = (2 - people) * ["A6"]
    return phase_three(seats=people, toms=toms, press=[(1, 2), (0, 1)], teams=["27"], dollars=[1], options={"rank": choice})


@pytest.mark.rule("NYC-11.27")
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(("choice", "space"), [("3", 4), ("2", 3)])
def test_the_second_of_two_advances_three_or_by_his_rank_as_agreed(choice: str, space: int, people: int) -> None:
    """NYC-rank and reading 27; one person with one Tom counts as two."""
    game = second_of_two(choice, people)

    game.play("0 use character-27")

    assert (0, space) in game.press


@pytest.mark.rule("NYC-11.27")
def test_the_second_of_two_advances_three_unless_two_is_chosen() -> None:
    """NYC-rank."""
    assert GAME.options(2).value("rank") == "3"
    with pytest.raises(BadOptions) as refusal:
        GAME.options(2, {"rank": "1"})
    assert str(refusal.value) == "option 'rank' cannot be '1'; it is one of: 3, 2 [NYC-11.27]"


@pytest.mark.rule("NYC-9.1", "NYC-11.26")
def test_the_order_of_phase_three_is_frozen_at_its_beginning() -> None:
    """Reading 28: who is overtaken is not asked again."""
    game = phase_three(press=[(0, 3), (1, 3), (2, 0)], teams=["25", "26", "25"], dollars=[1, 1, 1])

    game.play("0 done", "1 use character-26")

    assert [token for token, _space in game.press if token in (0, 1, 2)] == [1, 0, 2]
    assert game.owing == [2]


@pytest.mark.rule("NYC-11.26", "NYC-11.27")
def test_the_rank_for_27_is_read_when_it_is_used() -> None:
    """Reading 28: 26 has made the last the second, so he advances two."""
    game = phase_three(press=[(1, 9), (2, 3), (0, 2)], teams=["26 27"], dollars=[2])

    game.play("0 use character-26", "0 use character-27")

    assert (0, 2 + 1 + 2) in game.press

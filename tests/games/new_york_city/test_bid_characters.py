"""The characters that make a bid: 13 to 17 and 20, each alone."""

from typing import Final

import pytest

from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import Table, bidding

AHEAD: Final[list[tuple[int | str, int]]] = [(0, 9), (1, 0), (2, 0)]


def last_bid(game: Table) -> str:
    """The last bid that stood, without its rule."""
    return [line for line in game.told() if " bids " in line and " with" in line][-1].split(" [")[0]


# --- 13 and 20: a card counts as one, or as two ---


@pytest.mark.rule("NYC-11.13")
@pytest.mark.parametrize("card", TYPES)
def test_13_makes_any_card_of_the_hand_count_as_one_matching_card(card: str) -> None:
    game = bidding("press", hands=[card, "press"], teams=["13"], dollars=[1])

    game.bid(0, f"as-one {card}")

    assert last_bid(game) == f"0 bids 1 with {card}"
    assert (game.dollars[0], game.of(0).paid) == (0, (12,))


@pytest.mark.rule("NYC-11.20")
@pytest.mark.parametrize("card", TYPES)
def test_20_makes_any_card_of_the_hand_count_as_two_matching_cards(card: str) -> None:
    game = bidding("press", hands=[card, "press"], teams=["20"], dollars=[1])

    game.bid(0, f"as-two {card}")

    assert last_bid(game) == f"0 bids 2 with {card}"
    assert (game.dollars[0], game.of(0).paid) == (0, (19,))


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
@pytest.mark.parametrize(("team", "text"), [("13", "as-one wild"), ("20", "as-two wild")])
def test_13_and_20_take_no_card_that_is_only_virtual(team: str, text: str) -> None:
    game = bidding("press", hands=["press", "press"], teams=[f"{team} 16"], dollars=[2])

    game.play("0 play press", "0 use character-16")

    assert str(game.refused(0, text)) == "wild is not in your hand [NYC-7.3]"


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
@pytest.mark.parametrize(("team", "text"), [("13", "as-one plans"), ("20", "as-two plans")])
def test_13_and_20_take_no_card_of_the_reserve(team: str, text: str) -> None:
    game = bidding("press", hands=["press", "press"], reserves=["plans plans"], teams=[team], dollars=[1])

    assert str(game.refused(0, text)) == "plans is not in your hand [NYC-7.3]"


@pytest.mark.rule("NYC-11.13", "NYC-11.20", "NYC-4.1")
@pytest.mark.parametrize(("number", "verb"), [(13, "as-one"), (20, "as-two")])
def test_13_and_20_take_one_card_each(number: int, verb: str) -> None:
    game = bidding("press", hands=["plans dollars", "press"], teams=[f"{number}"], dollars=[3])

    game.play(f"0 {verb} plans")

    assert game.offered(0) == ["bid"]


# --- 14: steps back ---


@pytest.mark.rule("NYC-11.14")
@pytest.mark.parametrize(("steps", "space", "value"), [(1, 4, 2), (2, 3, 3)])
def test_14_goes_back_one_or_two_spaces_and_each_counts_as_a_wild_card(steps: int, space: int, value: int) -> None:
    game = bidding("dollars", hands=["dollars", "press"], teams=["14"], dollars=[1], press=[(0, 5), (1, 2), (2, 1)])

    game.bid(0, "play dollars", f"back {steps}")

    assert game.press[1] == (0, space)
    assert last_bid(game) == f"0 bids {value} with dollars"


@pytest.mark.rule("NYC-11.14", "NYC-3.2")
def test_14_lies_on_top_of_who_is_there_and_so_breaks_ties_with_him() -> None:
    game = bidding("dollars", hands=3 * ["dollars"], teams=["14"], dollars=[1], press=[(0, 3), (2, 2), (1, 1)])

    game.bid(0, "play dollars", "back 1")
    assert game.press == [("neutral", 15), (0, 2), (2, 2), (1, 1)]
    game.bid(1, "play dollars")
    game.bid(2, "play dollars")

    assert game.dollars == (2 + 1, 1, 1)


@pytest.mark.rule("NYC-11.14", "NYC-7.10")
def test_14_loses_ties_with_who_is_ahead_then() -> None:
    game = bidding("dollars", hands=["dollars", "2 dollars"], teams=["14"], dollars=[1], press=[(0, 3), (1, 3), (2, 1)])

    game.bid(0, "play dollars", "back 1")
    game.bid(1, "play dollars", "play dollars")

    assert game.dollars == (2, 2 + 1, 0)


@pytest.mark.rule("NYC-11.14")
@pytest.mark.parametrize(("space", "backs"), [(0, []), (1, ["back 1"]), (2, ["back 1", "back 2"]), (15, ["back 1", "back 2"])])
def test_14_does_not_go_behind_the_start(space: int, backs: list[str]) -> None:
    game = bidding("press", hands=["press", "press"], teams=["14"], dollars=[1], press=[(0, space), (1, 0), (2, 0)])

    assert [text for text in game.offered(0) if text.startswith("back")] == backs


@pytest.mark.rule("NYC-11.14")
def test_why_no_further_steps_are_gone_back() -> None:
    game = bidding("press", hands=["press", "press"], teams=["14"], dollars=[1], press=[(0, 1), (1, 0), (2, 0)])

    assert str(game.refused(0, "back 2")) == "you cannot go back so many steps for wild cards now [NYC-11.14]"
    assert str(game.refused(0, "back 3")) == "you cannot go back so many steps for wild cards now [NYC-11.14]"


@pytest.mark.rule("NYC-11.14", "NYC-7.7")
@pytest.mark.parametrize(
    ("steps", "value"),
    [
        (["back 2"], 1),
        (["back 1", "join plans"], 1),
        (["back 2", "join plans"], 2),
        (["back 1", "play wild"], 1),
        (["join plans", "back 2"], 3),
    ],
)
def test_14_alone_needs_two_steps_or_another_card(steps: list[str], value: int) -> None:
    game = bidding("press", hands=["plans wild", "press"], teams=["14"], dollars=[1], press=[(0, 5), (1, 0), (2, 0)])

    game.bid(0, *steps)

    assert last_bid(game).startswith(f"0 bids {value} with")


# --- 15: the reserve plays along ---


@pytest.mark.rule("NYC-11.15")
def test_15_plays_an_equal_card_from_the_reserve_and_refills_it() -> None:
    game = bidding("press", hands=["press", "press"], reserves=["press plans"], teams=["15"], dollars=[1], deck="wild")

    game.bid(0, "play press", "reserve press")

    assert game.reserve(0) == "plans wild"
    told = game.told(2)
    assert "0 plays press press: 2 [NYC-11.15]" in told
    assert "0 bids 2 with press press [NYC-7.8]" in told


@pytest.mark.rule("NYC-11.15")
def test_15_cannot_play_from_the_reserve_what_was_not_played_from_the_hand() -> None:
    game = bidding("press", hands=["press 2 plans", "press"], reserves=["press wild"], teams=["15"], dollars=[1])

    assert str(game.refused(0, "reserve press")) == "press cannot be played from the reserve now [NYC-11.15]"
    game.play("0 play press")
    assert str(game.refused(0, "reserve wild")) == "wild cannot be played from the reserve now [NYC-11.15]"


@pytest.mark.rule("NYC-11.15")
def test_15_makes_a_pair_of_a_card_of_the_hand_and_one_of_the_reserve() -> None:
    game = bidding("press", hands=["plans", "press"], reserves=["press plans"], teams=["15"], dollars=[1])

    game.bid(0, "pair-reserve plans")

    assert last_bid(game) == "0 bids 1 with plans plans"


@pytest.mark.rule("NYC-11.15", "NYC-7.8")
def test_15_adds_no_third_card_to_a_pair() -> None:
    game = bidding("press", hands=["2 plans", "press"], reserves=["press plans"], teams=["15"], dollars=[1])

    game.play("0 pair plans")

    assert game.offered(0) == ["bid"]


@pytest.mark.rule("NYC-11.15")
def test_15_plays_a_wild_card_with_a_wild_card() -> None:
    game = bidding("press", hands=["press wild", "press"], reserves=["wild plans"], teams=["15"], dollars=[1])

    game.bid(0, "play press", "play wild", "reserve wild")

    assert last_bid(game) == "0 bids 3 with press wild wild"


@pytest.mark.rule("NYC-11.15", "NYC-7.7")
def test_15_makes_two_wild_cards_count_as_one() -> None:
    game = bidding("press", hands=["wild", "press"], reserves=["wild plans"], teams=["15"], dollars=[1])

    game.bid(0, "pair-reserve wild")

    assert last_bid(game) == "0 bids 1 with wild wild"


@pytest.mark.rule("NYC-11.15")
def test_the_card_that_refills_the_reserve_can_be_exchanged_and_played_at_once() -> None:
    game = bidding("press", hands=["press plans", "press"], reserves=["press elevator"], teams=["15"], dollars=[1], deck="press")

    game.bid(0, "play press", "reserve press", "swap plans press", "play press")

    assert last_bid(game) == "0 bids 3 with press press press"
    assert game.reserve(0) == "elevator plans"


@pytest.mark.rule("NYC-11.15", "NYC-7.8")
def test_a_matching_card_that_refills_the_reserve_can_be_played_on_two_wild_cards() -> None:
    hands, reserves = ["wild plans", "press"], ["wild elevator"]
    game = bidding("press", hands=hands, reserves=reserves, teams=["15"], dollars=[1], deck="press")

    game.bid(0, "pair-reserve wild", "swap plans press", "play press")

    assert last_bid(game) == "0 bids 3 with wild wild press"


@pytest.mark.rule("NYC-11.15", "NYC-7.12")
def test_the_card_of_the_reserve_is_discarded_with_the_others() -> None:
    game = bidding("press", hands=["press"], reserves=["press elevator"], teams=["15"], dollars=[1], deck="plans")

    game.bid(0, "play press", "reserve press")

    assert [TYPES[card] for card in game.spectator.discards] == ["press", "press"]


@pytest.mark.rule("NYC-11.15")
def test_who_has_played_from_the_reserve_cannot_pass_any_more() -> None:
    game = bidding("press", hands=["press plans"], reserves=["press elevator"], teams=["15"], dollars=[1], deck="plans")

    game.play("0 play press", "0 reserve press")

    assert game.offered(0) == ["swap plans elevator", "bid"]


# --- 16 and 17: a card more ---


@pytest.mark.rule("NYC-11.16")
def test_16_adds_a_wild_card_to_a_bid() -> None:
    game = bidding("press", hands=["press plans", "press"], teams=["16"], dollars=[1])

    game.bid(0, "play press", "use character-16")

    assert last_bid(game) == "0 bids 2 with press"
    assert game.of(0).paid == (15,)


@pytest.mark.rule("NYC-11.16", "NYC-7.7")
@pytest.mark.parametrize(("step", "value"), [("join plans", 1), ("play wild", 1), ("pair dollars", 2), ("play press", 2)])
def test_16_counts_with_any_other_card(step: str, value: int) -> None:
    game = bidding("press", hands=["press plans 2 dollars wild", "press"], teams=["16"], dollars=[1])

    game.bid(0, "use character-16", step)

    assert last_bid(game).startswith(f"0 bids {value} with")


@pytest.mark.rule("NYC-11.16", "NYC-7.6")
def test_16_alone_is_of_no_use_without_a_card() -> None:
    game = bidding("press", hands=["", "press"], teams=["12 16"], dollars=[2])

    assert game.offered(0) == ["use character-12", "pass"]
    assert str(game.refused(0, "use character-16")) == "character-16 is of no use now [NYC-11.16]"


@pytest.mark.rule("NYC-11.17")
def test_17_adds_a_prestige_card_and_may_stand_alone() -> None:
    game = bidding("prestige", hands=["", "press"], teams=["17"], dollars=[1])

    game.bid(0, "use character-17")

    assert last_bid(game) == "0 bids 1 with "
    assert game.of(0).paid == (16,)


@pytest.mark.rule("NYC-11.17")
def test_17_counts_with_prestige_and_wild_cards() -> None:
    game = bidding("prestige", hands=["prestige 2 wild", "press"], teams=["17"], dollars=[1])

    game.bid(0, "use character-17", "play wild", "play wild", "play prestige")

    assert last_bid(game) == "0 bids 4 with wild wild prestige"


@pytest.mark.rule("NYC-11.17")
@pytest.mark.parametrize("kind", ["press", "dollars", "elevator", "plans", "skyscraper"])
def test_17_is_of_no_use_in_another_bidding_round(kind: str) -> None:
    game = bidding(kind, hands=[f"{kind} prestige", "press"], teams=["17"], dollars=[1])

    assert str(game.refused(0, "use character-17")) == "character-17 is of no use now [NYC-11.17]"


# --- paying ---


@pytest.mark.rule("NYC-4.2")
@pytest.mark.parametrize(
    ("team", "text"),
    [
        ("12", "use character-12"),
        ("13", "as-one plans"),
        ("14", "back 1"),
        ("15", "pair-reserve plans"),
        ("16", "use character-16"),
        ("17", "use character-17"),
        ("20", "as-two plans"),
    ],
)
def test_each_costs_a_dollar_and_is_used_once_a_round(team: str, text: str) -> None:
    poor, rich = [
        bidding("prestige", hands=["prestige 3 plans", "press"], reserves=["2 plans"], teams=[team], dollars=[dollars], press=AHEAD)
        for dollars in (0, 5)
    ]
    assert (text in poor.offered(0), text in rich.offered(0)) == (False, True)

    rich.play(f"0 {text}")
    if team == "12":
        rich.play("0 done")

    assert text not in rich.offered(0)


@pytest.mark.rule("NYC-4.1", "NYC-4.2")
def test_why_a_character_is_not_used() -> None:
    game = bidding("press", hands=["press 2 plans", "press"], teams=["6 16 16 17 24 35"], dollars=[2])
    game.play("0 play press", "0 use character-16")

    assert str(game.refused(0, "use character-12")) == "character-12 is not one of yours [NYC-4.1]"
    assert str(game.refused(0, "use character-6")) == "character-6 is not for this phase [NYC-4.1]"
    assert str(game.refused(0, "use character-24")) == "character-24 is not for this phase [NYC-4.1]"
    assert str(game.refused(0, "use character-35")) == "character-35 is not for this phase [NYC-4.1]"
    game.play("0 use character-16")
    assert str(game.refused(0, "use character-16")) == "character-16 has been used in this round [NYC-4.1]"
    assert str(game.refused(0, "use character-17")) == "you have no dollar left for character-17 [NYC-4.2]"

"""Tom's bids: his matching cards, his wild cards, and the rounds that are special for him."""

import pytest

from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import bidding

AHEAD = [(1, 3), (0, 0)]
BEHIND = [(0, 3), (1, 0)]


@pytest.mark.rule("NYC-12.9")
def test_tom_plays_all_cards_that_match() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["", "2 dollars press dollars elevator"])

    assert game.hand(1) == "press elevator"
    assert game.dollars == (0, 4)


@pytest.mark.rule("NYC-12.9")
def test_without_a_matching_card_tom_passes() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["", "press 2 elevator wild"])

    assert game.hand(1) == "press elevator elevator wild"
    assert "1 passes [NYC-12.9]" in game.told()


@pytest.mark.rule("NYC-12.10", "NYC-12.2")
@pytest.mark.parametrize("wilds", ["wild plans", "plans wild"])
def test_tom_adds_as_few_wild_cards_as_make_him_lead_in_the_order_he_got_them(wilds: str) -> None:
    first, second = wilds.split()
    game = bidding("dollars", seats=1, toms=["A2"], hands=["2 dollars", f"dollars {wilds}"], press=AHEAD, first=0)

    game.bid(0, "play dollars", "play dollars")

    assert game.hand(1) == second
    assert f"1 bids 2 with dollars {first} [NYC-12.9]" in game.told()
    assert game.dollars == (2, 3)


@pytest.mark.rule("NYC-12.10")
def test_behind_on_the_press_track_tom_must_bid_one_more() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["2 dollars", "dollars 3 wild"], press=BEHIND)

    game.bid(0, "play dollars", "play dollars")

    assert game.hand(1) == "wild"
    assert game.dollars == (2, 4)


@pytest.mark.rule("NYC-12.10")
def test_tom_keeps_his_wild_cards_if_they_do_not_make_him_lead() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["3 dollars", "dollars wild"], press=AHEAD, first=0)

    game.bid(0, "play dollars", "play dollars", "play dollars")

    assert game.hand(1) == "wild"
    assert game.dollars == (4, 1)


@pytest.mark.rule("NYC-12.10")
def test_tom_keeps_his_wild_cards_if_he_leads_without() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["dollars", "dollars wild"], press=AHEAD, first=0)

    game.bid(0, "play dollars")

    assert game.hand(1) == "wild"


@pytest.mark.rule("NYC-12.10")
def test_tom_compares_only_with_the_bids_that_lie_there_already() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["2 dollars", "dollars 2 wild"], press=BEHIND, first=1)

    assert game.hand(1) == "wild wild"
    game.bid(0, "play dollars", "play dollars")
    assert game.dollars == (3, 1)


@pytest.mark.rule("NYC-12.10")
def test_tom_compares_values_not_numbers_of_cards() -> None:
    game = bidding("dollars", seats=1, toms=["A2"], hands=["2 press 2 prestige", "dollars wild"], press=BEHIND)

    game.bid(0, "pair press")

    assert game.dollars == (1, 3)


@pytest.mark.rule("NYC-12.10")
def test_a_wild_card_played_at_once_counts_when_tom_looks_who_leads() -> None:
    game = bidding("dollars", seats=1, toms=["B2"], hands=["2 dollars", "dollars wild"], press=AHEAD, first=0, deck="wild press")

    game.bid(0, "play dollars", "play dollars")

    assert game.hand(1) == "wild"
    assert game.dollars == (2, 3)


@pytest.mark.rule("NYC-12.11")
@pytest.mark.parametrize("kind", ["press", "dollars", "elevator", "prestige"])
def test_two_wild_cards_never_stand_for_a_card_that_tom_lacks(kind: str) -> None:
    game = bidding(kind, seats=1, toms=["A2"], hands=["", "2 wild plans"], rows={1: "1"})

    assert game.hand(1) == "wild wild plans"
    assert "nobody bids [NYC-7.2]" in game.told()


@pytest.mark.rule("NYC-12.2", "NYC-12.12")
def test_tom_takes_no_part_in_the_bidding_round_of_plans() -> None:
    game = bidding("plans", seats=1, toms=["C5"], hands=["", "2 plans wild"])

    assert game.hand(1) == "plans plans wild"
    assert game.of(1).ready == 0
    assert game.told() == ["bids: plans [NYC-7.1]", "0 passes [NYC-7.3]", "nobody bids [NYC-7.2]"]


@pytest.mark.rule("NYC-12.12", "NYC-7.2")
def test_whoever_is_there_wins_the_plans_even_if_a_tom_began() -> None:
    game = bidding("plans", seats=1, toms=["C5"], hands=["plans", "2 plans"], first=1)

    game.bid(0, "play plans")

    assert (game.of(0).ready, game.of(1).ready) == (2, 0)
    assert game.spectator.first == 0


@pytest.mark.rule("NYC-12.17", "NYC-12.2")
@pytest.mark.parametrize(
    ("supply", "value"),
    [
        ("skyscraper", 1),
        ("skyscraper wild", 2),
        ("skyscraper plans wild", 3),
        ("2 skyscraper plans", 3),
        ("2 wild", 1),
        ("wild plans", 1),
        ("2 plans wild", 2),
    ],
)
def test_in_the_skyscraper_round_tom_plays_everything(supply: str, value: int) -> None:
    game = bidding("skyscraper", seats=1, toms=["A2"], hands=["", supply], mayor="queens")

    assert game.hand(1) == ""
    assert game.built(1) == {"queens": value + 1}


@pytest.mark.rule("NYC-12.17")
@pytest.mark.parametrize("card", ["wild", "plans"])
def test_a_single_wild_card_counts_nothing_in_the_skyscraper_round_and_is_discarded(card: str) -> None:
    game = bidding("skyscraper", seats=1, toms=["A2"], hands=["", card])

    assert game.built(1) == {}
    assert (game.hand(1), game.spectator.discards) == ("", (TYPES.index(card),))
    assert "1 passes [NYC-12.9]" in game.told()


@pytest.mark.rule("NYC-12.17")
def test_in_the_skyscraper_round_tom_plays_his_wild_cards_even_if_they_do_not_make_him_lead() -> None:
    game = bidding("skyscraper", seats=1, toms=["A2"], hands=["5 skyscraper", "skyscraper wild"], ready=[9], mayor="bronx")

    game.bid(0, *["play skyscraper"] * 5)

    assert game.built(1) == {"bronx": 2}
    assert game.built(0) == {"bronx": 6}


@pytest.mark.rule("NYC-12.17", "NYC-12.7")
def test_a_wild_card_drawn_before_the_skyscraper_round_counts_with_one_of_the_supply() -> None:
    game = bidding("skyscraper", seats=1, toms=["B2"], hands=["", "plans"], deck="wild press", mayor="bronx")

    assert game.built(1) == {"bronx": 2}


@pytest.mark.rule("NYC-7.2", "NYC-7.3")
def test_a_tom_who_wins_begins_the_next_bidding_round() -> None:
    game = bidding("dollars", seats=2, toms=["A2"], hands=["", "", "dollars"], first=0)

    assert game.spectator.first == 2


@pytest.mark.rule("NYC-7.3", "NYC-1.1")
def test_toms_bid_in_their_turn_after_the_last_person() -> None:
    game = bidding("press", seats=2, toms=["A2", "A2"], hands=["press", "press", "press", "press"], first=3)
    game.bid(0, "play press")
    game.bid(1, "play press")

    assert [line[0] for line in game.told() if "with press" in line] == ["3", "0", "1", "2"]


@pytest.mark.rule("NYC-7.12", "NYC-12.9")
def test_the_cards_that_tom_has_played_are_discarded_at_the_end_of_the_bidding_round() -> None:
    game = bidding("press", seats=1, toms=["A2"], hands=["", "2 press"])

    assert game.spectator.discards == (0, 0)
    assert game.of(1).bid == ()

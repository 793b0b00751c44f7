"""Bids: who bids when, with what, who gets the bonus, who carries the action out, and where the cards go."""

from typing import Final

import pytest

from midtown.core.errors import NotAsked
from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import Table, bidding, new_round

SIX_ROUNDS: Final = ["press", "dollars", "elevator", "plans", "prestige", "skyscraper"]


def bids_of(game: Table) -> list[str]:
    """Who has bid how much with what, and who has passed, in the order told."""
    return [line.split(" [")[0] for line in game.told() if " bids " in line or "passes" in line]


@pytest.mark.rule("NYC-7.1")
def test_there_are_six_bidding_rounds_in_fixed_order() -> None:
    game = new_round(seats=2, round=1)
    told: list[str] = []
    while game.spectator.round < 3:
        seat = game.owing[0]
        game.play(f"{seat} {game.offered(seat)[-1]}")
        told += game.told()

    assert [line for line in told if line.startswith("bids:")] == [f"bids: {kind} [NYC-7.1]" for kind in SIX_ROUNDS]


@pytest.mark.rule("NYC-7.2")
def test_who_is_first_on_the_press_track_begins_the_first_bidding_round_of_every_round() -> None:
    """Whoever won a bidding round of the round before."""
    game = new_round(seats=3, round=1, first=0, press=[(1, 5), (0, 4), (2, 3)])
    while game.spectator.bidding < 0:
        seat = game.owing[0]
        game.play(f"{seat} {game.offered(seat)[0]}")

    assert game.owing == [1]


@pytest.mark.rule("NYC-7.2")
def test_who_has_won_begins_the_next_bidding_round() -> None:
    game = bidding("press", hands=["press dollars", "dollars", "2 press dollars"])
    game.bid(0, "play press")
    game.play("1 pass")
    game.bid(2, "play press", "play press")

    game.next_bidding("dollars")

    assert game.owing == [2]


@pytest.mark.rule("NYC-7.2", "NYC-7.10")
def test_who_has_won_only_by_the_press_track_begins_too() -> None:
    game = bidding("dollars", first=0, press=[(1, 3), (0, 2), (2, 1)], hands=3 * ["2 dollars"])
    for seat in range(3):
        game.bid(seat, "play dollars")

    game.next_bidding("dollars")

    assert game.owing == [1]


@pytest.mark.rule("NYC-7.2")
def test_if_nobody_has_bid_the_same_player_begins_again() -> None:
    game = bidding("press", first=1, hands=3 * ["press"])
    game.play("1 pass", "2 pass", "0 pass")
    assert "nobody bids [NYC-7.2]" in game.told()

    game.next_bidding("dollars")

    assert game.owing == [1]


@pytest.mark.rule("NYC-7.3")
@pytest.mark.parametrize("first", range(4))
def test_everybody_bids_once_clockwise_from_who_begins(first: int) -> None:
    game = bidding("dollars", seats=4, first=first, hands=4 * ["3 dollars"])
    asked: list[int] = []

    while not game.over:
        asked += game.owing
        game.bid(game.owing[0], "play dollars")

    assert asked == [(first + place) % 4 for place in range(4)]


@pytest.mark.rule("NYC-7.3")
def test_nobody_bids_before_his_turn() -> None:
    game = bidding("press", hands=3 * ["press"])
    before = game.state.key()

    with pytest.raises(NotAsked):
        game.play("1 play press")

    assert game.state.key() == before


@pytest.mark.rule("NYC-7.3")
def test_who_has_passed_is_not_asked_again() -> None:
    game = bidding("press", hands=["press", "press press"])

    game.play("0 pass")
    game.bid(1, "play press")

    assert game.over
    assert bids_of(game) == ["0 passes", "1 bids 1 with press", "2 passes"]


@pytest.mark.rule("NYC-7.3")
def test_who_has_neither_cards_nor_characters_passes_without_being_asked() -> None:
    game = bidding("press", hands=["", "press"])

    assert game.owing == [1]
    assert game.told()[-1] == "0 passes [NYC-7.3]"


@pytest.mark.rule("NYC-7.3", "NYC-4.2")
@pytest.mark.parametrize(("team", "dollars"), [("12", 0), ("16", 1), ("17", 1), ("13 15 20", 3), ("18 19 21 22", 0), ("6 24 35", 3)])
def test_so_does_who_has_no_cards_and_no_character_that_he_can_pay_and_use_for_this(team: str, dollars: int) -> None:
    game = bidding("press", hands=["", "press"], reserves=["wild wild"], teams=[team], dollars=[dollars], press=[(0, 5), (1, 0), (2, 0)])

    assert game.owing == [1]


@pytest.mark.rule("NYC-7.3")
def test_who_cannot_bid_anything_with_his_cards_is_asked_like_anybody_else() -> None:
    """Otherwise the others would learn something about his hand."""
    game = bidding("press", hands=["dollars plans"])

    assert game.offered(0) == ["pass"]


@pytest.mark.rule("NYC-7.3")
def test_cards_of_the_reserve_are_not_played() -> None:
    game = bidding("press", hands=["dollars"], reserves=["press press"])

    assert str(game.refused(0, "play press")) == "press is not in your hand [NYC-7.3]"


@pytest.mark.rule("NYC-7.4")
@pytest.mark.parametrize("kind", SIX_ROUNDS)
def test_matching_cards_count_one_each(kind: str) -> None:
    game = bidding(kind, hands=[f"3 {kind}", "press"])

    game.bid(0, f"play {kind}", f"play {kind}", f"play {kind}")

    assert game.told()[-1] == f"0 bids 3 with {kind} {kind} {kind} [NYC-7.8]"


@pytest.mark.rule("NYC-7.4")
def test_nobody_has_to_play_all_that_matches() -> None:
    game = bidding("press", hands=["3 press", "press"])

    game.bid(0, "play press")

    assert game.hand(0) == "press press"


@pytest.mark.rule("NYC-7.5")
def test_two_equal_cards_of_another_type_count_as_one_and_any_number_of_pairs_is_played() -> None:
    game = bidding("press", hands=["2 dollars 4 plans press", "press"])

    game.bid(0, "pair dollars", "pair plans", "pair plans", "play press")

    assert bids_of(game)[-1] == "0 bids 4 with dollars dollars plans plans plans plans press"


@pytest.mark.rule("NYC-7.5", "NYC-7.8")
def test_two_matching_cards_are_no_pair() -> None:
    game = bidding("press", hands=["2 press", "press"])

    assert game.offered(0) == ["play press", "pass"]
    assert str(game.refused(0, "pair press")) == "press would add nothing in this way [NYC-7.5]"


@pytest.mark.rule("NYC-7.5", "NYC-7.8")
def test_a_single_card_of_another_type_counts_nothing() -> None:
    game = bidding("press", hands=["dollars plans press", "press"])
    game.play("0 play press")

    assert game.offered(0) == ["bid"]
    assert str(game.refused(0, "play dollars")) == "dollars would add nothing in this way [NYC-7.4]"
    assert str(game.refused(0, "pair dollars")) == "there is only one dollars in your hand [NYC-7.5]"


@pytest.mark.rule("NYC-7.6")
@pytest.mark.parametrize("step", ["play press", "pair dollars"])
def test_wild_cards_count_one_each_beside_something_that_counts(step: str) -> None:
    game = bidding("press", hands=["press 2 dollars 3 wild", "press"])

    game.bid(0, step, "play wild", "play wild", "play wild")

    assert bids_of(game)[-1].startswith("0 bids 4 with")


@pytest.mark.rule("NYC-7.6", "NYC-7.8")
def test_a_wild_card_alone_counts_nothing() -> None:
    game = bidding("press", hands=["wild", "press"])

    assert game.offered(0) == ["pass"]
    assert str(game.refused(0, "play wild")) == "wild would add nothing in this way [NYC-7.6]"


@pytest.mark.rule("NYC-7.6")
def test_a_wild_card_of_a_character_alone_does_not_stand() -> None:
    game = bidding("press", hands=["dollars", "press"], teams=["16"], dollars=[1])

    game.play("0 use character-16")

    assert game.offered(0) == ["join dollars"]
    assert str(game.refused(0, "bid")) == "a single wild card counts nothing: add something to it [NYC-7.6]"


@pytest.mark.rule("NYC-7.7")
def test_a_wild_card_with_any_other_card_counts_as_one_and_further_wild_cards_are_added() -> None:
    game = bidding("press", hands=["dollars 3 wild", "press"])

    game.bid(0, "join dollars", "play wild", "play wild")

    assert bids_of(game)[-1] == "0 bids 3 with wild dollars wild wild"


@pytest.mark.rule("NYC-7.7")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_wild_cards_count_as_one_and_further_wild_cards_are_added(count: int) -> None:
    game = bidding("press", hands=[f"{count} wild", "press"])

    game.bid(0, "pair wild", *(count - 2) * ["play wild"])

    assert bids_of(game)[-1].startswith(f"0 bids {count - 1} with wild wild")


@pytest.mark.rule("NYC-7.7", "NYC-7.8")
def test_beside_a_wild_card_with_another_one_nothing_counts_that_would_make_the_other_one_useless() -> None:
    game = bidding("press", hands=["press 2 dollars 2 plans wild", "press"], teams=["13"], dollars=[1])

    game.play("0 join dollars")

    assert game.offered(0) == ["play dollars", "bid"]
    assert str(game.refused(0, "play press")) == "press would add nothing in this way [NYC-7.4]"
    assert str(game.refused(0, "pair plans")) == "plans would add nothing in this way [NYC-7.5]"
    assert str(game.refused(0, "as-one plans")) == "plans would add nothing in this way [NYC-11.13]"


@pytest.mark.rule("NYC-7.5", "NYC-7.8")
def test_the_second_of_two_equal_cards_makes_them_a_pair_and_sets_the_wild_card_free() -> None:
    game = bidding("press", hands=["press 2 dollars wild", "press"])

    game.bid(0, "join dollars", "play dollars", "play press")

    assert bids_of(game)[-1] == "0 bids 3 with wild dollars dollars press"


@pytest.mark.rule("NYC-7.8")
def test_what_counts_by_itself_can_be_added_to_wild_cards_and_sets_them_free() -> None:
    game = bidding("press", hands=["press 2 wild", "press"])

    game.bid(0, "pair wild", "play press")

    assert bids_of(game)[-1] == "0 bids 3 with wild wild press"


# --- the bonus and the action ---


@pytest.mark.rule("NYC-7.10")
def test_the_highest_bid_gets_the_bonus() -> None:
    game = bidding("dollars", hands=["dollars", "3 dollars", "2 dollars"])
    game.bid(0, "play dollars")
    game.bid(1, *3 * ["play dollars"])
    game.bid(2, *2 * ["play dollars"])

    assert game.dollars == (1, 3 + 1, 2)
    assert "1 gets the bonus [NYC-7.10]" in game.told()


@pytest.mark.rule("NYC-7.10")
def test_the_highest_bid_is_that_of_the_highest_value_not_of_the_most_cards() -> None:
    game = bidding("dollars", hands=["4 press", "3 dollars"], press=[(0, 5), (1, 0), (2, 0)])
    game.bid(0, "pair press", "pair press")
    game.bid(1, *3 * ["play dollars"])

    assert game.dollars == (2, 3 + 1, 0)


@pytest.mark.rule("NYC-7.10", "NYC-3.4")
@pytest.mark.parametrize(
    ("press", "winner"),
    [
        ([(2, 4), (1, 4), (0, 4)], 2),
        ([(1, 4), (2, 3), (0, 2)], 1),
        ([("neutral", 8), (0, 4), (1, 3), (2, 2)], 0),
    ],
)
def test_among_equal_bids_who_is_further_ahead_gets_the_bonus(press: list[tuple[int | str, int]], winner: int) -> None:
    game = bidding("dollars", press=press, hands=3 * ["dollars"])
    while not game.over:
        game.bid(game.owing[0], "play dollars")

    assert game.dollars == tuple(2 if seat == winner else 1 for seat in range(3))


@pytest.mark.rule("NYC-7.11")
def test_who_has_passed_does_not_carry_out_the_action_and_gets_no_bonus() -> None:
    game = bidding("plans", hands=["plans", "plans"], press=[(1, 9), (0, 0), (2, 0)], first=0)
    game.bid(0, "play plans")
    game.play("1 pass")

    assert [game.of(seat).ready for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("NYC-7.11")
def test_the_action_is_carried_out_in_press_order_whoever_began_the_bidding() -> None:
    game = bidding("elevator", hands=3 * ["elevator"], press=[(1, 4), (2, 3), (0, 2)], first=0, rows={1: "1 2 3 12"})
    for seat in range(3):
        game.bid(seat, "play elevator")
    order: list[int] = []

    while not game.over:
        order += game.owing
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert order == [1, 2, 0]


@pytest.mark.rule("NYC-7.12")
def test_the_played_cards_are_discarded_at_the_end_of_the_bidding_round() -> None:
    game = bidding("press", hands=["press 2 wild dollars", "2 plans"], discards="elevator")
    game.bid(0, "play press", "play wild")
    assert game.spectator.discards == (TYPES.index("elevator"),)
    assert game.of(0).bid == (TYPES.index("press"), TYPES.index("wild"))

    game.bid(1, "pair plans")

    assert [TYPES[card] for card in game.spectator.discards] == ["elevator", "press", "wild", "plans", "plans"]
    assert (game.hand(0), game.hand(1), game.of(0).bid) == ("dollars wild", "", ())


@pytest.mark.rule("NYC-7.12")
def test_what_was_played_in_a_bidding_round_counts_only_there() -> None:
    game = bidding("dollars", hands=["2 dollars plans", "dollars plans"])
    game.bid(0, "play dollars", "play dollars")
    game.bid(1, "play dollars")

    game.next_bidding("plans")
    game.bid(0, "play plans")
    game.bid(1, "play plans")

    assert [game.of(seat).ready for seat in range(2)] == [2, 1]

"""Readings 50 to 58 of New York City, and the rulings on several Toms: what the rulebook leaves open about the automatic player."""

import pytest

from midtown.games.new_york_city.board import BOROUGHS
from tests.games.new_york_city.table import bidding, finished, new_round, opening, phase_three


@pytest.mark.rule("NYC-12.3", "NYC-2.5")
def test_reading_50_tom_counts_as_a_player_but_has_neither_reserve_nor_dollars_nor_a_board() -> None:
    game = opening(seats=2, toms=["B4"])
    tom = game.of(2)

    assert (tom.reserve, tom.dollars, tom.ready, sum(tom.built)) == ((), 0, 0, 1)
    assert ("neutral", 7) in game.press
    assert (2, 0) in game.press


@pytest.mark.rule("NYC-5.5", "NYC-12.5")
def test_reading_51_the_pairs_that_people_leave_go_to_the_toms_and_none_is_discarded() -> None:
    deck = "3 press 2 press 2 dollars 2 elevator 2 plans 9 wild"
    game = new_round(seats=1, toms=["A2", "A2"], deck=deck)

    game.play("0 take press press", "0 take elevator elevator")

    assert (game.hand(2), game.hand(1)) == ("dollars dollars wild wild", "plans plans wild wild")
    assert game.spectator.discards == ()


@pytest.mark.rule("NYC-12.10")
def test_reading_52_a_second_place_is_not_worth_a_wild_card() -> None:
    """With one wild card Tom would be the second of the prestige round; he keeps it."""
    game = bidding(
        "prestige", press=[(0, 3), (1, 2), (2, 1)], seats=2, toms=["A2"], hands=["3 prestige", "prestige", "prestige wild"], ready=[1, 1]
    )

    game.bid(0, "play prestige", "play prestige", "play prestige")
    game.bid(1, "play prestige")

    assert game.hand(2) == "wild"


@pytest.mark.rule("NYC-12.7")
def test_reading_53_a_drawn_wild_card_is_played_with_a_matching_card_even_without_winning() -> None:
    game = bidding("press", seats=1, toms=["C2"], hands=["3 press", "press"], deck="wild press", first=0)

    game.bid(0, "play press", "play press", "play press")

    assert [token for token in game.press if token[0] == 1] == [(1, 2)]


@pytest.mark.rule("NYC-12.6", "NYC-12.12")
def test_reading_54_tom_skips_the_fourth_bidding_round_without_a_draw() -> None:
    game = bidding("plans", seats=1, toms=["C9"], hands=["", "plans"], deck="press press")

    assert (game.hand(1), game.spectator.deck) == ("plans", 2)


@pytest.mark.rule("NYC-12.13")
def test_reading_55_a_great_bid_of_tom_brings_a_character_of_value_five() -> None:
    game = bidding("elevator", seats=1, toms=["A2"], hands=["", "8 elevator"], rows={4: "8", 5: "21 10"})

    assert game.team(1) == "21"


@pytest.mark.rule("NYC-12.15")
def test_reading_56_x_is_the_highest_letter_at_the_far_end_too() -> None:
    game = bidding(
        "prestige",
        seats=1,
        toms=["A2"],
        hands=["", "prestige"],
        letters="XDCBAE",
        tiles="taxi-low taxi-high",
        built=[{}, {"manhattan": 1, "jersey-city": 1}],
    )

    assert game.built(1)["bronx"] == 1
    assert game.spectator.standing & 1 == 0


@pytest.mark.rule("NYC-12.14", "NYC-8.8")
def test_reading_56_as_the_second_tom_uses_the_tile_that_is_left() -> None:
    game = bidding(
        "prestige", tiles="taxi-low boat-low", letters="XEABCD", seats=1, toms=["A2", "A2"], hands=["", "2 prestige", "prestige"]
    )

    assert game.built(1) == {"manhattan": 1}
    assert game.built(2) == {"manhattan": 1}
    assert game.spectator.revealed == ()


@pytest.mark.rule("NYC-12.16")
def test_reading_57_five_is_the_most_in_every_build() -> None:
    game = bidding("skyscraper", seats=1, toms=["A2"], hands=["", "8 skyscraper"], mayor="manhattan", built=[{}, {"manhattan": 1}])

    assert game.built(1) == {"manhattan": 5}


@pytest.mark.rule("NYC-12.18")
def test_reading_58_dollars_beyond_two_on_each_character_count_with_the_rest() -> None:
    game = finished(seats=1, toms=["A2"], teams=["", "1 10"], dollars=[0, 8])

    assert game.points == (0, 12 + 2)


# --- several Toms ---


@pytest.mark.rule("NYC-12.4")
def test_start_pairs_go_from_left_to_right_to_the_toms_from_last_to_first() -> None:
    for seed in range(8):
        game = opening(seats=2, toms=["A2", "A2"], seed=seed)
        left = game.spectator.start_pairs
        for pair in (4, 3):
            game.play(f"{game.owing[0]} start {pair}")
        last, first = [int(token) for token, _space in reversed(game.press) if token in (2, 3)]

        assert game.of(last).team == tuple(sorted(left[:2]))
        assert game.of(first).team == tuple(sorted(left[2:4]))


@pytest.mark.rule("NYC-12.5", "NYC-12.6")
def test_phase_one_is_drawn_from_last_to_first_but_before_a_bid_from_first_to_last() -> None:
    """Tom 2 is ahead of Tom 1."""
    deck = "3 press 2 press 2 dollars 2 elevator 2 plans wild prestige elevator skyscraper dollars prestige 9 press"
    game = new_round(seats=1, toms=["C2", "C2"], deck=deck, press=[(2, 3), (0, 2), (1, 0)])

    game.play("0 take press press", "0 take dollars dollars")

    assert game.hand(1) == "elevator elevator wild prestige prestige"
    assert game.hand(2) == "plans plans elevator skyscraper dollars"


@pytest.mark.rule("NYC-12.8", "NYC-12.10")
def test_a_card_that_a_tom_played_at_once_counts_only_from_his_own_turn() -> None:
    """The drawn card of Tom 2 does not make Tom 1, who bids before him, spend a wild card."""
    game = bidding(
        "dollars",
        press=[(2, 3), (0, 2), (1, 0)],
        deck="dollars press",
        first=1,
        seats=1,
        toms=["A2", "B2"],
        hands=["", "dollars wild", "dollars"],
    )

    assert game.hand(1) == "wild"
    assert game.dollars == (0, 1, 3)


@pytest.mark.rule("NYC-12.10")
def test_a_tom_answers_the_bid_of_a_tom_before_him() -> None:
    game = bidding(
        "dollars", press=[(1, 3), (0, 2), (2, 0)], first=1, seats=1, toms=["A2", "A2"], hands=["", "2 dollars", "dollars plans wild wild"]
    )

    assert game.hand(2) == "wild"
    assert game.dollars == (0, 2, 4)


@pytest.mark.rule("NYC-11.18", "NYC-12.6")
def test_who_wishes_to_bid_last_says_so_after_the_toms_have_drawn() -> None:
    game = bidding("press", seats=1, toms=["C2"], hands=["press"], teams=["18"], dollars=[1], deck="dollars press", first=0)

    assert game.offered(0) == ["use character-18", "done"]
    assert game.hand(1) == "dollars"


@pytest.mark.rule("NYC-11.18", "NYC-12.10")
def test_who_bids_last_bids_after_every_tom() -> None:
    """Tom keeps his wild card, because nothing lies there yet that he would have to beat."""
    game = bidding(
        "press", press=[(1, 1), (0, 0)], first=0, seats=1, toms=["A2"], hands=["2 press", "press 2 wild"], teams=["18"], dollars=[1]
    )
    game.play("0 use character-18")
    game.bid(0, "play press", "play press")

    assert game.hand(1) == "wild wild"
    assert game.press[1:] == [(0, 3), (1, 2)]


@pytest.mark.rule("NYC-11.27")
@pytest.mark.parametrize(("ruling", "steps"), [("3", 3), ("2", 2)])
def test_one_person_with_one_tom_counts_as_two_players_for_the_rank(ruling: str, steps: int) -> None:
    game = phase_three(seats=1, toms=["A2"], teams=["27"], dollars=[1], press=[(1, 1), (0, 0)], options={"rank": ruling})

    game.play("0 use character-27")

    assert (0, steps) in game.press


@pytest.mark.rule("NYC-11.27")
def test_with_two_toms_the_second_advances_two() -> None:
    game = phase_three(seats=1, toms=["A2", "A2"], teams=["27"], dollars=[1], press=[(1, 1), (0, 0), (2, 0)])

    game.play("0 use character-27")

    assert (0, 2) in game.press


@pytest.mark.rule("NYC-10.4", "NYC-12.19")
def test_toms_and_people_share_the_ranks_of_a_borough() -> None:
    built = [{"queens": 1}, {"queens": 3}, {"queens": 2}]
    game = finished(seats=1, toms=["A2", "A2"], built=built, base=[6, 6, 10, 6, 6, 6], neutral=dict.fromkeys(BOROUGHS, 0))

    assert game.points == (3, 10, 5)

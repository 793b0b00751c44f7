"""Every example printed for bids, actions and the characters of phase II, with the numbers that are printed there.

Red, yellow and blue sit on seats 0 to 2.
"""

import pytest

from tests.games.new_york_city.table import Table, bidding

RED, YELLOW, BLUE = range(3)


def values_told(game: Table) -> list[str]:
    """The bids as they were told, without their rule."""
    return [line.split(" with")[0] for line in game.told() if " bids " in line and " with" in line]


@pytest.mark.rule("NYC-3.4", "NYC-7.10")
def test_among_equal_bids_red_receives_the_bonus_because_he_is_further_ahead() -> None:
    """Important Terms, Ties."""
    game = bidding("dollars", first=YELLOW, press=[(RED, 5), (YELLOW, 4), (BLUE, 2)], hands=3 * ["2 dollars"])
    for seat in (YELLOW, BLUE, RED):
        game.bid(seat, "play dollars", "play dollars")

    assert game.dollars == (2 + 1, 2, 2)


@pytest.mark.rule("NYC-7.2")
def test_red_is_first_on_the_press_track_and_starts_the_first_bidding_round() -> None:
    """General rules for bidding rounds, Procedure."""
    game = bidding("press", press=[(RED, 3), (YELLOW, 3), (BLUE, 1)], hands=3 * ["press"])

    assert game.owing == [RED]


@pytest.mark.rule("NYC-7.6")
def test_a_skyscraper_card_and_a_wild_card_are_two_skyscraper_cards() -> None:
    """General rules for bidding rounds."""
    game = bidding("skyscraper", hands=["skyscraper wild", "press"])

    game.bid(0, "play skyscraper", "play wild")

    assert values_told(game) == ["0 bids 2"]


@pytest.mark.rule("NYC-7.6")
def test_wild_cards_are_not_played_on_their_own() -> None:
    """General rules for bidding rounds; the picture shows one."""
    assert bidding("skyscraper", hands=["wild", "press"]).offered(0) == ["pass"]


@pytest.mark.rule("NYC-7.7")
def test_a_wild_card_and_a_press_card_count_as_one_elevator_card_and_another_wild_card_makes_two() -> None:
    """General rules for bidding rounds."""
    one, two = [bidding("elevator", hands=["press 2 wild", "press"]) for _game in range(2)]

    one.bid(0, "join press")
    two.bid(0, "join press", "play wild")

    assert (values_told(one), values_told(two)) == (["0 bids 1"], ["0 bids 2"])


@pytest.mark.rule("NYC-8.1", "NYC-7.11")
def test_press_red_advances_one_yellow_three_onto_red_and_blue_one() -> None:
    """Press: red bids 1, yellow 2 with the bonus, blue 1."""
    game = bidding("press", press=[("neutral", 7), (RED, 3), (YELLOW, 1), (BLUE, 0)], hands=["press", "2 press", "press"])
    game.bid(RED, "play press")
    game.bid(YELLOW, "play press", "play press")
    game.bid(BLUE, "play press")

    assert game.press == [("neutral", 7), (YELLOW, 1 + 3), (RED, 3 + 1), (BLUE, 0 + 1)]


@pytest.mark.rule("NYC-8.2")
def test_dollars_red_has_the_bonus_and_receives_three_the_others_one_each() -> None:
    """Dollars: red bids 2, the others 1."""
    game = bidding("dollars", hands=["2 dollars", "dollars", "dollars"])
    game.bid(RED, "play dollars", "play dollars")
    game.bid(YELLOW, "play dollars")
    game.bid(BLUE, "play dollars")

    assert game.dollars == (3, 1, 1)


@pytest.mark.rule("NYC-8.3", "NYC-7.10")
def test_elevator_yellow_takes_a_three_red_a_two_and_blue_a_one() -> None:
    """Elevator: yellow and red have bid 2, blue 1; yellow is first on the press track."""
    rows = {1: "1 2 3 12", 2: "4 5 14 15", 3: "6 7 16 17", 4: "8 9 18 19"}
    hands = ["2 elevator", "2 elevator", "elevator"]
    game = bidding("elevator", first=RED, press=[(YELLOW, 4), (RED, 3), (BLUE, 1)], hands=hands, rows=rows)
    game.bid(RED, "play elevator", "play elevator")
    game.bid(YELLOW, "play elevator", "play elevator")
    game.bid(BLUE, "play elevator")

    assert "hire character-16" in game.offered(YELLOW)
    assert "hire character-18" not in game.offered(YELLOW)
    game.play("1 hire character-16")
    assert "hire character-14" in game.offered(RED)
    assert "hire character-17" not in game.offered(RED)
    game.play("0 hire character-14")
    assert game.offered(BLUE) == [f"hire character-{number}" for number in (1, 2, 3, 12)]


@pytest.mark.rule("NYC-8.5")
def test_plans_blue_has_the_bonus_and_takes_four_red_and_yellow_one_each() -> None:
    """Building plans: blue bids 3, the others 1."""
    game = bidding("plans", hands=["plans", "plans", "3 plans"])
    game.bid(RED, "play plans")
    game.bid(YELLOW, "play plans")
    game.bid(BLUE, *3 * ["play plans"])

    assert [game.of(seat).ready for seat in range(3)] == [1, 1, 4]


@pytest.mark.rule("NYC-8.6", "NYC-8.7", "NYC-8.8")
def test_prestige_blue_raises_brooklyn_by_the_streetcar_and_yellow_queens_by_the_subway() -> None:
    """Prestige: blue scores 2, yellow 1, red has played nothing and scores nothing."""
    game = bidding("prestige", first=RED, hands=["press", "prestige", "2 prestige"], ready=[1, 1, 1], tiles="streetcar-low subway-low")
    game.play("0 pass")
    game.bid(YELLOW, "play prestige")
    game.bid(BLUE, "play prestige", "play prestige")

    assert game.points == (0, 1, 2)
    game.play("2 claim streetcar-low", "2 ride streetcar-1 brooklyn")
    game.play("1 claim subway-low", "1 ride subway-1 queens")

    assert game.over
    assert [game.built(seat) for seat in range(3)] == [{}, {"queens": 1}, {"brooklyn": 1}]
    assert game.spectator.prestige == (0, 0, 2, 2, 0, 0)


@pytest.mark.rule("NYC-8.11")
def test_skyscrapers_blue_has_the_bonus_and_places_four_in_manhattan_red_and_yellow_two_each() -> None:
    """Skyscrapers: the Mayor is in Manhattan."""
    game = bidding("skyscraper", mayor="manhattan", hands=["2 skyscraper", "2 skyscraper", "3 skyscraper"], ready=[4, 4, 4])
    game.bid(RED, *2 * ["play skyscraper"])
    game.bid(YELLOW, *2 * ["play skyscraper"])
    game.bid(BLUE, *3 * ["play skyscraper"])

    assert [game.built(seat) for seat in range(3)] == [{"manhattan": 2}, {"manhattan": 2}, {"manhattan": 4}]


@pytest.mark.rule("NYC-8.13")
def test_red_has_a_skyscraper_in_all_six_boroughs_and_advances_four_points() -> None:
    """Skyscrapers, Borough bonus."""
    everywhere = dict.fromkeys(["staten-island", "jersey-city", "bronx", "queens", "brooklyn"], 1)
    game = bidding("skyscraper", mayor="manhattan", hands=["skyscraper"], ready=[2], built=[everywhere])
    game.bid(RED, "play skyscraper")

    assert (game.points, game.spectator.statue) == ((4, 0, 0), True)


# --- the addendum ---


@pytest.mark.rule("NYC-11.13")
def test_character_13_plays_any_other_card_as_a_press_card() -> None:
    game = bidding("press", hands=["prestige", "press"], teams=["13"], dollars=[1])

    game.bid(0, "as-one prestige")

    assert values_told(game) == ["0 bids 1"]


@pytest.mark.rule("NYC-11.14")
def test_character_14_with_three_elevator_cards_and_two_steps_back_makes_five() -> None:
    game = bidding("elevator", hands=["3 elevator", "press"], teams=["14"], dollars=[1], press=[(0, 5), (1, 1), (2, 0)])

    game.bid(0, *3 * ["play elevator"], "back 2")

    assert values_told(game) == ["0 bids 5"]
    assert (0, 3) in game.press


@pytest.mark.rule("NYC-11.15")
def test_character_15_the_refilled_card_is_exchanged_and_played_in_the_same_round() -> None:
    """First note."""
    game = bidding("press", hands=["press plans", "press"], reserves=["press dollars"], teams=["15"], dollars=[1], deck="press")

    game.bid(0, "play press", "reserve press", "swap plans press", "play press")

    assert values_told(game) == ["0 bids 3"]


@pytest.mark.rule("NYC-4.3", "NYC-11.15")
def test_character_15_twice_serves_the_same_played_card() -> None:
    """Second note."""
    game = bidding("press", hands=["press", "press"], reserves=["2 press"], teams=["15 15"], dollars=[2])

    game.bid(0, "play press", "reserve press", "reserve press")

    assert values_told(game) == ["0 bids 3"]


@pytest.mark.rule("NYC-11.15", "NYC-7.5")
def test_character_15_makes_a_pair_of_cards_that_do_not_match() -> None:
    """Third note: in a ratio of 2:1."""
    game = bidding("press", hands=["dollars", "press"], reserves=["dollars plans"], teams=["15"], dollars=[1])

    game.bid(0, "pair-reserve dollars")

    assert values_told(game) == ["0 bids 1"]


@pytest.mark.rule("NYC-11.13", "NYC-11.15")
def test_character_15_does_not_work_on_a_card_played_through_13() -> None:
    """Fourth note: that card does not have the same icon."""
    game = bidding("press", hands=["dollars", "press"], reserves=["press dollars"], teams=["13 15"], dollars=[2])

    game.play("0 as-one dollars")

    assert game.offered(0) == ["bid"]


@pytest.mark.rule("NYC-11.17", "NYC-11.19")
def test_character_19_applies_to_the_card_of_character_17_too() -> None:
    game = bidding("prestige", hands=["prestige"], teams=["17 19"], dollars=[2])
    game.bid(0, "play prestige", "use character-17")

    game.play("0 use character-19")

    assert game.points[0] == 4


@pytest.mark.rule("NYC-11.20")
def test_character_20_makes_a_press_card_two_skyscraper_cards() -> None:
    game = bidding("skyscraper", hands=["press", "press"], teams=["20"], dollars=[1])

    game.bid(0, "as-two press")

    assert values_told(game) == ["0 bids 2"]

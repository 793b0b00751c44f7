"""Tom's supply: the pair he gets, the cards he draws in phase I and before a bidding round."""

import pytest

from tests.games.new_york_city.table import bidding, new_round, opening


@pytest.mark.rule("NYC-12.5")
def test_tom_gets_the_pair_that_is_left_and_draws_as_many_cards_as_he_is_strong() -> None:
    game = new_round(seats=1, toms=["A3"], deck="3 press 2 press 2 dollars 2 plans wild prestige elevator 20 press")

    game.play("0 take press press", "0 take dollars dollars")

    assert game.hand(1) == "plans plans wild prestige elevator"
    assert game.spectator.pairs == game.spectator.discards == ()


@pytest.mark.rule("NYC-12.5")
@pytest.mark.parametrize("strength", range(2, 10))
def test_the_strength_says_how_many_cards_are_drawn(strength: int) -> None:
    game = new_round(seats=1, toms=[f"A{strength}"], deck="3 press 2 press 2 dollars 2 plans 30 wild")

    game.play("0 take press press", "0 take dollars dollars")

    assert game.of(1).held == 2 + strength


@pytest.mark.rule("NYC-12.5", "NYC-1.7")
def test_the_supply_of_a_tom_lies_open_in_the_order_he_got_it() -> None:
    game = new_round(seats=1, toms=["A2"], deck="3 press 2 press 2 dollars 2 prestige wild elevator 20 press")

    game.play("0 take press press", "0 take dollars dollars")

    assert game.of(1).known == (4, 4, 6, 2)
    assert game.spectator.participants[1] == game.view(0).participants[1]


@pytest.mark.rule("NYC-12.5")
def test_several_toms_get_their_pairs_and_cards_from_last_to_first_on_the_press_track() -> None:
    deck = "3 press 2 press 2 dollars 2 elevator 2 plans wild prestige wild elevator 20 press"
    game = new_round(seats=1, toms=["A2", "A2"], deck=deck, press=[(2, 3), (0, 2), (1, 0)])

    game.play("0 take press press", "0 take dollars dollars")

    assert game.hand(1) == "elevator elevator wild prestige"
    assert game.hand(2) == "plans plans wild elevator"


@pytest.mark.rule("NYC-12.5", "NYC-1.8")
def test_cards_that_tom_cannot_draw_are_lost() -> None:
    game = new_round(seats=1, toms=["A9"], deck="3 press 2 press 2 dollars 2 plans wild elevator")

    game.play("0 take press press", "0 take dollars dollars")

    assert game.hand(1) == "plans plans wild elevator"


@pytest.mark.rule("NYC-12.5", "NYC-1.8")
def test_a_tom_for_whom_no_pair_could_be_laid_draws_all_the_same() -> None:
    """Three cards for the hand and two pairs; the third pair finds no card."""
    game = new_round(seats=1, toms=["A2"], deck="3 press 2 press 2 dollars")
    assert len(game.spectator.pairs) == 4

    game.play("0 take press press", "0 take dollars dollars")

    assert game.of(1).held == 0


@pytest.mark.rule("NYC-12.6")
def test_in_mode_a_tom_draws_no_further_cards() -> None:
    game = bidding("press", seats=1, toms=["A4"], hands=["press"], deck="press 20 plans")

    assert game.of(1).bid == ()
    assert game.spectator.deck == 21


@pytest.mark.rule("NYC-12.6")
@pytest.mark.parametrize("mode", "BC")
@pytest.mark.parametrize("kind", ["press", "dollars", "elevator", "prestige", "skyscraper"])
def test_in_the_other_modes_he_draws_a_card_before_each_bidding_round(mode: str, kind: str) -> None:
    game = bidding(kind, seats=1, toms=[f"{mode}4"], hands=["wild press"], deck=f"{kind} 20 plans")

    assert len(game.of(1).bid) == 1
    assert game.spectator.deck == 20


@pytest.mark.rule("NYC-12.6", "NYC-12.12")
@pytest.mark.parametrize("mode", "BC")
def test_before_the_bidding_round_of_plans_he_draws_no_card(mode: str) -> None:
    game = bidding("plans", seats=1, toms=[f"{mode}4"], hands=["plans"], deck="plans 20 press")

    assert game.of(1).bid == game.of(1).known == ()
    assert game.spectator.deck == 21


@pytest.mark.rule("NYC-12.6")
def test_several_toms_draw_before_a_bid_in_press_order() -> None:
    press = [(2, 3), (0, 2), (1, 0)]
    game = bidding("press", seats=1, toms=["C2", "C2"], hands=["press"], press=press, deck="dollars elevator 20 press")

    assert (game.hand(2), game.hand(1)) == ("dollars", "elevator")


@pytest.mark.rule("NYC-12.6", "NYC-1.8")
def test_a_card_before_a_bid_that_is_not_there_is_lost() -> None:
    game = bidding("press", seats=1, toms=["C2"], hands=["press"], deck="")

    assert game.of(1).bid == game.of(1).known == ()


@pytest.mark.rule("NYC-12.7", "NYC-12.2")
@pytest.mark.parametrize("card", ["wild", "plans"])
@pytest.mark.parametrize("mode", "BC")
def test_a_drawn_wild_card_is_played_at_once_with_a_matching_card_of_the_supply(card: str, mode: str) -> None:
    game = bidding("dollars", seats=1, toms=[f"{mode}4"], hands=["3 dollars", "dollars prestige"], deck=f"{card} 20 press", first=1)

    assert game.of(1).bid == ((6, 1) if card == "wild" else (3, 1))
    assert game.hand(1) == "prestige"


@pytest.mark.rule("NYC-12.7", "NYC-12.2")
@pytest.mark.parametrize("card", ["wild", "plans"])
@pytest.mark.parametrize("mode", "BC")
def test_a_drawn_wild_card_goes_to_the_supply_where_nothing_matches(card: str, mode: str) -> None:
    game = bidding("dollars", seats=1, toms=[f"{mode}4"], hands=["dollars", "prestige wild"], deck=f"{card} 20 press")

    assert game.of(1).bid == ()
    assert game.hand(1) == f"prestige wild {card}"


@pytest.mark.rule("NYC-12.7")
def test_a_wild_card_played_at_once_is_played_even_if_he_does_not_lead_with_it() -> None:
    game = bidding("dollars", seats=1, toms=["B4"], hands=["4 dollars", "dollars"], deck="wild 20 press")

    game.bid(0, "play dollars", "play dollars", "play dollars", "play dollars")

    assert game.dollars == (5, 2)


@pytest.mark.rule("NYC-12.8")
@pytest.mark.parametrize("mode", "BC")
def test_a_drawn_card_that_matches_is_played_at_once(mode: str) -> None:
    game = bidding("elevator", seats=1, toms=[f"{mode}4"], hands=["elevator"], deck="elevator 20 press")

    assert game.of(1).bid == (2,)
    assert game.hand(1) == ""


@pytest.mark.rule("NYC-12.8")
@pytest.mark.parametrize("mode", "BC")
@pytest.mark.parametrize("card", ["press", "dollars"])
def test_a_drawn_card_of_an_earlier_round_is_discarded(mode: str, card: str) -> None:
    game = bidding("elevator", seats=1, toms=[f"{mode}4"], hands=["elevator"], deck=f"{card} 20 press")

    assert (game.hand(1), game.of(1).bid) == ("", ())
    assert game.spectator.discards == (["press", "dollars"].index(card),)


@pytest.mark.rule("NYC-12.8")
@pytest.mark.parametrize(("mode", "supply", "discards"), [("B", "", (5,)), ("C", "skyscraper", ())])
def test_a_drawn_card_of_a_later_round_is_kept_in_mode_c_only(mode: str, supply: str, discards: tuple[int, ...]) -> None:
    game = bidding("elevator", seats=1, toms=[f"{mode}4"], hands=["elevator"], deck="skyscraper 20 press")

    assert game.hand(1) == supply
    assert game.spectator.discards == discards


@pytest.mark.rule("NYC-12.8")
def test_a_card_played_at_once_counts_for_nobody_before_his_own_turn() -> None:
    """Tom 1 bids before Tom 2, who is ahead of him and whose card lies there already: he leads without a wild card."""
    press = [(2, 3), (0, 0), (1, 0)]
    game = bidding("press", seats=1, toms=["A2", "C2"], hands=["", "press wild"], press=press, deck="press 20 press", first=1)

    assert game.hand(1) == "wild"
    assert [event for event in game.told() if "bids" in event][:3] == [
        "bids: press [NYC-7.1]",
        "1 bids 1 with press [NYC-12.9]",
        "2 bids 1 with press [NYC-12.9]",
    ]


@pytest.mark.rule("NYC-9.2", "NYC-12.5")
def test_what_a_tom_has_left_is_discarded_at_the_end_of_the_round() -> None:
    game = opening(seats=1, toms=["A9"], seed=3)
    while game.spectator.round < 2:
        game.play(f"0 {game.offered(0)[-1]}")

    assert game.of(1).held == 0

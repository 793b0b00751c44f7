"""Section 2 of the rules: architects, the deal, the opening discard, the piles."""

import pytest

from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from tests.games.the_city.table import opening, table

PLAYERS = [2, 3, 4, 5]


@pytest.mark.rule("TC-2.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_there_is_an_architect_for_every_player(seats: int) -> None:
    game = table(seats=seats)

    game.everybody("build architect")

    assert [game.city(seat) for seat in range(seats)] == seats * ["architect"]


@pytest.mark.rule("TC-2.1")
@pytest.mark.parametrize("seats", PLAYERS)
def test_no_architect_is_in_the_deck(seats: int) -> None:
    state = opening(seats).state

    dealt = [kind for seat in range(seats) for kind in GAME.view(state, seat).hand]

    assert len(dealt) + state.deck.n == 105
    assert NAMES.index("architect") not in [*dealt, *state.deck.to_list()]


@pytest.mark.rule("TC-2.2")
@pytest.mark.parametrize("seats", PLAYERS)
def test_seven_cards_are_dealt_to_each_seat_and_the_rest_is_the_draw_pile(seats: int) -> None:
    game = opening(seats)

    assert [len(game.hand(seat).split()) for seat in range(seats)] == seats * [7]
    assert game.draw_pile == 105 - 7 * seats


@pytest.mark.rule("TC-2.2")
def test_the_deal_goes_from_seat_to_seat_starting_with_the_first() -> None:
    few, many = opening(seats=2), opening(seats=5)

    assert few.told()[:2] == ["0 draws 7 [TC-2.2]", "1 draws 7 [TC-2.2]"]
    assert [few.hand(0), few.hand(1)] == [many.hand(0), many.hand(1)]


@pytest.mark.rule("TC-2.2")
def test_the_buildings_are_shuffled_anew_for_each_game() -> None:
    deals = {(opening(2, seed).hand(0), opening(2, seed).hand(1)) for seed in range(20)}

    assert len(deals) == 20


@pytest.mark.rule("TC-2.3")
def test_everybody_discards_two_of_the_seven_cards_at_the_same_time() -> None:
    game = opening(seats=3)
    assert game.owing == [0, 1, 2]

    for seat in [2, 0, 1]:
        dealt = game.hand(seat).split()
        assert game.offered(seat) == [f"discard {name}" for name in NAMES if name in dealt]
        game.play(f"{seat} discard {dealt[0]}", f"{seat} discard {dealt[1]}")
        assert game.hand(seat).split() == dealt[2:]

    assert game.owing == [0, 1, 2]
    assert game.round == 1
    assert game.spectator.held == (5, 5, 5)
    assert game.spectator.discarded == (2, 2, 2)


@pytest.mark.rule("TC-2.3")
def test_the_opening_discard_is_unseen_by_the_others() -> None:
    game = opening(seats=2)
    before = game.view(1)

    game.play(f"0 {game.offered(0)[0]}")

    assert game.view(1) == before


@pytest.mark.rule("TC-2.5")
def test_discards_become_the_draw_pile_when_a_card_is_needed_and_none_is_left() -> None:
    game = table(hands=["house", ""], discards=["museum theater", "casino"], deck="")

    game.play("0 renounce", "1 build architect")

    assert game.offered(0) == ["keep casino", "keep museum", "keep theater"]
    assert game.told()[2] == "the discards are shuffled: 3 cards [TC-6.1]"


@pytest.mark.rule("TC-2.5")
def test_discards_stay_where_they_are_as_long_as_the_draw_pile_lasts() -> None:
    game = table(discards=["museum", "casino"], deck="5 house")

    game.play("0 renounce", "1 build architect")

    assert game.offered(0) == ["keep house"]
    assert game.draw_pile == 0
    assert game.spectator.discarded == (1, 1)


@pytest.mark.rule("TC-2.5")
def test_discards_are_shuffled_before_they_are_drawn_from() -> None:
    drawn = set()
    for seed in range(1, 21):
        game = table(discards=["casino museum theater house hospital", "mall stadium airport subway monument"], deck="", seed=seed)
        game.play("0 renounce", "1 build architect")
        drawn.add(tuple(game.offered(0)))

    assert len(drawn) > 10


@pytest.mark.rule("TC-2.5")
def test_the_shuffle_comes_in_the_middle_of_a_draw() -> None:
    game = table(discards=["", "museum theater casino"], deck="2 house")

    game.play("0 renounce", "1 build architect")

    assert game.offered(0) == ["keep casino", "keep museum", "keep theater", "keep house"]
    assert game.draw_pile == 0

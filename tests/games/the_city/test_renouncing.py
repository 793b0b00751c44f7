"""Section 6 of the rules: surveying the deck."""

import pytest

from tests.games.the_city.table import table

FIVE = "casino museum theater house hospital"


@pytest.mark.rule("TC-6.1")
def test_who_renounces_draws_five_cards() -> None:
    game = table(deck=f"{FIVE} 5 school")

    game.play("0 renounce", "1 build architect")

    assert game.offered(0) == ["keep casino", "keep hospital", "keep museum", "keep theater", "keep house"]
    assert game.draw_pile == 5


@pytest.mark.rule("TC-6.1")
def test_surveys_are_drawn_in_seat_order() -> None:
    game = table(seats=3, deck=f"5 house 5 museum {FIVE}")

    game.play("2 renounce", "1 build architect", "0 renounce")

    assert game.offered(0) == ["keep house"]
    assert game.offered(2) == ["keep museum"]


@pytest.mark.rule("TC-6.2")
def test_one_of_the_five_is_kept_and_four_are_discarded() -> None:
    game = table(hands=["school"], deck=f"{FIVE} 5 school")

    game.play("0 renounce", "1 build architect", "0 keep museum")

    assert game.hand(0) == "museum school"
    assert game.spectator.discarded == (4, 0)


@pytest.mark.rule("TC-6.2")
def test_cards_of_the_hand_cannot_be_exchanged() -> None:
    game = table(hands=["school"], deck=f"{FIVE} 5 school")

    game.play("0 renounce", "1 build architect")

    assert game.refused(0, "keep school").rule == "TC-6.2"
    assert game.refused(0, "discard school").rule == "TC-6.2"


@pytest.mark.rule("TC-6.5")
def test_all_who_renounced_choose_at_the_same_time() -> None:
    game = table(seats=3)

    game.play("0 renounce", "1 build architect", "2 renounce")
    assert game.owing == [0, 2]

    before = game.view(0)
    game.play(f"2 {game.offered(2)[0]}")
    assert game.owing == [0]
    assert (game.view(0).held, game.view(0).discarded) == (before.held, before.discarded)


@pytest.mark.rule("TC-6.5")
def test_surveyed_cards_are_discarded_in_seat_order() -> None:
    game = table(seats=3)
    game.everybody("renounce")
    game.told()

    for seat in [2, 0, 1]:
        game.play(f"{seat} {game.offered(seat)[0]}")

    assert game.told() == ["0 discards 4 [TC-2.4]", "1 discards 4 [TC-2.4]", "2 discards 4 [TC-2.4]", "round 2 [TC-3.1]"]

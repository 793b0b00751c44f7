"""Section 8 of the rules: the hand limit, the end, the winners."""

import pytest

from midtown.core.errors import GameOver, NotAsked
from tests.games.the_city.table import table

TO_TWELVE = "3 house 3 school 3 cinema 3 high-rise"


@pytest.mark.rule("TC-8.1")
def test_the_game_ends_after_the_round_in_which_somebody_has_fifty_points() -> None:
    game = table(seats=3, cities=["skyscraper", "school"], points=[45, 20, 49])

    game.renounce_round()

    assert game.over
    assert game.owing == []
    assert game.result().points == (52, 22, 49)
    assert str(game.result().reason) == "50 points reached [TC-8.1]"


@pytest.mark.rule("TC-8.1")
def test_the_game_goes_on_with_fortynine_points() -> None:
    game = table(cities=["school"], points=[47])

    game.renounce_round()

    assert not game.over
    assert game.points(0) == 49
    assert game.round == 2


@pytest.mark.rule("TC-8.1")
def test_everybody_scores_in_the_last_round() -> None:
    game = table(cities=["school", "opera-house"], points=[49, 45])

    game.renounce_round()

    assert game.result().points == (51, 53)
    assert game.result().winners == (1,)


@pytest.mark.rule("TC-8.1")
def test_nobody_is_asked_anything_after_the_end() -> None:
    game = table(cities=["school"], points=[49])
    game.renounce_round()

    with pytest.raises(GameOver):
        game.play("0 renounce")


@pytest.mark.rule("TC-8.2")
def test_whoever_holds_more_than_twelve_cards_discards_the_rest() -> None:
    game = table(hands=[f"parking-garage {TO_TWELVE}", "parking-garage"], cities=["2 house"], deck="museum theater")

    game.everybody("build parking-garage")
    assert game.owing == [0]
    assert len(game.hand(0).split()) == 14

    game.play("0 discard museum", "0 discard house")
    assert game.round == 2
    assert len(game.hand(0).split()) == 12
    assert game.spectator.discarded == (2, 0)


@pytest.mark.rule("TC-8.2")
def test_twelve_cards_are_not_too_many() -> None:
    game = table(hands=[f"parking-garage {TO_TWELVE}", "parking-garage"], deck="")

    game.everybody("build parking-garage")

    assert game.round == 2
    assert len(game.hand(0).split()) == 12


@pytest.mark.rule("TC-8.2")
def test_all_who_hold_too_many_discard_at_the_same_time() -> None:
    game = table(seats=3, hands=3 * [f"parking-garage {TO_TWELVE}"], cities=["house", "", "house"])
    game.everybody("build parking-garage")
    game.told()
    assert game.owing == [0, 2]

    seen = game.view(0)
    game.play("2 discard cinema")
    assert game.view(0).held == seen.held

    game.play("0 discard house")
    assert game.told() == ["0 discards 1 [TC-2.4]", "2 discards 1 [TC-2.4]", "round 2 [TC-3.1]"]


@pytest.mark.rule("TC-8.2")
def test_the_others_wait_until_hands_are_down_to_twelve() -> None:
    game = table(hands=[f"parking-garage {TO_TWELVE}", "parking-garage"], cities=["house"])
    game.everybody("build parking-garage")

    with pytest.raises(NotAsked):
        game.play("1 renounce")


@pytest.mark.rule("TC-8.3")
def test_there_is_no_hand_limit_after_the_last_round() -> None:
    game = table(hands=[f"parking-garage {TO_TWELVE}", "parking-garage"], cities=["casino school"], points=[48])

    game.everybody("build parking-garage")

    assert game.over
    assert len(game.hand(0).split()) == 16


@pytest.mark.rule("TC-8.4")
def test_the_player_with_most_points_wins() -> None:
    game = table(seats=3, hands=["", "5 house", ""], cities=["school", "", "theater"], points=[48, 49, 48])

    game.renounce_round()

    assert game.result().points == (50, 49, 51)
    assert game.result().ranks == (2, 3, 1)
    assert game.result().winners == (2,)


@pytest.mark.rule("TC-8.5")
def test_among_tied_players_the_one_with_most_cards_in_hand_wins() -> None:
    game = table(seats=3, hands=["3 house", "4 house", "9 house"], cities=["school", "school", ""], points=[50, 50, 51])

    game.renounce_round()

    assert game.result().points == (52, 52, 51)
    assert game.result().ties == ((4,), (5,), (10,))
    assert game.result().ranks == (2, 1, 3)


@pytest.mark.rule("TC-8.6")
def test_players_tied_in_points_and_cards_share_the_victory() -> None:
    game = table(seats=4, hands=["3 house", "2 house", "3 house", "house"], cities=4 * ["school"], points=[50, 50, 50, 40])

    game.renounce_round()

    assert game.result().ranks == (1, 3, 1, 4)
    assert game.result().winners == (0, 2)

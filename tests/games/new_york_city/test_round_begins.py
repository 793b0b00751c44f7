"""Sections 5 and 6 of the rules: phase 0, and the choice of pairs in phase I."""

from typing import Final

import pytest

from tests.games.new_york_city.table import Table, drafting, new_round

PLAYERS: Final = pytest.mark.parametrize("seats", [2, 3, 4])
LETTERS: Final = "EXCADB"
"""Bronx has the X, and the Mayor goes to Brooklyn, Jersey City, Queens, Staten Island, Manhattan."""
SEVEN_PAIRS: Final = "press press dollars dollars elevator elevator plans plans prestige prestige skyscraper skyscraper wild wild"


def go_on(game: Table) -> None:
    """Whoever is asked passes, is done, or does the first thing that is offered."""
    seat = game.owing[0]
    offered = game.offered(seat)
    game.play(f"{seat} {next((text for text in ('pass', 'done') if text in offered), offered[0])}")


def finish_round(game: Table) -> None:
    """Everybody passes until the round is over."""
    this = game.spectator.round
    while not game.over and game.spectator.round == this:
        go_on(game)


# --- phase 0 ---


@pytest.mark.rule("NYC-5.1", "NYC-10.1")
def test_the_game_has_five_rounds() -> None:
    game = new_round(seats=2, round=0)
    begun = []

    while not game.over:
        begun.append(game.spectator.round)
        finish_round(game)

    assert begun == [1, 2, 3, 4, 5]
    assert str(game.result().reason) == "the fifth round is over [NYC-10.1]"


@pytest.mark.rule("NYC-5.1", "NYC-4.2")
def test_dollars_on_characters_return_to_the_supply_when_a_round_begins() -> None:
    game = new_round(seats=2, round=0, teams=["6"], dollars=[1])
    while game.owing != [0]:
        go_on(game)
    game.play("0 use character-6")
    assert (game.of(0).paid, game.dollars[0]) == ((5,), 2)

    finish_round(game)

    assert game.spectator.round == 2
    assert (game.of(0).paid, game.dollars[0]) == ((), 2)


@pytest.mark.rule("NYC-5.2")
@pytest.mark.parametrize(
    ("number", "borough"), [(1, "brooklyn"), (2, "jersey-city"), (3, "queens"), (4, "staten-island"), (5, "manhattan")]
)
def test_the_mayor_goes_from_a_to_e_and_never_to_x(number: int, borough: str) -> None:
    game = new_round(round=number - 1, letters=LETTERS)

    assert f"the Mayor is in {borough} [NYC-5.2]" in game.told()


@pytest.mark.rule("NYC-5.3")
def test_two_prestige_tiles_are_revealed_in_each_round_until_all_are_seen() -> None:
    game = new_round(seats=2, round=0, tiles="")
    seen: list[int] = []

    while not game.over:
        assert len(game.spectator.revealed) == 2
        seen += game.spectator.revealed
        finish_round(game)

    assert sorted(seen) == list(range(10))


@pytest.mark.rule("NYC-5.4")
def test_everybody_draws_three_cards_in_press_order() -> None:
    game = new_round(press=[(2, 4), (0, 3), (1, 3)], deck=f"3 press 3 dollars 3 elevator {SEVEN_PAIRS}")

    assert [game.hand(seat) for seat in (2, 0, 1)] == ["press press press", "dollars dollars dollars", "elevator elevator elevator"]


@pytest.mark.rule("NYC-5.5", "NYC-6.1")
@PLAYERS
def test_two_pairs_for_each_player_and_one_more_are_laid_open(seats: int) -> None:
    game = new_round(seats=seats, round=0)

    assert len(game.spectator.pairs) == 2 * (2 * seats + 1)


@pytest.mark.rule("NYC-5.5")
@pytest.mark.parametrize(("people", "toms", "pairs"), [(1, 1, 3), (1, 3, 5), (2, 1, 5), (2, 2, 6), (3, 1, 7)])
def test_with_toms_two_pairs_for_each_person_and_one_for_each_tom_are_laid_open(people: int, toms: int, pairs: int) -> None:
    game = new_round(seats=people, toms=toms * ["A6"], round=0)

    assert len(game.spectator.pairs) == 2 * pairs


@pytest.mark.rule("NYC-5.5")
def test_the_pairs_are_the_next_cards_two_by_two() -> None:
    game = new_round(seats=2, deck="6 press wild plans dollars dollars prestige elevator press skyscraper elevator plans")

    assert game.spectator.pairs == (3, 6, 1, 1, 2, 4, 0, 5, 2, 3)


# --- taking pairs ---


@pytest.mark.rule("NYC-6.1")
def test_pairs_are_taken_twice_from_last_to_first_on_the_press_track() -> None:
    game = new_round(press=[(2, 4), (0, 3), (1, 3)], deck=f"9 press {SEVEN_PAIRS}")
    asked = []

    for _turn in range(6):
        asked += game.owing
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert asked == [1, 0, 2, 1, 0, 2]
    assert [game.of(seat).held for seat in range(3)] == [7, 7, 7]


@pytest.mark.rule("NYC-6.1")
def test_a_pair_goes_into_the_hand_of_who_takes_it() -> None:
    game = drafting(1, 0, hands=["plans", "press"], pairs="press wild dollars dollars dollars dollars")
    assert game.offered(1) == ["take press wild", "take dollars dollars"]

    game.play("1 take dollars dollars")

    assert game.hand(1) == "press dollars dollars"
    assert game.offered(0) == ["take press wild", "take dollars dollars"]
    assert game.spectator.pairs == (0, 6, 1, 1)


@pytest.mark.rule("NYC-6.3")
def test_the_pair_that_is_left_over_goes_to_the_discards() -> None:
    game = new_round(seats=2, deck="6 press dollars dollars elevator elevator plans plans prestige prestige wild skyscraper")

    game.play("1 take dollars dollars", "0 take elevator elevator", "1 take plans plans", "0 take prestige prestige")

    assert game.spectator.pairs == ()
    assert sorted(game.spectator.discards) == [5, 6]


@pytest.mark.rule("NYC-6.2")
def test_who_can_use_no_character_is_not_asked_again() -> None:
    game = drafting(0, 1, teams=["1 13 25"], dollars=[0], pairs="press wild dollars dollars")

    game.play("0 take press wild")

    assert game.owing == [1]


@pytest.mark.rule("NYC-6.2")
def test_characters_may_be_used_even_if_no_pair_is_left() -> None:
    game = drafting(teams=["2 4 6 8"], dollars=[1], reserves=["press"], pairs="")
    assert game.offered(0) == ["use character-6", "done"]

    game.play("0 use character-6")

    assert (game.dollars[0], game.over) == (2, True)


@pytest.mark.rule("NYC-6.1", "NYC-6.2", "NYC-4.1", "NYC-4.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("take press press", "there is no such pair [NYC-6.1]"),
        ("take wild press", "a pair is written with the earlier bidding round first [NYC-6.1]"),
        ("pass", "now a pair of cards is taken, or a character used [NYC-6.1]"),
        ("done", "now a pair of cards is taken, or a character used [NYC-6.1]"),
        ("use character-6", "character-6 is not one of yours [NYC-4.1]"),
        ("use character-13", "character-13 is not for this phase [NYC-4.1]"),
        ("use character-28", "character-28 is not for this phase [NYC-4.1]"),
        ("use character-9", "character-9 has been used in this round [NYC-4.1]"),
        ("use character-4", "character-4 is of no use now [NYC-11.4]"),
        ("use character-8", "character-8 is of no use now [NYC-11.8]"),
        ("use character-11", "character-11 is of no use now [NYC-11.11]"),
    ],
)
def test_why_a_player_cannot_begin_his_turn_so(text: str, why: str) -> None:
    pairs = "press wild plans plans"
    game = drafting(0, teams=["4 8 9 11 13 28"], dollars=[2], reserves=["press wild"], pairs=pairs, neutral={"queens": 2})
    game.play("0 use character-9")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-6.2", "NYC-4.1", "NYC-4.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("take plans plans", "now characters are used: use one, or done [NYC-6.2]"),
        ("pass", "now characters are used: use one, or done [NYC-6.2]"),
        ("use character-3", "character-3 is not one of yours [NYC-4.1]"),
        ("use character-2", "character-2 is of no use now [NYC-11.2]"),
        ("use character-4", "character-4 is of no use now [NYC-11.4]"),
        ("use character-8", "character-8 is of no use now [NYC-11.8]"),
        ("use character-23", "character-23 is not for this phase [NYC-4.1]"),
    ],
)
def test_why_a_player_cannot_go_on_so_after_taking_a_pair(text: str, why: str) -> None:
    game = drafting(0, 1, teams=["2 4 8 9 23"], dollars=[1], reserves=["plans plans"], pairs="press wild plans plans plans plans")
    game.play("0 take press wild")
    assert game.offered(0) == ["use character-9", "done"]

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-4.2")
def test_without_a_dollar_no_character_is_used() -> None:
    game = drafting(0, teams=["1 9"], dollars=[0], pairs="press wild plans plans")

    assert str(game.refused(0, "use character-9")) == "you have no dollar left for character-9 [NYC-4.2]"


@pytest.mark.rule("NYC-6.1", "NYC-6.2", "NYC-11.9")
def test_every_option_of_phase_one_has_the_rule_behind_it() -> None:
    game = drafting(0, teams=["9"], dollars=[1], pairs="press wild")
    question = game.state.question(0)
    assert [question.rule_of(action) for action in game.state.options(0)] == ["NYC-6.1", "NYC-11.9"]

    game.play("0 take press wild")

    question = game.state.question(0)
    assert [question.rule_of(action) for action in game.state.options(0)] == ["NYC-11.9", "NYC-6.2"]

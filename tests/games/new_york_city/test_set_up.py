"""Section 2 of the rules: characters, boroughs, vessels, tokens, reserves, and who starts with whom."""

from collections import Counter
from functools import cache
from typing import Final

import pytest

from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS
from midtown.games.new_york_city.words import CONNECTION, TILE
from tests.games.new_york_city.table import NEUTRAL, Table, opening

PLAYERS: Final = pytest.mark.parametrize("seats", [2, 3, 4])
LOW: Final = {1, 2, 3, 12, 13, 23}
HIGH: Final = {10, 11, 20, 21, 22, 27}
MANY: Final = 80


@cache
def openings() -> list[Table]:
    """The openings of many games."""
    return [opening(seed=seed) for seed in range(MANY)]


def start_pairs(game: Table) -> list[tuple[int, int]]:
    """The numbers of the characters laid open to start with, pair by pair."""
    numbers = [kind + 1 for kind in game.spectator.start_pairs]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.rule("NYC-2.1")
def test_four_dark_characters_of_each_value_lie_open() -> None:
    view = opening().spectator

    assert [len(row) for row in view.rows] == 5 * [4]
    assert view.stacks == (7, 10, 9, 8, 10)


@pytest.mark.rule("NYC-2.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_dark_characters_are_shuffled_by_value(value: int) -> None:
    state = opening().state
    for game in openings():
        tiles = game.state.elevator.row_of(value - 1) + game.state.elevator.stack_of(value - 1)
        assert {int(state.edition.value[kind]) for kind in tiles} == {value}

    assert len({game.spectator.rows[value - 1] for game in openings()}) > MANY // 2


@pytest.mark.rule("NYC-2.2")
def test_the_light_characters_make_pairs_of_a_value_one_and_a_value_five() -> None:
    pairs = [pair for game in openings() for pair in start_pairs(game)]

    assert ({low for low, _high in pairs}, {high for _low, high in pairs}) == (LOW, HIGH)
    assert len(set(pairs)) == 36


@pytest.mark.rule("NYC-2.2")
def test_no_light_character_is_in_two_pairs() -> None:
    for game in openings():
        numbers = [number for pair in start_pairs(game) for number in pair]
        assert len(numbers) == len(set(numbers))


@pytest.mark.rule("NYC-2.3")
def test_the_letters_and_the_base_values_are_dealt_to_the_boroughs() -> None:
    for game in openings():
        assert sorted(game.spectator.letters) == [0, 1, 2, 3, 4, 5]
        assert sorted(game.spectator.base) == [6, 7, 8, 8, 9, 10]


@pytest.mark.rule("NYC-2.3")
@pytest.mark.parametrize("borough", range(6))
def test_any_borough_may_get_any_letter_and_any_base_value(borough: int) -> None:
    assert {LETTERS[game.spectator.letters[borough]] for game in openings()} == set("ABCDEX")
    assert {game.spectator.base[borough] for game in openings()} == {6, 7, 8, 9, 10}


@pytest.mark.rule("NYC-2.3")
def test_letters_and_base_values_are_dealt_apart_from_each_other() -> None:
    assert len({(game.spectator.letters[0], game.spectator.base[0]) for game in openings()}) > 20


@pytest.mark.rule("NYC-2.4")
def test_the_ten_prestige_tiles_are_shuffled_into_a_stack() -> None:
    stacks = [game.state.tiles.to_list() for game in openings()]

    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(range(10))}
    assert len({tuple(stack) for stack in stacks}) == MANY
    assert Counter(name.split("-")[0] for name in TILE.things) == Counter(dict.fromkeys(VESSELS, 2))


@pytest.mark.rule("NYC-2.4")
def test_a_vessel_stands_on_each_of_the_ten_connections() -> None:
    assert opening().spectator.standing == 2**10 - 1
    assert Counter(name.split("-")[0] for name in CONNECTION.things) == Counter(dict.fromkeys(VESSELS, 2))


@pytest.mark.rule("NYC-2.5")
@PLAYERS
def test_two_neutral_skyscrapers_stand_in_each_borough(seats: int) -> None:
    assert opening(seats).spectator.neutral == 6 * (2,)


@pytest.mark.rule("NYC-2.5")
@pytest.mark.parametrize(("seats", "space"), [(2, 8), (3, 7), (4, 6)])
def test_the_neutral_token_stands_further_back_the_more_take_part(seats: int, space: int) -> None:
    assert opening(seats).press[0] == (NEUTRAL, space)


@pytest.mark.rule("NYC-2.5")
@pytest.mark.parametrize(("people", "toms", "space"), [(1, 1, 8), (1, 2, 7), (2, 2, 6)])
def test_toms_take_part_where_the_neutral_token_is_placed(people: int, toms: int, space: int) -> None:
    assert opening(people, toms=toms * ["C3"]).press[0] == (NEUTRAL, space)


@pytest.mark.rule("NYC-2.6")
@PLAYERS
def test_everybody_has_a_skyscraper_in_x_four_on_his_board_one_dollar_and_no_points(seats: int) -> None:
    game = opening(seats)
    home = BOROUGHS[game.spectator.letters.index(LETTERS.index("X"))]

    for seat in range(seats):
        assert game.built(seat) == {home: 1}
        assert game.of(seat).ready == 4
    assert (game.dollars, game.points) == (seats * (1,), seats * (0,))


@pytest.mark.rule("NYC-2.7")
@PLAYERS
def test_the_press_tokens_are_stacked_on_the_start(seats: int) -> None:
    game = opening(seats)

    assert {space for token, space in game.press if token != NEUTRAL} == {0}
    assert sorted(str(token) for token, _space in game.press[1:]) == [str(seat) for seat in range(seats)]


@pytest.mark.rule("NYC-2.7")
def test_the_order_of_the_press_tokens_is_random() -> None:
    orders = Counter([tuple(token for token, _space in game.press[1:]) for game in openings()])

    assert len(orders) == 6


@pytest.mark.rule("NYC-2.8")
@PLAYERS
def test_everybody_has_an_open_reserve_of_two_cards_from_the_shuffled_deck(seats: int) -> None:
    game = opening(seats)

    assert [len(seen.reserve) for seen in game.spectator.participants] == seats * [2]
    assert game.spectator.deck == 105 - 2 * seats
    assert len({seen.spectator.participants[0].reserve for seen in openings()}) > 15


@pytest.mark.rule("NYC-2.9")
@PLAYERS
def test_one_pair_more_than_players_is_revealed(seats: int) -> None:
    assert len(start_pairs(opening(seats))) == seats + 1


@pytest.mark.rule("NYC-2.9")
@pytest.mark.parametrize(("people", "toms"), [(1, 1), (1, 3), (2, 1), (3, 1)])
def test_with_a_tom_one_pair_for_each_participant_is_revealed(people: int, toms: int) -> None:
    assert len(start_pairs(opening(people, toms=toms * ["A6"]))) == people + toms


@pytest.mark.rule("NYC-2.9")
def test_the_pairs_are_chosen_from_last_to_first_on_the_press_track() -> None:
    for game in openings()[:12]:
        order = [token for token, _space in game.press[1:]]
        played = opening(seed=openings().index(game))
        asked: list[int | str] = []
        for _player in range(3):
            asked += played.owing
            played.play(f"{played.owing[0]} start 1")

        assert asked == order[::-1]


@pytest.mark.rule("NYC-2.9")
def test_the_chosen_pair_is_the_players_and_the_others_move_up() -> None:
    game = opening()
    first, second, third, fourth = start_pairs(game)
    chooser, follower = game.owing[0], int(game.press[2][0])

    game.play(f"{chooser} start 2")
    assert game.team(chooser) == f"{second[0]} {second[1]}"
    assert start_pairs(game) == [first, third, fourth]

    game.play(f"{follower} start 3")
    assert game.team(follower) == f"{fourth[0]} {fourth[1]}"


@pytest.mark.rule("NYC-2.9")
def test_the_pairs_that_nobody_has_chosen_leave_the_game() -> None:
    game = opening()
    for _player in range(3):
        game.play(f"{game.owing[0]} start 1")

    assert start_pairs(game) == []
    assert sum(len(seen.team) for seen in game.spectator.participants) == 6


@pytest.mark.rule("NYC-2.9")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("start 5", "there are only 4 pairs [NYC-2.9]"),
        ("pass", "now start characters are chosen: start with a pair [NYC-2.9]"),
        ("take press press", "now start characters are chosen: start with a pair [NYC-2.9]"),
    ],
)
def test_why_a_game_cannot_be_started_so(text: str, why: str) -> None:
    game = opening()

    assert str(game.refused(game.owing[0], text)) == why


@pytest.mark.rule("NYC-2.9")
def test_the_first_round_begins_when_all_have_chosen() -> None:
    game = opening()
    for _player in range(3):
        assert game.spectator.round == 0
        game.play(f"{game.owing[0]} start 1")

    assert game.spectator.round == 1

"""Section 1 of the rules: who takes part, what is in the box, what is open, and cards that run out."""

from collections import Counter
from typing import Final

import pytest

from midtown.core.errors import BadOptions
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import NAMES
from tests.games.new_york_city.table import Table, bidding, drafting, new_round, opening, phase_three

SIX: Final = {"manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"}
VALUES: Final = {
    1: [1, 2, 3, 12, 13, 23],
    2: [4, 5, 14, 15, 24, 28, 29, 30, 31, 32],
    3: [6, 7, 16, 17, 25, 33, 34, 35, 36],
    4: [8, 9, 18, 19, 26, 37, 38, 39],
    5: [10, 11, 20, 21, 22, 27, 40, 41, 42],
}
"""By value: the characters of the reconstructed table."""


def cards_of(game: Table) -> Counter[str]:
    """All cards, wherever they lie."""
    state = game.state
    piles = [state.deck, state.discards, state.pairs]
    for player in state.players:
        piles += [player.hand, player.reserve]
    return Counter([TYPES[card] for pile in piles for card in pile.to_list()])


def rows() -> dict[str, dict[str, object]]:
    """What the box holds, by name."""
    return {str(row["component"]): row for row in GAME.components(GAME.options(3))}


# --- who takes part ---


@pytest.mark.rule("NYC-1.1")
@pytest.mark.parametrize(
    ("people", "toms"),
    [(people, toms) for people in range(1, 5) for toms in range(4) if 2 <= people + toms <= 4],
)
def test_two_to_four_take_part_people_and_toms_together(people: int, toms: int) -> None:
    game = opening(people, toms=toms * ["B4"])

    assert len(game.points) == people + toms
    assert max(game.owing) < people


@pytest.mark.rule("NYC-1.1")
@pytest.mark.parametrize(("people", "toms", "count"), [(1, 0, 1), (4, 1, 5), (3, 2, 5), (2, 3, 5)])
def test_neither_one_alone_nor_five_can_take_part(people: int, toms: int, count: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.options(people, {f"tom-{number + 1}": "A6" for number in range(toms)})

    assert str(refusal.value) == f"2 to 4 take part, people and Toms together, not {count} [NYC-1.1]"


@pytest.mark.rule("NYC-1.1")
@pytest.mark.parametrize("people", [0, 5])
def test_no_people_or_five_cannot_play(people: int) -> None:
    with pytest.raises(BadOptions, match=f"1 to 4 seats, not {people}"):
        GAME.options(people, {"tom-1": "A6", "tom-2": "A6"})


@pytest.mark.rule("NYC-1.1")
def test_the_toms_come_after_the_people() -> None:
    game = opening(2, toms=["B4", "C2"])

    assert [seen.ready for seen in game.spectator.participants] == [4, 4, 0, 0]


# --- what is in the box ---


@pytest.mark.rule("NYC-1.2")
def test_there_are_six_boroughs_with_a_letter_a_base_value_and_two_neutral_skyscrapers_each() -> None:
    view = opening().spectator

    assert set(BOROUGHS) == SIX
    assert (len(view.letters), len(view.base), view.neutral, view.prestige) == (6, 6, 6 * (2,), 6 * (0,))


@pytest.mark.rule("NYC-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_fifteen_cards_of_each_of_seven_types(seats: int) -> None:
    types = ["press", "dollars", "elevator", "plans", "prestige", "skyscraper", "wild"]

    assert cards_of(opening(seats)) == Counter(dict.fromkeys(types, 15))


@pytest.mark.rule("NYC-1.4")
def test_there_are_76_characters_of_42_kinds_with_values_from_one_to_five() -> None:
    characters = [rows()[name] for name in NAMES]

    assert len(characters) == 42
    assert sum([int(str(row["light"])) for row in characters]) == 12
    assert sum([int(str(row["dark"])) for row in characters]) == 64
    assert {row["value"] for row in characters} == {1, 2, 3, 4, 5}


@pytest.mark.rule("NYC-1.4", "NYC-2.1")
@pytest.mark.parametrize(("value", "count"), [(1, 11), (2, 14), (3, 13), (4, 12), (5, 14)])
def test_the_dark_characters_of_a_value_are_as_many_as_in_the_table(value: int, count: int) -> None:
    view = opening().spectator

    assert len(view.rows[value - 1]) + view.stacks[value - 1] == count


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize("value", VALUES)
def test_the_characters_have_the_reconstructed_values(value: int) -> None:
    assert [name for name in NAMES if rows()[name]["value"] == value] == [f"character-{number}" for number in VALUES[value]]


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize("number", range(1, 43))
def test_characters_of_the_first_two_phases_have_two_dark_tiles_and_the_others_one(number: int) -> None:
    assert rows()[f"character-{number}"]["dark"] == (2 if number <= 22 else 1)


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize("number", range(1, 43))
def test_the_light_characters_are_those_of_the_phases_with_the_values_one_and_five(number: int) -> None:
    light = number in [1, 2, 3, 12, 13, 23, 10, 11, 20, 21, 22, 27]

    assert rows()[f"character-{number}"]["light"] == (1 if light else 0)


@pytest.mark.rule("NYC-1.5", "NYC-2.4")
@pytest.mark.parametrize(
    ("vessel", "boroughs"),
    [
        ("taxi", [{"manhattan", "bronx"}, {"bronx", "jersey-city"}]),
        ("bus", [{"manhattan", "jersey-city"}, {"jersey-city", "staten-island"}]),
        ("streetcar", [{"brooklyn", "queens"}, {"manhattan", "brooklyn"}]),
        ("subway", [{"bronx", "queens"}, {"manhattan", "queens"}]),
        ("boat", [{"manhattan", "staten-island"}, {"staten-island", "brooklyn"}]),
    ],
)
def test_each_kind_of_vessel_has_two_connections(vessel: str, boroughs: list[set[str]]) -> None:
    assert [set(str(rows()[f"{vessel}-{number}"]["boroughs"]).split()) for number in (1, 2)] == boroughs


@pytest.mark.rule("NYC-1.5", "NYC-2.4")
@pytest.mark.parametrize("vessel", ["taxi", "bus", "streetcar", "subway", "boat"])
def test_each_kind_of_vessel_has_a_prestige_tile_of_two_and_one_of_four(vessel: str) -> None:
    assert (rows()[f"{vessel}-low"]["value"], rows()[f"{vessel}-high"]["value"]) == (2, 4)


@pytest.mark.rule("NYC-1.5")
@pytest.mark.parametrize(
    ("colour", "borough"),
    [("yellow", "bronx"), ("green", "jersey-city"), ("brown", "queens"), ("grey", "brooklyn"), ("blue", "staten-island")],
)
def test_each_lantern_lights_one_borough_and_manhattan_has_none(colour: str, borough: str) -> None:
    assert rows()[f"{colour}-lantern"]["borough"] == borough


@pytest.mark.rule("NYC-1.6")
def test_dollars_never_run_out() -> None:
    game = bidding("dollars", hands=["5 dollars"], dollars=[25, 25])

    game.bid(0, *(5 * ["play dollars"]))

    assert game.dollars[:2] == (31, 25)


@pytest.mark.rule("NYC-1.6")
def test_skyscrapers_never_run_out() -> None:
    game = phase_three(teams=["24"], dollars=[1], ready=[20], built=[{"queens": 5}])

    game.play("0 use character-24")

    assert game.of(0).ready == 21


# --- what is open ---


@pytest.mark.rule("NYC-1.7")
def test_everybody_sees_how_many_cards_are_in_a_hand_but_not_which() -> None:
    secret, other = (drafting(seats=2, hands=["press", hand], pairs="press wild plans plans") for hand in ("wild plans", "dollars press"))

    assert secret.of(1).held == 2
    assert secret.view(0).participants[1] == other.view(0).participants[1]
    assert (secret.view(0).hand, secret.view(1).hand) == ((0,), (3, 6))


@pytest.mark.rule("NYC-1.7")
def test_reserves_discards_characters_dollars_and_pairs_lie_open() -> None:
    game = drafting(reserves=["press wild", "plans plans"], teams=["1", "13 22"], dollars=[0, 4], discards="prestige", pairs="press wild")
    seen = game.of(1)

    assert (seen.reserve, seen.team, seen.dollars) == ((3, 3), (12, 21), 4)
    assert (game.spectator.discards, game.spectator.pairs) == ((4,), (0, 6))


@pytest.mark.rule("NYC-1.7")
def test_the_cards_of_a_pair_are_remembered_by_all() -> None:
    game = drafting(hands=["press plans"], pairs="prestige wild plans plans")

    game.play("0 take prestige wild")

    assert (game.of(0).known, game.of(0).held) == ((4, 6), 4)


# --- cards that run out ---


@pytest.mark.rule("NYC-1.8")
def test_the_discards_are_shuffled_when_a_card_is_drawn_and_none_is_left() -> None:
    game = drafting(deck="press", discards="wild wild", teams=["10"], dollars=[1], pairs="plans plans")

    game.play("0 use character-10")

    assert game.hand(0) == "press wild"
    assert game.spectator.discards == ()
    assert game.spectator.deck == 1
    assert "the discards are shuffled: 2 cards [NYC-1.8]" in game.told()


@pytest.mark.rule("NYC-1.8")
def test_the_discards_are_left_alone_while_the_last_card_is_drawn() -> None:
    game = drafting(deck="press dollars", discards="wild wild", teams=["10"], dollars=[1], pairs="plans plans")

    game.play("0 use character-10")

    assert (game.hand(0), game.spectator.deck, game.spectator.discards) == ("press dollars", 0, (6, 6))


@pytest.mark.rule("NYC-1.8")
def test_a_draw_is_lost_where_there_are_no_discards_either() -> None:
    game = drafting(deck="press", teams=["10"], dollars=[1], pairs="plans plans")

    game.play("0 use character-10")

    assert game.hand(0) == "press"
    assert "0 finds no card to draw: 1 lost [NYC-1.8]" in game.told()


@pytest.mark.rule("NYC-1.8")
def test_a_pair_that_finds_only_one_card_is_not_laid() -> None:
    game = new_round(seats=2, round=0, deck="6 press plans wild dollars", discards="", letters="XABCDE")

    assert game.spectator.pairs == (3, 6)
    assert game.spectator.discards == (1,)


@pytest.mark.rule("NYC-1.8")
def test_phase_one_is_over_for_those_who_find_no_pair() -> None:
    game = new_round(seats=2, round=0, deck="6 press plans wild")

    game.play("1 take plans wild")

    assert game.offered(0)[0] == "play press"


@pytest.mark.rule("NYC-1.8", "NYC-11.3")
def test_a_card_that_a_reserve_does_not_find_is_lost() -> None:
    game = drafting(teams=["3"], dollars=[1], reserves=["plans plans"], deck="", pairs="wild wild")

    game.play("0 use character-3")

    assert (game.reserve(0), game.of(0).reserve_size) == ("plans plans", 3)
    assert "0 finds no card to draw: 1 lost [NYC-1.8]" in game.told()

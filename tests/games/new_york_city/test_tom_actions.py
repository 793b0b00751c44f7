"""Tom's actions: the press, the elevator, prestige, skyscrapers."""

from typing import Unpack

import pytest

from midtown.games.new_york_city.board import BOROUGHS, VESSELS
from tests.games.new_york_city.table import Table, Things, bidding


def against_tom(kind: str, supply: str, **things: Unpack[Things]) -> Table:
    """A bidding round of a Tom with these cards and a person who has none."""
    things["seats"], things["toms"], things["hands"] = 1, ["A2"], ["", supply]
    return bidding(kind, **things)


def vessels_of(game: Table, participant: int) -> list[str]:
    """The vessels that a participant has taken."""
    return [name for name, count in zip(VESSELS, game.of(participant).vessels, strict=True) for _copy in range(count)]


@pytest.mark.rule("NYC-8.1", "NYC-12.9")
def test_tom_advances_on_the_press_track_by_his_bid_and_the_bonus() -> None:
    assert against_tom("press", "2 press").press == [("neutral", 15), (1, 3), (0, 0)]


@pytest.mark.rule("NYC-12.13")
@pytest.mark.parametrize(("cards", "hired"), [(1, "14"), (2, "16"), (4, "10"), (7, "10")])
def test_tom_takes_the_leftmost_character_of_the_value_of_his_bid_with_the_bonus(cards: int, hired: str) -> None:
    game = against_tom("elevator", f"{cards} elevator", rows={1: "1 2", 2: "14 4", 3: "16 6", 4: "9 8", 5: "10 11"})

    assert game.team(1) == hired


@pytest.mark.rule("NYC-12.13")
def test_without_the_bonus_tom_takes_a_character_of_the_value_of_his_bid() -> None:
    game = bidding("elevator", seats=1, toms=["A2"], hands=["2 elevator", "elevator"], rows={1: "23 1", 2: "4", 3: "6"})
    game.bid(0, "play elevator", "play elevator")
    game.play("0 hire character-6")

    assert game.team(1) == "23"


@pytest.mark.rule("NYC-12.13")
def test_where_there_is_none_of_this_value_tom_takes_one_of_the_next_lower() -> None:
    assert against_tom("elevator", "3 elevator", rows={1: "1", 2: "15 4", 5: "10"}).team(1) == "15"


@pytest.mark.rule("NYC-12.13")
def test_where_there_is_none_so_low_tom_takes_no_character() -> None:
    assert against_tom("elevator", "elevator", rows={3: "6", 5: "10"}).team(1) == ""


@pytest.mark.rule("NYC-12.13", "NYC-8.4")
def test_the_row_from_which_tom_takes_moves_to_the_left_and_a_new_character_comes() -> None:
    game = against_tom("elevator", "elevator", rows={2: "14 4 15 24"}, stacks={2: "28 5"})

    assert game.team(1) == "14"
    assert game.spectator.rows[1] == (3, 14, 23, 27)
    assert game.spectator.stacks[1] == 1


@pytest.mark.rule("NYC-12.13", "NYC-8.4")
def test_of_two_equal_characters_the_one_further_to_the_left_is_taken() -> None:
    game = against_tom("elevator", "elevator", rows={2: "14 4 14 24"}, stacks={2: "28"})

    assert game.team(1) == "14"
    assert game.spectator.rows[1] == (3, 13, 23, 27)


@pytest.mark.rule("NYC-12.3")
def test_tom_uses_no_characters() -> None:
    game = against_tom("prestige", "2 prestige", teams=["", "19 21 22 18"], dollars=[0, 4], tiles="taxi-low bus-high")

    assert game.points == (0, 2)
    assert game.dollars == (0, 4)
    assert sum(game.built(1).values()) == 1


@pytest.mark.rule("NYC-12.14")
def test_tom_goes_to_the_borough_with_fewest_of_his_skyscrapers() -> None:
    """Taxis lead to Manhattan, the Bronx and Jersey City."""
    built = [{}, {"manhattan": 1, "bronx": 2, "jersey-city": 0}]
    game = against_tom("prestige", "prestige", tiles="taxi-low taxi-high", letters="EXDCBA", built=built)

    assert game.built(1) == {"manhattan": 1, "bronx": 2, "jersey-city": 1}


@pytest.mark.rule("NYC-12.14")
@pytest.mark.parametrize(
    ("letters", "borough"), [("XABCDE", "manhattan"), ("AXBCDE", "bronx"), ("CDXEAB", "bronx"), ("BADXCE", "jersey-city")]
)
def test_among_boroughs_with_equally_few_the_highest_letter_decides(letters: str, borough: str) -> None:
    game = against_tom("prestige", "prestige", tiles="taxi-low taxi-high", letters=letters)

    assert game.built(1) == {borough: 1}


@pytest.mark.rule("NYC-12.14")
def test_tom_reaches_only_what_the_vessels_of_the_tiles_lead_to() -> None:
    """Boats lead to Manhattan, Staten Island and Brooklyn; the Bronx has the X."""
    game = against_tom("prestige", "prestige", tiles="boat-low boat-high", letters="AXEBDC")

    assert game.built(1) == {"staten-island": 1}


@pytest.mark.rule("NYC-12.14")
def test_a_vessel_that_is_gone_leads_nowhere() -> None:
    """Of the boats only that between Staten Island and Brooklyn stands."""
    game = against_tom("prestige", "prestige", tiles="boat-low boat-high", letters="XABCDE", taken_vessels="boat-1")

    assert game.built(1) == {"staten-island": 1}


@pytest.mark.rule("NYC-12.15")
@pytest.mark.parametrize(("letters", "ridden"), [("DXABCE", "taxi-2"), ("EXABCD", "taxi-1")])
def test_of_several_vessels_tom_takes_the_one_whose_other_end_has_the_highest_letter(letters: str, ridden: str) -> None:
    """Both taxis lead to the Bronx, from Manhattan and from Jersey City."""
    game = against_tom("prestige", "prestige", tiles="taxi-low taxi-high", letters=letters)

    assert game.built(1) == {"bronx": 1}
    assert game.spectator.standing == 2**10 - 1 - {"taxi-1": 1, "taxi-2": 2}[ridden]


@pytest.mark.rule("NYC-12.15")
def test_the_far_end_decides_between_vessels_of_different_kinds() -> None:
    """To the Bronx lead taxis from Manhattan and Jersey City, and a subway from Queens, which has the highest letter of these."""
    game = against_tom("prestige", "prestige", tiles="taxi-high subway-low", letters="CXEABD")

    assert vessels_of(game, 1) == ["subway"]
    assert game.spectator.prestige == (0, 2, 0, 0, 0, 0)


@pytest.mark.rule("NYC-12.15")
def test_of_two_tiles_of_the_same_kind_tom_takes_the_higher_one() -> None:
    game = against_tom("prestige", "prestige", tiles="bus-low bus-high", letters="XABCDE")

    assert game.spectator.prestige == (4, 0, 0, 0, 0, 0)
    assert game.spectator.revealed == ()


@pytest.mark.rule("NYC-12.14", "NYC-8.7")
def test_tom_gets_the_vessel_and_the_tile_goes_into_the_borough_he_builds_in() -> None:
    game = against_tom("prestige", "prestige", tiles="streetcar-high boat-low", letters="ABXCDE")

    assert vessels_of(game, 1) == ["streetcar"]
    assert game.spectator.prestige[BOROUGHS.index("queens")] == 4
    assert game.built(1) == {"queens": 1}


@pytest.mark.rule("NYC-12.14", "NYC-8.8")
def test_as_the_second_tom_takes_the_same_steps_with_the_tile_that_is_left() -> None:
    game = bidding(
        "prestige", tiles="taxi-low boat-high", letters="XABCDE", seats=1, toms=["A2"], hands=["2 prestige", "prestige"], ready=[1]
    )

    game.bid(0, "play prestige", "play prestige")
    game.play("0 claim boat-high", "0 ride boat-1 manhattan")

    assert vessels_of(game, 1) == ["taxi"]
    assert game.built(1) == {"manhattan": 1}
    assert game.points == (2, 1)


@pytest.mark.rule("NYC-12.14", "NYC-8.9")
def test_where_the_first_declines_tom_has_both_tiles_to_choose_from() -> None:
    game = bidding(
        "prestige", tiles="taxi-low boat-high", letters="ABCDXE", seats=1, toms=["A2"], hands=["2 prestige", "prestige"], ready=[1]
    )

    game.bid(0, "play prestige", "play prestige")
    game.play("0 decline")

    assert game.built(1) == {"staten-island": 1}


@pytest.mark.rule("NYC-12.16")
@pytest.mark.parametrize(("standing", "cards", "stand"), [(0, 1, 2), (0, 4, 5), (0, 6, 5), (3, 1, 5), (4, 4, 5), (5, 2, 5)])
def test_tom_never_builds_more_than_five_in_a_borough(standing: int, cards: int, stand: int) -> None:
    game = against_tom("skyscraper", f"{cards} skyscraper", mayor="brooklyn", built=[{}, {"brooklyn": standing}])

    assert game.built(1) == {"brooklyn": stand}


@pytest.mark.rule("NYC-12.16")
def test_tom_builds_no_sixth_by_prestige_either_but_takes_vessel_and_tile() -> None:
    built = [{}, dict.fromkeys(BOROUGHS, 5)]
    game = against_tom("prestige", "prestige", tiles="taxi-low taxi-high", built=built, statue=True)

    assert game.built(1) == dict.fromkeys(BOROUGHS, 5)
    assert vessels_of(game, 1) == ["taxi"]
    assert sum(game.spectator.prestige) == 4


@pytest.mark.rule("NYC-12.16")
def test_tom_builds_from_the_general_supply() -> None:
    game = against_tom("skyscraper", "2 skyscraper", mayor="queens")

    assert (game.built(1), game.of(1).ready) == ({"queens": 3}, 0)


@pytest.mark.rule("NYC-12.16")
def test_what_is_too_much_is_not_told_as_built() -> None:
    game = against_tom("skyscraper", "2 skyscraper", mayor="queens", built=[{}, {"queens": 5}])

    assert [line for line in game.told() if "builds" in line] == []


@pytest.mark.rule("NYC-8.13", "NYC-12.19")
def test_a_tom_scores_for_being_everywhere_first_like_a_person() -> None:
    built = [{}, dict.fromkeys(BOROUGHS[:5], 1)]
    game = against_tom("skyscraper", "skyscraper", mayor="jersey-city", built=built)

    assert game.points == (0, 4)

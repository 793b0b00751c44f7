"""What is printed for Fifth Avenue on set-up, moves and shops, with the places and numbers that are printed there."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.board import PLACES, SHOPS
from tests.games.fifth_avenue.table import Table, opening, table

ANNA, BERND, CARLA, DIETER = range(4)
"""Clockwise from the first player."""
BLOCKS: Final = [(2, 3, 4), (5, 4, 6), (8, 5, 8)]
"""The tiles placed before, how many districts are needed, and the bonus."""


def offered(game: Table, verb: str) -> list[str]:
    """What seat 0 may do with this verb."""
    return [text for text in game.offered(0) if text.startswith(verb)]


def moves(game: Table) -> list[str]:
    """The moves at the end of a turn in which skyscrapers are taken."""
    game.play("0 skyscrapers", "0 take violet brown")
    return offered(game, "move")


@pytest.mark.rule("5A-2.9", "5A-3.1")
def test_four_players_start_with_anna_dieter_carla_bernd_and_back() -> None:
    """Préparation de la partie, exemple."""
    game = opening(seats=4)
    asked = []

    while game.spectator.turn == 0:
        seat = game.owing[0]
        asked.append(seat)
        game.play(f"{seat} {game.offered(seat)[0]}")

    assert asked == [ANNA, DIETER, CARLA, BERND, BERND, CARLA, DIETER, ANNA]
    assert game.owing == [ANNA]


@pytest.mark.rule("5A-3.8", "5A-3.9")
def test_blue_scores_and_draws_three_black_cards_and_green_one() -> None:
    """Deuxième phase, D: neither of them has a skyscraper in the scored district."""
    red, yellow, blue, green = range(4)
    game = table(
        blue,
        seats=4,
        white="times-square",
        towers={"times-square-orange": (red, 1), "times-square-green": (yellow, 1)},
    )

    game.play(f"{blue} score times-square")

    drawn = [sum(held) for held in game.spectator.held]
    assert (drawn[red], drawn[yellow], drawn[blue], drawn[green]) == (0, 0, 2 + 1, 1)


@pytest.mark.rule("5A-5.1", "5A-5.4")
def test_white_goes_home_or_beige_into_central_park() -> None:
    """Troisième phase, the picture at the foot of page 4."""
    game = table(white="central-park", beige="52nd-east")

    assert moves(game) == ["move white city-hall", "move beige central-park"]


@pytest.mark.rule("5A-3.5", "5A-6.1")
def test_then_only_the_district_of_the_beige_commissioner_can_be_scored() -> None:
    """Décompte des quartiers, exemples, on the picture of page 4."""
    game = table(white="central-park", beige="52nd-east", white_marks="34th-west times-square 52nd-west", beige_marks="34th-east 42nd-east")

    assert offered(game, "score") == ["score 52nd-east"]


@pytest.mark.rule("5A-5.2")
def test_from_times_square_white_goes_through_the_closed_district_or_beside_it() -> None:
    """Troisième phase, the picture at the top of page 5: 52nd Street East is closed."""
    game = table(white="times-square", beige="34th-west", closed="52nd-east")

    assert moves(game) == [
        "move white 52nd-west",
        "move white central-park",
        "move beige 42nd-west",
        "move beige times-square",
    ]


@pytest.mark.rule("5A-3.5", "5A-6.1")
def test_then_the_districts_of_both_commissioners_can_be_scored() -> None:
    """Décompte des quartiers, exemples, on the picture of page 5."""
    game = table(white="times-square", beige="34th-west", closed="52nd-east")

    assert offered(game, "score") == ["score 34th-west", "score times-square"]


@pytest.mark.rule("5A-5.2")
def test_through_a_closed_district_central_park_is_three_moves_away() -> None:
    """Troisième phase: instead of the usual four."""
    game = table(closed="52nd-east")

    for turn, place in enumerate(["34th-east", "42nd-east", "central-park"]):
        game.play(f"{turn} skyscrapers", f"{turn} take violet brown", f"{turn} move white {place}")

    assert game.at("white") == "central-park"
    assert game.marked("white") == "34th-east 42nd-east"


@pytest.mark.rule("5A-3.5", "5A-6.1")
@pytest.mark.parametrize("white", ["city-hall", "central-park"])
@pytest.mark.parametrize("beige", ["city-hall", "central-park"])
def test_with_both_commissioners_outside_the_districts_nothing_can_be_scored(white: str, beige: str) -> None:
    """Décompte des quartiers, attention."""
    game = table(white=white, beige=beige, white_marks="34th-west", park=[3, 3, 3])

    assert offered(game, "score") == []


@pytest.mark.rule("5A-4.1", "5A-4.3")
@pytest.mark.parametrize(("placed", "left"), [("boutique", "gallery"), ("gallery", "boutique")])
def test_of_a_boutique_and_a_gallery_one_is_placed_and_the_other_goes_below_central_park(placed: str, left: str) -> None:
    """Les boutiques, the picture of the active block."""
    game = table(placed=4, row=" ".join(["boutique gallery", *12 * ["jeweller"]]))
    assert offered(game, "shop") == ["shop boutique", "shop gallery"]

    game.play(f"0 shop {placed}", "0 place times-square-grey")

    assert game.on("times-square-grey") == placed
    assert [SHOPS[tile] for tile in game.spectator.below] == [left]


@pytest.mark.rule("5A-4.2")
def test_a_perfumery_can_be_placed_on_the_brown_or_the_grey_plot() -> None:
    """Les boutiques, the picture of a district: the three other plots are built on or full."""
    game = table(
        row=" ".join(20 * ["perfumery"]),
        towers={"times-square-orange": (0, 1), "times-square-green": (1, 1)},
        shops={"times-square-violet": "boutique gallery", "times-square-grey": "perfumery"},
    )
    game.play("0 shop perfumery")

    assert [text for text in game.offered(0) if "times-square" in text] == ["place times-square-brown", "place times-square-grey"]


@pytest.mark.rule("5A-4.4", "5A-4.5", "5A-4.6", "5A-4.7")
@pytest.mark.parametrize(("placed", "needed", "points"), BLOCKS)
@pytest.mark.parametrize("districts", range(1, 8))
def test_emptied_blocks_bring_four_six_and_eight_points(placed: int, needed: int, points: int, districts: int) -> None:
    """Décomptes spéciaux: blocks 1 and 2, 3 and 4, 5 and 6; Central Park is no district."""
    game = table(placed=placed, towers={f"{district}-violet": (0, 1) for district in PLACES[:districts]}, park=[3])

    game.play(f"0 {offered(game, 'shop')[0]}", "0 place times-square-grey")

    assert game.points[0] == (points if districts >= needed else 0)


@pytest.mark.rule("5A-4.6", "5A-9.1")
def test_the_twelfth_shop_ends_the_game_without_points_of_its_own() -> None:
    """Décomptes spéciaux: blocks 7 and 8."""
    game = table(placed=11, towers={f"{district}-violet": (0, 1) for district in PLACES[:7]})

    game.play(f"0 {offered(game, 'shop')[0]}", "0 place times-square-grey")

    assert game.over
    assert game.points == (7, 0, 0)

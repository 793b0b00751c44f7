"""Section 4 of the rules: the row, the active block, plots for shops, bonuses along the row."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.board import PLACES, SHOPS
from tests.games.fifth_avenue.table import LEFT_IN_ROW, Table, opening, table

DISTRICTS: Final = PLACES[:7]


def in_districts(*counts: int) -> dict[str, tuple[int, int]]:
    """Skyscrapers of each seat in so many districts, on plots of a colour of its own."""
    return {
        f"{district}-{colour}": (seat, 1)
        for seat, (colour, count) in enumerate(zip(["violet", "brown", "grey"], counts, strict=False))
        for district in DISTRICTS[:count]
    }


def place_one(game: Table, plot: str = "52nd-east-green") -> None:
    """Seat 0 places a tile of the active block."""
    shop = next(text for text in game.offered(0) if text.startswith("shop"))
    game.play(f"0 {shop}", f"0 place {plot}")


def shop_or_last(game: Table, seat: int) -> str:
    """A shop where one can be taken, else the last thing that is offered."""
    offered = game.offered(seat)
    return next((text for text in offered if text.startswith("shop")), offered[-1])


# --- which tile ---


@pytest.mark.rule("5A-4.1")
@pytest.mark.parametrize("placed", range(12))
def test_the_row_has_eight_blocks_of_three_and_two_by_turns(placed: int) -> None:
    """A block of two kinds beside blocks of the two others: only its own kinds are on offer."""
    blocks = 4 * ["boutique boutique jeweller", "gallery perfumery"]
    row = " ".join(blocks).split()[20 - LEFT_IN_ROW[placed] :]
    game = table(placed=placed, row=" ".join(row))

    offered = {text.split()[1] for text in game.offered(0) if text.startswith("shop")}

    assert offered == set(row[: [3, 2, 2][placed % 3]])


@pytest.mark.rule("5A-4.1")
def test_tiles_beyond_the_active_block_cannot_be_placed() -> None:
    game = table(row=" ".join(["boutique boutique jeweller", *17 * ["gallery"]]))

    assert [text for text in game.offered(0) if text.startswith("shop")] == ["shop boutique", "shop jeweller"]


@pytest.mark.rule("5A-4.1")
def test_the_active_block_is_the_leftmost_that_is_not_empty() -> None:
    game = table(placed=3, row=" ".join(["jeweller jeweller jeweller", "boutique boutique", *10 * ["gallery"]]))

    assert [text for text in game.offered(0) if text.startswith("shop")] == ["shop jeweller"]


@pytest.mark.rule("5A-4.1")
def test_a_tile_is_taken_out_of_the_active_block_where_later_ones_have_the_same_kind() -> None:
    game = table(row=" ".join(["gallery jeweller boutique", *17 * ["gallery"]]))

    game.play("0 shop gallery", "0 place 34th-west-green", "0 take violet brown", "0 move white 34th-west")

    assert [text for text in game.offered(1) if text.startswith("shop")] == ["shop boutique", "shop jeweller"]


# --- which plot ---


@pytest.mark.rule("5A-4.2")
@pytest.mark.parametrize(("lying", "then"), [("", "gallery"), ("boutique", "boutique gallery"), ("gallery", "gallery gallery")])
def test_a_shop_is_placed_on_an_empty_plot_or_beside_one_of_any_kind(lying: str, then: str) -> None:
    game = table(shops={"times-square-grey": lying}, row=" ".join(20 * ["gallery"]))

    game.play("0 shop gallery", "0 place times-square-grey")

    assert game.on("times-square-grey") == then


@pytest.mark.rule("5A-4.2")
@pytest.mark.parametrize("lying", ["boutique gallery", "gallery gallery"])
def test_no_third_shop_is_placed_on_a_plot(lying: str) -> None:
    game = table(shops={"times-square-grey": lying}, row=" ".join(20 * ["gallery"]))
    game.play("0 shop gallery")

    assert "place times-square-grey" not in game.offered(0)
    assert game.refused(0, "place times-square-grey").rule == "5A-4.2"


@pytest.mark.rule("5A-4.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_shop_is_placed_with_skyscrapers(owner: int) -> None:
    game = table(towers={"times-square-grey": (owner, 1)})
    game.play("0 shop boutique")

    assert "place times-square-grey" not in game.offered(0)
    assert "place times-square-brown" in game.offered(0)


@pytest.mark.rule("5A-4.2")
def test_no_shop_is_placed_in_a_closed_district() -> None:
    game = table(closed="times-square")
    game.play("0 shop boutique")

    assert len(game.offered(0)) == 6 * 5
    assert [text for text in game.offered(0) if "times-square" in text] == []


# --- what is left over ---


@pytest.mark.rule("5A-4.3")
def test_the_last_tile_of_a_block_goes_below_central_park_at_once() -> None:
    game = table(placed=1, row=" ".join(["gallery boutique", "perfumery perfumery", *15 * ["jeweller"]]), below="")

    game.play("0 shop boutique", "0 place times-square-grey")

    assert [SHOPS[tile] for tile in game.spectator.below] == ["gallery"]
    assert len(game.spectator.row) == 17
    assert "gallery goes below Central Park [5A-4.3]" in game.told()
    game.play("0 take violet brown", "0 move white 34th-west")
    assert [text for text in game.offered(1) if text.startswith("shop")] == ["shop perfumery"]


@pytest.mark.rule("5A-4.3")
def test_a_block_that_still_has_two_tiles_stays_active() -> None:
    game = table(row=" ".join(["gallery boutique jeweller", *17 * ["perfumery"]]))

    game.play("0 shop boutique", "0 place times-square-grey", "0 take violet brown", "0 move white 34th-west")

    assert game.spectator.below == ()
    assert [text for text in game.offered(1) if text.startswith("shop")] == ["shop jeweller", "shop gallery"]


@pytest.mark.rule("5A-4.3")
def test_of_twenty_tiles_twelve_are_placed_and_eight_go_below_central_park() -> None:
    game = opening()
    while not game.over:
        game.play(f"{game.owing[0]} {shop_or_last(game, game.owing[0])}")

    assert game.spectator.placed == 12
    assert sum(game.spectator.tiles) == 7 + 12
    assert (len(game.spectator.below), len(game.spectator.row)) == (8, 0)


# --- bonuses ---


@pytest.mark.rule("5A-4.4", "5A-4.5", "5A-4.6")
@pytest.mark.parametrize(
    ("placed", "districts", "bonus"),
    [
        pytest.param(2, 3, 4, id="third tile"),
        pytest.param(5, 4, 6, id="sixth tile"),
        pytest.param(8, 5, 8, id="ninth tile"),
    ],
)
def test_everybody_with_skyscrapers_in_enough_districts_scores(placed: int, districts: int, bonus: int) -> None:
    game = table(placed=placed, towers=in_districts(districts, districts + 1, districts - 1))

    place_one(game)

    assert game.points == (bonus, bonus, 0)


@pytest.mark.rule("5A-4.4")
def test_after_the_third_tile_three_districts_bring_four_points() -> None:
    game = table(placed=2, towers=in_districts(2, 3, 7))

    place_one(game)

    assert game.points == (0, 4, 4)
    assert game.told()[-2:] == [f"{seat} scores 4 for skyscrapers in enough districts [5A-4.4]" for seat in [1, 2]]


@pytest.mark.rule("5A-4.5")
def test_after_the_sixth_tile_four_districts_bring_six_points() -> None:
    game = table(placed=5, towers=in_districts(3, 4, 7))

    place_one(game)

    assert game.points == (0, 6, 6)
    assert game.told()[-2:] == [f"{seat} scores 6 for skyscrapers in enough districts [5A-4.5]" for seat in [1, 2]]


@pytest.mark.rule("5A-4.6")
def test_after_the_ninth_tile_five_districts_bring_eight_points() -> None:
    game = table(placed=8, towers=in_districts(4, 5, 7))

    place_one(game)

    assert game.points == (0, 8, 8)
    assert game.told()[-2:] == [f"{seat} scores 8 for skyscrapers in enough districts [5A-4.6]" for seat in [1, 2]]


@pytest.mark.rule("5A-4.4", "5A-4.5", "5A-4.6")
@pytest.mark.parametrize("placed", [0, 1, 3, 4, 6, 7, 9, 10])
def test_no_other_tile_brings_a_bonus(placed: int) -> None:
    game = table(placed=placed, towers=in_districts(7, 7, 7))

    place_one(game)

    assert game.points == (0, 0, 0)


@pytest.mark.rule("5A-4.7")
@pytest.mark.parametrize(("placed", "districts"), [(2, 2), (5, 3), (8, 4)])
def test_central_park_is_no_district_for_a_bonus(placed: int, districts: int) -> None:
    game = table(placed=placed, towers=in_districts(districts), park=[6])

    place_one(game)

    assert game.points == (0, 0, 0)


@pytest.mark.rule("5A-4.7")
def test_several_skyscrapers_in_a_district_count_as_one_district() -> None:
    game = table(placed=2, towers={"34th-west-violet": (0, 3), "34th-east-violet": (0, 3)})

    place_one(game)

    assert game.points == (0, 0, 0)


@pytest.mark.rule("5A-4.7")
def test_a_bonus_is_scored_after_the_leftover_and_before_the_second_phase() -> None:
    game = table(placed=2, row=" ".join(["gallery boutique", *15 * ["jeweller"]]), towers=in_districts(3))

    game.play("0 shop boutique", "0 place 52nd-east-green")

    assert game.told() == [
        "0 places a boutique on 52nd-east-green [5A-4.2]",
        "gallery goes below Central Park [5A-4.3]",
        "0 scores 4 for skyscrapers in enough districts [5A-4.4]",
    ]
    assert {text.split()[0] for text in game.offered(0)} == {"take"}


@pytest.mark.rule("5A-4.7")
def test_the_tiles_of_the_set_up_are_not_counted() -> None:
    game = opening(shops="players")
    while game.spectator.turn == 0:
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert sum(game.spectator.tiles) == 7
    assert game.spectator.placed == 0
    assert len(game.spectator.row) == 20

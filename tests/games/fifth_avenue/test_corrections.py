"""An owner's corrections: rings and blocks can be corrected, and what cannot be read is refused in one sentence."""

import pytest

from midtown.core.errors import BadOptions
from midtown.core.options import Correction
from midtown.games.fifth_avenue import GAME
from tests.games.fifth_avenue.table import table


def component(name: str, *corrections: Correction) -> dict[str, object]:
    """What is known of a component once these corrections are worked in."""
    found = {str(row["component"]): row for row in GAME.components(GAME.options(3, corrections=corrections))}
    return found[name]


def refused(component: str, field: str, value: str) -> str:
    """Why a correction is refused."""
    with pytest.raises(BadOptions) as refusal:
        GAME.options(3, corrections=(Correction(component, field, value),))
    return str(refusal.value)


# --- rings ---


@pytest.mark.rule("5A-1.4")
@pytest.mark.parametrize(
    ("ring", "points"),
    [("green grey brown orange violet", 2), ("green brown grey orange violet", 1), ("grey brown orange violet green", 2)],
)
def test_a_game_is_played_with_the_corrected_ring(ring: str, points: int) -> None:
    game = table(
        white="times-square",
        towers={"times-square-green": (0, 1)},
        shops={"times-square-grey": "gallery"},
        corrections=(Correction("times-square", "ring", ring),),
    )

    game.play("0 score times-square")

    assert game.points[0] == points


@pytest.mark.rule("5A-1.4")
@pytest.mark.parametrize(("board", "points"), [("five", 2), ("six", 1)])
def test_each_side_of_the_board_has_rings_of_its_own(board: str, points: int) -> None:
    game = table(
        white="times-square",
        towers={"times-square-green": (0, 1)},
        shops={"times-square-grey": "gallery"},
        corrections=(Correction("times-square", "six-plot-ring", "green brown grey orange violet"),),
        options={"board": board},
    )

    game.play("0 score times-square")

    assert game.points[0] == points


@pytest.mark.rule("5A-1.4")
def test_a_correction_of_one_district_leaves_the_others_alone() -> None:
    correction = Correction("times-square", "ring", "violet brown grey orange green")

    assert component("times-square", correction)["ring"] == "violet brown grey orange green"
    assert component("times-square", correction)["six-plot-ring"] == component("times-square")["six-plot-ring"]
    assert component("42nd-east", correction) == component("42nd-east")


@pytest.mark.rule("5A-1.4")
def test_every_component_says_how_sure_its_values_are() -> None:
    words = {"certain", "likely", "disputed", "reconstructed"}

    for row in GAME.components(GAME.options(3)):
        confidence = row["confidence"]
        assert isinstance(confidence, dict)
        assert set(confidence.values()) <= words
        assert row["sources"]
    assert component("times-square")["confidence"] == {"name": "certain", "ring": "reconstructed", "six-plot-ring": "reconstructed"}
    assert component("42nd-east")["confidence"] == {"name": "likely", "ring": "reconstructed", "six-plot-ring": "reconstructed"}
    printed = {"bonus-tiles": "certain", "bonus-districts": "certain", "bonus-points": "certain", "last-tile": "certain"}
    assert component("shop-row")["confidence"] == {"blocks": "likely", **printed}


@pytest.mark.rule("5A-4.4", "5A-4.5", "5A-4.6", "5A-9.1")
def test_what_is_printed_beside_the_row_is_in_the_box() -> None:
    row = component("shop-row", Correction("shop-row", "blocks", "2 3 3 2 3 2 2 3"))

    assert (row["blocks"], row["bonus-tiles"], row["last-tile"]) == ("2 3 3 2 3 2 2 3", "3 6 9", 12)
    assert (row["bonus-districts"], row["bonus-points"]) == ("3 4 5", "4 6 8")


@pytest.mark.rule("5A-7.12")
@pytest.mark.parametrize(("card", "skyscrapers"), [("violet-4", 3), ("green-5", 2), ("black-6", 1)])
def test_a_card_in_the_box_tells_how_many_skyscrapers_it_allows(card: str, skyscrapers: int) -> None:
    assert component(card)["skyscrapers"] == skyscrapers


@pytest.mark.rule("5A-1.4")
@pytest.mark.parametrize(("field", "other"), [("ring", "six-plot-ring"), ("six-plot-ring", "ring")])
def test_only_the_corrected_ring_is_marked(field: str, other: str) -> None:
    confidence = component("times-square", Correction("times-square", field, "violet brown grey orange green"))["confidence"]

    assert isinstance(confidence, dict)
    assert (confidence[field], confidence[other], confidence["name"]) == ("corrected", "reconstructed", "certain")


@pytest.mark.rule("5A-1.3", "5A-1.4")
@pytest.mark.parametrize("field", ["ring", "six-plot-ring"])
@pytest.mark.parametrize(
    "value",
    [
        "",
        "violet",
        "violet brown grey orange",
        "violet brown grey orange orange",
        "violet brown grey orange green violet",
        "violet brown grey orange red",
    ],
)
def test_a_ring_has_each_colour_once(field: str, value: str) -> None:
    assert refused("34th-west", field, value) == (
        f"'34th-west.{field}' cannot be '{value}'; a ring has each colour once: violet, brown, grey, orange, green [5A-1.3]"
    )


# --- the row ---


@pytest.mark.rule("5A-4.1")
@pytest.mark.parametrize(
    ("blocks", "offered"),
    [("3 2 3 2 3 2 3 2", ["boutique", "jeweller", "gallery"]), ("2 3 2 3 2 3 2 3", ["boutique", "jeweller"])],
)
def test_the_row_can_be_cut_otherwise(blocks: str, offered: list[str]) -> None:
    game = table(corrections=(Correction("shop-row", "blocks", blocks),))

    assert [text.split()[1] for text in game.offered(0) if text.startswith("shop")] == offered
    assert component("shop-row", Correction("shop-row", "blocks", blocks))["blocks"] == blocks


@pytest.mark.rule("5A-4.3")
def test_a_first_block_of_two_gives_one_tile_to_the_players() -> None:
    game = table(corrections=(Correction("shop-row", "blocks", "2 3 3 2 2 3 3 2"),))

    game.play("0 shop boutique", "0 place times-square-grey", "0 take violet brown", "0 move white 34th-west")

    assert len(game.spectator.below) == 1
    assert [text.split()[1] for text in game.offered(1) if text.startswith("shop")] == ["boutique", "gallery", "perfumery"]


@pytest.mark.rule("5A-4.1")
def test_a_corrected_row_is_marked() -> None:
    confidence = component("shop-row", Correction("shop-row", "blocks", "2 3 2 3 2 3 2 3"))["confidence"]

    assert isinstance(confidence, dict)
    assert (confidence["blocks"], confidence["bonus-tiles"]) == ("corrected", "certain")


@pytest.mark.rule("5A-4.1")
@pytest.mark.parametrize("value", ["", "3 2", "3 3 2 2 3 2 3 2", "3 2 3 2 3 2 3 2 3 2", "4 1 3 2 3 2 3 2", "3, 2, 3, 2, 3, 2, 3, 2"])
def test_every_two_blocks_are_one_of_three_and_one_of_two(value: str) -> None:
    assert refused("shop-row", "blocks", value) == (
        f"'shop-row.blocks' cannot be '{value}'; it is four times a 3 and a 2, in either order [5A-4.1]"
    )


# --- names ---


@pytest.mark.rule("5A-1.4")
@pytest.mark.parametrize(
    ("component", "field", "why"),
    [
        ("time-square", "ring", "unknown component 'time-square'; did you mean 'times-square'?"),
        ("black-4", "copies", "unknown component 'black-4'; known are: 34th-west, 34th-east, "),
        ("times-square", "rings", "unknown field 'times-square.rings'; did you mean 'times-square.ring'?"),
        ("shop-row", "length", "unknown field 'shop-row.length'; did you mean 'shop-row.blocks'?"),
    ],
)
def test_only_rings_and_blocks_can_be_corrected(component: str, field: str, why: str) -> None:
    assert refused(component, field, "20").startswith(why)

"""The other side of the board: a sixth plot in every ring, with the first shop on it."""

from typing import Final

import pytest

from midtown.core.options import Correction
from midtown.games.fifth_avenue.board import DISTRICTS, PLACES
from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import auction, opening, table

SIX: Final = {"board": "six"}
EVERY_COLOUR: Final = "violet-4 brown-4 grey-4 orange-4 green-4 black-4"
BESIDE_SIXTH: Final = {
    "34th-west": "grey brown",
    "34th-east": "violet brown",
    "42nd-west": "orange brown",
    "times-square": "violet green",
    "42nd-east": "violet orange",
    "52nd-west": "green grey",
    "52nd-east": "green orange",
}


@pytest.mark.rule("5A-11.1")
@pytest.mark.parametrize("seed", range(5))
def test_the_seven_shops_of_the_set_up_lie_on_the_sixth_plots(seed: int) -> None:
    game = opening(seed=seed, board="six")

    assert all(game.on(f"{district}-sixth") for district in PLACES[:DISTRICTS])
    assert sum(game.spectator.tiles) == DISTRICTS


@pytest.mark.rule("5A-11.1", "5A-2.2")
def test_on_the_other_side_there_is_no_sixth_plot() -> None:
    game = opening(board="five")

    assert not any(game.on(f"{district}-sixth") for district in PLACES[:DISTRICTS])
    assert game.refused(0, "start times-square-sixth").rule == "5A-1.3"


@pytest.mark.rule("5A-11.1", "5A-6.2")
@pytest.mark.parametrize("district", BESIDE_SIXTH)
def test_the_sixth_plot_lies_between_the_last_and_the_first_of_the_ring(district: str) -> None:
    """A skyscraper beside it is worth 2, any other one 1."""
    for colour in COLOURS:
        game = table(options=SIX, white=district, towers={f"{district}-{colour}": (0, 1)}, shops={f"{district}-sixth": "boutique"})
        game.play(f"0 score {district}")

        assert game.points[0] == (2 if colour in BESIDE_SIXTH[district].split() else 1)


@pytest.mark.rule("5A-11.1", "5A-6.2")
def test_the_last_and_the_first_of_the_ring_are_no_longer_neighbours() -> None:
    """On Times Square these are violet and green."""
    towers, shops = {"times-square-violet": (0, 1)}, {"times-square-green": "boutique"}
    five = table(white="times-square", towers=towers, shops=shops)
    six = table(white="times-square", towers=towers, shops={**shops, "times-square-sixth": "jeweller gallery"}, options=SIX)

    five.play("0 score times-square")
    six.play("0 score times-square")

    assert (five.points[0], six.points[0]) == (2, 3)


@pytest.mark.rule("5A-11.1", "5A-1.4")
def test_an_owner_can_correct_the_ring_of_this_side_alone() -> None:
    corrected = (Correction("times-square", "six-plot-ring", "brown grey green violet orange"),)
    towers, shops = {"times-square-brown": (0, 1)}, {"times-square-sixth": "boutique"}
    game = table(white="times-square", towers=towers, shops=shops, options=SIX, corrections=corrected)

    game.play("0 score times-square")

    assert game.points[0] == 2


@pytest.mark.rule("5A-11.1", "5A-4.2")
def test_a_second_shop_may_be_placed_on_a_sixth_plot_but_no_third() -> None:
    shops = {"times-square-sixth": "gallery", "52nd-west-sixth": "gallery jeweller"}
    game = table(options=SIX, shops=shops)
    game.play("0 shop boutique")
    assert "place 52nd-west-sixth" not in game.offered(0)

    game.play("0 place times-square-sixth")

    assert game.on("times-square-sixth") == "boutique gallery"


@pytest.mark.rule("5A-11.2")
def test_nobody_starts_on_a_sixth_plot() -> None:
    game = opening(board="six")

    assert not any(text.endswith("sixth") for text in game.offered(0))
    assert str(game.refused(0, "start times-square-sixth")) == "nobody can build on a sixth plot [5A-11.2]"


@pytest.mark.rule("5A-11.2", "5A-7.4")
def test_the_sixth_plot_gives_no_colour_to_bid() -> None:
    towers = {f"times-square-{colour}": (1, 1) for colour in COLOURS if colour != "grey"}
    game = auction("times-square", options=SIX, hands=[EVERY_COLOUR], towers=towers, shops={"times-square-sixth": "boutique"})

    assert game.offered(0) == ["bid grey-4", "pass"]


@pytest.mark.rule("5A-11.2", "5A-7.5", "5A-8.1")
def test_with_a_shop_on_it_the_district_is_full_when_the_five_others_are() -> None:
    towers = {"times-square-grey": (0, 1), "times-square-brown": (1, 1), "times-square-orange": (2, 1)}
    shops = {"times-square-violet": "gallery", "times-square-green": "gallery", "times-square-sixth": "boutique"}
    game = auction("times-square", options=SIX, hands=["grey-4"], towers=towers, shops=shops)
    game.bid(0, "grey-4")

    assert game.offered(0)[-1] == "close"


@pytest.mark.rule("5A-11.2", "5A-8.5")
def test_its_shops_leave_the_game_with_the_others_when_the_district_is_closed() -> None:
    shops = {f"times-square-{colour}": "gallery" for colour in COLOURS}
    game = auction("times-square", options=SIX, hands=["grey-4"], shops={**shops, "times-square-sixth": "boutique jeweller"})

    game.bid(0, "grey-4")

    assert (game.closed, game.on("times-square-sixth")) == ("times-square", "")
    assert game.spectator.boxed == (0, 1, 2, 2, 2, 2, 2)


@pytest.mark.rule("5A-11.2", "5A-10.8")
def test_the_imaginary_player_does_not_build_on_it_either() -> None:
    game = auction("times-square", seats=2, options=SIX, shops={"times-square-sixth": "boutique"})

    assert [colour for colour in COLOURS if game.on(f"times-square-{colour}")] == ["violet", "green"]
    assert game.on("times-square-sixth") == "boutique"


@pytest.mark.rule("5A-11.3")
def test_where_the_players_lay_the_first_shops_only_the_district_is_chosen() -> None:
    game = opening(board="six", shops="players")
    assert game.offered(0) == [f"place {district}-sixth" for district in PLACES[:DISTRICTS]]

    game.play("0 place 42nd-west-sixth")

    assert game.offered(1) == [f"place {district}-sixth" for district in PLACES[:DISTRICTS] if district != "42nd-west"]
    assert str(game.refused(1, "place times-square-grey")) == "on the six-plot side the first shops lie on the sixth plots [5A-11.1]"


@pytest.mark.rule("5A-11.3", "5A-2.3")
def test_the_players_lay_all_seven_in_turn_on_sixth_plots() -> None:
    game = opening(board="six", shops="players")

    for number in range(DISTRICTS):
        assert game.owing == [number % 3]
        game.play(f"{number % 3} {game.offered(number % 3)[-1]}")

    assert sum(game.spectator.tiles) == 7
    assert game.offered(0)[0].startswith("start")

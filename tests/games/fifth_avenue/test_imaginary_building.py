"""What the imaginary player does when he wins a district, and what his skyscrapers mean to the two.

Where nobody holds a card, he wins every auction. The ring of Times Square is green, grey, brown, orange, violet.
"""

from typing import Final

import pytest

from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import Table, auction, table

EVERY_COLOUR: Final = "violet-4 brown-4 grey-4 orange-4 green-4 black-4"
HIS: Final = {f"times-square-{colour}": (2, 1) for colour in COLOURS}


def built(game: Table) -> list[str]:
    """The plots of Times Square on which he has skyscrapers, each with its number."""
    plots = {colour: game.on(f"times-square-{colour}") for colour in COLOURS}
    return [f"{colour} {what.split()[0]}" for colour, what in plots.items() if what.endswith("of seat 2")]


# --- building ---


@pytest.mark.rule("5A-10.8")
def test_he_puts_one_skyscraper_on_each_empty_plot_of_the_highest_value() -> None:
    """Brown and violet lie beside orange: 3 points; green lies beside violet, grey between green and brown: 1 point."""
    game = auction("times-square", seats=2, shops={"times-square-orange": "boutique gallery"})

    assert built(game) == ["violet 1", "brown 1"]
    assert game.spectator.imaginary_left == 21 - 2


@pytest.mark.rule("5A-10.8")
def test_one_plot_may_be_worth_more_than_all_others() -> None:
    """Green lies between violet and grey: three kinds."""
    game = auction("times-square", seats=2, shops={"times-square-violet": "boutique gallery", "times-square-grey": "jeweller"})

    assert built(game) == ["green 1"]


@pytest.mark.rule("5A-10.8")
def test_without_shops_all_empty_plots_are_worth_the_same() -> None:
    game = auction("times-square", seats=2, towers={"times-square-brown": (0, 2)})

    assert built(game) == ["violet 1", "grey 1", "orange 1", "green 1"]


@pytest.mark.rule("5A-10.8")
@pytest.mark.parametrize("black", ["9 black-4", "9 black-6", "black-4 black-5 black-6 9 black-4"])
def test_his_cards_do_not_limit_what_he_builds(black: str) -> None:
    assert len(built(auction("times-square", seats=2, black=black))) == 5


@pytest.mark.rule("5A-10.8")
def test_he_builds_on_empty_plots_only_also_where_he_has_built_before() -> None:
    """Grey and orange lie beside brown, violet does not."""
    game = auction(
        "times-square",
        seats=2,
        towers={"times-square-green": (2, 1)},
        shops={"times-square-brown": "boutique"},
    )

    assert built(game) == ["grey 1", "orange 1", "green 1"]


@pytest.mark.rule("5A-10.8")
def test_the_value_that_counts_is_that_of_empty_plots() -> None:
    """Orange between brown and violet would be worth 3, but it is taken; grey, beside brown, is worth 2, and green, beside violet, too."""
    game = auction(
        "times-square",
        seats=2,
        towers={"times-square-orange": (1, 1)},
        shops={"times-square-brown": "boutique", "times-square-violet": "gallery"},
    )

    assert built(game) == ["grey 1", "green 1"]


@pytest.mark.rule("5A-10.8")
def test_what_he_builds_is_told() -> None:
    shops = {"times-square-violet": "boutique", "times-square-orange": "gallery"}
    game = auction("times-square", seats=2, hands=["grey-4"], black="9 black-5", shops=shops)

    game.play("0 pass")

    assert game.told()[3:6] == [
        "the imaginary player wins with 10 [5A-10.4]",
        "the imaginary player builds on times-square-green [5A-10.8]",
        "the imaginary player builds on times-square-brown [5A-10.8]",
    ]


@pytest.mark.rule("5A-10.9")
@pytest.mark.parametrize(
    ("left", "plots"),
    [
        (1, ["green 1"]),
        (2, ["grey 1", "green 1"]),
        (3, ["brown 1", "grey 1", "green 1"]),
        (0, []),
    ],
)
def test_if_too_few_are_left_they_go_to_these_plots_in_the_order_of_the_ring(left: int, plots: list[str]) -> None:
    game = auction("times-square", seats=2, imaginary=left)

    assert (built(game), game.spectator.imaginary_left) == (plots, 0)


# --- closing ---


@pytest.mark.rule("5A-10.10")
def test_if_no_plot_is_empty_he_closes_the_district_and_both_score_half() -> None:
    """Green sees three kinds: 5; brown sees two: 2 times 3."""
    game = auction(
        "times-square",
        seats=2,
        towers={"times-square-green": (0, 1), "times-square-brown": (1, 2), "times-square-orange": (2, 1)},
        shops={"times-square-violet": "boutique", "times-square-grey": "jeweller perfumery"},
        points=[10, 20],
    )

    assert (game.closed, game.points) == ("times-square", (10 + 5 // 2, 20 + 6 // 2))
    assert (game.spectator.gone, game.spectator.imaginary_gone, game.spectator.imaginary_left) == ((1, 2), 1, 21)


@pytest.mark.rule("5A-10.10", "5A-9.2")
def test_also_he_may_close_the_second_district() -> None:
    game = auction("times-square", seats=2, towers=HIS, closed="34th-west", hands=["violet-4"])

    assert str(game.result().reason) == "the second district is closed [5A-9.2]"


@pytest.mark.rule("5A-10.12")
def test_where_every_plot_is_his_both_have_to_pass_and_he_closes_for_nothing() -> None:
    game = auction("times-square", seats=2, towers=HIS, hands=[EVERY_COLOUR, EVERY_COLOUR], points=[10, 20])

    assert (game.closed, game.points, game.spectator.imaginary_gone) == ("times-square", (10, 20), 5)
    assert (game.spectator.ground, game.owing) == (7, [0])


# --- his skyscrapers ---


@pytest.mark.rule("5A-10.11")
def test_he_never_scores() -> None:
    game = table(seats=2, white="times-square", towers={"times-square-green": (2, 3), "times-square-grey": (1, 1)})

    game.play("0 score times-square")

    assert game.points == (0, 1)


@pytest.mark.rule("5A-10.11", "5A-7.4")
def test_the_colours_of_his_plots_may_not_be_bid() -> None:
    game = auction("times-square", seats=2, hands=[EVERY_COLOUR], towers={"times-square-green": (2, 1), "times-square-grey": (1, 1)})

    assert game.offered(0) == ["bid violet-4", "bid brown-4", "bid orange-4", "pass"]


@pytest.mark.rule("5A-10.11", "5A-7.5")
def test_nor_may_they_in_order_to_close_a_district() -> None:
    towers = {**HIS, "times-square-grey": (1, 1)}
    del towers["times-square-violet"]
    game = auction("times-square", seats=2, hands=[EVERY_COLOUR], towers=towers, shops={"times-square-violet": "gallery"})

    assert game.offered(0) == ["bid violet-4", "pass"]


@pytest.mark.rule("5A-10.11", "5A-8.3")
def test_who_closes_scores_his_skyscrapers_too() -> None:
    towers = {**HIS, "times-square-grey": (0, 2)}
    game = auction("times-square", seats=2, hands=["grey-6 black-6"], black="9 black-4", towers=towers)
    game.bid(0, "grey-6 black-6")

    game.play("0 close")

    assert game.points == (4 + 2, 0)


@pytest.mark.rule("5A-10.11", "5A-4.4")
def test_no_bonus_is_scored_for_his_skyscrapers() -> None:
    towers = {"34th-west-green": (2, 1), "34th-east-green": (2, 1), "42nd-west-green": (2, 1), "52nd-west-grey": (0, 1)}
    game = table(seats=2, placed=2, towers=towers)

    game.play(f"0 {next(text for text in game.offered(0) if text.startswith('shop'))}", "0 place 52nd-east-grey")

    assert game.points == (0, 0)

"""Section 6 of the rules: what a district brings."""

from itertools import combinations
from typing import Final

import pytest

from midtown.games.fifth_avenue.board import SHOPS
from tests.games.fifth_avenue.table import table

WORTH: Final = [1, 2, 3, 5, 8]


@pytest.mark.rule("5A-6.2")
@pytest.mark.parametrize("kinds", range(5))
def test_a_skyscraper_is_worth_more_beside_more_kinds_of_shops(kinds: int) -> None:
    for chosen in combinations(SHOPS, kinds):
        game = table(
            white="times-square",
            towers={"times-square-green": (0, 1)},
            shops={"times-square-grey": " ".join(chosen[:2]), "times-square-violet": " ".join(chosen[2:])},
        )

        game.play("0 score times-square")

        assert game.points == (WORTH[kinds], 0, 0)


@pytest.mark.rule("5A-6.2")
@pytest.mark.parametrize(
    ("grey", "violet", "points"),
    [
        ("gallery gallery", "", 2),
        ("gallery", "gallery", 2),
        ("gallery gallery", "gallery gallery", 2),
        ("gallery boutique", "boutique", 3),
        ("gallery boutique", "boutique gallery", 3),
        ("gallery gallery", "boutique jeweller", 5),
        ("gallery boutique", "boutique jeweller", 5),
    ],
)
def test_several_shops_of_a_kind_count_once(grey: str, violet: str, points: int) -> None:
    around = {"times-square-grey": grey, "times-square-violet": violet}
    game = table(white="times-square", towers={"times-square-green": (0, 1)}, shops=around)

    game.play("0 score times-square")

    assert game.points[0] == points


@pytest.mark.rule("5A-6.2")
def test_shops_on_plots_that_are_no_neighbours_do_not_count() -> None:
    far = {"times-square-brown": "boutique jeweller", "times-square-orange": "gallery perfumery"}
    game = table(white="times-square", towers={"times-square-green": (0, 1)}, shops=far)

    game.play("0 score times-square")

    assert game.points[0] == 1


@pytest.mark.rule("5A-6.3")
@pytest.mark.parametrize("active", range(3))
def test_everybody_scores_all_his_skyscrapers_of_the_district(active: int) -> None:
    game = table(
        active,
        white="times-square",
        towers={"times-square-green": (0, 3), "times-square-brown": (1, 4), "34th-west-green": (2, 9), "times-square-orange": (2, 1)},
        shops={"times-square-grey": "gallery", "times-square-violet": "perfumery"},
        points=[10, 20, 30],
    )

    game.play(f"{active} score times-square")

    assert game.points == (10 + 3 * 3, 20 + 4 * 2, 30 + 1 * 2)
    assert game.told()[:3] == [
        "0 scores 9 in times-square [5A-3.5]",
        "1 scores 8 in times-square [5A-3.5]",
        "2 scores 2 in times-square [5A-3.5]",
    ]


@pytest.mark.rule("5A-6.3")
def test_skyscrapers_in_central_park_and_in_other_districts_do_not_score() -> None:
    game = table(white="times-square", beige="34th-west", towers={"34th-west-green": (0, 2), "times-square-green": (1, 1)}, park=[5, 5, 5])

    game.play("0 score times-square")

    assert game.points == (0, 1, 0)


@pytest.mark.rule("5A-6.3")
def test_scoring_takes_nothing_off_the_board() -> None:
    game = table(white="times-square", towers={"times-square-green": (0, 2)}, shops={"times-square-grey": "gallery"})

    game.play("0 score times-square", "0 move beige 34th-west", "1 score times-square")

    assert game.points[0] == 2 * 4
    assert (game.on("times-square-green"), game.on("times-square-grey")) == ("2 of seat 0", "gallery")

"""The scorings printed for Fifth Avenue; the pictures are lost, so the shops are laid where they make the printed numbers."""

import pytest

from tests.games.fifth_avenue.table import finished, table

BLUE, YELLOW, RED = range(3)


@pytest.mark.rule("5A-6.2")
@pytest.mark.parametrize(
    ("grey", "violet", "points"),
    [
        ("", "", 1),
        ("gallery", "", 2),
        ("gallery", "boutique", 3),
        ("gallery", "boutique jeweller", 5),
        ("gallery perfumery", "boutique jeweller", 8),
    ],
)
def test_no_to_four_kinds_of_shops_bring_one_two_three_five_or_eight_points(grey: str, violet: str, points: int) -> None:
    """Décompte des quartiers, calcul des points."""
    around = {"times-square-grey": grey, "times-square-violet": violet}
    game = table(white="times-square", towers={"times-square-green": (BLUE, 1)}, shops=around)

    game.play("0 score times-square")

    assert game.points[BLUE] == points


@pytest.mark.rule("5A-6.2", "5A-6.3")
def test_blue_scores_twice_two_and_yellow_two() -> None:
    """Décompte des quartiers, the first picture."""
    game = table(
        white="times-square",
        towers={"times-square-green": (BLUE, 2), "times-square-brown": (YELLOW, 1)},
        shops={"times-square-grey": "jeweller"},
    )

    game.play("0 score times-square")

    assert (game.points[BLUE], game.points[YELLOW]) == (4, 2)


@pytest.mark.rule("5A-6.2", "5A-6.3")
def test_blue_scores_twice_two_yellow_three_and_red_twice_three() -> None:
    """Décompte des quartiers, the second picture."""
    game = table(
        white="times-square",
        towers={"times-square-orange": (BLUE, 2), "times-square-green": (YELLOW, 1), "times-square-brown": (RED, 2)},
        shops={"times-square-grey": "boutique jeweller", "times-square-violet": "boutique"},
    )

    game.play("0 score times-square")

    assert (game.points[BLUE], game.points[YELLOW], game.points[RED]) == (4, 3, 6)


@pytest.mark.rule("5A-6.2", "5A-6.3")
def test_blue_scores_twice_five_and_yellow_eight() -> None:
    """Décompte des quartiers, the third picture."""
    game = table(
        white="times-square",
        towers={"times-square-brown": (BLUE, 2), "times-square-green": (YELLOW, 1)},
        shops={"times-square-grey": "boutique jeweller", "times-square-violet": "gallery perfumery", "times-square-orange": "gallery"},
    )

    game.play("0 score times-square")

    assert (game.points[BLUE], game.points[YELLOW]) == (10, 8)


@pytest.mark.rule("5A-9.5")
@pytest.mark.parametrize(
    ("below", "points"),
    [("jeweller jeweller jeweller", 2), ("jeweller jeweller gallery", 3), ("jeweller perfumery gallery", 5)],
)
def test_one_two_or_three_kinds_make_central_park_worth_two_three_or_five(below: str, points: int) -> None:
    """Fin de la partie, the three pictures."""
    game = finished(below=below, park=[1, 2, 3])

    assert game.points == (points, 2 * points, 3 * points)

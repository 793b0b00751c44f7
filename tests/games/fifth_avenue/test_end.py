"""Section 9 of the rules: what ends the game, the final scoring, the winner."""

from typing import Final

import pytest

from midtown.core.errors import GameOver
from midtown.games.fifth_avenue.board import PLACES, SHOPS
from tests.games.fifth_avenue.table import auction, finished, table

FULL_OF_SHOPS: Final = {"times-square-grey": "gallery", "times-square-brown": "gallery", "times-square-violet": "perfumery"}
BUILT_UP: Final = {"times-square-green": (0, 1), "times-square-orange": (1, 2)}
"""Together they leave no plot of Times Square empty; seat 0 would score 3, seat 1 twice 3."""
EVERYWHERE: Final = {f"{district}-green": (0, 1) for district in PLACES[:7]}


# --- the last shop ---


@pytest.mark.rule("5A-9.1")
def test_the_game_ends_at_once_when_the_twelfth_tile_has_been_placed() -> None:
    game = table(placed=11, row="gallery boutique", below="jeweller jeweller", hands=["violet-4"])

    game.play("0 shop gallery", "0 place times-square-grey")

    assert game.over
    assert game.told()[:3] == [
        "0 places a gallery on times-square-grey [5A-4.2]",
        "boutique goes below Central Park [5A-4.3]",
        "the game ends [5A-9.1]",
    ]
    assert str(game.result().reason) == "the last shop is placed [5A-9.1]"
    with pytest.raises(GameOver):
        game.play("0 take violet brown")


@pytest.mark.rule("5A-9.1")
def test_the_last_tile_goes_below_central_park_before_the_final_scoring() -> None:
    game = table(placed=11, row="gallery boutique", below="gallery jeweller", park=[1])

    game.play("0 shop gallery", "0 place times-square-grey")

    assert sorted([SHOPS[tile] for tile in game.spectator.below]) == ["boutique", "gallery", "jeweller"]
    assert game.points == (5, 0, 0)


@pytest.mark.rule("5A-9.1")
def test_the_twelfth_tile_brings_no_bonus_and_no_further_phases() -> None:
    game = table(placed=11, row="gallery boutique", towers=EVERYWHERE, hands=["violet-4"], white="34th-west")

    game.play("0 shop gallery", "0 place times-square-orange")

    assert game.points == (7, 0, 0)
    assert game.hand(0) == "violet-4"
    assert game.at("white") == "34th-west"


@pytest.mark.rule("5A-9.1")
def test_the_last_shop_counts_in_the_final_scoring() -> None:
    game = table(placed=11, row="gallery boutique", towers={"times-square-green": (0, 2)})

    game.play("0 shop gallery", "0 place times-square-grey")

    assert game.points == (4, 0, 0)


@pytest.mark.rule("5A-9.1")
def test_the_game_goes_on_after_the_eleventh_tile() -> None:
    game = table(placed=10, row="gallery boutique jeweller perfumery")

    game.play("0 shop gallery", "0 place times-square-grey")

    assert not game.over


# --- the second closing ---


@pytest.mark.rule("5A-9.2")
def test_the_game_ends_at_once_when_the_second_district_has_been_closed_and_scored() -> None:
    game = auction("times-square", hands=["green-4"], closed="34th-west", shops=FULL_OF_SHOPS, towers=BUILT_UP)

    game.bid(0, "green-4")
    game.play("0 close")

    assert game.over
    assert game.closed == "34th-west times-square"
    assert game.points == (3, 3, 0)
    assert str(game.result().reason) == "the second district is closed [5A-9.2]"


@pytest.mark.rule("5A-9.2")
def test_remaining_auctions_and_the_rest_of_the_turn_are_left_out() -> None:
    game = table(
        hands=["green-4", "brown-6", "orange-6"],
        white="central-park",
        white_marks="times-square 52nd-west",
        closed="34th-west",
        shops=FULL_OF_SHOPS,
        towers=BUILT_UP,
        black="black-4 black-4",
    )
    game.play("0 commission", "0 move white city-hall")

    game.bid(0, "green-4")
    game.play("0 close")

    assert game.over
    assert (game.hand(0), game.hand(1), game.hand(2)) == ("black-4", "brown-6", "orange-6")
    assert [text for text in game.told() if "auctioned" in text] == ["times-square is auctioned; 0 begins [5A-7.1]"]


@pytest.mark.rule("5A-9.2")
def test_the_game_goes_on_after_the_first_closing() -> None:
    game = table(hands=["green-4"], white="central-park", white_marks="times-square", shops=FULL_OF_SHOPS, towers=BUILT_UP)
    game.play("0 skyscrapers", "0 take violet brown", "0 move white city-hall")

    game.bid(0, "green-4")
    game.play("0 close", "0 pass")

    assert game.closed == "times-square"
    assert (game.over, game.owing) == (False, [1])


# --- the final scoring ---


@pytest.mark.rule("5A-9.4")
def test_every_district_is_scored_once_more() -> None:
    game = finished(
        towers={**EVERYWHERE, "times-square-brown": (1, 3), "52nd-east-violet": (1, 1)},
        shops={"times-square-grey": "gallery boutique"},
        points=[40, 50, 60],
    )

    assert game.points == (40 + 6 + 3, 50 + 3 * 3 + 1, 60)


@pytest.mark.rule("5A-9.4")
@pytest.mark.parametrize("closed", PLACES[:7])
def test_a_closed_district_is_not_scored(closed: str) -> None:
    game = finished(towers=EVERYWHERE, closed=closed)

    assert game.points == (6, 0, 0)


@pytest.mark.rule("5A-9.4")
def test_no_commissioner_is_needed_and_nobody_draws() -> None:
    game = finished(towers=EVERYWHERE, hands=3 * ["black-4"])

    assert game.points == (7, 0, 0)
    assert [game.hand(seat) for seat in range(3)] == 3 * ["black-4"]


@pytest.mark.rule("5A-9.5")
@pytest.mark.parametrize(
    ("below", "worth"),
    [
        ("gallery gallery gallery", 2),
        ("gallery boutique gallery", 3),
        ("perfumery boutique gallery", 5),
        ("gallery gallery gallery gallery gallery", 2),
        ("boutique jeweller gallery perfumery", 5),
    ],
)
def test_the_kinds_of_three_tiles_make_the_worth_of_central_park(below: str, worth: int) -> None:
    game = finished(below=below, park=[2, 0, 5], points=[10, 10, 10])

    assert game.points == (10 + 2 * worth, 10, 10 + 5 * worth)


@pytest.mark.rule("5A-9.5")
def test_three_of_the_tiles_are_turned_up_at_random() -> None:
    worths = {finished(below="gallery gallery gallery gallery boutique jeweller", park=[1], seed=seed).points[0] for seed in range(1, 41)}

    assert worths == {2, 3, 5}


@pytest.mark.rule("5A-9.5")
def test_all_see_the_three_tiles_and_what_they_are_worth() -> None:
    game = table(placed=11, row="gallery gallery", below=" ".join(7 * ["gallery"]), park=[0, 2])

    game.play("0 shop gallery", "0 place times-square-grey")

    assert game.told(2)[-2:] == [
        "gallery gallery gallery: a skyscraper in Central Park is worth 2 [5A-9.5]",
        "1 scores 4 in Central Park [5A-9.5]",
    ]


@pytest.mark.rule("5A-9.5")
def test_central_park_comes_after_the_districts() -> None:
    game = table(placed=11, row="gallery gallery", towers={"times-square-green": (0, 1)}, park=[1])

    game.play("0 shop gallery", "0 place times-square-orange")

    scored = [text for text in game.told() if text.startswith("0 scores")]
    assert scored == ["0 scores 1 in times-square [5A-9.4]", "0 scores 2 in Central Park [5A-9.5]"]


# --- the winner ---


@pytest.mark.rule("5A-9.7")
def test_the_player_with_most_points_wins() -> None:
    game = finished(points=[50, 60, 55], hands=["9 black-4", "", "2 black-4"], park=[0, 0, 6], below="boutique boutique")

    assert game.result().points == (50, 60, 67)
    assert game.result().ranks == (3, 2, 1)
    assert game.result().winners == (2,)


@pytest.mark.rule("5A-9.8")
def test_among_tied_players_the_one_with_most_cards_in_hand_wins() -> None:
    game = finished(points=[60, 60, 59], hands=["2 violet-6 2 black-6", "5 black-4", "9 green-4"])

    assert game.result().ties == ((4,), (5,), (9,))
    assert game.result().ranks == (2, 1, 3)
    assert game.result().winners == (1,)

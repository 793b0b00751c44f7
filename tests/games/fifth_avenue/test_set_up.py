"""Section 2 of the rules: shops, row, cards, pieces, commissioners."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.board import PLACES, PLOTS, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES
from tests.games.fifth_avenue.table import Table, opening

PLAYERS: Final = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS: Final = range(60)


def shops_laid(game: Table) -> dict[str, str]:
    """The plots with shops and what lies there."""
    return {plot: game.on(plot) for number, plot in enumerate(PLOTS) if game.spectator.tiles[number] > 0}


@pytest.mark.rule("5A-2.1")
@pytest.mark.parametrize("board", ["five", "six"])
def test_one_shop_lies_in_each_of_the_seven_districts(board: str) -> None:
    for seed in SEEDS:
        laid = shops_laid(opening(seed=seed, board=board))

        assert [plot.rsplit("-", 1)[0] for plot in laid] == PLACES[:7]
        assert set(laid.values()) <= set(SHOPS)


@pytest.mark.rule("5A-2.1")
def test_the_shop_tiles_are_shuffled() -> None:
    dealt = [list(shops_laid(opening(seed=seed)).values()) for seed in SEEDS]

    assert [{kinds[district] for kinds in dealt} for district in range(7)] == 7 * [set(SHOPS)]


@pytest.mark.rule("5A-2.4")
def test_twenty_tiles_lie_in_the_row_in_the_order_they_are_drawn() -> None:
    game = opening()
    drawn = next(text for text in game.told() if text.startswith("the row of shops")).split()[4:-1]

    assert len(drawn) == 20
    assert [SHOPS[tile] for tile in reversed(game.spectator.row)] == drawn


@pytest.mark.rule("5A-2.4")
def test_the_last_nine_tiles_stay_out_of_the_game() -> None:
    assert opening().state.shops.bag.n == 9


@pytest.mark.rule("5A-2.5")
@PLAYERS
def test_everybody_gets_one_card_of_each_colour_from_the_shuffled_stacks(seats: int) -> None:
    game = opening(seats)

    for seat in range(seats):
        assert [card.split("-")[0] for card in game.hand(seat).split()][:5] == COLOURS
    assert game.spectator.stacks == 5 * (12 - seats,)
    assert len({opening(seats, seed).stack("violet") for seed in SEEDS}) > 50


@pytest.mark.rule("5A-2.5")
def test_the_coloured_stacks_are_turned_face_up_after_the_deal() -> None:
    game = opening()
    tops = [game.stack(colour).split()[0] for colour in COLOURS]

    assert [NAMES[card] for card in game.spectator.tops] == tops
    assert [text for text in game.told() if "on top" in text] == [f"{' '.join(tops)} lies on top [5A-2.7]"]


@pytest.mark.rule("5A-2.6")
@PLAYERS
def test_everybody_gets_four_black_cards_and_the_rest_is_the_black_stack(seats: int) -> None:
    game = opening(seats)

    for seat in range(seats):
        assert [card.split("-")[0] for card in game.hand(seat).split()][5:] == 4 * ["black"]
    assert game.spectator.black_stack == 50 - 4 * seats
    assert game.spectator.spent == ()


@pytest.mark.rule("5A-2.6")
def test_the_black_cards_are_shuffled() -> None:
    assert len({tuple(opening(seed=seed).state.deck.to_list()) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("5A-2.8")
@PLAYERS
def test_everybody_starts_with_two_skyscrapers_and_has_three_in_supply(seats: int) -> None:
    game = opening(seats)
    assert game.spectator.points == seats * (0,)

    for _skyscraper in range(2 * seats):
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    view = game.spectator
    assert [view.owner.count(seat) for seat in range(seats)] == seats * [2]
    assert sum(view.towers) == 2 * seats
    assert view.supply == seats * (3,)
    assert view.stock == seats * (21 - 1 - 2 - 3,)
    assert view.park == seats * (0,)


@pytest.mark.rule("5A-2.10")
def test_the_commissioners_stand_at_city_hall_with_all_their_markers() -> None:
    game = opening()

    assert (game.at("white"), game.at("beige")) == ("city-hall", "city-hall")
    assert (game.marked("white"), game.marked("beige"), game.closed) == ("", "", "")

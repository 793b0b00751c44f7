"""Readings of Fifth Avenue on the pieces and the set-up: who lays the shops, who starts where, what is open to all."""

from collections import Counter
from functools import cache
from typing import Final

import pytest

from midtown.core.errors import BadOptions
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import PLACES, PLOTS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES
from tests.games.fifth_avenue.table import Table, auction, opening, table

PLAYERS: Final = pytest.mark.parametrize("seats", [2, 3, 4])
DISTRICTS: Final = PLACES[:7]
ON_FIVE_PLOT_SIDE: Final = {f"{district}-{colour}" for district in DISTRICTS for colour in COLOURS}
MANY: Final = 250


def first_shops(game: Table) -> dict[str, str]:
    """By district: the plot of its shop."""
    plots = [plot for number, plot in enumerate(PLOTS) if game.spectator.tiles[number] > 0]
    return dict([plot.rsplit("-", 1) for plot in plots])


@cache
def laid_by_chance() -> list[dict[str, str]]:
    """The first shops of many games."""
    return [first_shops(opening(seed=seed)) for seed in range(MANY)]


def lay_shops(game: Table) -> list[str]:
    """Three players lay the first shops on these plots, none of them green."""
    colours = ["violet", "violet", "brown", "brown", "grey", "grey", "orange"]
    plots = [f"{district}-{colour}" for district, colour in zip(DISTRICTS, colours, strict=True)]
    for turn, plot in enumerate(plots):
        game.play(f"{turn % 3} place {plot}")
    return plots


def play_first(game: Table) -> None:
    """Whoever is asked does the first thing that is offered."""
    game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")


# --- pieces ---


@pytest.mark.rule("5A-1.7")
@pytest.mark.parametrize(("pieces", "left"), [("21", 15), ("18", 12)])
def test_an_option_says_how_many_skyscrapers_there_are_of_each_colour(pieces: str, left: int) -> None:
    game = opening(pieces=pieces)

    assert game.spectator.stock == (left, left, left)
    assert game.spectator.supply == (3, 3, 3)


@pytest.mark.rule("5A-1.7")
def test_there_are_twenty_one_skyscrapers_unless_eighteen_are_chosen() -> None:
    assert GAME.options(3).value("pieces") == "21"
    with pytest.raises(BadOptions) as refusal:
        GAME.options(3, {"pieces": "20"})
    assert str(refusal.value) == "option 'pieces' cannot be '20'; it is one of: 21, 18 [5A-1.7]"


@pytest.mark.rule("5A-1.7")
@pytest.mark.parametrize(("pieces", "left"), [("21", 15), ("18", 12)])
def test_there_are_no_more_skyscrapers_than_these(pieces: str, left: int) -> None:
    game = opening(seats=2, pieces=pieces)
    while game.spectator.turn == 0:
        play_first(game)

    while "skyscrapers" in game.offered(game.owing[0]):
        for _phase in range(3):
            play_first(game)
        while game.spectator.ground >= 0:
            game.play(f"{game.owing[0]} pass")

    assert game.spectator.stock == (0, 0)
    assert game.spectator.supply == (3 + left, 3 + left)


# --- empty plots ---


@pytest.mark.rule("5A-1.8")
def test_one_may_start_only_where_neither_a_shop_nor_a_skyscraper_is() -> None:
    game = opening(shops="players")
    taken = set(lay_shops(game))

    game.play("0 start times-square-green")

    assert {text.split()[1] for text in game.offered(2)} == ON_FIVE_PLOT_SIDE - taken - {"times-square-green"}


@pytest.mark.rule("5A-1.8")
@pytest.mark.parametrize(
    ("towers", "shops", "colours"),
    [
        ({}, {"times-square-grey": "gallery"}, {"violet", "brown", "orange", "green"}),
        ({"times-square-grey": (1, 1)}, {}, {"violet", "brown", "orange", "green"}),
        ({"times-square-grey": (1, 1)}, {"times-square-green": "gallery gallery"}, {"violet", "brown", "orange"}),
    ],
)
def test_a_plot_with_a_shop_or_a_skyscraper_is_not_empty_in_an_auction(
    towers: dict[str, tuple[int, int]], shops: dict[str, str], colours: set[str]
) -> None:
    game = auction("times-square", towers=towers, shops=shops, hands=["violet-4 brown-4 grey-4 orange-4 green-4"])

    assert {text.split()[1].split("-")[0] for text in game.offered(0) if text.startswith("bid")} == colours


@pytest.mark.rule("5A-1.8")
def test_a_plot_never_holds_a_shop_and_a_skyscraper_or_skyscrapers_of_two_players() -> None:
    for seed in range(3):
        game = opening(seats=4, seed=seed)
        while not game.over and game.spectator.turn < 60:
            seat = game.owing[0]
            offered = game.offered(seat)
            game.play(f"{seat} {offered[(seed + int(game.state.ply)) % len(offered)]}")
            view = game.spectator

            assert [plot for plot in range(len(PLOTS)) if view.tiles[plot] > 0 and view.towers[plot] > 0] == []
            assert [plot for plot in range(len(PLOTS)) if (view.owner[plot] < 0) != (view.towers[plot] == 0)] == []


# --- what is open ---


@pytest.mark.rule("5A-1.9")
def test_how_many_cards_somebody_holds_can_be_counted() -> None:
    game = table(hands=["2 violet-4 black-4 3 black-6", "green-4"])

    assert [sum(held) for held in game.view(2).held] == [6, 1, 0]


@pytest.mark.rule("5A-1.9")
def test_the_supplies_lie_open() -> None:
    game = table(supply=[1, 2, 3], stock=[4, 5, 6], park=[7, 8, 9], points=[10, 20, 30])

    for view in [game.spectator, *[game.view(seat) for seat in range(3)]]:
        assert (view.supply, view.stock, view.park, view.points) == ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 20, 30))


# --- the seven shops ---


@pytest.mark.rule("5A-2.2")
def test_chance_lays_one_or_two_shops_on_plots_of_each_colour() -> None:
    for plots in laid_by_chance():
        colours = Counter(plots.values())

        assert sorted(colours) == sorted(COLOURS)
        assert sorted(colours.values()) == [1, 1, 1, 2, 2]


@pytest.mark.rule("5A-2.2")
def test_any_two_colours_can_have_two_shops() -> None:
    doubled = Counter(
        [frozenset([colour for colour, count in Counter(plots.values()).items() if count == 2]) for plots in laid_by_chance()]
    )

    assert len(doubled) == 10
    assert min(doubled.values()) > MANY / 10 / 2


@pytest.mark.rule("5A-2.2")
def test_chance_favours_no_plot() -> None:
    chosen = Counter([plot for plots in laid_by_chance() for plot in plots.items()])

    assert len(chosen) == 35
    assert min(chosen.values()) > MANY / 5 / 2


@pytest.mark.rule("5A-2.2")
def test_chance_lays_the_shops_unless_the_players_are_chosen() -> None:
    assert GAME.options(3).value("shops") == "random"
    assert opening().offered(0)[0].startswith("start")
    assert opening(shops="players").offered(0)[0].startswith("place")


@pytest.mark.rule("5A-2.3")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1, 0, 1, 0, 1, 0]), (3, [0, 1, 2, 0, 1, 2, 0]), (4, [0, 1, 2, 3, 0, 1, 2])])
@pytest.mark.parametrize("board", ["five", "six"])
def test_the_players_lay_the_shops_by_turns_from_the_first_player_on(board: str, seats: int, order: list[int]) -> None:
    game = opening(seats, shops="players", board=board)

    for seat in order:
        assert game.owing == [seat]
        play_first(game)

    assert sorted(first_shops(game)) == sorted(DISTRICTS)
    assert game.offered(0)[0].startswith("start")


@pytest.mark.rule("5A-2.3")
def test_each_tile_is_turned_up_before_its_plot_is_chosen() -> None:
    for seed in range(20):
        game = opening(seed=seed, shops="players")
        shop = game.told()[-1].split()[3]

        game.play("0 place times-square-grey")

        assert game.on("times-square-grey") == shop
        assert game.told()[0] == f"0 places a {shop} on times-square-grey [5A-2.3]"


@pytest.mark.rule("5A-2.3")
def test_the_tiles_that_follow_are_not_seen_before() -> None:
    game = opening(shops="players")
    before = game.view(0)

    game.state.shops.bag.reverse(0)

    assert game.view(0) == before


@pytest.mark.rule("5A-2.3")
def test_the_shops_are_laid_before_the_cards_are_dealt() -> None:
    game = opening(shops="players")
    for _shop in DISTRICTS:
        assert game.spectator.held == 3 * (6 * (0,),)
        play_first(game)

    assert game.spectator.held == 3 * ((1, 1, 1, 1, 1, 4),)


@pytest.mark.rule("5A-2.3")
def test_a_shop_is_laid_on_any_plot_of_a_district_that_has_none_yet() -> None:
    game = opening(shops="players")
    assert len(game.offered(0)) == 7 * 5

    game.play("0 place times-square-grey")

    assert {text.split()[1] for text in game.offered(1)} == {plot for plot in ON_FIVE_PLOT_SIDE if "times-square" not in plot}


@pytest.mark.rule("5A-2.3")
def test_at_most_two_shops_lie_on_plots_of_one_colour() -> None:
    game = opening(shops="players")

    game.play("0 place times-square-grey")
    assert "place 34th-west-grey" in game.offered(1)
    game.play("1 place 34th-west-grey")

    assert [text for text in game.offered(2) if text.endswith("grey")] == []
    assert len(game.offered(2)) == 5 * 4


@pytest.mark.rule("5A-2.3")
def test_players_may_leave_a_colour_without_a_shop() -> None:
    game = opening(shops="players")

    lay_shops(game)

    assert "green" not in first_shops(game).values()


@pytest.mark.rule("5A-2.3", "5A-11.3")
def test_on_the_six_plot_side_the_players_choose_only_the_district() -> None:
    game = opening(shops="players", board="six")

    for turn, district in enumerate(reversed(DISTRICTS)):
        assert game.offered(turn % 3) == [f"place {left}-sixth" for left in DISTRICTS[: 7 - turn]]
        game.play(f"{turn % 3} place {district}-sixth")

    assert first_shops(game) == dict.fromkeys(DISTRICTS, "sixth")


# --- the deal ---


@pytest.mark.rule("5A-2.7")
def test_the_cards_are_dealt_seat_by_seat_from_the_first_player_on() -> None:
    few, many = opening(seats=2), opening(seats=4)

    assert [text for text in few.told() if "gets" in text] == ["0 gets 9 cards [5A-2.7]", "1 gets 9 cards [5A-2.7]"]
    assert [few.hand(0), few.hand(1)] == [many.hand(0), many.hand(1)]


@pytest.mark.rule("5A-2.7")
def test_one_who_is_dealt_to_later_gets_the_cards_below() -> None:
    few, many = opening(seats=2), opening(seats=3)

    assert many.hand(2).split()[:5] == [few.stack(colour).split()[0] for colour in COLOURS]
    assert many.hand(2).split()[5:] == sorted([NAMES[card] for card in few.state.deck.to_list()[-4:]])


# --- starting skyscrapers ---


@pytest.mark.rule("5A-2.9")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 1, 0]), (3, [0, 2, 1, 1, 2, 0]), (4, [0, 3, 2, 1, 1, 2, 3, 0])],
)
def test_the_first_skyscrapers_are_placed_counter_clockwise_and_the_second_ones_back(seats: int, order: list[int]) -> None:
    game = opening(seats)
    asked = []

    while game.spectator.turn == 0:
        asked += game.owing
        play_first(game)

    assert asked == order
    assert game.owing == [0]


@pytest.mark.rule("5A-2.9")
@PLAYERS
@pytest.mark.parametrize("board", ["five", "six"])
def test_nobody_puts_both_skyscrapers_into_one_district(seats: int, board: str) -> None:
    for seed in range(20):
        game = opening(seats, seed, board=board)
        while game.spectator.turn == 0:
            play_first(game)

        for seat in range(seats):
            homes = [PLOTS[plot].rsplit("-", 1)[0] for plot, owner in enumerate(game.spectator.owner) if owner == seat]
            assert len(set(homes)) == 2


@pytest.mark.rule("5A-2.9")
def test_different_players_may_start_in_one_district() -> None:
    game = opening(board="six")

    game.play("0 start times-square-grey", "2 start times-square-green", "1 start times-square-brown")

    assert [game.on(f"times-square-{colour}") for colour in ["grey", "green", "brown"]] == ["1 of seat 0", "1 of seat 2", "1 of seat 1"]
    assert [text for text in game.offered(1) if "times-square" in text] == []

"""Which rules play made use of, as a journal counts them."""

from typing import Final

import pytest

from tests.games.fifth_avenue.table import Table, Things, auction, finished, opening, table

FULL: Final = {"times-square-violet": (0, 1), "times-square-brown": (1, 1), "times-square-grey": (2, 1), "times-square-green": (3, 1)}
SHOP: Final = {"times-square-orange": "boutique"}
ALL_SHOPS: Final = dict.fromkeys([f"times-square-{colour}" for colour in ["violet", "brown", "grey", "orange", "green"]], "gallery")
ALL_HIS: Final = dict.fromkeys([f"times-square-{colour}" for colour in ["violet", "brown", "grey", "orange", "green"]], (2, 1))


def used(game: Table, *rules: str) -> list[str]:
    """Those of these rules that play made use of."""
    return [rule for rule in rules if rule in game.journal.exercised]


@pytest.mark.parametrize(
    ("board", "shops", "rules"),
    [
        ("five", "random", ["5A-2.2"]),
        ("five", "players", ["5A-2.3"]),
        ("six", "random", ["5A-2.2", "5A-11.1"]),
        ("six", "players", ["5A-2.3", "5A-11.1", "5A-11.3"]),
    ],
)
def test_the_rules_of_the_set_up(board: str, shops: str, rules: list[str]) -> None:
    game = opening(board=board, shops=shops)
    while "start" not in game.offered(game.owing[0])[0]:
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert used(game, "5A-2.2", "5A-2.3", "5A-11.1", "5A-11.2", "5A-11.3") == rules
    always = ["5A-2.1", "5A-2.4", "5A-2.5", "5A-2.6", "5A-2.7", "5A-2.8", "5A-2.9", "5A-2.10"]
    assert used(game, *always) == always


@pytest.mark.parametrize(
    ("white", "beige", "closed", "rules"),
    [
        ("times-square", "42nd-west", "", []),
        ("times-square", "times-square", "", ["5A-5.5"]),
        ("central-park", "central-park", "", []),
        ("city-hall", "city-hall", "", []),
        ("times-square", "42nd-west", "34th-west", []),
        ("times-square", "42nd-east", "52nd-west", ["5A-5.2"]),
        ("times-square", "52nd-west", "52nd-west", ["5A-5.2", "5A-5.6"]),
        ("central-park", "52nd-west", "52nd-west", ["5A-5.6"]),
    ],
)
def test_the_rules_of_commissioners_that_make_a_difference(white: str, beige: str, closed: str, rules: list[str]) -> None:
    game = table(white=white, beige=beige, closed=closed)

    game.play("0 skyscrapers")

    assert used(game, "5A-5.2", "5A-5.5", "5A-5.6") == rules


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        ("skyscrapers", ["5A-3.2"]),
        ("shop boutique", ["5A-3.3", "5A-4.1"]),
        ("commission", ["5A-3.4"]),
        ("score times-square", ["5A-3.5", "5A-3.8", "5A-3.9", "5A-6.1", "5A-6.2", "5A-6.3"]),
        ("score 52nd-west", ["5A-3.5", "5A-3.8", "5A-3.9", "5A-6.1", "5A-6.4"]),
    ],
)
def test_the_rules_of_an_action(move: str, rules: list[str]) -> None:
    game = table(white="times-square", beige="52nd-west", towers={"times-square-grey": (0, 1)})

    game.play(f"0 {move}")

    of_actions = ["5A-3.2", "5A-3.3", "5A-3.4", "5A-3.5", "5A-3.8", "5A-3.9", "5A-4.1", "5A-6.1", "5A-6.2", "5A-6.3", "5A-6.4"]
    assert used(game, *of_actions) == rules


@pytest.mark.parametrize(
    ("placed", "built", "rules"),
    [(2, 3, ["5A-4.3", "5A-4.4", "5A-4.7"]), (2, 2, ["5A-4.3", "5A-4.7"]), (5, 4, ["5A-4.3", "5A-4.5", "5A-4.7"]), (3, 5, [])],
)
def test_the_rules_of_a_placed_shop(placed: int, built: int, rules: list[str]) -> None:
    districts = ["34th-west", "34th-east", "42nd-west", "42nd-east", "52nd-west"][:built]
    game = table(placed=placed, towers={f"{district}-grey": (0, 1) for district in districts})

    game.play(f"0 {game.offered(0)[1]}", "0 place times-square-grey")

    assert used(game, "5A-4.3", "5A-4.4", "5A-4.5", "5A-4.6", "5A-4.7") == rules


@pytest.mark.parametrize(
    ("empty", "rules"),
    [
        ([], []),
        (["violet"], ["5A-3.7"]),
        (["violet", "brown", "grey", "orange"], ["5A-3.7"]),
        (["violet", "brown", "grey", "orange", "green"], ["5A-3.7"]),
    ],
)
def test_empty_stacks_are_counted(empty: list[str], rules: list[str]) -> None:
    game = table(stacks=dict.fromkeys(empty, ""))

    game.play("0 skyscrapers")

    assert used(game, "5A-3.7") == rules


@pytest.mark.parametrize(
    ("black", "spent", "rules"),
    [("black-4 black-5", "", []), ("black-4", "black-5", ["5A-3.11"]), ("", "", ["5A-3.12"])],
)
def test_shuffles_and_lost_draws_are_counted(black: str, spent: str, rules: list[str]) -> None:
    game = table(black=black, spent=spent)

    game.play("0 commission")

    assert used(game, "5A-3.11", "5A-3.12") == rules


@pytest.mark.parametrize(
    ("things", "rules"),
    [
        ({}, ["5A-7.4"]),
        ({"towers": {"times-square-grey": (0, 1)}}, ["5A-7.3", "5A-7.4"]),
        ({"seats": 4, "towers": FULL, "shops": SHOP}, ["5A-7.3"]),
        ({"shops": ALL_SHOPS}, ["5A-7.5", "5A-8.7"]),
        ({"options": {"board": "six"}}, ["5A-7.4", "5A-11.2"]),
        (
            {"seats": 2, "towers": ALL_HIS, "shops": {"times-square-sixth": "gallery"}, "options": {"board": "six"}},
            ["5A-7.5", "5A-10.12", "5A-11.2"],
        ),
    ],
)
def test_the_rules_that_say_who_may_bid_which_colour(things: Things, rules: list[str]) -> None:
    game = auction("times-square", **things)

    assert used(game, "5A-7.3", "5A-7.4", "5A-7.5", "5A-8.7", "5A-10.12", "5A-11.2") == rules


@pytest.mark.parametrize(
    ("supply", "bid", "build", "rules"),
    [
        (3, "violet-6", 1, []),
        (3, "violet-4", 2, ["5A-7.13"]),
        (3, "violet-4", 0, ["5A-7.13", "5A-7.14"]),
        (0, "violet-4", 0, ["5A-7.14"]),
    ],
)
def test_the_rules_of_building_fewer(supply: int, bid: str, build: int, rules: list[str]) -> None:
    game = auction("times-square", hands=["violet-4 violet-6"], supply=[supply])

    game.bid(0, bid)
    if supply > 0:
        game.play(f"0 build {build}")

    assert used(game, "5A-7.13", "5A-7.14") == rules


def test_building_none_on_the_own_plot_or_in_central_park_gives_up_no_claim() -> None:
    game = auction("times-square", hands=["violet-6 violet-4"], towers={"times-square-violet": (0, 1)})

    game.bid(0, "violet-6")
    game.play("0 build 0")
    game.bid(0, "violet-4")
    game.play("0 build 0")

    assert used(game, "5A-7.13", "5A-7.14", "5A-7.15", "5A-7.16") == ["5A-7.13", "5A-7.15", "5A-7.16"]


def test_a_limit_set_by_a_black_card_is_counted() -> None:
    black, coloured = [auction("central-park", hands=["violet-4 violet-6 black-6"], supply=[0]) for _table in range(2)]

    black.bid(0, "violet-4 black-6")
    coloured.bid(0, "violet-6")

    assert black.journal.exercised["5A-7.12"] == coloured.journal.exercised.get("5A-7.12", 0) + 1


@pytest.mark.parametrize(
    ("closer", "marks", "rules"),
    [
        (0, "", ["5A-8.1", "5A-8.3", "5A-8.4", "5A-8.5"]),
        (0, "times-square", ["5A-8.1", "5A-8.3", "5A-8.4", "5A-8.5", "5A-8.6"]),
        (3, "34th-west", ["5A-8.2", "5A-8.3", "5A-8.4", "5A-8.5"]),
    ],
)
def test_the_rules_of_a_closing(closer: int, marks: str, rules: list[str]) -> None:
    towers = {plot: (seat, 2) for plot, (seat, _count) in FULL.items() if seat < 3}
    shops = {**SHOP, "times-square-green": "gallery gallery"}
    hands = ["", "", "", ""]
    hands[closer] = "violet-4 orange-4"
    game = auction("times-square", seats=4, hands=hands, towers=towers, shops=shops, beige_marks=marks)

    game.bid(closer, "violet-4" if closer == 0 else "orange-4")
    if closer == 0:
        game.play("0 close")

    assert used(game, "5A-8.1", "5A-8.2", "5A-8.3", "5A-8.4", "5A-8.5", "5A-8.6", "5A-10.11") == rules


@pytest.mark.parametrize(
    ("bid", "black", "rules"),
    [
        ("", "black-4 black-4 black-5", ["5A-10.1", "5A-10.2", "5A-10.4", "5A-10.6", "5A-10.8"]),
        ("violet-6 violet-5", "black-4 black-4 black-5", ["5A-10.1", "5A-10.2", "5A-10.3", "5A-10.6"]),
        ("", "black-4 black-5", ["5A-10.1", "5A-10.2", "5A-10.4", "5A-10.5", "5A-10.6", "5A-10.8"]),
        ("", "", ["5A-10.5"]),
    ],
)
def test_the_rules_of_the_imaginary_player(bid: str, black: str, rules: list[str]) -> None:
    game = auction("times-square", seats=2, hands=["violet-6 violet-5 2 green-4", ""], black=black)

    if bid:
        game.bid(0, bid)
        game.play("0 build 0")
    else:
        game.play("0 pass")

    named = ["5A-10.1", "5A-10.2", "5A-10.3", "5A-10.4", "5A-10.5", "5A-10.6", "5A-10.7", "5A-10.8", "5A-10.9", "5A-10.10", "5A-10.11"]
    assert used(game, *named) == rules


def test_the_rules_of_what_the_imaginary_player_wins() -> None:
    park = auction("central-park", seats=2, hands=["violet-4"])
    park.play("0 pass")
    short = auction("times-square", seats=2, hands=["violet-4"], imaginary=1)
    short.play("0 pass")
    closing = auction("times-square", seats=2, hands=["violet-4"], towers={**ALL_HIS, "times-square-violet": (0, 1)})
    closing.play("0 pass")

    assert used(park, "5A-10.7", "5A-10.8") == ["5A-10.7"]
    assert used(short, "5A-10.8", "5A-10.9") == ["5A-10.8", "5A-10.9"]
    assert used(closing, "5A-10.8", "5A-10.10", "5A-10.11") == ["5A-10.10", "5A-10.11"]


@pytest.mark.parametrize(
    ("hands", "points", "below", "rules"),
    [
        (["", ""], [8, 0], "3 tiles", []),
        (["", ""], [8, 0], "gallery", ["5A-9.6"]),
        (["violet-4", ""], [8, 8], "3 tiles", ["5A-9.8"]),
        (["", ""], [8, 8], "3 tiles", ["5A-9.9"]),
        (["violet-4", "green-4"], [8, 8], "3 tiles", ["5A-9.9"]),
    ],
)
def test_the_rules_that_decided_at_the_end(hands: list[str], points: list[int], below: str, rules: list[str]) -> None:
    tiles = "gallery gallery gallery" if below == "3 tiles" else below
    game = finished(hands=hands, points=points, below=tiles)

    assert used(game, "5A-9.6", "5A-9.8", "5A-9.9") == rules


def hoard(seats: int) -> Table:
    """A game of players who want black cards above all and no auctions, never place a shop and never bid."""
    game = opening(seats=seats, length="400")
    while not game.over:
        (seat,) = game.owing
        offered = game.offered(seat)
        wanted = [text for verb in ["score", "commission", "pass"] for text in offered if text.startswith(verb)]
        quiet = [text for text in offered if not text.endswith("city-hall")]
        game.play(f"{seat} {(wanted or quiet or offered)[0]}")
    return game


def test_players_who_hoard_come_to_rules_that_random_play_hardly_reaches() -> None:
    rules = ["5A-3.7", "5A-3.12", "5A-9.3", "5A-10.5"]

    assert used(hoard(2), *rules) == ["5A-10.5"]
    assert used(hoard(4), *rules) == ["5A-3.7", "5A-3.12", "5A-9.3"]

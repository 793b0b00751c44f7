"""What the winner of a district may build, and where."""

import pytest

from tests.games.fifth_avenue.table import Table, auction, table


def won(bid: str, supply: int = 3) -> Table:
    """Seat 0 has won Times Square with these cards."""
    game = auction("times-square", hands=[f"{bid} orange-4"], supply=[supply])
    game.bid(0, bid)
    return game


def builds(most: int) -> list[str]:
    """All that can be built with this limit."""
    return [f"build {count}" for count in range(most + 1)]


@pytest.mark.rule("5A-7.12")
@pytest.mark.parametrize(
    ("bid", "most"),
    [
        ("violet-4", 3),
        ("violet-4 violet-4 black-4", 3),
        ("violet-5", 2),
        ("violet-4 violet-5 violet-4", 2),
        ("violet-6", 1),
        ("violet-4 violet-5 violet-6", 1),
        ("violet-4 black-5", 2),
        ("violet-4 black-4 black-6 black-5", 1),
        ("violet-6 black-4", 1),
    ],
)
def test_the_highest_card_of_the_bid_sets_the_limit(bid: str, most: int) -> None:
    assert won(bid).offered(0) == builds(most)


@pytest.mark.rule("5A-7.12")
@pytest.mark.parametrize(("bid", "supply", "most"), [("violet-4", 2, 2), ("violet-4", 1, 1), ("violet-5", 1, 1), ("violet-5", 9, 2)])
def test_so_does_the_own_supply(bid: str, supply: int, most: int) -> None:
    assert won(bid, supply).offered(0) == builds(most)


@pytest.mark.rule("5A-7.12")
def test_the_cards_of_the_others_do_not_matter() -> None:
    game = auction("times-square", hands=["violet-4 3 black-4", "grey-6"])
    game.bid(0, "violet-4")
    game.bid(1, "grey-6")

    game.bid(0, "black-4")

    assert game.offered(0) == builds(3)


@pytest.mark.rule("5A-7.12")
def test_the_skyscrapers_come_from_the_own_supply_to_the_plot_of_the_colour() -> None:
    game = won("violet-4", supply=4)
    game.told()

    game.play("0 build 3")

    assert game.told()[0] == "0 builds 3 on times-square-violet [5A-7.12]"
    assert game.on("times-square-violet") == "3 of seat 0"
    assert (game.spectator.supply[0], game.spectator.stock[0]) == (1, 15)


@pytest.mark.rule("5A-7.12", "5A-7.4")
def test_of_two_players_with_different_colours_the_winner_builds_on_his_own() -> None:
    game = auction("times-square", hands=["violet-4", "grey-5"])
    game.bid(0, "violet-4")
    game.bid(1, "grey-5")

    game.play("1 build 2")

    assert (game.on("times-square-violet"), game.on("times-square-grey")) == ("", "2 of seat 1")


@pytest.mark.rule("5A-7.12", "5A-7.3")
def test_more_skyscrapers_join_those_that_stand_there() -> None:
    game = auction("times-square", hands=["violet-4"], towers={"times-square-violet": (0, 2)})
    game.bid(0, "violet-4")

    game.play("0 build 3")

    assert game.on("times-square-violet") == "5 of seat 0"


@pytest.mark.rule("5A-7.13")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_winner_may_build_fewer_or_none_and_his_cards_are_spent_all_the_same(count: int) -> None:
    game = won("violet-4")

    game.play(f"0 build {count}")

    assert game.on("times-square-violet") == ("" if count == 0 else f"{count} of seat 0")
    assert (game.spectator.supply[0], game.hand(0)) == (3 - count, "orange-4")


@pytest.mark.rule("5A-7.14")
def test_also_somebody_without_any_skyscraper_in_supply_may_bid_and_win() -> None:
    game = auction("times-square", hands=["violet-4", "grey-4"], supply=[0], stacks={"violet": ""})

    game.bid(0, "violet-4")
    game.play("1 pass")

    assert "0 builds 0 on times-square-violet [5A-7.12]" in game.told()
    assert (game.stack("violet"), game.on("times-square-violet"), game.spectator.supply[0]) == ("violet-4", "", 0)


@pytest.mark.rule("5A-7.14")
def test_who_builds_none_on_an_empty_plot_has_no_claim_to_it() -> None:
    game = table(
        white="central-park",
        beige="central-park",
        white_marks="times-square",
        beige_marks="times-square",
        hands=["violet-4 grey-4", "violet-5"],
    )
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "violet-4")
    game.play("1 pass", "0 build 0", "0 pass", "1 pass", "0 take orange green", "0 move beige city-hall")

    assert game.offered(0) == ["bid grey-4", "bid orange-4", "bid green-4", "pass"]
    game.play("0 pass")
    assert game.offered(1) == ["bid violet-5", "pass"]

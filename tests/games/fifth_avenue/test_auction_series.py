"""A series of auctions: which districts, in which order, who begins, and how the interrupted turn goes on."""

import pytest

from tests.games.fifth_avenue.table import Table, table


def auctioned(game: Table) -> list[str]:
    """The auctions that have begun since the last time."""
    return [line.split(";")[0] for line in game.told() if "is auctioned" in line]


@pytest.mark.rule("5A-7.1")
def test_the_marked_districts_are_auctioned_from_left_to_right_then_central_park() -> None:
    game = table(white="central-park", white_marks="52nd-west 34th-east times-square")

    game.play("0 skyscrapers", "0 take violet brown", "0 move white city-hall")
    game.play("0 pass", "0 pass", "0 pass", "0 pass")

    assert auctioned(game) == [
        "34th-east is auctioned",
        "times-square is auctioned",
        "52nd-west is auctioned",
        "central-park is auctioned",
    ]


@pytest.mark.rule("5A-7.1")
def test_a_series_with_fewer_markers_has_fewer_auctions() -> None:
    game = table(white="central-park", white_marks="42nd-east", closed="52nd-east")

    game.play("0 skyscrapers", "0 take violet brown", "0 move white city-hall", "0 pass", "0 pass")

    assert auctioned(game) == ["42nd-east is auctioned", "central-park is auctioned"]


@pytest.mark.rule("5A-7.1")
@pytest.mark.parametrize(("mover", "marks"), [("white", "34th-west"), ("beige", "34th-east")])
def test_only_the_markers_of_the_commissioner_who_went_home_count(mover: str, marks: str) -> None:
    game = table(white="central-park", beige="central-park", white_marks="34th-west", beige_marks="34th-east")

    game.play("0 skyscrapers", "0 take violet brown", f"0 move {mover} city-hall", "0 pass", "0 pass")

    assert auctioned(game) == [f"{marks} is auctioned", "central-park is auctioned"]
    assert game.marked(mover) == ""
    assert (game.marked("white") + game.marked("beige")) == ("34th-east" if mover == "white" else "34th-west")


@pytest.mark.rule("5A-7.1")
def test_a_marker_goes_home_after_the_auction_of_its_district() -> None:
    game = table(white="central-park", white_marks="34th-west times-square", hands=["violet-4"])
    game.play("0 skyscrapers", "0 take brown grey", "0 move white city-hall")
    assert (game.at("white"), game.marked("white")) == ("city-hall", "34th-west times-square")

    game.bid(0, "violet-4")
    assert game.marked("white") == "34th-west times-square"
    game.play("0 build 1")

    assert game.marked("white") == "times-square"


@pytest.mark.rule("5A-7.1")
def test_a_marker_goes_home_also_if_nobody_bids() -> None:
    game = table(white="central-park", white_marks="34th-west times-square")
    game.play("0 skyscrapers", "0 take brown grey", "0 move white city-hall")

    game.play("0 pass")

    assert game.marked("white") == "times-square"


@pytest.mark.rule("5A-7.2")
def test_who_moved_the_commissioner_begins_every_auction_of_the_series_whoever_won_before() -> None:
    game = table(
        active=1,
        white="central-park",
        white_marks="34th-west times-square",
        hands=["violet-6 black-6", "2 brown-4", "3 grey-6"],
    )
    game.play("1 skyscrapers", "1 take orange green", "1 move white city-hall")

    game.play("1 pass")
    game.bid(2, "grey-6")
    game.play("0 pass", "2 build 1")
    assert game.owing == [1]
    game.play("1 pass")
    game.bid(2, "grey-6")
    game.play("0 pass", "2 build 1")

    assert game.owing == [1]


@pytest.mark.rule("5A-7.1")
def test_after_the_last_auction_the_turn_is_over_if_the_third_phase_set_off_the_series() -> None:
    game = table(white="central-park")

    game.play("0 skyscrapers", "0 take violet brown", "0 move white city-hall", "0 pass")

    assert game.told()[-1] == "1: turn 2 [5A-3.1]"


@pytest.mark.rule("5A-7.1", "5A-3.4")
def test_a_series_in_action_c_is_played_to_its_end_before_the_two_cards_are_taken() -> None:
    game = table(white="central-park", white_marks="34th-west times-square", beige="34th-east", hands=["violet-4", "brown-4"])

    game.play("0 commission", "0 move white city-hall")
    for _ground in ["34th-west", "times-square", "central-park"]:
        assert (game.offered(0)[-1], game.spectator.held[0]) == ("pass", (1, 0, 0, 0, 0, 1))
        game.play("0 pass", "1 pass")

    assert game.offered(0)[0] == "take violet brown"
    game.play("0 take grey orange")
    assert game.offered(0) == ["move white 34th-west", "move white 34th-east", "move beige times-square", "move beige 42nd-east"]


@pytest.mark.rule("5A-7.1", "5A-3.4", "5A-5.4")
def test_both_moves_of_action_c_may_set_off_a_series() -> None:
    game = table(
        white="central-park",
        beige="central-park",
        white_marks="34th-west",
        beige_marks="34th-east 52nd-east",
        hands=["violet-4"],
    )

    game.play("0 commission", "0 move white city-hall", "0 pass", "0 pass", "0 take brown grey")
    assert auctioned(game) == ["34th-west is auctioned", "central-park is auctioned"]
    game.play("0 move beige city-hall", "0 pass", "0 pass", "0 pass")

    assert auctioned(game) == ["34th-east is auctioned", "52nd-east is auctioned", "central-park is auctioned"]
    assert (game.owing, game.spectator.turn, game.spectator.active) == ([1], 2, 1)
    assert (game.marked("white"), game.marked("beige")) == ("", "")


@pytest.mark.rule("5A-7.1", "5A-5.3")
def test_after_a_series_the_commissioner_can_be_sent_out_again() -> None:
    game = table(white="central-park", white_marks="34th-west 42nd-west 52nd-west")
    game.play("0 commission", "0 move white city-hall", "0 take brown grey", "0 move white 34th-west")

    game.play("1 commission", "1 move white times-square")

    assert game.marked("white") == "34th-west"

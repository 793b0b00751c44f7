"""Section 5 of the rules: where commissioners go, what they mark, when they set off the auctions."""

from typing import Final, Unpack

import pytest

from tests.games.fifth_avenue.table import Table, Things, table

MOVES: Final = {
    "city-hall": ["34th-west", "34th-east"],
    "34th-west": ["42nd-west", "times-square"],
    "34th-east": ["times-square", "42nd-east"],
    "42nd-west": ["52nd-west"],
    "times-square": ["52nd-west", "52nd-east"],
    "42nd-east": ["52nd-east"],
    "52nd-west": ["central-park"],
    "52nd-east": ["central-park"],
    "central-park": ["city-hall"],
}
CHANGED: Final[dict[str, dict[str, list[str]]]] = {
    "34th-west": {"city-hall": ["34th-east", "42nd-west", "times-square"]},
    "34th-east": {"city-hall": ["34th-west", "times-square", "42nd-east"]},
    "42nd-west": {"34th-west": ["times-square", "52nd-west"]},
    "42nd-east": {"34th-east": ["times-square", "52nd-east"]},
    "times-square": {"34th-west": ["42nd-west", "52nd-west", "52nd-east"], "34th-east": ["42nd-east", "52nd-west", "52nd-east"]},
    "52nd-west": {"42nd-west": ["central-park"], "times-square": ["52nd-east", "central-park"]},
    "52nd-east": {"42nd-east": ["central-park"], "times-square": ["52nd-west", "central-park"]},
}
"""By closed district: from where one goes elsewhere than usual."""
TRIP: Final = ["34th-west", "times-square", "52nd-east", "central-park", "city-hall"]


def moving(**things: Unpack[Things]) -> Table:
    """A table where seat 0 is asked which commissioner moves."""
    game = table(**things)
    game.play("0 skyscrapers", "0 take violet brown")
    game.told()
    return game


def goals(game: Table, commissioner: str) -> list[str]:
    """Where a commissioner may go."""
    return [text.split()[2] for text in game.offered(0) if text.split()[1] == commissioner]


# --- routes ---


@pytest.mark.rule("5A-5.1")
@pytest.mark.parametrize("start", MOVES)
def test_a_commissioner_moves_one_step_to_the_right(start: str) -> None:
    assert goals(moving(white=start), "white") == MOVES[start]
    assert goals(moving(beige=start), "beige") == MOVES[start]


@pytest.mark.rule("5A-5.1")
@pytest.mark.parametrize(("commissioner", "other"), [("white", "beige"), ("beige", "white")])
def test_the_commissioner_that_is_moved_stands_at_its_goal_and_the_other_stays(commissioner: str, other: str) -> None:
    game = moving(white="34th-east", beige="34th-east")

    game.play(f"0 move {commissioner} times-square")

    assert (game.at(commissioner), game.at(other)) == ("times-square", "34th-east")
    assert game.told()[0] == f"0 moves the {commissioner} commissioner to times-square [5A-5.1]"


@pytest.mark.rule("5A-5.1")
def test_a_trip_leads_through_three_districts_to_central_park() -> None:
    game = table(beige="central-park")

    for turn, place in enumerate(TRIP[:-1]):
        seat = turn % 3
        game.play(f"{seat} skyscrapers", f"{seat} take violet brown", f"{seat} move white {place}")

    assert game.marked("white") == "34th-west times-square 52nd-east"


@pytest.mark.rule("5A-5.2")
@pytest.mark.parametrize("start", MOVES)
@pytest.mark.parametrize("closed", CHANGED)
def test_a_closed_district_is_passed_through(closed: str, start: str) -> None:
    assert goals(moving(white=start, closed=closed), "white") == CHANGED[closed].get(start, MOVES[start])


@pytest.mark.rule("5A-5.2", "5A-5.3")
def test_who_passes_through_a_closed_district_leaves_no_marker_there() -> None:
    game = moving(white="42nd-west", white_marks="34th-west", closed="52nd-west")

    game.play("0 move white central-park")

    assert game.marked("white") == "34th-west 42nd-west"


# --- markers ---


@pytest.mark.rule("5A-5.3")
@pytest.mark.parametrize(("commissioner", "other"), [("white", "beige"), ("beige", "white")])
def test_the_district_that_is_left_gets_a_marker_of_the_colour(commissioner: str, other: str) -> None:
    game = moving(white="times-square", beige="times-square")

    game.play(f"0 move {commissioner} 52nd-west")

    assert (game.marked(commissioner), game.marked(other)) == ("times-square", "")
    assert f"times-square gets a {commissioner} marker [5A-5.3]" in game.told()


@pytest.mark.rule("5A-5.3")
def test_the_district_that_is_reached_gets_no_marker() -> None:
    game = moving()

    game.play("0 move white 34th-west")

    assert (game.marked("white"), game.marked("beige")) == ("", "")
    assert [text for text in game.told() if "marker" in text] == []


@pytest.mark.rule("5A-5.3")
def test_a_district_can_have_markers_of_both_colours() -> None:
    game = moving(white="times-square", beige="52nd-west", beige_marks="34th-west times-square")

    game.play("0 move white 52nd-west")

    assert game.marked("white") == "times-square"
    assert game.marked("beige") == "34th-west times-square"


# --- home again ---


@pytest.mark.rule("5A-5.4")
def test_going_back_to_city_hall_sets_off_the_auctions_at_once() -> None:
    game = moving(white="central-park", white_marks="34th-west times-square", hands=3 * ["green-4"])

    game.play("0 move white city-hall")

    assert game.at("white") == "city-hall"
    assert game.told()[:2] == [
        "0 moves the white commissioner to city-hall [5A-5.4]",
        "34th-west is auctioned; 0 begins [5A-7.1]",
    ]
    assert game.spectator.turn == 1


@pytest.mark.rule("5A-5.4")
def test_reaching_central_park_sets_off_nothing() -> None:
    game = moving(white="52nd-west", white_marks="34th-west times-square", hands=3 * ["green-4"])

    game.play("0 move white central-park")

    assert game.marked("white") == "34th-west times-square 52nd-west"
    assert game.spectator.turn == 2


@pytest.mark.rule("5A-5.4")
def test_a_commissioner_in_central_park_may_wait_while_the_other_one_moves() -> None:
    game = moving(white="central-park", beige="34th-west")

    assert game.offered(0) == ["move white city-hall", "move beige 42nd-west", "move beige times-square"]
    game.play("0 move beige 42nd-west")

    assert (game.at("white"), game.owing) == ("central-park", [1])


@pytest.mark.rule("5A-5.4")
def test_with_both_in_central_park_one_has_to_go_home() -> None:
    game = moving(white="central-park", beige="central-park")

    assert game.offered(0) == ["move white city-hall", "move beige city-hall"]


# --- both of them ---


@pytest.mark.rule("5A-5.5")
def test_both_commissioners_may_stand_in_one_district() -> None:
    game = moving(white="34th-west", beige="times-square")

    game.play("0 move white times-square")

    assert (game.at("white"), game.at("beige")) == ("times-square", "times-square")


@pytest.mark.rule("5A-5.5")
@pytest.mark.parametrize("way", [["34th-west", "times-square", "52nd-east"], ["34th-east", "42nd-east", "52nd-east"]])
def test_they_may_go_the_same_way_or_different_ones(way: list[str]) -> None:
    game = table(white="central-park", white_marks="34th-west times-square 52nd-east")

    for turn, place in enumerate([*way, "central-park"]):
        seat = turn % 3
        game.play(f"{seat} skyscrapers", f"{seat} take violet brown", f"{seat} move beige {place}")

    assert game.marked("white") == "34th-west times-square 52nd-east"
    assert game.marked("beige") == " ".join(way)


@pytest.mark.rule("5A-5.5")
@pytest.mark.parametrize(("place", "times"), [("times-square", 1), ("city-hall", 0), ("central-park", 0)])
def test_meeting_counts_as_a_use_of_the_rule_only_in_a_district(place: str, times: int) -> None:
    game = table(white=place, beige=place)

    game.play("0 skyscrapers")

    assert game.journal.exercised.get("5A-5.5", 0) == times

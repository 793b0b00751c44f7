"""Skyscrapers: building in the borough of the Mayor, moving what is missing, and the statue for all six boroughs."""

from typing import Final, Unpack

import pytest

from tests.games.new_york_city.table import Table, Things, bidding

ALL_BUT_BRONX: Final = {"manhattan": 1, "queens": 1, "brooklyn": 1, "staten-island": 1, "jersey-city": 1}
EVERYWHERE: Final = {"bronx": 1, **ALL_BUT_BRONX}


def bid_for(*values: int, **things: Unpack[Things]) -> Table:
    """The seats have bid so much for skyscrapers, seat 0 first; the Mayor is in the Bronx."""
    things["hands"] = [f"{value} skyscraper" if value > 0 else "" for value in values]
    things["first"] = 0
    things["mayor"] = "bronx"
    game = bidding("skyscraper", **things)
    for seat, value in enumerate(values):
        if value > 0:
            game.bid(seat, *value * ["play skyscraper"])
    return game


@pytest.mark.rule("NYC-8.11")
def test_everybody_builds_as_many_as_his_bid_where_the_mayor_is_and_the_highest_one_more() -> None:
    game = bid_for(2, 3, 1, ready=[5, 5, 5], built=[{"bronx": 1}])

    assert [game.built(seat) for seat in range(3)] == [{"bronx": 1 + 2}, {"bronx": 3 + 1}, {"bronx": 1}]
    assert [game.of(seat).ready for seat in range(3)] == [3, 1, 4]
    assert "1 builds in bronx: 4 [NYC-8.11]" in game.told()


@pytest.mark.rule("NYC-8.11")
def test_who_has_skyscrapers_on_his_board_must_build_them() -> None:
    game = bid_for(2, ready=[2], built=[{"queens": 1}])

    assert (game.of(0).ready, game.built(0)) == (0, {"bronx": 2, "queens": 1})


@pytest.mark.rule("NYC-8.11", "NYC-7.11")
def test_who_has_passed_builds_nothing() -> None:
    game = bid_for(0, 1, ready=[4, 4])

    assert [game.built(seat) for seat in range(2)] == [{}, {"bronx": 2}]


# --- too few on the board ---


@pytest.mark.rule("NYC-8.12")
def test_one_who_has_too_few_may_move_one_from_another_borough_once_for_the_action() -> None:
    game = bid_for(3, ready=[1], built=[{"queens": 2, "brooklyn": 1, "bronx": 1}])
    assert game.offered(0) == ["decline", "move queens", "move brooklyn"]

    game.play("0 move queens")

    assert (game.over, game.built(0), game.of(0).ready) == (True, {"bronx": 1 + 1 + 1, "queens": 1, "brooklyn": 1}, 0)


@pytest.mark.rule("NYC-8.12")
def test_each_missing_one_may_be_moved_where_the_option_says_so() -> None:
    game = bid_for(3, ready=[1], built=[{"queens": 2, "brooklyn": 3}], options={"relocate": "each"})

    game.play("0 move queens", "0 move brooklyn", "0 move queens")

    assert (game.over, game.built(0)) == (True, {"bronx": 1 + 3, "brooklyn": 2})


@pytest.mark.rule("NYC-8.12")
@pytest.mark.parametrize("relocate", ["one", "each"])
def test_nobody_has_to_move_any(relocate: str) -> None:
    game = bid_for(3, ready=[1], built=[{"queens": 2}], options={"relocate": relocate})

    game.play("0 decline")

    assert (game.over, game.built(0)) == (True, {"bronx": 1, "queens": 2})


@pytest.mark.rule("NYC-8.12")
def test_who_may_move_each_stops_when_he_likes() -> None:
    game = bid_for(3, built=[{"queens": 4}], options={"relocate": "each"})

    game.play("0 move queens", "0 decline")

    assert (game.over, game.built(0)) == (True, {"bronx": 1, "queens": 3})


@pytest.mark.rule("NYC-8.12")
@pytest.mark.parametrize("relocate", ["one", "each"])
def test_who_has_enough_moves_none(relocate: str) -> None:
    game = bid_for(2, ready=[3], built=[{"queens": 2}], options={"relocate": relocate})

    assert (game.over, game.built(0)) == (True, {"bronx": 3, "queens": 2})


@pytest.mark.rule("NYC-8.12")
def test_who_has_none_in_another_borough_is_not_asked() -> None:
    game = bid_for(2, ready=[1], built=[{"bronx": 2}])

    assert (game.over, game.built(0)) == (True, {"bronx": 3})


@pytest.mark.rule("NYC-8.12")
def test_the_bonus_counts_among_what_is_missing() -> None:
    """Seat 0 has as many as he has bid, but not the one of the bonus; seat 1 has all that he needs."""
    game = bid_for(2, 1, ready=[2, 1], built=[{"queens": 1}, {"queens": 1}])
    assert game.owing == [0]

    game.play("0 move queens")

    assert (game.over, game.built(0), game.built(1)) == (True, {"bronx": 3}, {"bronx": 1, "queens": 1})


@pytest.mark.rule("NYC-8.12")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("move bronx", "it is moved from another borough [NYC-8.12]"),
        ("move brooklyn", "you have no skyscraper in brooklyn [NYC-8.12]"),
        ("done", "now a skyscraper is moved from another borough, or not: move one, or decline [NYC-8.12]"),
        ("pass", "now a skyscraper is moved from another borough, or not: move one, or decline [NYC-8.12]"),
    ],
)
def test_why_something_is_not_moved(text: str, why: str) -> None:
    game = bid_for(2, built=[{"bronx": 1, "queens": 1}])

    assert str(game.refused(0, text)) == why


# --- 21: one more ---


@pytest.mark.rule("NYC-11.21")
def test_21_adds_one_in_all_not_one_for_each() -> None:
    game = bid_for(3, ready=[9], teams=["21"], dollars=[2])
    assert game.offered(0) == ["use character-21", "done"]

    game.play("0 use character-21")

    assert (game.over, game.built(0), game.of(0).ready, game.dollars[0]) == (True, {"bronx": 3 + 1 + 1}, 5, 1)


@pytest.mark.rule("NYC-11.21", "NYC-8.12")
def test_21_follows_a_skyscraper_that_was_only_moved() -> None:
    game = bid_for(1, built=[{"queens": 1}], teams=["21"], dollars=[1])

    game.play("0 move queens", "0 use character-21")

    assert game.built(0) == {"bronx": 2}


@pytest.mark.rule("NYC-11.21")
@pytest.mark.parametrize(("built", "moves"), [({}, []), ({"queens": 1}, ["0 decline"])])
def test_21_is_not_used_when_nothing_was_built(built: dict[str, int], moves: list[str]) -> None:
    game = bid_for(2, built=[built], teams=["21"], dollars=[1])

    game.play(*moves)

    assert (game.over, game.built(0)) == (True, built)


@pytest.mark.rule("NYC-4.3", "NYC-11.21")
def test_two_21s_add_two() -> None:
    game = bid_for(1, ready=[2], teams=["21 21"], dollars=[2])

    game.play("0 use character-21", "0 use character-21")

    assert (game.over, game.built(0)) == (True, {"bronx": 1 + 1 + 2})


@pytest.mark.rule("NYC-11.21", "NYC-4.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("pass", "now a character adds a skyscraper, or not: use it, or done [NYC-11.21]"),
        ("decline", "now a character adds a skyscraper, or not: use it, or done [NYC-11.21]"),
        ("use character-22", "character-22 is not one of yours [NYC-4.1]"),
        ("use character-16", "character-16 is of no use now [NYC-11.16]"),
    ],
)
def test_why_something_else_is_not_done_when_a_skyscraper_may_be_added(text: str, why: str) -> None:
    game = bid_for(1, ready=[2], teams=["16 21"], dollars=[2])

    assert str(game.refused(0, text)) == why


# --- the statue ---


@pytest.mark.rule("NYC-8.13")
def test_who_is_the_first_to_be_everywhere_at_the_end_of_a_bidding_round_scores_four() -> None:
    game = bid_for(1, ready=[2], built=[ALL_BUT_BRONX])

    assert (game.points, game.spectator.statue) == ((4, 0, 0), True)
    assert game.told()[-1] == "0 has skyscrapers in all boroughs and scores 4 [NYC-8.13]"


@pytest.mark.rule("NYC-8.13")
def test_if_several_are_everywhere_at_the_same_time_each_scores_four() -> None:
    game = bid_for(1, 2, 1, ready=[2, 3, 2], built=[ALL_BUT_BRONX, ALL_BUT_BRONX, {"queens": 1}])

    assert game.points == (4, 4, 0)


@pytest.mark.rule("NYC-8.13")
def test_later_nobody_scores_for_it_any_more() -> None:
    game = bid_for(1, ready=[2], built=[ALL_BUT_BRONX, EVERYWHERE], statue=True)

    assert game.points == (0, 0, 0)


@pytest.mark.rule("NYC-8.13")
@pytest.mark.parametrize("kind", ["press", "dollars", "elevator", "plans", "prestige", "skyscraper"])
def test_it_is_looked_for_at_the_end_of_every_bidding_round(kind: str) -> None:
    game = bidding(kind, built=[{}, EVERYWHERE])

    assert game.points == (0, 4, 0)


@pytest.mark.rule("NYC-8.13", "NYC-8.12")
def test_only_the_end_of_the_bidding_round_counts() -> None:
    """The last skyscraper of Queens goes to the Bronx."""
    game = bid_for(1, built=[ALL_BUT_BRONX])

    game.play("0 move queens")

    assert (game.points[0], game.spectator.statue) == (0, False)


@pytest.mark.rule("NYC-8.13")
def test_neutral_skyscrapers_do_not_help() -> None:
    game = bidding("press", built=[ALL_BUT_BRONX], neutral={"bronx": 2})

    assert game.points == (0, 0, 0)

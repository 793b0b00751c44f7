"""The printed examples of Tom, the automatic player (rulebook 002, "Solo rules")."""

import pytest

from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.edition import LEVELS
from tests.games.new_york_city.table import bidding, finished, new_round


@pytest.mark.rule("NYC-12.1")
def test_twelve_levels_are_printed_from_easy_to_hard() -> None:
    assert " ".join(LEVELS) == "A6 B3 C2 A7 B4 C3 A8 B5 C4 A9 B6 C5"


@pytest.mark.rule("NYC-12.5")
def test_b4_starts_with_six_cards() -> None:
    game = new_round(seats=1, toms=["B4"], deck="3 press 2 press 2 dollars 2 elevator 4 prestige 20 press")

    game.play("0 take press press", "0 take dollars dollars")
    got = [event for event in game.journal.take() if event.kind.name in ("tom got", "tom drew")]

    assert [event.amount for event in got] == [2, 1, 1, 1, 1, 1]
    assert [event.names() for event in got[:5]] == [["elevator", "elevator"], *4 * [["prestige"]]]
    assert game.hand(1) == "elevator elevator prestige prestige prestige prestige"
    assert got[5].names() == ["press"]


@pytest.mark.rule("NYC-12.7", "NYC-12.2")
def test_a_drawn_plans_card_is_played_at_once_with_a_dollar_card_of_the_supply() -> None:
    game = bidding("dollars", seats=1, toms=["B4"], hands=["dollars", "dollars"], deck="plans 20 press", first=0)
    game.bid(0, "play dollars")

    assert game.dollars == (1, 3)


@pytest.mark.rule("NYC-12.10")
def test_tom_plays_one_of_two_wild_cards_to_draw_level_with_two_prestige_cards() -> None:
    game = bidding(
        "prestige",
        seats=1,
        toms=["A6"],
        hands=["2 prestige", "prestige 2 wild"],
        press=[("neutral", 8), (1, 2), (0, 1)],
        first=0,
        ready=[1],
    )

    game.bid(0, "play prestige", "play prestige")

    assert game.hand(1) == "wild"
    assert game.spectator.winner == 1


@pytest.mark.rule("NYC-12.14", "NYC-12.15")
@pytest.mark.parametrize(
    ("letters", "x", "far"),
    [("XDCAEB", "manhattan", "taxi-1"), ("BDCAEX", "jersey-city", "taxi-2")],
)
def test_the_prestige_steps_with_a_taxi_and_a_subway(letters: str, x: str, far: str) -> None:
    """He reaches B, C, D and X; his one skyscraper stands in X, so D is next; the taxi from X to D is taken, with its tile."""
    game = bidding(
        "prestige", seats=1, toms=["A6"], hands=["", "prestige"], letters=letters, tiles="taxi-high subway-low", built=[{}, {x: 1}]
    )

    assert game.built(1) == {x: 1, "bronx": 1}
    assert game.spectator.prestige == (0, 4, 0, 0, 0, 0)
    assert [name for name, count in zip(VESSELS, game.of(1).vessels, strict=True) if count > 0] == ["taxi"]
    assert game.spectator.standing == 2**10 - 1 - {"taxi-1": 1, "taxi-2": 2}[far]


@pytest.mark.rule("NYC-12.17")
def test_four_wild_cards_make_three_skyscrapers() -> None:
    game = bidding("skyscraper", seats=1, toms=["A6"], hands=["4 skyscraper", "2 wild 2 plans"], ready=[9], mayor="queens")

    game.bid(0, *["play skyscraper"] * 4)

    assert game.built(1) == {"queens": 3}


@pytest.mark.rule("NYC-12.18")
def test_characters_1_1_1_4_with_five_dollars_bring_eight_points() -> None:
    game = finished(seats=1, toms=["A6"], teams=["", "1 2 3 8"], dollars=[0, 5])

    assert game.points == (0, 8)

"""What a sensible player of New York City knows about a Tom: his cards lie open, and he has no choice."""

from typing import Final

import pytest

from midtown.bots.registry import make_bot
from midtown.bots.sense.new_york_city.boroughs import Boroughs
from midtown.bots.sense.new_york_city.contests import TOMS_WILD_BIDS, Contests
from midtown.bots.sense.new_york_city.drafting import denied
from midtown.bots.sense.new_york_city.growth import Growth
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import DOLLARS, ELEVATOR, KINDS, PLANS, PRESS, SKYSCRAPER, WILD
from midtown.games.new_york_city.tom import MOST_IN_BOROUGH
from midtown.games.new_york_city.words import WORDS
from tests.games.new_york_city.table import Table, bidding, drafting

AHEAD: Final[list[tuple[int | str, int]]] = [("neutral", 15), (0, 3), (1, 2)]
"""The own seat is ahead of the Tom,"""
BEHIND: Final[list[tuple[int | str, int]]] = [("neutral", 15), (1, 3), (0, 2)]
"""or behind him."""


def bid_of(at: Table) -> list[str]:
    """All that the greedy bot does until its bid stands."""
    done: list[str] = []
    while not done or done[-1] not in ("bid", "pass"):
        done.append(WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(0), at.state.options(0))])
        at.play(f"0 {done[-1]}")
    return done


# --- his cards ---


def test_it_does_not_count_on_a_second_pair_in_its_last_turn_against_two_toms() -> None:
    at = drafting(
        0,
        seats=1,
        toms=["A2", "A2"],
        pairs="plans skyscraper plans wild press dollars",
        hands=["plans press wild plans plans"],
        round=2,
        ready=[3],
    )

    assert WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(0), at.state.options(0))] == "take plans wild"


@pytest.mark.parametrize(("level", "more"), [("A6", 0), ("B4", 1), ("C2", 1)])
def test_the_bid_of_a_bidding_round_that_is_over_says_nothing_about_the_next_one(level: str, more: int) -> None:
    at = bidding("press", seats=1, toms=[level], hands=["press", "dollars"], press=AHEAD, first=1)
    next_round = Contests(at.state, 0, DOLLARS)

    assert next_round.expected(1, DOLLARS) == pytest.approx(1 + more / KINDS + 2 * more / KINDS * TOMS_WILD_BIDS)
    assert next_round.lured(DOLLARS, 2) == 0


# --- his bid in the running bidding round ---


@pytest.mark.parametrize(
    ("press", "supply", "needed"),
    [(AHEAD, "elevator", 1), (BEHIND, "elevator", 2), (AHEAD, "elevator wild", 2), (BEHIND, "elevator plans", 3), (BEHIND, "3 wild", 1)],
)
def test_it_counts_on_the_bonus_from_where_a_tom_cannot_lead_any_more(press: list[tuple[int | str, int]], supply: str, needed: int) -> None:
    at = bidding("elevator", seats=1, toms=["A6"], hands=["4 elevator", supply], press=press, first=0)

    chances = Contests(at.state, 0, ELEVATOR).chances(ELEVATOR, 4)

    assert [round(best) for best, _second in chances[1:]] == [int(value >= needed) for value in range(1, 5)]


def test_it_bids_just_as_much_as_a_tom_cannot_reach() -> None:
    at = bidding(
        "elevator",
        seats=1,
        toms=["A6"],
        hands=["4 elevator", "elevator wild"],
        press=AHEAD,
        first=0,
        rows={3: "25"},
        round=5,
        letters="XABCDE",
    )

    assert bid_of(at) == ["play elevator", "play elevator", "bid"]


@pytest.mark.parametrize(("value", "spent"), [(1, 1), (2, 2), (3, 3), (4, 0)])
def test_it_knows_how_many_wild_cards_a_tom_spends_to_beat_a_bid(value: int, spent: int) -> None:
    at = bidding("press", seats=1, toms=["A6"], hands=["4 press", "press 2 wild plans"], press=AHEAD, first=0)

    assert Contests(at.state, 0, PRESS).lured(PRESS, value) == spent


def test_it_lures_no_wild_cards_out_of_a_tom_who_has_bid_or_lacks_a_matching_card() -> None:
    after = bidding("press", seats=1, toms=["A6"], hands=["4 press", "press 2 wild"], press=AHEAD, first=1)
    lacking = bidding("press", seats=1, toms=["A6"], hands=["4 press", "3 wild"], press=AHEAD, first=0)

    assert Contests(after.state, 0, PRESS).lured(PRESS, 2) == 0
    assert Contests(lacking.state, 0, PRESS).lured(PRESS, 2) == 0
    assert Contests(lacking.state, 0, PRESS).lured(DOLLARS, 2) == 0


def test_it_expects_one_less_of_wild_cards_alone_in_the_skyscraper_round() -> None:
    alone = bidding("skyscraper", seats=1, toms=["A6"], hands=["skyscraper", "3 wild"], first=0)
    joined = bidding("skyscraper", seats=1, toms=["A6"], hands=["skyscraper", "skyscraper 2 wild"], first=0)

    assert Contests(alone.state, 0, SKYSCRAPER).expected(1, SKYSCRAPER) == 2
    assert Contests(joined.state, 0, SKYSCRAPER).expected(1, SKYSCRAPER) == 3


# --- his buildings and his pair ---


def test_it_expects_a_tom_to_build_where_the_mayor_is_still_to_come_but_never_more_than_five() -> None:
    at = bidding("press", seats=1, toms=["A6"], hands=["press"], built=[{}, {"bronx": 1, "queens": 4}], letters="XABCDE", mayor="bronx")

    counts = Growth(at.state, 0, PRESS, Contests(at.state, 0, PRESS)).counts[1]

    assert counts[BOROUGHS.index("manhattan")] == 0
    assert counts[BOROUGHS.index("bronx")] == 1
    assert counts[BOROUGHS.index("queens")] == MOST_IN_BOROUGH
    assert 2 < counts[BOROUGHS.index("brooklyn")] < MOST_IN_BOROUGH


def test_a_strong_tom_is_expected_to_build_more_than_a_weak_one() -> None:
    later = BOROUGHS.index("brooklyn")
    tables = [bidding("press", seats=1, toms=[level], hands=["press"]) for level in ("A2", "B2", "C2", "C3")]

    expected = [Growth(at.state, 0, PRESS, Contests(at.state, 0, PRESS)).counts[1][later] for at in tables]

    assert expected == sorted(set(expected))


def test_it_denies_a_tom_the_cards_he_builds_with() -> None:
    assert denied((PLANS, WILD)) > denied((PRESS, SKYSCRAPER)) > denied((PRESS, DOLLARS))


def test_alone_it_takes_the_two_pairs_that_are_best_together() -> None:
    pairs = "press dollars elevator elevator elevator elevator"
    at = drafting(0, 0, seats=1, toms=["A2"], pairs=pairs, rows={5: "10 20"}, press=AHEAD, round=5)

    assert WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(0), at.state.options(0))] == "take elevator elevator"


# --- the press track ---


def test_to_be_first_on_the_press_track_is_worth_most_where_skyscrapers_are_equal() -> None:
    even = bidding("press", seats=2, hands=["press"], built=[{"bronx": 3}, {"bronx": 3}], letters="BXACDE", round=5)
    ahead = bidding("press", seats=2, hands=["press"], built=[{"bronx": 6}, {"bronx": 3}], letters="BXACDE", round=5)

    gains = []
    for at in (even, ahead):
        boroughs = Boroughs(at.state, 0, PRESS, Contests(at.state, 0, PRESS))
        gains.append(boroughs.with_rank(0) - boroughs.with_rank(2))

    assert gains[0] > 2
    assert gains[0] > 4 * gains[1] >= 0

"""What a sensible player of New York City does."""

from typing import Unpack

import pytest

from midtown.bots.registry import make_bot
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.cards import SKYSCRAPER
from midtown.games.new_york_city.exchange import EXCHANGE_AT_END
from midtown.games.new_york_city.words import WORDS
from tests.games.new_york_city.table import Table, Things, begun, bidding, drafting, laid, opening, phase_three

STRONG = {1: "13 13 2 2", 2: "5 14 15 4", 3: "16 16 17 17", 4: "18 9 8 8", 5: "10 20 21 22"}
"""Open characters of every value."""


def choice(at: Table, seat: int = 0) -> str:
    """What the greedy bot does in this seat."""
    return WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(seat), at.state.options(seat))]


def turn_of(at: Table, seat: int = 0) -> list[str]:
    """All that the greedy bot does in this seat until another one is asked, or something else."""
    done: list[str] = []
    while at.owing == [seat] and (not done or done[-1] not in ("bid", "pass", "done")):
        done.append(choice(at, seat))
        at.play(f"{seat} {done[-1]}")
    return done


def last_exchange(**things: Unpack[Things]) -> Table:
    """A table at the very end of phase II, when seat 0 may exchange."""
    state = laid({"seats": 2, **things})
    state.bids.bidding = SKYSCRAPER
    return begun(state, EXCHANGE_AT_END, 0)


# --- set-up and phase I ---


def test_it_starts_with_characters_that_can_be_used_often() -> None:
    at = opening(seats=2, seed=7)
    at.state.start_pairs.n = 0
    for kind in (13, 27, 1, 10):
        at.state.start_pairs.add(kind - 1)

    assert choice(at, at.owing[0]) == "start 2"


def test_it_takes_the_pair_that_makes_one_strong_bid() -> None:
    at = drafting(
        hands=["2 elevator"],
        pairs="press dollars elevator elevator press plans",
        rows={1: "13", 4: "9", 5: "20"},
        built=[{"manhattan": 1}, {"manhattan": 5}],
        press=[("neutral", 15), (0, 9), (1, 0)],
        ready=[5],
        round=5,
        seats=2,
    )

    assert choice(at) == "take elevator elevator"


def test_it_takes_wild_cards_before_any_others() -> None:
    at = drafting(hands=["elevator prestige skyscraper"], pairs="wild wild press dollars dollars plans", rows=STRONG, ready=[4], seats=2)

    assert choice(at) == "take wild wild"


def test_it_draws_cards_by_a_character_before_it_takes_a_pair() -> None:
    at = drafting(hands=["press"], pairs="press dollars elevator plans", teams=["10"], dollars=[1], rows=STRONG)

    assert choice(at) == "use character-10"


def test_it_saves_its_only_dollar_for_a_better_character() -> None:
    at = drafting(hands=["press"], pairs="press dollars elevator plans", teams=["2 22"], dollars=[1], rows=STRONG)

    assert choice(at).startswith("take")


def test_it_replaces_a_neutral_skyscraper_where_that_makes_it_first() -> None:
    at = drafting(
        seats=2,
        teams=["11"],
        dollars=[3],
        ready=[3],
        pairs="press press dollars dollars",
        built=[{"bronx": 2, "queens": 1}, {"queens": 5}],
        neutral={"bronx": 2, "queens": 2},
        letters="AXBCDE",
        round=5,
    )
    at.play("0 use character-11")

    assert choice(at) == "replace bronx"


# --- bids ---


def test_it_plays_everything_in_the_last_bidding_round_where_it_must_win() -> None:
    at = bidding(
        "skyscraper",
        hands=["2 skyscraper wild 2 press"],
        ready=[6],
        mayor="bronx",
        built=[{}, {"bronx": 4}],
        neutral={"bronx": 4},
        base=(6, 10, 8, 8, 9, 7),
        round=5,
        letters="ABCDXE",
        seats=2,
    )

    assert turn_of(at) == ["play skyscraper", "play skyscraper", "pair press", "play wild", "bid"]


def test_it_keeps_cards_for_a_later_bidding_round_that_brings_more() -> None:
    at = bidding("press", hands=["2 wild 2 elevator"], rows=STRONG, round=5, seats=2)

    assert turn_of(at) == ["pass"]


def test_it_passes_where_a_bid_brings_nothing() -> None:
    at = bidding("skyscraper", hands=["skyscraper", "2 skyscraper"], ready=[0, 2], first=1, seats=2)
    at.bid(1, "play skyscraper", "play skyscraper")

    assert turn_of(at) == ["pass"]


def test_it_bids_no_more_than_it_needs_for_the_best_character() -> None:
    at = bidding("elevator", hands=["5 elevator"], rows={1: "13"}, seats=2)

    assert turn_of(at) == ["play elevator", "bid"]


def test_it_fetches_a_matching_card_from_the_reserve_for_one_that_is_of_no_use_any_more() -> None:
    at = bidding("elevator", hands=["2 elevator press"], reserves=["elevator elevator"], rows=STRONG, seats=2)

    assert turn_of(at)[:2] == ["swap press elevator", "play elevator"]


def test_it_makes_one_card_count_as_two_with_a_card_that_it_does_not_need() -> None:
    at = bidding(
        "skyscraper", hands=["skyscraper press"], teams=["20"], dollars=[2], ready=[6], mayor="bronx", built=[{}, {"bronx": 3}], seats=2
    )

    assert turn_of(at) == ["play skyscraper", "as-two press", "bid"]


def test_it_joins_a_wild_card_with_a_useless_one() -> None:
    at = bidding("skyscraper", hands=["wild press"], ready=[6], mayor="bronx", neutral={"bronx": 2}, seats=2)

    assert turn_of(at) == ["join press", "bid"]


def test_it_takes_back_cards_that_it_can_use_again() -> None:
    at = bidding("elevator", hands=["2 wild elevator"], teams=["22"], dollars=[1], rows=STRONG, ready=[5], mayor="bronx", seats=2)
    at.bid(0, "play elevator", "play wild", "play wild")
    at.play("0 hire character-9")

    assert choice(at) == "use character-22"


# --- actions ---


def test_it_hires_a_character_of_the_end_that_scores_much() -> None:
    at = bidding("elevator", hands=["3 elevator"], rows={3: "6 35"}, built=[{"bronx": 3, "queens": 4, "brooklyn": 3}], round=5, seats=2)
    at.bid(0, "play elevator", "play elevator", "play elevator")

    assert choice(at) == "hire character-35"


def test_it_doubles_a_strong_prestige_bid() -> None:
    at = bidding("prestige", hands=["4 prestige"], teams=["19"], dollars=[1], seats=2)
    at.bid(0, "play prestige", "play prestige", "play prestige", "play prestige")

    assert choice(at) == "use character-19"


def test_it_puts_a_prestige_tile_where_it_leads() -> None:
    at = bidding(
        "prestige",
        hands=["prestige"],
        tiles="taxi-high boat-low",
        ready=[2],
        built=[{"jersey-city": 4}, {"bronx": 5, "manhattan": 4}],
        letters="ABXCDE",
        round=5,
        seats=2,
    )
    at.bid(0, "play prestige")
    at.play("0 claim taxi-high")

    assert choice(at) == "ride taxi-2 jersey-city"


def test_it_declines_a_tile_that_helps_only_the_other() -> None:
    at = bidding(
        "prestige",
        hands=["prestige"],
        tiles="taxi-high taxi-low",
        built=[{}, {"bronx": 5, "manhattan": 4}],
        taken_vessels="taxi-2",
        letters="ABXCDE",
        round=5,
        seats=2,
    )
    at.bid(0, "play prestige")

    assert choice(at) == "decline"


@pytest.mark.parametrize(("manhattan", "answer"), [(9, "move manhattan"), (3, "decline")])
def test_it_moves_a_skyscraper_from_where_it_has_too_many(manhattan: int, answer: str) -> None:
    at = bidding(
        "skyscraper",
        hands=["skyscraper"],
        mayor="bronx",
        built=[{"manhattan": manhattan, "bronx": 1}, {"manhattan": 3, "bronx": 5}],
        letters="XABCDE",
        round=5,
        seats=2,
    )
    at.bid(0, "play skyscraper")

    assert choice(at) == answer


def test_it_fills_the_reserve_with_wild_cards_before_its_hand_is_lost() -> None:
    at = last_exchange(hands=["wild"], reserves=["press dollars"])

    assert choice(at) == "swap wild dollars"


def test_it_gives_no_wild_card_out_of_the_reserve_at_the_end_of_a_round() -> None:
    at = last_exchange(hands=["press"], reserves=["wild wild"])

    assert choice(at) == "done"


def test_who_counts_equal_cards_of_the_reserve_collects_them() -> None:
    at = last_exchange(hands=["press"], reserves=["press wild"], teams=["34"], round=5)

    assert choice(at) == "swap press wild"


# --- phase III ---


def test_it_uses_every_character_of_phase_three_that_it_can_pay() -> None:
    at = phase_three(teams=["23 25"], dollars=[2], seats=2)

    assert turn_of(at)[:2] == ["use character-25", "use character-23"]


# --- the press track ---


@pytest.mark.parametrize(
    ("press", "passes"),
    [
        ([("neutral", 5), (1, 3), (0, 3)], True),
        ([("neutral", 5), (1, 4), (0, 3)], True),
        ([("neutral", 5), (0, 3), (1, 3)], False),
        ([("neutral", 15), (1, 15), (0, 14)], False),
    ],
)
def test_a_step_that_passes_a_rival_with_as_many_skyscrapers_is_worth_more(press: list[tuple[int | str, int]], *, passes: bool) -> None:
    at = bidding("press", seats=2, hands=["press"], press=press, built=[{"bronx": 3}, {"bronx": 3}], round=5)

    assert (Outlook(at.state, 0, 0).steps(1) > 3) == passes

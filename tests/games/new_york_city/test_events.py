"""What is told of a game: to all, and to the seat that knows more."""

from collections.abc import Callable
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.final_scoring import FINAL_SCORING
from midtown.games.new_york_city.words import EVENTS
from midtown.match.conformance import every_option_set
from tests.games.new_york_city.table import Table, as_text, bidding, drafting, laid, new_round, opening

RARE: Final = {"lost", "bids last", "fetched"}
"""What runs out, and what characters do that hardly anybody comes to use."""


def told_to_both(game: Table) -> tuple[list[str], list[str]]:
    """What happened since the last time, as seats 0 and 1 are told."""
    events = game.journal.take()
    return [as_text(event.seen_by(0)) for event in events], [as_text(event.seen_by(1)) for event in events]


@pytest.mark.rule("NYC-2.1", "NYC-2.3", "NYC-2.8", "NYC-2.9")
def test_the_set_up_is_told_in_its_order() -> None:
    kinds = [event.kind.name for event in opening(seats=2).journal.take()]

    assert kinds == ["laid out", *5 * ["revealed characters"], "refilled", "refilled", "revealed start"]


@pytest.mark.rule("NYC-5.2", "NYC-5.3", "NYC-5.4", "NYC-5.5", "NYC-1.7")
def test_the_beginning_of_a_round_is_told_with_drawn_cards_to_their_owner_only() -> None:
    deck = "press dollars plans 3 wild 2 press 2 dollars 2 plans 2 wild 2 press"
    game = new_round(seats=2, round=1, letters="XABCDE", deck=deck)

    own, others = told_to_both(game)

    assert own[:2] == ["round 2 [NYC-5.1]", "the Mayor is in queens [NYC-5.2]"]
    assert own[3:5] == ["0 draws press dollars plans [NYC-5.4]", "1 draws 3 [NYC-5.4]"]
    assert others[3:5] == ["0 draws 3 [NYC-5.4]", "1 draws wild wild wild [NYC-5.4]"]
    assert own[5] == "pairs: press press dollars dollars plans plans wild wild press press [NYC-5.5]"


@pytest.mark.rule("NYC-6.1", "NYC-6.2", "NYC-11.10")
def test_a_turn_of_phase_one_is_told() -> None:
    game = drafting(teams=["10"], dollars=[1], pairs="press wild plans plans", deck="wild dollars press")

    game.play("0 use character-10", "0 take press wild")

    own, others = told_to_both(game)
    assert own == ["0 pays character-10 [NYC-11.10]", "0 draws wild dollars [NYC-11.10]", "0 takes press wild [NYC-6.1]"]
    assert others[1] == "0 draws 2 [NYC-11.10]"


@pytest.mark.rule("NYC-7.1", "NYC-7.3", "NYC-7.10", "NYC-8.2")
def test_a_bidding_round_is_told() -> None:
    game = bidding("dollars", hands=["dollars", "2 dollars", ""])
    game.bid(0, "play dollars")
    game.bid(1, "play dollars", "play dollars")

    assert game.told() == [
        "bids: dollars [NYC-7.1]",
        "0 bids 1 with dollars [NYC-7.8]",
        "1 bids 2 with dollars dollars [NYC-7.8]",
        "2 passes [NYC-7.3]",
        "1 gets the bonus [NYC-7.10]",
        "0 takes 1 from the supply [NYC-8.2]",
        "1 takes 3 from the supply [NYC-8.2]",
    ]


@pytest.mark.rule("NYC-1.7")
def test_nothing_is_told_of_a_bid_before_it_stands() -> None:
    game = bidding("press", hands=["press wild"], teams=["16"], dollars=[1])
    game.told()

    game.play("0 play press", "0 play wild", "0 use character-16")

    assert game.told(0) == []


@pytest.mark.rule("NYC-12.5", "NYC-12.6", "NYC-12.8", "NYC-12.9")
def test_a_tom_is_told_of() -> None:
    deck = "3 press 2 press 2 dollars 2 plans wild prestige elevator press 9 dollars"
    game = new_round(seats=1, toms=["C2"], deck=deck, first=0)
    game.play("0 take press press", "0 take dollars dollars")

    told = [line for line in game.told() if line.startswith("1")]

    assert told == [
        "1 gets plans plans [NYC-12.5]",
        "1 draws wild [NYC-12.5]",
        "1 draws prestige [NYC-12.5]",
        "1 draws elevator [NYC-12.6]",
    ]


@pytest.mark.rule("NYC-6.3")
def test_the_pair_that_is_left_is_told() -> None:
    game = new_round(seats=2, deck="6 press 10 dollars 9 press")
    for seat in (1, 0, 1, 0):
        game.play(f"{seat} take dollars dollars")

    assert [line for line in game.told() if "NYC-6.3" in line] == ["left over and discarded: dollars dollars [NYC-6.3]"]


def test_what_shows_somebody_something_hidden_stops_taking_back() -> None:
    assert [kind.name for kind in EVENTS if kind.reveals] == [
        "laid out",
        "revealed characters",
        "revealed start",
        "revealed tiles",
        "laid pairs",
        "drew",
        "refilled",
        "shuffled",
        "discarded",
        "revealed character",
        "exchanged",
        "showed",
        "bid stands",
        "tom drew",
    ]


def test_points_are_what_the_scoring_events_say() -> None:
    assert [kind.name for kind in EVENTS if kind.scores] == [
        "took points",
        "everywhere",
        "scored characters",
        "scored character",
        "scored borough",
        "scored everywhere",
        "scored press",
        "scored rest",
    ]


def test_what_is_secret_has_a_form_for_all() -> None:
    assert [kind.name for kind in EVENTS if kind.private] == ["drew"]
    assert all("{things}" not in kind.public for kind in EVENTS if kind.private)


def test_events_can_be_read_by_other_programs() -> None:
    game = bidding("press", hands=["press"])
    game.bid(0, "play press")

    assert [event.to_json() for event in game.journal.take()][:2] == [
        {"event": "bidding began", "rule": "NYC-7.1", "seat": -1, "amount": 1, "things": ["press"]},
        {"event": "bid stands", "rule": "NYC-7.8", "seat": 0, "amount": 1, "things": ["press"]},
    ]


def test_random_games_tell_of_all_there_is_but_what_is_rare() -> None:
    told: set[str] = set()
    for seed, options in enumerate(every_option_set(GAME)):
        journal = Journal()
        state = GAME.setup(options, seed, journal)
        dice = Chance(seed)
        while not state.over:
            offered = state.options()
            state.play(offered[int(dice.below(len(offered)))])
        told |= {event.kind.name for event in journal.take()}

    assert {kind.name for kind in EVENTS} - told <= RARE


@pytest.mark.parametrize("toms", [[], ["C5"], ["A9", "B3"]])
def test_the_game_is_the_same_when_nobody_listens(toms: list[str]) -> None:
    options = GAME.options(2, {f"tom-{number + 1}": tom for number, tom in enumerate(toms)})
    journal = Journal()
    heard, unheard = GAME.setup(options, 11, journal), GAME.setup(options, 11)
    dice = Chance(11)

    while not heard.over:
        offered = heard.options()
        action = offered[int(dice.below(len(offered)))]
        heard.play(action)
        unheard.play(action)
        assert heard.key() == unheard.key()

    assert journal.events


def bids_last() -> tuple[Table, list[str]]:
    """Somebody wishes to bid last."""
    return bidding("press", hands=["press", "press"], teams=["18"], dollars=[1]), ["0 use character-18"]


def exchanges_a_character() -> tuple[Table, list[str]]:
    """Somebody removes a character for another one."""
    game = drafting(teams=["7 1"], dollars=[1], pairs="2 press 2 dollars", rows={1: "2"})
    return game, ["0 use character-7", "0 remove character-1"]


def fetches() -> tuple[Table, list[str]]:
    """Somebody takes a card from his reserve that equals one of his pair."""
    game = drafting(teams=["8"], dollars=[1], pairs="2 press 2 dollars", reserves=["press wild"])
    return game, ["0 take press press", "0 use character-8", "0 fetch press"]


@pytest.mark.parametrize("rare", [bids_last, exchanges_a_character, fetches])
def test_rare_moves_are_the_same_when_nobody_listens(rare: Callable[[], tuple[Table, list[str]]]) -> None:
    (heard, moves), (unheard, _moves) = rare(), rare()
    unheard.state.journal = None

    heard.play(*moves)
    unheard.play(*moves)

    assert heard.state.key() == unheard.state.key()


@pytest.mark.rule("NYC-11.42")
def test_sets_are_handed_in_also_when_nobody_listens() -> None:
    state = laid({"teams": ["42"], "dollars": [2], "ready": [2]})

    state.begin(FINAL_SCORING)

    assert (state.players[0].points, state.players[0].dollars, state.players[0].ready) == (5 + 6, 0, 0)

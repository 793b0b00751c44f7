from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.errors import BadNotation, BadOptions, GameOver, IllegalAction, NotAsked, NoUndo
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.texts.rulebook import Rulebook
from tests.match.games_played import FIFTH_AVENUE, first, new_match, played

EVERY_GAME: Final = pytest.mark.parametrize("name", GAMES)


def test_a_match_starts_with_what_the_set_up_caused() -> None:
    match = new_match(seats=3)

    assert [event.kind.name for event in match.opening] == ["drew"] * 3
    assert match.ply == 0
    assert match.owing == [0, 1, 2]
    assert match.result() is None


def test_a_choice_knows_its_rule() -> None:
    match = new_match()

    assert {choice.rule for choice in match.choices(0)} == {"TC-2.3"}


def test_a_move_keeps_its_rule_and_its_events() -> None:
    match = new_match()
    for seat in [0, 0, 1, 1]:
        first(match, seat, "discard")

    assert [move.rule for move in match.moves] == ["TC-2.3"] * 4
    assert [event.kind.name for event in match.moves[-1].events] == ["discarded", "discarded", "round began"]
    assert match.events[0] == match.opening
    assert match.events[4] == match.moves[3].events


@EVERY_GAME
def test_a_refused_answer_changes_nothing(name: str) -> None:
    match = played(new_match(name), 20)
    before = match.state.key()
    seat = match.owing[0]
    bad = next(action for action in range(len(match.game.book.words)) if action not in match.state.options(seat))

    with pytest.raises(IllegalAction) as refusal:
        match.play(bad, seat)

    assert refusal.value.reason.rule in [rule.number for rule in Rulebook.load(name, "en").rules]
    assert refusal.value.reason == match.why_not(bad, seat)
    assert match.state.key() == before
    assert match.ply == 20


def test_a_seat_that_owes_nothing_is_told_so() -> None:
    match = new_match()
    first(match, 0, "discard")
    first(match, 0, "discard")

    with pytest.raises(NotAsked, match="seat 0 owes no answer now"):
        match.play(0, 0)
    with pytest.raises(NotAsked, match="there is no seat 5 at this table"):
        match.choices(5)


@EVERY_GAME
def test_nothing_is_played_after_the_end(name: str) -> None:
    match = played(new_match(name))

    assert match.over
    with pytest.raises(GameOver, match="the game is over"):
        match.play(0, 0)


def test_text_that_is_no_action_is_no_move() -> None:
    match = new_match()

    with pytest.raises(BadNotation, match="did you mean 'build school'"):
        match.parse("biuld school")
    assert match.text(match.parse("  BUILD   School ")) == "build school"


@EVERY_GAME
def test_any_earlier_moment_can_be_looked_at(name: str) -> None:
    match = played(new_match(name, seats=3))
    keys = []
    again = new_match(name, seats=3)
    for move in match.moves[:30]:
        keys.append(again.state.key())
        again.play(move.action, move.seat)

    for ply in [0, 1, 17, 29]:
        assert match.at(ply).state.key() == keys[ply]
        assert match.at(ply).ply == ply
    assert match.at(match.ply).state.key() == match.state.key()


@pytest.mark.parametrize("ply", [-1, 1000])
def test_a_moment_that_never_was_cannot_be_looked_at(ply: int) -> None:
    match = played(new_match(), 5)

    with pytest.raises(BadOptions, match=f"this game has moves 0 to 5, not {ply}"):
        match.at(ply)


# --- taking back ---


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    match = new_match()

    assert str(match.why_no_undo(0)) == "seat 0 has given no answer yet"
    with pytest.raises(NoUndo):
        match.undo(0)


def test_a_discard_is_taken_back_card_by_card() -> None:
    match = new_match()
    start = match.state.key()
    first(match, 0, "discard")
    one = match.state.key()
    first(match, 0, "discard")

    match.undo(0)
    assert match.state.key() == one
    match.undo(0)
    assert match.state.key() == start


@pytest.mark.rule("TC-3.5")
def test_a_sealed_choice_is_changed_although_others_have_chosen_since() -> None:
    match = new_match(seats=3)
    for seat in [0, 0, 1, 1, 2, 2]:
        first(match, seat, "discard")
    first(match, 0, "renounce")
    first(match, 1, "build")

    taken = match.undo(0)

    assert match.text(taken.action) == "renounce"
    assert match.owing == [0, 2]
    assert first(match, 0, "build") == "build architect"
    assert [move.seat for move in match.moves[-2:]] == [1, 0]


def test_no_undo_once_all_choices_are_revealed() -> None:
    match = new_match()
    for seat in [0, 0, 1, 1]:
        first(match, seat, "discard")
    first(match, 0, "renounce")
    first(match, 1, "renounce")

    why = match.why_no_undo(1)

    assert why is not None
    assert str(why) == "seat 0 renounces [TC-4.1]"
    with pytest.raises(NoUndo, match=r"seat 0 renounces \[TC-4.1\]"):
        match.undo(1)


def test_the_cards_of_a_bid_are_taken_back_until_it_stands() -> None:
    match = new_match(FIFTH_AVENUE, seats=3)
    while not any(choice.text.startswith("bid ") for choice in match.choices(match.owing[0])):
        first(match, match.owing[0], "")
    seat = match.owing[0]
    before = match.state.key()
    first(match, seat, "bid ")
    first(match, seat, "bid ")

    match.undo(seat)
    match.undo(seat)
    assert match.state.key() == before
    first(match, seat, "bid ")
    first(match, seat, "stand")
    assert str(match.why_no_undo(seat)).startswith(f"seat {seat} bids ")


@pytest.mark.rule("5A-7.8")
def test_nobody_learns_by_taking_back_that_another_has_begun_a_bid() -> None:
    match = new_match(FIFTH_AVENUE, seats=3)
    while not any(choice.text.startswith("bid ") for choice in match.choices(match.owing[0])):
        first(match, match.owing[0], "")
    first(match, match.owing[0], "pass")
    passed, bidder = match.moves[-1].seat, match.owing[0]
    before = match.at(match.ply - 1).state.key()
    first(match, bidder, "bid ")

    assert match.why_no_undo(passed) is None
    match.undo(passed)
    assert match.state.key() == before


def test_no_undo_behind_another_seats_answer_to_a_later_question() -> None:
    match = new_match()
    for seat in [0, 0, 1, 1]:
        first(match, seat, "discard")

    assert str(match.why_no_undo(0)) == "seat 1 has answered since [TC-2.3]"
    assert match.why_no_undo(1) is None


@EVERY_GAME
def test_whoever_has_no_reason_against_it_can_take_back_an_answer(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.options(3), 5)
    dice = Chance(5)
    for _move in range(150):
        assert sorted(match.undoable()) == [seat for seat in range(3) if match.why_no_undo(seat) is None]
        undoable = match.undoable()
        if undoable and dice.below(4) == 0:
            match.undo(undoable[int(dice.below(len(undoable)))])
        elif not match.over:
            seat = match.owing[int(dice.below(len(match.owing)))]
            choices = match.choices(seat)
            match.play(choices[int(dice.below(len(choices)))].action, seat)


def test_the_reason_hides_what_another_seat_may_not_know() -> None:
    match = played(new_match(seats=3))
    for ply in range(1, match.ply):
        then = match.at(ply)
        for seat in range(3):
            why = then.why_no_undo(seat)
            if why is not None and why.blanks.get("seat") != seat:
                assert "draws {things}" not in why.sentence
                assert "surveys {things}" not in why.sentence


@pytest.mark.rule("TC-3.5")
def test_the_reason_does_not_tell_what_another_seat_has_chosen_in_secret() -> None:
    reasons = []
    for choice in ["build architect", "renounce"]:
        match = new_match()
        for seat in [0, 0, 1, 1]:
            first(match, seat, "discard")
        first(match, 0, choice)
        reasons.append(str(match.why_no_undo(1)))

    assert reasons == ["seat 0 has answered since [TC-2.3]"] * 2


def test_an_undone_match_plays_on_as_if_nothing_had_been() -> None:
    match = new_match()
    for seat in [0, 0, 1, 1]:
        first(match, seat, "discard")
    other = new_match()
    for move in match.moves:
        other.play(move.action, move.seat)
    first(match, 0, "renounce")
    match.undo(0)

    assert played(match).state.key() == played(other).state.key()

import msgspec
import pytest

from midtown.core.errors import IllegalAction, NoUndo
from midtown.core.flow import NOBODY
from midtown.server.entries import AnyEntry, Failed, Late, Left, Opened, Played, Returned, Seated, Undone
from midtown.server.opening import opening
from midtown.server.pace import DAY, MINUTE, SECOND, Clock, Pace
from midtown.server.requests import Bot, Here, Link, Open
from midtown.server.table.chronicle import Happening
from midtown.server.table.table import Table
from midtown.server.table.terms import why_frozen
from tests.server.tables import NOON, again, answer, answer_fully, new_table, people, vote

LIVE = Pace("live", 5, 10)


def clock(table: Table, seat: int) -> Clock:
    found = table.chairs[seat].clock
    assert found is not None
    return found


def late_table(count: int = 3, pace: Pace = LIVE) -> Table:
    """Seat 0 is late; all others have answered."""
    table = new_table(people(count), pace=pace)
    for seat in range(1, count):
        answer_fully(table, seat)
    table.apply(Late(0), NOON + pace.allotment)
    return table


def beyond_the_barrier(count: int = 2) -> Table:
    """Everybody has answered once; only the last one could take it back without asking."""
    table = new_table(people(count))
    for seat in range(count):
        answer_fully(table, seat)
    return table


def told_since(table: Table, seat: int, version: int) -> list[Happening]:
    return [table.chronicle.happenings[number] for number in table.chronicle.told_since(seat, version)]


def notices(table: Table, seat: int, version: int = 0) -> list[str]:
    told = [happening for happening in told_since(table, seat, version) if seat in happening.seats]
    return [str(happening.notice) for happening in told if happening.notice is not None]


# --- the deal ---


def test_the_game_begins_once_everybody_has_sat_down() -> None:
    table = Table("t", opening(Open("the-city", [Here("Ada", "a"), Link()])).entry, NOON)
    assert table.chronicle.versions == [1, 1, 1]
    with pytest.raises(AssertionError, match="has not begun"):
        _ = table.dealt

    table.apply(Seated(1, "Ben", "b", "lock"), NOON)
    assert table.is_played
    assert table.dealing.salts == ((0, "a"), (1, "b"))


def test_the_same_entries_make_the_same_table() -> None:
    table = new_table(people(3))
    entries: list[AnyEntry] = []
    while table.dealt.ply < 30:
        entries.append(answer(table, table.dealt.owing[-1]))
    copy = again(table, entries)

    assert copy.dealt.state.key() == table.dealt.state.key()
    assert (copy.chronicle.versions, copy.asked_at, copy.lines) == (table.chronicle.versions, table.asked_at, table.lines)
    assert copy.chronicle.happenings == table.chronicle.happenings


def test_a_refused_answer_changes_nothing() -> None:
    table = new_table()
    before = table.dealt.state.key(), list(table.chronicle.versions), list(table.chronicle.happenings), table.lines

    with pytest.raises(IllegalAction):
        table.apply(Played(0, "build bridge", "id"), NOON)

    assert (table.dealt.state.key(), list(table.chronicle.versions), list(table.chronicle.happenings), table.lines) == before
    assert not table.chairs[0].done


def test_a_table_of_other_rules_says_so() -> None:
    opened = new_table().opened
    other = msgspec.structs.replace(opened, rules_version=opened.rules_version + 1)
    unknown = msgspec.structs.replace(opened, game="chess")

    assert why_frozen(opened) is None
    assert str(why_frozen(other)) == "this table is played by version 2 of the rules; here it is version 1"
    assert str(why_frozen(unknown)) == "this Midtown does not know the game 'chess'"


# --- secret answers ---


def test_the_others_versions_stand_still_while_an_answer_is_put_together() -> None:
    table = new_table()
    before = list(table.chronicle.versions)

    answer(table, 0)
    assert [table.version(0), table.version(1), table.version(NOBODY)] == [before[0] + 1, before[1], before[2]]

    answer(table, 0)
    assert [table.version(0), table.version(1), table.version(NOBODY)] == [before[0] + 2, before[1] + 1, before[2] + 1]


def test_the_others_choices_are_not_new_because_somebody_has_answered() -> None:
    table = new_table()
    asked = table.asked_at[1]
    answer_fully(table, 0)

    assert table.asked_at[1] == asked
    assert table.asked_at[0] == table.version(0)


def test_nobody_learns_that_a_secret_answer_was_begun_and_taken_back() -> None:
    table = new_table()
    answer(table, 0)
    table.apply(Undone(0), NOON)
    answer_fully(table, 0)
    told = told_since(table, 1, 2)

    assert [event for happening in told for event in happening.events] == []
    assert notices(table, 1) == []


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    table = new_table()
    answer_fully(table, 0)
    assert not table.owes(0)

    table.apply(Undone(0), NOON)
    assert table.owes(0)
    assert notices(table, 1) == ["seat 0 took back the last answer"]

    answer_fully(table, 0)
    answer_fully(table, 1)
    with pytest.raises(NoUndo):
        table.apply(Undone(0), NOON)


def test_sealed_answers_survive_a_restart_in_the_middle_of_them() -> None:
    table = new_table(people(3))
    entries: list[AnyEntry] = [answer(table, 0), answer(table, 0), answer(table, 2)]
    copy = again(table, entries)

    assert copy.dealt.owing == [1, 2]
    assert copy.dealt.state.key() == table.dealt.state.key()


def test_what_was_told_later_than_a_version_is_told_once() -> None:
    table = new_table()
    seen = [table.version(1)]
    told = []
    for _ in range(25):
        answer(table, table.dealt.owing[0])
        told += told_since(table, 1, seen[-1])
        seen.append(table.version(1))

    assert told == told_since(table, 1, seen[0])
    assert len(told) > 10


# --- deciding together ---


def test_all_people_can_take_an_answer_back_beyond_the_barrier() -> None:
    table = beyond_the_barrier()
    stage = int(table.dealt.state.stage)
    vote(table, 0, "undo:0", "yes")
    assert int(table.dealt.state.stage) == stage

    vote(table, 1, "undo:0", "yes")
    assert table.owes(0)
    assert table.dealt.ply == 1
    assert table.asked_at[0] > 2
    assert not table.ballots


def test_one_person_can_refuse() -> None:
    table = beyond_the_barrier()
    ply = table.dealt.ply
    vote(table, 0, "undo:0", "yes")
    vote(table, 1, "undo:0", "no")

    assert table.dealt.ply == ply
    assert not table.ballots


def test_a_proposed_undo_is_void_when_the_game_moves_on() -> None:
    table = beyond_the_barrier()
    vote(table, 0, "undo:0", "yes")
    answer_fully(table, 1)
    assert "undo:0" in table.ballots

    answer_fully(table, 0)
    assert not table.ballots


def test_a_proposed_undo_is_void_when_who_proposed_it_goes_on() -> None:
    """Otherwise the others would take back another answer than they agreed to."""
    table = beyond_the_barrier()
    vote(table, 0, "undo:0", "yes")
    answer(table, 0)

    assert not table.ballots


def test_people_for_whom_bots_play_are_not_asked() -> None:
    table = beyond_the_barrier(3)
    table.apply(Left(2, "greedy"), NOON)
    vote(table, 0, "end", "yes")
    assert table.is_played

    vote(table, 1, "end", "yes")
    assert not table.is_played


def test_who_leaves_does_not_hold_up_what_the_others_agreed_on() -> None:
    table = beyond_the_barrier(3)
    vote(table, 0, "end", "yes")
    vote(table, 1, "end", "yes")
    table.apply(Left(2, "greedy"), NOON)

    assert table.was_ended


def test_who_leaves_by_himself_need_not_be_replaced() -> None:
    table = beyond_the_barrier(3)
    vote(table, 0, "away:2", "yes")
    table.apply(Left(2, "greedy"), NOON)

    assert not table.ballots


def test_nothing_is_agreed_on_when_all_have_left() -> None:
    table = beyond_the_barrier()
    vote(table, 0, "end", "yes")
    table.apply(Left(1, "greedy"), NOON)
    assert table.was_ended

    table = beyond_the_barrier()
    vote(table, 0, "end", "yes")
    table.ballots["end"] = {1: "yes"}
    table.apply(Left(1, "greedy"), NOON)
    table.apply(Left(0, "greedy"), NOON)
    assert table.is_played


def test_the_others_replace_somebody_who_is_away_and_he_returns() -> None:
    table = beyond_the_barrier(3)
    vote(table, 0, "away:2", "yes")
    assert table.owing_bots == []
    vote(table, 1, "away:2", "yes")
    assert table.owing_bots == [2]

    table.apply(Returned(2), NOON)
    assert table.owing_bots == []
    assert table.asked_at[2] == table.version(2)


def test_who_answers_is_not_away() -> None:
    table = beyond_the_barrier(3)
    vote(table, 0, "away:2", "yes")
    answer_fully(table, 2)

    assert not table.ballots


def test_an_ended_game_is_over_as_it_stands() -> None:
    table = beyond_the_barrier()
    vote(table, 0, "undo:0", "yes")
    vote(table, 0, "end", "yes")
    vote(table, 1, "end", "yes")

    assert table.was_ended
    assert not table.dealt.over
    assert not table.ballots
    assert not any(table.owes(seat) for seat in (0, 1))


def test_no_proposal_outlives_the_game() -> None:
    table = new_table()
    vote(table, 0, "end", "yes")
    while table.is_played:
        answer(table, table.dealt.owing[0])

    assert not table.ballots


# --- bots ---


def test_a_bot_that_fails_is_replaced_and_all_are_told() -> None:
    table = new_table([Here("Ada", "a"), Bot("greedy")])
    table.apply(Failed(1, "random", "the bot {bot} crashed", {"bot": "greedy"}), NOON)

    assert table.chairs[1].bot == "random"
    assert notices(table, 0) == notices(table, NOBODY) == ["the bot greedy crashed; random plays on"]


def test_a_bot_has_the_same_dice_after_a_restart_and_others_for_every_answer() -> None:
    table = new_table([Here("Ada", "a"), Bot("greedy")])
    first = table.bot_seed(1)
    entry = answer(table, 1)

    assert table.bot_seed(1) != first
    assert again(table, [entry]).bot_seed(1) == table.bot_seed(1)
    assert table.bot_seed(0) not in (first, table.bot_seed(1))


# --- time ---


def test_the_clocks_of_those_who_owe_an_answer_run() -> None:
    table = new_table(people(2), pace=LIVE)
    assert [clock(table, seat).runs for seat in (0, 1)] == [True, True]

    answer_fully(table, 0, NOON + MINUTE)
    assert [clock(table, seat).runs for seat in (0, 1)] == [False, True]
    assert clock(table, 0).left == 4 * MINUTE + 10 * SECOND
    assert table.next_deadline == NOON + 5 * MINUTE


def test_nobody_can_tell_from_a_clock_that_a_secret_answer_was_begun() -> None:
    table = new_table(people(2), pace=LIVE)
    answer(table, 0, NOON + MINUTE)

    assert clock(table, 0).runs_out == NOON + 5 * MINUTE


def test_nobody_gains_time_by_answering_again_and_again() -> None:
    table = new_table(people(2), pace=LIVE)
    for _ in range(5):
        answer_fully(table, 0)
        table.apply(Undone(0), NOON)
        table.apply(Undone(0), NOON)

    assert clock(table, 0).left == 5 * MINUTE


def test_running_out_of_time_stops_the_clock_and_nothing_else() -> None:
    table = late_table()

    assert table.chairs[0].is_late
    assert table.next_deadline == 0
    assert table.late_seat(NOON + DAY) == NOBODY
    assert table.owes(0)
    assert notices(table, 1)[-1] == "seat 0 has run out of time"


def test_who_is_late_may_still_answer_and_the_votes_about_it_are_void() -> None:
    table = late_table()
    vote(table, 1, "late:0", "end")
    answer_fully(table, 0)

    assert not table.chairs[0].is_late
    assert not table.ballots


def test_who_is_late_stays_late_while_he_puts_an_answer_together_in_secret() -> None:
    table = late_table()
    answer(table, 0)

    assert table.chairs[0].is_late


def test_the_others_can_wait() -> None:
    table = late_table()
    vote(table, 1, "late:0", "wait")
    vote(table, 2, "late:0", "wait", NOON + DAY)

    assert not table.chairs[0].is_late
    assert clock(table, 0).runs_out == NOON + DAY + 5 * MINUTE


def test_the_others_can_let_a_bot_play_this_turn() -> None:
    table = late_table(pace=Pace("days", 2))
    for seat in (1, 2):
        vote(table, seat, "late:0", "bot-for-turn")
    assert table.owing_bots == [0]

    answer_fully(table, 0, NOON + 9 * DAY)
    assert table.owing_bots == []
    assert table.owes(0)
    assert clock(table, 0).runs_out == NOON + 11 * DAY


def test_the_others_can_give_the_seat_to_a_bot() -> None:
    table = late_table()
    for seat in (1, 2):
        vote(table, seat, "late:0", "bot-for-seat")
    answer_fully(table, 0)

    assert table.owing_bots == [0]
    assert not clock(table, 0).runs


def test_the_others_can_end_the_game_as_it_stands() -> None:
    table = late_table()
    for seat in (1, 2):
        vote(table, seat, "late:0", "end")

    assert table.was_ended
    assert table.next_deadline == 0


def test_those_whose_bots_play_do_not_decide_about_who_is_late() -> None:
    table = late_table()
    table.apply(Left(2, "greedy"), NOON)
    vote(table, 1, "late:0", "wait")

    assert not table.chairs[0].is_late


def test_who_plays_against_bots_decides_alone() -> None:
    table = new_table([Here("Ada", "a"), Bot("greedy")], pace=LIVE)
    table.apply(Late(0), NOON + 5 * MINUTE)
    vote(table, 0, "late:0", "wait", NOON + DAY)

    assert clock(table, 0).runs_out == NOON + DAY + 5 * MINUTE


def test_whose_question_was_taken_back_is_not_late() -> None:
    table = new_table(people(3), game="fifth-avenue", pace=LIVE)
    answer(table, 0)
    table.apply(Late(1), NOON + 5 * MINUTE)
    vote(table, 2, "late:1", "end")
    table.apply(Undone(0), NOON + 5 * MINUTE)

    assert not table.chairs[1].is_late
    assert not table.ballots


def test_a_clock_gains_nothing_from_a_log_whose_time_goes_backwards() -> None:
    table = new_table(people(2), pace=Pace("live", 5))
    answer_fully(table, 0, NOON - DAY)

    assert clock(table, 0).left == 5 * MINUTE


def test_the_first_entry_of_a_log_is_read_like_all_others() -> None:
    opened = new_table(people(2), pace=LIVE).opened

    assert msgspec.json.decode(msgspec.json.encode(opened), type=Opened) == opened

"""What people propose to each other, and what nobody learns from it."""

import pytest

from midtown.core.flow import NOBODY
from midtown.match.dealing import promise_of
from midtown.server.entries import Left, Seated, Voted
from midtown.server.opening import opening
from midtown.server.refusal import Refusal
from midtown.server.rematch import rematch_of
from midtown.server.requests import Here, Link, Open, Play, Undo, Vote
from midtown.server.table.deciding import MOST_LINES, entry_for
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller
from midtown.texts.language import Language
from tests.server.tables import NOON, answer_fully, new_table, people, vote


def test_while_somebody_asks_to_take_an_answer_back_he_gives_no_other() -> None:
    table = new_table(people(2))
    for seat in (0, 1):
        answer_fully(table, seat)
    vote(table, 0, "undo:0", "yes")

    for command in (Play(table.version(0), table.dealt.choices(0)[0].text), Undo(table.version(0))):
        with pytest.raises(Refusal, match="withdraw that first"):
            entry_for(table, 0, command)
    vote(table, 0, "undo:0", "no")
    assert entry_for(table, 0, Play(table.version(0), table.dealt.choices(0)[0].text)) is not None


def test_what_changes_nothing_is_not_written_down() -> None:
    table = new_table(people(2))

    with pytest.raises(Refusal, match="nothing of the kind is proposed"):
        entry_for(table, 0, Vote("end", "no"))
    vote(table, 0, "end", "yes")
    with pytest.raises(Refusal, match="you have said so already"):
        entry_for(table, 0, Vote("end", "yes"))


def test_a_table_where_too_much_has_happened_takes_answers_alone() -> None:
    table = new_table(people(2))
    table.lines = MOST_LINES

    with pytest.raises(Refusal, match="only answers are taken now"):
        entry_for(table, 0, Vote("end", "yes"))
    assert entry_for(table, 0, Play(table.version(0), table.dealt.choices(0)[0].text)) is not None


def stood_in() -> Table:
    """Two people, and a bot for one who was invited and has not come; the game has been ended."""
    table = Table("t", opening(Open("the-city", [Here("Ada", "a"), Here("Ben", "b"), Link()])).entry, NOON)
    table.apply(Left(2, "greedy"), NOON)
    for seat in (0, 1):
        vote(table, seat, "end", "yes")
    return table


def test_who_never_came_is_not_asked_about_a_rematch() -> None:
    table = stood_in()
    for seat in (0, 1):
        table.apply(Voted(seat, "rematch", "yes", f"new-{seat}"), NOON)

    assert table.wants_rematch
    following = Table("next", rematch_of(table), NOON)
    assert (following.match, following.chairs[1].is_taken) == (None, False)
    following.apply(Seated(1, "Cleo", "c", "cleos-lock"), NOON)
    assert following.is_played


def test_nobody_is_said_to_have_left_who_never_came() -> None:
    table = Table("t", opening(Open("the-city", [Here("Ada", "a"), Link()])).entry, NOON)
    table.apply(Left(1, "greedy"), NOON)

    notices = [str(happening.notice) for happening in table.chronicle.happenings if happening.notice is not None]
    assert notices == ["greedy plays until somebody comes"]


def test_the_promise_of_a_rematch_is_shown_before_anybody_gives_a_salt_to_it() -> None:
    table = stood_in()
    shown = Teller(table, Language.load("en", "the-city")).introduction(NOBODY, 0, NOON).fairness
    assert shown is not None
    for seat in (0, 1):
        table.apply(Voted(seat, "rematch", "yes", f"new-{seat}"), NOON)

    assert shown.again == promise_of(rematch_of(table).secret)
    running = Teller(new_table(), Language.load("en", "the-city")).introduction(NOBODY, 0, NOON).fairness
    assert running is not None
    assert (running.again, running.secret) == ("", "")

import pytest

from midtown.server.entries import Late, Left, Played, Returned, Undone, Voted
from midtown.server.opening import opening
from midtown.server.pace import MINUTE, Pace
from midtown.server.refusal import Refusal
from midtown.server.requests import Bot, Command, Here, Leave, Link, Open, Play, Return, Undo, Vote
from midtown.server.table.deciding import entry_for
from midtown.server.table.table import Table
from tests.server.tables import NOON, answer, answer_fully, new_table, people, vote


def code(table: Table, seat: int, command: Command) -> str:
    """Why a command is refused."""
    with pytest.raises(Refusal) as refusal:
        entry_for(table, seat, command)
    return refusal.value.code


def sentence(table: Table, seat: int, command: Command) -> str:
    with pytest.raises(Refusal) as refusal:
        entry_for(table, seat, command)
    return str(refusal.value)


def over(table: Table) -> Table:
    while table.is_played:
        answer(table, table.dealt.owing[0])
    return table


def test_an_answer_to_what_was_seen_becomes_an_entry() -> None:
    table = new_table()

    assert entry_for(table, 0, Play(table.version(0), "discard bridge", "x")) == Played(0, "discard bridge", "x")


def test_an_answer_to_former_choices_is_stale() -> None:
    table = new_table()
    seen = table.version(0)
    answer(table, 0)

    assert code(table, 0, Play(seen, "discard bridge")) == "stale"
    assert code(table, 0, Undo(seen)) == "stale"
    assert entry_for(table, 0, Undo(table.version(0), "x")) == Undone(0, "x")


def test_an_answer_to_what_was_never_told_is_stale() -> None:
    table = new_table()

    assert code(table, 0, Play(table.version(0) + 1, "discard bridge")) == "stale"


def test_an_answer_is_not_stale_because_others_have_answered_meanwhile() -> None:
    table = new_table()
    seen = table.version(0)
    answer_fully(table, 1)

    assert table.version(0) > seen
    assert isinstance(entry_for(table, 0, Play(seen, "discard bridge")), Played)


def test_what_was_done_already_writes_nothing() -> None:
    table = new_table()
    seen = table.version(0)
    action = table.dealt.choices(0)[0].text
    table.apply(Played(0, action, "x"), NOON)

    assert entry_for(table, 0, Play(seen, action, "x")) is None
    assert code(table, 1, Play(0, action, "x")) == "stale"


def test_nothing_is_answered_before_the_game_and_after_it() -> None:
    gathering = Table("t", opening(Open("the-city", [Here("Ada", "a"), Link()])).entry, NOON)
    assert code(gathering, 0, Play(1, "discard bridge")) == "not-asked"
    assert code(gathering, 0, Leave()) == "not-asked"
    assert code(gathering, 0, Vote("end", "yes")) == "not-asked"

    table = over(new_table())
    assert code(table, 0, Play(table.version(0), "discard bridge")) == "over"
    assert code(table, 0, Leave()) == "over"
    assert code(table, 0, Vote("end", "yes")) == "over"


def test_who_leaves_returns_before_he_answers() -> None:
    table = new_table()
    assert code(table, 0, Return()) == "not-allowed"
    assert entry_for(table, 0, Leave("x")) == Left(0, "greedy", "x")

    table.apply(Left(0, "greedy"), NOON)
    assert code(table, 0, Leave()) == "not-allowed"
    assert code(table, 0, Play(table.version(0), "discard bridge")) == "not-allowed"
    assert sentence(table, 0, Vote("end", "yes")) == "a bot plays for seat 0: take the seat back first"
    assert entry_for(table, 0, Return("y")) == Returned(0, "y")


@pytest.mark.parametrize(
    "ballot",
    [
        Vote("end", "maybe"),
        Vote("end:0", "yes"),
        Vote("undo", "yes"),
        Vote("undo:7", "yes"),
        Vote("undo:\N{ARABIC-INDIC DIGIT ZERO}", "yes"),
        Vote("undo: 0", "yes"),
        Vote("party", "yes"),
        Vote("", ""),
        Vote("late:1", "yes"),
        Vote("away:2", "yes"),
    ],
)
def test_what_cannot_be_decided_is_no_ballot(ballot: Vote) -> None:
    table = new_table([*people(2), Bot("greedy")])

    assert sentence(table, 0, ballot) == "there is no such thing to agree on"


def test_nobody_decides_about_himself_while_others_are_there() -> None:
    assert sentence(new_table(), 0, Vote("away:0", "yes")) == "the others decide this"


def test_nobody_is_late_before_his_time_is_over() -> None:
    table = new_table(people(2), pace=Pace("live", 5))
    assert sentence(table, 0, Vote("late:1", "end")) == "seat 1 has time left"

    table.apply(Late(1), NOON + 5 * MINUTE)
    assert isinstance(entry_for(table, 0, Vote("late:1", "end")), Voted)


def test_a_seat_that_a_bot_plays_is_not_given_away_again() -> None:
    table = new_table()
    table.apply(Left(1, "greedy"), NOON)

    assert sentence(table, 0, Vote("away:1", "yes")) == "a bot plays for seat 1 already"


def test_only_whose_answer_it_is_proposes_to_take_it_back() -> None:
    table = new_table()
    assert sentence(table, 0, Vote("undo:0", "yes")) == "seat 0 has given no answer yet"

    answer(table, 0)
    assert sentence(table, 1, Vote("undo:0", "yes")) == "seat 0 has not asked to take an answer back"

    vote(table, 0, "undo:0", "yes")
    assert isinstance(entry_for(table, 1, Vote("undo:0", "no")), Voted)


def test_a_rematch_follows_a_game_and_needs_a_salt_that_can_be_dealt_with() -> None:
    assert sentence(new_table(), 0, Vote("rematch", "yes", "salt")) == "the game is not over yet"

    table = over(new_table())
    for salt in ("", "two words", "café"):
        assert "printable ASCII" in sentence(table, 0, Vote("rematch", "yes", salt))
    assert sentence(table, 0, Vote("rematch", "no")) == "nothing of the kind is proposed"
    assert isinstance(entry_for(table, 0, Vote("rematch", "yes", "salt")), Voted)
    table.apply(Voted(1, "rematch", "yes", "salt"), NOON)
    assert sentence(table, 1, Vote("rematch", "yes", "salt")) == "you have said so already"
    assert isinstance(entry_for(table, 0, Vote("rematch", "no")), Voted)


def test_one_rematch_is_enough() -> None:
    table = over(new_table())
    for seat in (0, 1):
        table.apply(Voted(seat, "rematch", "yes", f"new-{seat}"), NOON)

    assert sentence(table, 0, Vote("rematch", "yes", "salt")) == "everybody plays at another table already"

"""What the others learn while somebody puts an answer together: nothing, until it is finished."""

import json
from typing import Any

import pytest

from midtown.games import GAMES
from midtown.server.entries import Late, Opened, Planned, Played, Undone
from midtown.server.pace import Pace
from midtown.server.refusal import Refusal
from midtown.server.replies import encoded
from midtown.server.requests import Vote
from midtown.server.table.deciding import entry_for
from midtown.server.table.table import Table
from midtown.server.table.telling import Teller
from midtown.texts.language import Language


def discarding(pace: Pace | None = None) -> Table:
    """Two people who choose several cards to discard, one after the other and unseen by each other."""
    game = GAMES["the-city"]
    seats = [Planned("here", name, key=name, salt="salt") for name in ("Ada", "Blaise")]
    choices = dict(game.options(2).choices)
    return Table("table", Opened(game.name, game.rules_version, seats, choices, [], "0" * 64, "", "", pace), 1000)


def discard(table: Table, seat: int) -> None:
    table.apply(Played(seat, table.dealt.choices(seat)[0].text), 2000)


def finish(table: Table, seat: int) -> None:
    while table.owes(seat):
        discard(table, seat)


def seen_by(table: Table, seat: int) -> Any:  # noqa: ANN401  # whatever JSON says
    return json.loads(encoded(Teller(table, Language.load("en", "the-city")).update(seat, 0, 3000)))


def notices(table: Table, seat: int) -> list[str]:
    return [told["notice"]["text"] for told in seen_by(table, seat)["told"] if "notice" in told]


def test_a_part_of_an_answer_that_is_taken_back_is_told_to_nobody_else() -> None:
    table, other = discarding(), discarding()

    discard(table, 0)
    table.apply(Undone(0), 2000)
    finish(table, 0)
    finish(other, 0)

    assert seen_by(table, 1) == seen_by(other, 1)
    assert notices(table, 0) == ["Ada took back the last answer"]


def test_a_finished_answer_that_is_taken_back_is_told_to_all() -> None:
    table = discarding()

    finish(table, 0)
    table.apply(Undone(0), 2000)

    assert notices(table, 1) == ["Ada took back the last answer"]


@pytest.mark.parametrize("pace", [Pace("live", 5, added=30), Pace("days", 2)])
def test_the_clock_does_not_show_that_an_answer_was_begun(pace: Pace) -> None:
    table, other = discarding(pace), discarding(pace)

    discard(table, 0)

    assert seen_by(table, 1) == seen_by(other, 1)


def test_a_finished_answer_gains_time_once() -> None:
    table = discarding(Pace("live", 5, added=30))

    finish(table, 0)

    clock = table.chairs[0].clock
    assert clock is not None
    assert clock.left == 5 * 60_000 - 1000 + 30_000


def test_who_is_late_is_so_until_the_answer_is_finished() -> None:
    table = discarding(Pace("live", 5))
    table.apply(Late(0), 400_000)

    discard(table, 0)
    was_late = table.chairs[0].is_late
    finish(table, 0)

    assert (was_late, table.chairs[0].is_late) == (True, False)


def test_a_proposal_does_not_show_that_somebody_else_has_begun_to_answer() -> None:
    table, other = discarding(), discarding()

    discard(table, 0)

    refusals = []
    for each in (table, other):
        with pytest.raises(Refusal) as refusal:
            entry_for(each, 1, Vote("undo:0", "yes"))
        refusals.append(refusal.value.reason)
    assert refusals[0] == refusals[1]

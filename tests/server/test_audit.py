"""The audit of a trial finds every fault that it is there to find."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from midtown.server.entries import AnyEntry, Played, written
from midtown.server.opening import opening
from midtown.server.requests import Here, Open
from midtown.server.store.line import Line
from midtown.server.store.store import open_store
from midtown.server.table.table import Table
from tests.server.trials.audit import Audit, audit
from tests.server.trials.ledger import Ledger, Party
from tests.server.trials.mortal_server import ServerProcess, free_ports

TABLE = "table"
OPENED = opening(Open("the-city", [Here("Anna", "salt"), Here("Bea", "pepper")])).entry


def game() -> list[AnyEntry]:
    """A log from its beginning to the end of the game; the answer on line n has the id "n"."""
    table = Table(TABLE, OPENED, 0)
    entries: list[AnyEntry] = [OPENED]
    while table.is_played:
        seat = next(chair.seat for chair in table.chairs if table.owes(chair.seat))
        entries.append(Played(seat, table.dealt.choices(seat)[0].text, str(len(entries) + 1)))
        table.apply(entries[-1], 0)
    return entries


WHOLE = game()


def found(tmp_path: Path, ledger: Ledger, entries: Sequence[AnyEntry], first: int = 1, servers: Sequence[ServerProcess] = ()) -> Audit:
    """What an audit finds in a log with these entries; line n was written at moment n."""

    async def run() -> Audit:
        ledger.parties = ledger.parties or [Party(TABLE, ["key"], plays_again=False, is_finished=True)]
        url = f"sqlite:///{tmp_path / 'midtown.db'}"
        store = await open_store(url)
        lines = [Line(TABLE, number, number, written(entry)) for number, entry in enumerate(entries, first)]
        await asyncio.gather(*[store.append(line) for line in lines])
        await store.close()
        return await audit(url, ledger, servers)

    return asyncio.run(run())


def test_a_game_that_was_played_to_its_end_has_no_fault(tmp_path: Path) -> None:
    assert found(tmp_path, Ledger(acknowledged={"2", "3"}, refused={"never"}, stale={"never"}), WHOLE) == Audit()


def test_an_acknowledged_request_that_is_not_in_the_log_is_lost(tmp_path: Path) -> None:
    assert found(tmp_path, Ledger(acknowledged={"2", "never"}), WHOLE) == Audit(lost={"never"})


def test_a_request_that_is_in_the_log_twice_is_doubled(tmp_path: Path) -> None:
    first, second, third, *rest = WHOLE
    assert isinstance(third, Played)
    twice = [first, second, Played(third.seat, third.action, "2"), *rest]

    assert found(tmp_path, Ledger(), twice) == Audit(doubled={"2"})


def test_a_request_that_was_refused_and_yet_written_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, Ledger(refused={"2"}), WHOLE) == Audit(denied={"2"})


def test_a_stale_answer_that_was_accepted_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, Ledger(stale={"2", "9999"}), WHOLE) == Audit(out_of_date={"2"})


@pytest.mark.parametrize(("kept", "first"), [(slice(0, None), 2), (slice(0, 0), 1)], ids=["gap", "empty"])
def test_a_log_that_does_not_begin_at_its_beginning_is_broken(tmp_path: Path, kept: slice, first: int) -> None:
    assert len(found(tmp_path, Ledger(), WHOLE[kept], first).broken) == 1


def test_a_log_that_cannot_be_replayed_is_broken(tmp_path: Path) -> None:
    assert len(found(tmp_path, Ledger(), [*WHOLE, WHOLE[1]]).broken) == 1


def test_a_game_that_was_not_played_to_its_end_is_stuck(tmp_path: Path) -> None:
    assert len(found(tmp_path, Ledger(), WHOLE[:-1]).stuck) == 1


def test_a_table_where_somebody_was_not_told_of_the_end_is_stuck(tmp_path: Path) -> None:
    assert len(found(tmp_path, Ledger([Party(TABLE, [], plays_again=False)]), WHOLE).stuck) == 1


def test_a_server_that_does_not_tell_the_record_of_a_game_is_found(tmp_path: Path) -> None:
    nowhere = [ServerProcess(port, []) for port in free_ports(1)]

    assert found(tmp_path, Ledger(), WHOLE, servers=nowhere) == Audit(differing=[TABLE])


def test_what_was_in_flight_is_on_disk_if_it_was_written_before_the_kill(tmp_path: Path) -> None:
    assert found(tmp_path, Ledger(in_flight={"5": 5, "6": 5}), WHOLE) == Audit(on_disk={"5"})

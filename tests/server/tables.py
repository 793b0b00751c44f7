"""Tables to test with, without a server around them."""

from midtown.server.entries import AnyEntry, Played, Voted, read_entry, written
from midtown.server.opening import opening
from midtown.server.pace import Pace
from midtown.server.requests import Bot, Here, Open
from midtown.server.table.table import Table

NOON = 1_700_000_000_000
"""When tables are opened, in milliseconds."""


def people(count: int) -> list[Here | Bot]:
    return [Here(f"P{seat}", f"salt-{seat}") for seat in range(count)]


def new_table(seats: list[Here | Bot] | None = None, *, game: str = "the-city", pace: Pace | None = None) -> Table:
    request = Open(game, list(people(2) if seats is None else seats), pace=pace)
    return Table("a-table", opening(request).entry, NOON)


def answer(table: Table, seat: int, at: int = NOON) -> Played:
    """The first thing that a seat may do."""
    entry = Played(seat, table.dealt.choices(seat)[0].text)
    table.apply(entry, at)
    return entry


def answer_fully(table: Table, seat: int, at: int = NOON) -> None:
    """Answer until the others can see it."""
    stage = int(table.dealt.state.stage)
    while table.owes(seat) and int(table.dealt.state.stage) == stage:
        answer(table, seat, at)


def vote(table: Table, seat: int, about: str, choice: str, at: int = NOON) -> None:
    table.apply(Voted(seat, about, choice), at)


def again(table: Table, entries: list[AnyEntry], at: int = NOON) -> Table:
    """The table that a server finds after a restart."""
    made = Table(table.name, table.opened, NOON)
    for entry in entries:
        made.apply(read_entry(written(entry)), at)
    return made

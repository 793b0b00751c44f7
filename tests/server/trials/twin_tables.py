"""Twin tables: tables that look alike to one observer, and differ in all that he cannot know."""

from collections.abc import Sequence

from midtown.core.chance import Chance
from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.server.entries import Opened, Played, Undone, read_entry
from midtown.server.store.line import Line
from midtown.server.table.table import Table


def rebuilt(lines: Sequence[Line]) -> Table:
    """The table that a log leads to."""
    opened = read_entry(lines[0].body)
    assert isinstance(opened, Opened)
    table = Table(lines[0].table, opened, lines[0].at)
    for line in lines[1:]:
        table.apply(read_entry(line.body), line.at)
    return table


def twin_of(lines: Sequence[Line], observer: int, dice: Chance) -> Table:
    """The table of a log with other cards in the others' hands and in the piles, and with other secret answers."""
    table = rebuilt(lines)
    match = table.dealt
    view = match.view(observer)
    stage, ply = match.state.flow.stage, match.state.flow.ply
    state = table.game.determinize(view, int(dice.bits()))
    for seat in view.ready:
        while seat != observer and state.owes(seat):
            offered = state.options(seat)
            state.play(offered[int(dice.below(len(offered)))], seat)
    state.flow.stage, state.flow.ply = stage, ply
    state.journal = match.journal
    match.state = state
    match.moves = [move._replace(events=_disguised(move.events, observer)) for move in match.moves]
    happenings = table.chronicle.happenings
    happenings[:] = [happening._replace(events=_disguised(happening.events, observer)) for happening in happenings]
    return table


def _disguised(events: Sequence[Event], observer: int) -> tuple[Event, ...]:
    """Events in which all things are others that the observer is not told of."""
    return tuple([_other(event) if event.kind.private and event.seat not in {observer, NOBODY} else event for event in events])


def _other(event: Event) -> Event:
    domain = event.kind.domain
    things = [(thing + 1) % len(domain.things) for thing in event.things] if domain is not None else event.things
    return Event(event.kind, event.rule, event.seat, things, event.values, event.amount)


def answer(table: Table, seat: int, at: int, dice: Chance) -> None:
    """A seat gives any answer."""
    choices = table.dealt.choices(seat)
    table.apply(Played(seat, choices[int(dice.below(len(choices)))].text), at)


def answer_and_take_back(table: Table, seat: int, at: int, dice: Chance) -> None:
    """A seat gives an answer, thinks again, and gives any other if that is what it may do."""
    answer(table, seat, at, dice)
    if table.owes(seat):
        table.apply(Undone(seat), at)
        answer(table, seat, at, dice)

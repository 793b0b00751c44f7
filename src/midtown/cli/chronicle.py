"""Chronicle: what happened, as one seat may tell it."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.table import SEAT_STYLES
from midtown.core.event import Event
from midtown.match.match import Match
from midtown.texts.language import Language


def last_turn(match: Match, seat: int) -> int:
    """The number of the move with which this seat last answered an earlier question; 0 if it never did."""
    earlier = [number for number, move in enumerate(match.moves, 1) if move.seat == seat and move.stage < match.state.stage]
    return earlier[-1] if earlier else 0


def told_since(match: Match, move: int, seat: int) -> list[Event]:
    """What the move of this number led to, and all that followed, as a seat or a spectator saw it."""
    return [event.seen_by(seat) for events in match.events[move:] for event in events]


def summary(paragraphs: Iterable[Sequence[Event]], names: Sequence[str], language: Language) -> RenderableType:
    """What happened, each paragraph beside the name of its seat."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for paragraph in paragraphs:
        seat = paragraph[0].seat
        told = "; ".join([_brief(event, seat, names, language) for event in paragraph])
        if seat < 0:
            grid.add_row("", Text(told, "dim"))
        else:
            grid.add_row(Text(names[seat], SEAT_STYLES[seat]), Text(told))
    return grid


def _brief(event: Event, seat: int, names: Sequence[str], language: Language) -> str:
    """An event beside the name of a seat, which need not be said again."""
    if event.values:
        return language.sentence("scores {amount}", amount=event.amount)
    told = language.event(event, names)
    return told.removeprefix(names[seat]).lstrip(" \N{NO-BREAK SPACE}:") if event.seat == seat >= 0 else told


def log(match: Match, seat: int | None, names: Sequence[str], language: Language) -> RenderableType:
    """Everything that happened, move by move, with the rules; without a seat, all secrets are told."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, justify="right", width=4)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    for ply, events in enumerate(match.events):
        for event in events:
            seen = event if seat is None else event.seen_by(seat)
            style = SEAT_STYLES[event.seat].removeprefix("bold ") if event.seat >= 0 else "bold"
            grid.add_row(Text(str(ply), "dim"), Text(language.event(seen, names), style), Text(event.rule, "dim"))
    return grid

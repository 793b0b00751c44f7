"""Golden games: records that must go on replaying, and one game told in full, every option with its rule.

`make records` writes them to tests/records; a change of play or of wording shows up as a difference.
"""

from pathlib import Path
from typing import Final

from midtown.arena.agreements import usual_choices
from midtown.bots.registry import make_bot
from midtown.core.event import SPECTATOR, Event
from midtown.games import GAMES
from midtown.match.match import AnyGame, Match
from midtown.match.record import record_of, write

RECORDS: Final = Path(__file__).parent / "records"
TOLD: Final = "told.txt"


def main() -> None:
    """Write all golden games."""
    for name, game in GAMES.items():
        folder = RECORDS / name
        folder.mkdir(exist_ok=True)
        for file, text in golden(game).items():
            (folder / file).write_text(text, encoding="utf-8")


def golden(game: AnyGame) -> dict[str, str]:
    """The golden games of a game by the names of their files: every number of seats, every value of every option that is agreed on."""
    files: dict[str, Match] = {}
    for seats, chosen in game.agreements():
        names = [f"{seats}-seats.txt", *[f"{name}-{value}.txt" for name, value in chosen.items() if is_special(game, name, value)]]
        for file in [name for name in names if name not in files]:
            files[file] = played(game, seats, {**chosen, **game.ending_choices})
    texts = {file: write(record_of(match)) for file, match in files.items()}
    return {**texts, TOLD: told(files[f"{game.seats[0]}-seats.txt"])}


def is_special(game: AnyGame, name: str, value: str) -> bool:
    """Is this not what bots usually play with?"""
    return usual_choices(game)[name] != value and name not in game.ending_choices


def played(game: AnyGame, seats: int, chosen: dict[str, str]) -> Match:
    """A game between a random bot in the first seat and greedy ones in the others."""
    match = Match(game, game.options(seats, chosen), seed=2011)
    bots = [make_bot("greedy" if seat else "random", game, seat) for seat in range(seats)]
    while not match.over:
        seat = match.owing[0]
        match.play(bots[seat].choose(match.view(seat), match.state.options(seat)), seat)
    return match


def told(match: Match) -> str:
    """Every option with its rule, every move, and every event as its seat and as a spectator sees it."""
    again = Match(match.game, match.options, match.seed)
    lines = [*happened(again.opening)]
    for move in match.moves:
        offered = ", ".join(f"{choice.text} [{choice.rule}]" for choice in again.choices(move.seat))
        lines += [f"{again.ply} · seat {move.seat} may: {offered}", f"{again.ply} · seat {move.seat}: {match.text(move.action)}"]
        lines += happened(again.play(move.action, move.seat))
    lines.append(f"result: {again.result()}")
    return "\n".join(lines) + "\n"


def happened(events: tuple[Event, ...]) -> list[str]:
    """What was seen by the seat it happened to, and what by everybody, where that is less."""
    lines = []
    for event in events:
        own, public = str(event.reason()), str(event.seen_by(SPECTATOR).reason())
        lines.append(f"    {own}" if own == public else f"    {own} — for others: {public}")
    return lines


if __name__ == "__main__":
    main()

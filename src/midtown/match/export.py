"""The whole game for other programs."""

from collections import Counter

from midtown.core.event import Event
from midtown.match.match import Match
from midtown.match.record import UNFINISHED, record_of


def export(match: Match) -> dict[str, object]:
    """Set-up with every component, each action with its events, the final score in its parts."""
    record = record_of(match)
    first = match.at(0)
    return {
        "game": record.game,
        "rules_version": record.version,
        "options": {"seats": record.options.seats, **dict(record.options.choices)},
        "corrections": [[change.component, change.field, change.value] for change in record.options.corrections],
        "seed": record.seed,
        "components": match.game.components(match.options),
        "setup": {"events": _events(match.opening), "table": match.game.layout(first.state)},
        "actions": [
            {"ply": ply, "seat": move.seat, "action": match.text(move.action), "rule": move.rule, "events": _events(move.events)}
            for ply, move in enumerate(match.moves, 1)
        ],
        "result": _result(match),
    }


def _events(events: tuple[Event, ...]) -> list[dict[str, object]]:
    return [event.to_json() for event in events]


def _result(match: Match) -> dict[str, object]:
    """Points in their parts, ranks, and the reason of the end."""
    result = match.result()
    if result is None:
        return {"reason": UNFINISHED}
    parts = score_parts(match)
    return {
        "points": list(result.points),
        "ranks": list(result.ranks),
        "tie_breaks": [list(values) for values in result.ties],
        "automatic_players": [list(score) for score in result.automatic],
        "winners": list(result.winners),
        "reason": result.reason.plain(),
        "rule": result.reason.rule,
        "parts": [dict(sorted(part.items())) for part in parts],
    }


def score_parts(match: Match) -> list[Counter[str]]:
    """For each seat, what its points came from over the whole game: things that scored, or parts that the game names."""
    parts: list[Counter[str]] = [Counter() for _points in match.game.result(match.state).all_points]
    for events in match.events:
        for event in events:
            if event.kind.scores:
                parts[event.seat].update(_parts(event))
    return parts


def _parts(event: Event) -> Counter[str]:
    """What one score is made of: things with their values, added up by name, or the part that its kind names."""
    if event.kind.part:
        return Counter({event.kind.part: event.amount})
    total: Counter[str] = Counter()
    for name, value in zip(event.names(), event.values, strict=True):
        total[name] += value
    return total

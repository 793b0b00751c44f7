"""Messages: what a program of the user's is sent, as over the wire: docs/protocol.md."""

from collections.abc import Sequence

from midtown.arena.play import Play
from midtown.core.errors import Reason, Value
from midtown.core.event import Event
from midtown.core.result import Result

Message = dict[str, object]


def asking(play: Play, seat: int, version: int, events: Sequence[Event]) -> Message:
    """An update with choices."""
    question = play.state.question(seat)
    texts = play.game.book.words.texts
    choices = [{"action": texts[action], "rule": question.rule_of(action)} for action in play.state.options(seat)]
    return {**_update(play, seat, version, events), "phase": "playing", "choices": choices, "asked": version}


def ending(play: Play, seat: int, version: int, events: Sequence[Event]) -> Message:
    """The last update; a game that was broken off has no result."""
    update = _update(play, seat, version, events)
    return {**update, "phase": "over", "result": _outcome(play.result)} if play.over else {**update, "phase": "ended"}


def _update(play: Play, seat: int, version: int, events: Sequence[Event]) -> Message:
    """The table as a seat may know it; nobody learns who the others are."""
    update: Message = {
        "type": "update",
        "version": version,
        "seats": [{"kind": "bot", "owes": play.state.owes(other)} for other in range(play.options.seats)],
        "seat": seat,
        "view": play.game.shown(play.game.view(play.state, seat)),
        "told": [event.seen_by(seat).to_json() for event in events],
    }
    return {**update, "table": _setting(play)} if version == 1 else update


def _setting(play: Play) -> Message:
    """What was agreed on."""
    return {
        "name": "arena",
        "game": play.game.name,
        "rules_version": play.game.rules_version,
        "choices": dict(play.options.choices),
        "corrections": [list(change) for change in play.options.corrections],
        "automatic": play.game.automatic(play.options),
    }


def _outcome(result: Result) -> Message:
    return {
        "points": list(result.points),
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "ties": [list(tie) for tie in result.ties],
        "reason": _sentence(result.reason),
        "automatic": [list(score) for score in result.automatic],
        "automatic_ranks": list(result.all_ranks[len(result.ranks) :]),
    }


def _sentence(reason: Reason) -> Message:
    blanks = {name: _blank(value) for name, value in reason.blanks.items()}
    return {"sentence": reason.sentence, "blanks": blanks, "rule": reason.rule, "text": str(reason)}


def _blank(value: Value) -> object:
    return _sentence(value) if isinstance(value, Reason) else value

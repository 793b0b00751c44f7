"""Whatever happens or is refused in a game is told in the language of the person, down to the names."""

from functools import cache

import pytest

from midtown.core.errors import Reason
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.games import GAMES
from midtown.texts.language import LANGUAGES, Language

SEATS = ["Anna", "Bernd", "Claire", "Dominik", "Elena"]
AGREEMENTS = {"the first agreement": 0, "the last agreement": -1}

every_language = pytest.mark.parametrize(
    ("name", "agreement", "code"), [(name, agreement, code) for name in GAMES for agreement in AGREEMENTS for code in LANGUAGES]
)


@cache
def played(name: str, agreement: str) -> tuple[list[Event], list[Reason]]:
    """What happened in a game as it was agreed on, and why nobody could do what was not offered."""
    game, journal = GAMES[name], Journal()
    state = game.setup(game.options(*game.agreements()[AGREEMENTS[agreement]]), 11, journal)
    refused: dict[str, Reason] = {}
    while not state.over:
        options = state.options()
        for action in set(range(len(game.book.words))).difference(options):
            reason = state.refusal(action, state.seat)
            refused[str(reason)] = reason
        state.play(options[int(state.ply) * 7 % len(options)])
    return journal.take(), list(refused.values())


def notation(name: str) -> set[str]:
    """The notation names that are words of no language."""
    return {thing for text in GAMES[name].book.words.texts for thing in text.split()[1:] if "-" in thing}


def told(name: str, agreement: str, code: str) -> list[str]:
    """Everything that happened as every seat and a spectator are told it, and all refusals."""
    language = Language.load(code, name)
    events, refusals = played(name, agreement)
    seen = [event.seen_by(seat) for event in events for seat in [*range(len(SEATS)), SPECTATOR]]
    return [language.event(event, SEATS) for event in seen] + [language.reason(reason, SEATS) for reason in refusals]


@every_language
def test_no_notation_is_told(name: str, agreement: str, code: str) -> None:
    assert [text for text in told(name, agreement, code) if any(thing in text for thing in notation(name))] == []


@every_language
def test_nothing_is_told_in_another_language(name: str, agreement: str, code: str) -> None:
    for other in LANGUAGES:
        if other != code:
            assert set(told(name, agreement, code)).isdisjoint(told(name, agreement, other))

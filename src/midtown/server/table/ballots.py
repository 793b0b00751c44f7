"""Ballots: what people at a table can decide together, and when it is decided."""

from collections.abc import Mapping
from typing import Final

YES: Final = "yes"
NO: Final = "no"
WAIT: Final = "wait"
BOT_FOR_TURN: Final = "bot-for-turn"
BOT_FOR_SEAT: Final = "bot-for-seat"
END: Final = "end"
REMATCH: Final = "rematch"
UNDO: Final = "undo"
LATE: Final = "late"
AWAY: Final = "away"

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    UNDO: (YES, NO),
    END: (YES, NO),
    REMATCH: (YES, NO),
    AWAY: (YES, NO),
    LATE: (WAIT, BOT_FOR_TURN, BOT_FOR_SEAT, END),
}
"""What can be voted about, and how."""
ABOUT_SEAT: Final = (UNDO, LATE, AWAY)
"""What is said of a seat, as in `undo:2`."""


def subject(about: str) -> tuple[str, int]:
    """What a ballot is about, and of which seat; -1 where it is about no seat or cannot be read."""
    word, _, seat = about.partition(":")
    return word, int(seat) if len(seat) == 1 and seat.isdecimal() else -1


def voters(word: str, seat: int, people: list[int]) -> list[int]:
    """Who has a say: all people; of somebody who is late or away, the others if there are any."""
    if word not in (LATE, AWAY):
        return people
    return [person for person in people if person != seat] or [seat]


def decision(word: str, ballot: Mapping[int, str], having_a_say: list[int]) -> str:
    """What was decided, or nothing yet: the wish of more than half about somebody who is late or away, all else by consent of all."""
    votes = [ballot[person] for person in having_a_say if person in ballot]
    if not votes:
        return ""
    if NO in votes:
        return NO
    needed = len(having_a_say) // 2 + 1 if word in (LATE, AWAY) else len(having_a_say)
    for choice in CHOICES[word]:
        if votes.count(choice) >= needed:
            return choice
    return ""


SPOKEN: Final = {
    UNDO: "the last answer is taken back",
    END: "the game ends as it stands",
    REMATCH: "another game",
    AWAY: "a bot takes the seat",
    WAIT: "wait",
    BOT_FOR_TURN: "a bot plays this turn",
    BOT_FOR_SEAT: "a bot takes the seat",
}


def spoken(word: str, choice: str) -> str:
    """What is proposed or decided, as a piece of a sentence."""
    return SPOKEN[choice if word == LATE else word]

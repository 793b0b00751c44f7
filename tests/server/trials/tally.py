"""Tally: what was tried, and how the server answered."""

from collections import Counter
from typing import Final, final

from tests.server.trials.web import Answered
from tests.server.trials.wire import CLOSE, CUT, TEXT, Frame

CLOSED: Final = {1002, 1003, 1007, 1008, 1009, 1012, 1013}
"""Why a server may close a connection: what was said cannot be understood, is too much, or comes too early."""
TOO_MUCH: Final = "closed 1009"


@final
class Tally:
    """Counts inputs and their bytes; takes note of every answer that is none."""

    def __init__(self) -> None:
        self.inputs = 0
        self.size = 0
        self.answers: Final[Counter[str]] = Counter()
        self.faults: Final[list[str]] = []

    def tried(self, data: bytes) -> None:
        """One more input."""
        self.inputs += 1
        self.size += len(data)

    def frame(self, frame: Frame, data: bytes) -> None:
        """A frame that came as an answer to an input must be a sentence, something new, or the end with its reason."""
        if frame.opcode == TEXT:
            message = frame.message
            self._note(message.get("code", message["type"]), is_good=message["type"] != "refused" or has_reason(message), data=data)
        else:
            self._note(f"closed {frame.close_code}", is_good=frame.opcode == CLOSE and frame.close_code in CLOSED, data=data)

    def page(self, answered: Answered, data: bytes) -> None:
        """An answer over HTTP must be a page or a refusal with its sentence."""
        is_good = answered.status == 200 or (400 <= answered.status < 500 and answered.is_json and has_reason(answered.json))
        self._note(f"status {answered.status}", is_good=is_good, data=data)

    def bare_page(self, answered: Answered, data: bytes) -> None:
        """An answer to what is no proper HTTP only has to say whose fault it is."""
        self._note(f"status {answered.status}", is_good=200 <= answered.status < 500, data=data)

    def expect(self, frame: Frame, answer: str) -> None:
        """Exactly this is refused, or the connection closed with this code; who is still sending too much may find it cut."""
        found = frame.message.get("code", frame.message["type"]) if frame.opcode == TEXT else f"closed {frame.close_code}"
        self._note(found, is_good=found == answer or (answer == TOO_MUCH and frame is CUT), data=f"expected {answer}".encode())

    def silence(self, data: bytes) -> None:
        """There was no answer at all."""
        self._note("silence", is_good=False, data=data)

    def _note(self, answer: str, *, is_good: bool, data: bytes) -> None:
        self.answers[answer] += 1
        if not is_good:
            self.faults.append(f"{answer} to {data[:200]!r}")


def has_reason(message: dict[str, object]) -> bool:
    """Is this a refusal with a code and a sentence?"""
    reason = message.get("reason")
    return message.get("type") == "refused" and bool(message.get("code")) and isinstance(reason, dict) and bool(reason.get("text"))

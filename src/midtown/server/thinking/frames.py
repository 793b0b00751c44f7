"""Frames: how thoughts and answers are cut out of a stream of bytes, as a length and so many bytes."""

import pickle
from struct import Struct
from typing import Final

from midtown.server.thinking.thought import Answer, Asked

LENGTH: Final = Struct("!I")
READY: Final[Answer] = 0
"""What a worker says before it gets its first thought."""


def framed(content: Asked | Answer) -> bytes:
    """A thought or an answer, ready to be sent."""
    body = pickle.dumps(content)
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """How many bytes follow."""
    length: int = LENGTH.unpack(head)[0]
    return length


def thought_in(body: bytes) -> Asked:
    """What a worker was sent."""
    asked: Asked = pickle.loads(body)  # noqa: S301  # only the server that started this process writes here
    return asked


def answer_in(body: bytes) -> Answer:
    """What a worker has sent."""
    answer: Answer = pickle.loads(body)  # noqa: S301  # only a process that this one started writes here
    return answer

"""Odd messages: every request with something wrong in every field, and with anything wrong anywhere."""

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from midtown.core.chance import Chance
from midtown.server.pace import Pace
from midtown.server.requests import Advise, Bot, Hello, Here, Invite, Join, Leave, Link, Open, Play, Renew, Resync, Return, Tom, Undo, Vote

REQUESTS: Final = (
    Play(1, "build house", "id"),
    Undo(1, "id"),
    Vote("end", "yes", "salt", "id"),
    Leave("id"),
    Return("id"),
    Renew(),
    Resync(1),
    Advise(1, "id"),
    Hello("table", "key", 0, "en"),
)
"""One of every kind that goes over the websocket."""
OPEN: Final = Open(
    "new-york-city",
    [Here("Ada", "salt"), Link("Blaise"), Bot("random"), Tom("b4")],
    {"rank": "3"},
    [("house", "cost", "1")],
    Pace("live", 5),
)
JOIN: Final = Join("invitation", "Ada", "salt")
INVITE: Final = Invite(0)
ODD: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 7, 1 << 70, -(1 << 70), 0.5, 1e308, "", " ", "x", "x" * 70, "x" * 9000, "\x00", "\ud800", "\u202eAda", "null", "0",
    "undo:9", "late:0", "²", [], [[]], [0] * 500, ["x", "y", "z"], {}, {"kind": "here"}, {"x": {"y": {"z": []}}},
)  # fmt: skip
"""What a field may be instead of what it should be."""


def odd_messages(valid: msgspec.Struct) -> Iterator[bytes]:
    """A message with each of its fields missing or wrong, with one that does not exist, and of a kind that does not exist."""
    message: dict[str, Any] = msgspec.to_builtins(valid)
    for name, right in message.items():
        yield _text({other: value for other, value in message.items() if other != name})
        for odd in ODD:
            yield _text({**message, name: odd})
            if isinstance(right, list):
                yield _text({**message, name: [odd, *right]})
    yield _text({**message, "unknown": 1})
    yield _text({**message, "type": "unknown"})
    yield _text([message])


def odd_texts() -> Iterator[bytes]:
    """What is no message at all."""
    for odd in ODD:
        yield _text(odd)
    yield from (
        b"",
        b" ",
        b"{",
        b"}",
        b'{"type"',
        b'{"type":"play"',
        b"NaN",
        b"[1,]",
        b'{"type":"leave"}x',
        b"\xef\xbb\xbf{}",
        b"'",
        b"/* */{}",
    )
    yield b'{"type":"leave","type":"renew"}'
    for depth in (100, 1000, 7000):
        yield b"[" * depth
        yield b"[" * depth + b"]" * depth
        yield b'{"type":"leave","id":' + b"[" * depth + b"]" * depth + b"}"
        yield b'{"type":"leave","x":' + b'{"x":' * (depth // 3) + b"1" + b"}" * (depth // 3) + b"}"
    yield b'{"type":"resync","since":' + b"9" * 15000 + b"}"
    yield b'{"type":"resync","since":1e' + b"9" * 15000 + b"}"


def huge_texts() -> Iterator[bytes]:
    """What is too deep or too big for any message."""
    yield b"[" * 100_000
    yield b"[" * 100_000 + b"]" * 100_000
    yield b'{"game":' + b'{"x":' * 50_000
    yield b'{"game":"' + b"x" * 240_000 + b'"}'
    yield b'{"game":"' + b"x" * 1_000_000 + b'"}'
    yield b"\xff" * 1000
    yield b'{"game":"\xff\xfe","seats":[]}'
    yield b"9" * 200_000


def damaged(text: bytes, dice: Chance) -> bytes:
    """A text with a few bytes that are other ones, missing or doubled."""
    broken = bytearray(text)
    for _wound in range(1 + int(dice.below(4))):
        place = int(dice.below(len(broken) + 1))
        match int(dice.below(5)):
            case 0:
                broken[place : place + 1] = bytes([int(dice.below(256))])
            case 1:
                del broken[place : place + 1 + int(dice.below(20))]
            case 2:
                broken[place:place] = broken[max(0, place - int(dice.below(40))) : place]
            case 3:
                broken[place:place] = b'[{",:0123456789}]\n\x00'[(at := int(dice.below(19))) : at + 1]
            case _:
                other = int(dice.below(len(broken) + 1))
                broken[place : place + 8], broken[other : other + 8] = broken[other : other + 8], broken[place : place + 8]
    return bytes(broken)


def _text(message: object) -> bytes:
    return json.dumps(message).encode()

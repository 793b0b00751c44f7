"""The file of a net: its shape, then its weights as half floats."""

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from midtown.bots.search.net import weights_of

MAGIC: Final = b"midtown net 1\n"
HEAD: Final = struct.Struct("<3H")


class NotANet(Exception):
    """The file holds something else."""


class Learned(NamedTuple):
    """The shape and the weights of a net."""

    inputs: int
    hidden: int
    second: int
    weights: Sequence[float]


def write_net(path: Path, learned: Learned) -> None:
    """Keep a net."""
    body = struct.pack(f"<{len(learned.weights)}e", *learned.weights)
    path.write_bytes(MAGIC + HEAD.pack(learned.inputs, learned.hidden, learned.second) + body)


def read_net(path: Path) -> Learned:
    """A net that was kept."""
    content = path.read_bytes()
    start = len(MAGIC) + HEAD.size
    if not content.startswith(MAGIC) or len(content) < start:
        raise NotANet(path.name)
    inputs, hidden, second = HEAD.unpack_from(content, len(MAGIC))
    count = weights_of(inputs, hidden, second)
    if len(content) != start + 2 * count:
        raise NotANet(path.name)
    weights = struct.unpack_from(f"<{count}e", content, start)
    return Learned(inputs, hidden, second, weights)

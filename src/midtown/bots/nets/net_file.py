"""The file of a net: its shape, then its weights as half floats."""

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from midtown.bots.search.net import Net, weights_of

MAGIC: Final = b"midtown net 2\n"
HEAD: Final = struct.Struct("<4H")


class NotANet(Exception):
    """The file holds something else."""


class Learned(NamedTuple):
    """The shape and the weights of a net."""

    inputs: int
    hidden: int
    second: int
    actions: int
    weights: Sequence[float]


def write_net(path: Path, learned: Learned) -> None:
    """Keep a net."""
    body = struct.pack(f"<{len(learned.weights)}e", *learned.weights)
    path.write_bytes(MAGIC + HEAD.pack(learned.inputs, learned.hidden, learned.second, learned.actions) + body)


def read_net(path: Path) -> Learned:
    """A net that was kept."""
    content = path.read_bytes()
    start = len(MAGIC) + HEAD.size
    if not content.startswith(MAGIC) or len(content) < start:
        raise NotANet(path.name)
    inputs, hidden, second, actions = HEAD.unpack_from(content, len(MAGIC))
    count = weights_of(inputs, hidden, second, actions)
    if len(content) != start + 2 * count:
        raise NotANet(path.name)
    weights = struct.unpack_from(f"<{count}e", content, start)
    return Learned(inputs, hidden, second, actions, weights)


def net_of(learned: Learned) -> Net:
    """The net itself."""
    return Net(learned.inputs, learned.hidden, learned.second, learned.actions, learned.weights)

"""The inside of a worker: a process that gets thoughts on its standard input and sends answers to its standard output."""

import os
import signal
from contextlib import suppress
from io import FileIO
from queue import SimpleQueue
from threading import Thread
from typing import Final, NoReturn

from midtown.server.thinking.answering import answer_to
from midtown.server.thinking.frames import LENGTH, READY, framed, length_of, thought_in

NICENESS: Final = 5
"""How far workers stand back behind the server, where both could run."""


def main() -> None:
    """Answer one thought after the other, for as long as somebody asks."""
    leave_signals_to_the_parent()
    os.nice(NICENESS)
    incoming, outgoing = FileIO(os.dup(0)), FileIO(os.dup(1), "w")
    keep_bots_off_the_frames()
    bodies: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=receive, args=(incoming, bodies), daemon=True).start()
    outgoing.write(framed(READY))
    while True:
        outgoing.write(framed(answer_to(thought_in(bodies.get()))))


def leave_signals_to_the_parent() -> None:
    """A terminal or a service manager signals all processes at once, but the server may still have to bring things to an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def keep_bots_off_the_frames() -> None:
    """A bot that prints is heard among the errors; one that reads finds nothing."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)


def receive(incoming: FileIO, bodies: "SimpleQueue[bytes]") -> None:
    """Take in what is sent, and leave when the parent has gone, even in the middle of a thought."""
    while True:
        head = read(incoming, LENGTH.size)
        bodies.put(read(incoming, length_of(head)))


def read(incoming: FileIO, length: int) -> bytes:
    """So many bytes; at the end of the stream this process ends."""
    body = b""
    while len(body) < length:
        part = incoming.read(length - len(body))
        if not part:
            leave()
        body += part
    return body


def leave() -> NoReturn:
    """End at once, with whatever bots have started."""
    with suppress(ProcessLookupError):
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


if __name__ == "__main__":
    main()

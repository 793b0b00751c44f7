"""Worker: a process that measures one thing, seen from outside."""

import json
import os
import sys
from subprocess import PIPE, Popen
from typing import Any, Final, Self, final

from midtown.bench.slices import Slice


class WorkerStopped(Exception):
    """A worker has ended without an answer; says its last words."""


@final
class Worker:
    """A module of `midtown.bench` that runs by itself; it imports what this process would import."""

    def __init__(self, *words: str) -> None:
        self._words: Final = words
        self._process: Final = Popen(  # noqa: S603  # our own modules
            [sys.executable, "-P", "-m", *words],
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.compiled_modules: Final[list[str]] = self._hear()["compiled"]

    def ask(self, seconds: float) -> None:
        """Let it begin a slice of so many seconds."""
        assert self._process.stdin is not None  # noqa: S101  # it was asked for
        try:
            self._process.stdin.write(json.dumps({"seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._last_words() from None

    def answer(self) -> Slice:
        """What it got done in the slice that it was asked for."""
        return Slice(**self._hear())

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None  # noqa: S101  # it was asked for
        line = self._process.stdout.readline()
        if not line:
            raise self._last_words()
        heard: dict[str, Any] = json.loads(line)
        return heard

    def _last_words(self) -> WorkerStopped:
        _out, errors = self._process.communicate()
        return WorkerStopped(f"{' '.join(self._words)}: {['it stopped', *errors.splitlines()][-1]}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        """Send it home, even if it is at work."""
        self._process.kill()
        self._process.communicate()

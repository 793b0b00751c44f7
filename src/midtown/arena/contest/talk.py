"""Talk: what is said to a program and heard from it, line by line."""

import os
import shlex
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import Final, final

import msgspec

from midtown.arena.contest.fault import LONGEST, crashed, not_offered, not_started, too_slow
from midtown.arena.contest.messages import Message

LEAVE_SECONDS: Final = 1.0
"""How long a program may take to end after its game."""
MOST_BYTES: Final = 16384
"""The longest answer, as over the wire."""


@final
class Answer(msgspec.Struct, frozen=True):
    """What a program says; what else it tells is not read."""

    type: str
    action: str = ""


@final
class Talk:
    """What is said to a program and heard from it; whoever waits for it waits in a thread, so that it can be given up."""

    def __init__(self, command: str, surroundings: dict[str, str]) -> None:
        self._errors: Final = TemporaryFile()  # noqa: SIM115  # it is closed at the end
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603  # the user names it to have it run
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=os.environ | surroundings,
                start_new_session=True,
            )
        except OSError as problem:
            self._errors.close()
            raise not_started(problem.strerror or "") from None
        self._waiting: Thread | None = None
        self._is_given_up = False

    def ask(self, message: Message, seconds: float) -> str:
        """The action that is answered; a Fault if there is none in time."""
        try:
            return self._in_time(lambda: self._exchange(message), seconds)
        except Empty:
            self._kill()
            raise too_slow(seconds) from None
        except (EOFError, OSError):
            raise crashed(self._last_words()) from None
        except msgspec.MsgspecError as problem:
            raise not_offered(str(problem)) from None

    def _in_time(self, work: Callable[[], str], seconds: float) -> str:
        """What comes of something that may never come to an end."""
        done: SimpleQueue[str | Exception] = SimpleQueue()

        def run() -> None:
            try:
                done.put(work())
            except Exception as problem:  # noqa: BLE001  # it is raised where somebody waits for it
                done.put(problem)
            if self._is_given_up:
                self._close()

        self._waiting = Thread(target=run, daemon=True)
        self._waiting.start()
        answer = done.get(timeout=seconds)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _exchange(self, message: Message) -> str:
        """Say something and hear the answer, which a program that listens to nothing may have given before."""
        with suppress(BrokenPipeError):
            self._say(message)
        while True:
            answer = self._hear()
            if answer.type != "hello":
                return answer.action

    def _say(self, message: Message) -> None:
        assert self._process.stdin is not None  # noqa: S101  # it was asked for
        self._process.stdin.write(msgspec.json.encode(message) + b"\n")
        self._process.stdin.flush()

    def _hear(self) -> Answer:
        assert self._process.stdout is not None  # noqa: S101  # it was asked for
        line = self._process.stdout.readline(MOST_BYTES)
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    def end(self, message: Message) -> None:
        """Tell how the game ended, and see the program out."""
        if self._process.returncode is None:
            with suppress(OSError, Empty, subprocess.TimeoutExpired):
                self._in_time(lambda: self._say_goodbye(message), LEAVE_SECONDS)
            self._kill()
        self._errors.close()

    def _say_goodbye(self, message: Message) -> str:
        self._say(message)
        assert self._process.stdin is not None  # noqa: S101  # it was asked for
        self._process.stdin.close()
        self._process.wait(LEAVE_SECONDS)
        return ""

    def _kill(self) -> None:
        """End it, with whatever it has started; what has escaped and still holds its output is not waited for."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self._waiting is not None:
            self._waiting.join(LEAVE_SECONDS)
            self._is_given_up = self._waiting.is_alive()
        if not self._is_given_up:
            self._close()

    def _close(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _last_words(self) -> str:
        """The last line among its errors, or its exit code."""
        self._kill()
        self._errors.seek(0)
        lines = [line.strip() for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return lines[-1][:LONGEST] if lines else f"exit code {self._process.returncode}"

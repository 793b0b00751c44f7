"""A server in a process of its own, as people start it, and what is seen of it from outside."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, final

SECONDS_TO_STOP: Final = 20


@final
class ServerProcess:
    """Where it listens, how much memory it takes, what it has logged."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, log: Path) -> None:
        self.port: Final = port
        self._process: Final = process
        self._log: Final = log

    @property
    def is_alive(self) -> bool:
        """Is it the process that was started?"""
        return self._process.poll() is None

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(line.split()[1]) * 1024

    @property
    def open_files(self) -> int:
        """Sockets and files that it holds open."""
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))  # noqa: PTH208  # only how many

    def logged(self) -> list[dict[str, str]]:
        """Every line of its log."""
        return [json.loads(line) for line in self._log.read_text(encoding="utf-8").splitlines()]

    def stop(self) -> int:
        """Stop it as one does; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(SECONDS_TO_STOP)


@contextmanager
def server_process() -> Iterator[ServerProcess]:
    """A server on a free port of this machine."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        command = [sys.executable, "-m", "midtown", "serve", "--port", "0", "--data", folder]
        with (
            log.open("w", encoding="utf-8") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            assert process.stdout is not None
            opening = process.stdout.readline()
            try:
                yield ServerProcess(process, int(opening.partition("/ ")[0].rpartition(":")[2]), log)
            finally:
                if process.poll() is None:
                    process.kill()

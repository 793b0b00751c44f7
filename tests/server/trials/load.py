"""`python -m tests.server.trials.load`: 200 clients at 50 tables, as ratios against a bare relay in the same run."""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from midtown.bench.middle import Middle, middle_of
from midtown.server.store.line import Line
from midtown.server.store.store import open_store
from tests.server.trials.crowd import Client, players, talkers

PACE: Final = 400
"""Moves a second of a paced heat."""
GOALS: Final = {"the-city": 0.9, "fifth-avenue": 0.8, "new-york-city": 0.8}
"""Moves a second, against the relay; the larger a game is, the more there is to tell."""
WAIT: Final = 15.0
APPENDS: Final = 300
BODY: Final = b'{"entry":"played","seat":1,"action":"build school","id":"17"}'
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Heat:
    """What a crowd and a server did in a few seconds."""

    moves: float
    """A second."""
    cpu: float
    """Microseconds of the server for each move."""
    half: float
    """Milliseconds from saying something to hearing of it, for half of all."""
    most: float
    """The same for all but the slowest hundredth."""
    frames: float
    """For each move."""
    size: float
    """Bytes of a frame."""


async def flat_out(crowd: Sequence[Client], pid: int, seconds: float) -> Heat:
    """Everybody speaks as soon as he can."""
    for client in crowd:
        client.is_eager = True
    measure = Measure(crowd, pid)
    for client in crowd:
        if client.can_speak:
            client.speak()
    while measure.seconds < seconds and not crowd[0].tally.is_over:  # noqa: ASYNC110  # the crowd is not to be slowed down by events
        await asyncio.sleep(0.01)
    return measure.heat()


async def paced(crowd: Sequence[Client], pid: int, seconds: float) -> Heat:
    """So many speak every second, whoever can."""
    measure = Measure(crowd, pid)
    said = 0
    place = 0
    while measure.seconds < seconds and not crowd[0].tally.is_over:
        due = int(measure.seconds * PACE)
        for _ in range(len(crowd)):
            if said >= due:
                break
            place = (place + 1) % len(crowd)
            if crowd[place].can_speak:
                crowd[place].speak()
                said += 1
        await asyncio.sleep(0.001)
    return measure.heat()


class Measure:
    """Looks at clocks and counters when it begins and when it ends."""

    def __init__(self, crowd: Sequence[Client], pid: int) -> None:
        self._crowd: Final = crowd
        self._pid: Final = pid
        self._cpu: Final = cpu_seconds(pid)
        self._frames: Final = sum(client.frames for client in crowd)
        self._bytes: Final = sum(client.bytes for client in crowd)
        self._start: Final = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.perf_counter() - self._start

    def heat(self) -> Heat:
        """What was done; everybody leaves."""
        tally = self._crowd[0].tally
        frames = sum(client.frames for client in self._crowd) - self._frames
        size = (sum(client.bytes for client in self._crowd) - self._bytes) / frames
        cpu = (cpu_seconds(self._pid) - self._cpu) / tally.moves * 1e6
        delays = [delay * 1000 for delay in tally.delays]
        found = Heat(tally.moves / self.seconds, cpu, median(delays), quantiles(delays, n=100)[-1], frames / tally.moves, size)
        for client in self._crowd:
            client.transport.close()
        return found


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def appends(folder: str) -> float:
    """Durable appends a second, one after the other, against a loop of write and fdatasync."""
    handle = os.open(Path(folder) / "plain", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    os.write(handle, BODY)
    os.fdatasync(handle)
    start = time.perf_counter()
    for _ in range(APPENDS):
        os.write(handle, BODY)
        os.fdatasync(handle)
    plain = time.perf_counter() - start
    os.close(handle)
    store = await open_store(f"sqlite:///{folder}/appends.db")
    name = str(time.time_ns())
    await store.append(Line(name, 1, 0, BODY))
    start = time.perf_counter()
    for number in range(2, APPENDS + 2):
        await store.append(Line(name, number, 0, BODY))
    elapsed = time.perf_counter() - start
    await store.close()
    return plain / elapsed


async def paced_syncs(folder: str) -> float:
    """Milliseconds of half of the loops of write and fdatasync, if so many are made a second as moves in a paced heat."""
    handle = os.open(Path(folder) / "paced", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    times = []
    for _ in range(APPENDS):
        await asyncio.sleep(1 / PACE)
        start = time.perf_counter()
        os.write(handle, BODY)
        os.fdatasync(handle)
        times.append((time.perf_counter() - start) * 1000)
    os.close(handle)
    return median(times)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(stack: ExitStack, module: str, port: int, *arguments: str) -> int:
    """A server on the first core, once it can be reached; its process."""
    process = subprocess.Popen([sys.executable, "-m", module, str(port), *arguments], preexec_fn=lambda: pin(0))  # noqa: PLW1509  # it only pins
    stack.callback(process.wait)
    stack.callback(process.terminate)
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return process.pid
        except OSError:
            time.sleep(0.05)
    message = f"{module} did not start"
    raise TimeoutError(message)


def pin(core: int) -> None:
    """Keep this process on one of its cores."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[core % len(cores)]})


@contextmanager
def every_core() -> Iterator[None]:
    """This process may use all cores for a while."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    yield
    os.sched_setaffinity(0, before)


def main() -> None:
    """Run the heats by turns, and say how they compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GOALS), default="the-city")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.game, arguments.rounds, arguments.seconds))


async def run(game: str, rounds: int, seconds: float) -> None:
    """All rounds, then the table."""
    dice = Random(2011)  # noqa: S311  # these dice guard no secret
    heats: dict[str, list[Heat]] = {"relay": [], "midtown": [], "paced relay": [], "paced writing relay": [], "paced midtown": []}
    single = []
    syncs: list[float] = []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd()))
        relay_port, writing_port, port = free_port(), free_port(), free_port()
        relay = started(stack, "tests.server.trials.relay", relay_port)
        writing = started(stack, "tests.server.trials.relay", writing_port, f"{folder}/said")
        midtown = started(stack, "tests.server.trials.generous", port, folder)
        pin(1)
        for _round in range(rounds):
            for name, run_heat in (("", flat_out), ("paced ", paced)):
                ours = await run_heat(await settled(await players(port, game, dice)), midtown, seconds)
                bare = await run_heat(await talkers(relay_port, round(ours.size)), relay, seconds)
                heats[f"{name}midtown"].append(ours)
                heats[f"{name}relay"].append(bare)
            heats["paced writing relay"].append(
                await paced(await talkers(writing_port, round(heats["paced midtown"][-1].size)), writing, seconds)
            )
            with every_core():
                single.append(await appends(folder))
                syncs.append(await paced_syncs(folder))
            say(".", end="")
    report(game, heats, single, median(syncs))


async def settled(crowd: Sequence[Client]) -> Sequence[Client]:
    """A crowd that has been told where it is."""
    await asyncio.sleep(0.5)
    return crowd


def report(game: str, heats: dict[str, list[Heat]], single: list[float], sync: float) -> None:
    """What was measured, and the ratios round by round; the relays send frames as large as those of Midtown."""
    say(f"\n{game}: 200 clients, 50 tables; medians of {len(single)} rounds")
    for name, found in heats.items():
        say(
            f"{name:19} {median(heat.moves for heat in found):7.0f} moves/s  {median(heat.cpu for heat in found):6.0f} µs CPU a move  "
            f"p50 {median(heat.half for heat in found):6.2f} ms  p99 {median(heat.most for heat in found):6.2f} ms  "
            f"{median(heat.frames for heat in found):.2f} frames a move of {median(heat.size for heat in found):.0f} bytes"
        )
    say(f"a write and fdatasync at the same pace takes {sync:.2f} ms: Midtown and the writing relay wait for one, the bare relay for none")
    for name, ratios, goal in (
        ("S1 moves/s", compared(heats["midtown"], heats["relay"], lambda heat: heat.moves), f"goal ≥ {GOALS[game]}"),
        ("S3 p50", compared(heats["paced midtown"], heats["paced relay"], lambda heat: heat.half), "goal ≤ 2.5"),
        ("S3 p99", compared(heats["paced midtown"], heats["paced relay"], lambda heat: heat.most), "goal ≤ 2.5"),
        ("S3 p50, writing", compared(heats["paced midtown"], heats["paced writing relay"], lambda heat: heat.half), ""),
        ("S3 p99, writing", compared(heats["paced midtown"], heats["paced writing relay"], lambda heat: heat.most), ""),
        ("D1 appends/s", single, "goal ≥ 0.9"),
    ):
        say(f"{name:19} {shown(middle_of(ratios))}   {goal}".rstrip())


def compared(ours: Sequence[Heat], theirs: Sequence[Heat], figure: Callable[[Heat], float]) -> list[float]:
    """One figure of ours against theirs, round by round."""
    return [figure(our) / figure(their) for our, their in zip(ours, theirs, strict=True)]


def say(text: str, end: str = "\n") -> None:
    """Print something at once."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


def shown(ratio: Middle) -> str:
    """The median and the middle half."""
    return f"{ratio.median:5.2f}  ({ratio.low:.2f} … {ratio.high:.2f})"


if __name__ == "__main__":
    main()

"""Ledger: the file in which the finished games of a contest are kept, a line each."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Final, final

import msgspec

from midtown.arena.contest.contest import Contest
from midtown.arena.contest.played import Played
from midtown.core.errors import BadOptions, Reason, Value
from midtown.version import VERSION

FORMAT: Final = 1

Heading = dict[str, object]


@final
class Ledger:
    """Finished games, of which none is played twice; whatever happens, only the line that was being written is lost."""

    def __init__(self, file: FileIO, kept: list[Played]) -> None:
        self._file: Final = file
        self.kept: Final = kept

    def write(self, played: Played) -> None:
        """Keep a game."""
        self._file.write(msgspec.json.encode(played) + b"\n")


@contextmanager
def opened(path: Path, contest: Contest) -> Iterator[Ledger]:
    """The file of a contest, new or taken up again; that of another one is refused and left alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        kept = _read(path, whole, contest)
        with path.open("r+b", buffering=0) as file:
            file.truncate(len(whole))
            file.seek(len(whole))
            if not whole:
                file.write(msgspec.json.encode(heading(contest)) + b"\n")
            yield Ledger(file, kept)
    except OSError as problem:
        raise BadOptions(
            Reason("", "{path} cannot be written: {problem}", {"path": str(path), "problem": problem.strerror or ""})
        ) from None


def seed_in(path: Path) -> int | None:
    """The seed of the contest in a file, if there is one."""
    try:
        with path.open("rb") as file:
            seed = msgspec.json.decode(file.readline(), type=Heading).get("seed")
    except (OSError, msgspec.MsgspecError):
        return None
    return seed if isinstance(seed, int) else None


def heading(contest: Contest) -> Heading:
    """All that a contest is made of; how many games are played is not part of it, so that more can be played later."""
    return {
        "arena": FORMAT,
        "midtown": VERSION,
        "game": contest.game_name,
        "rules_version": contest.game.rules_version,
        "seats": contest.options.seats,
        "options": dict(contest.options.choices),
        "corrections": [list(change) for change in contest.options.corrections],
        "bots": [entrant.word for entrant in contest.entrants],
        "seed": contest.seed,
        "think": contest.think,
        "limits": [contest.limits.rounds, contest.limits.decisions],
    }


def _read(path: Path, whole: bytes, contest: Contest) -> list[Played]:
    """The games in a file, if it is one of this contest."""
    lines = whole.splitlines()
    try:
        _check_heading(path, lines[:1], contest)
        return [msgspec.json.decode(line, type=Played) for line in lines[1:]]
    except msgspec.MsgspecError:
        raise BadOptions(Reason("", "{path} holds no games of an arena", {"path": str(path)})) from None


def _check_heading(path: Path, lines: list[bytes], contest: Contest) -> None:
    for line in lines:
        found = msgspec.json.decode(line, type=Heading)
        for name, wanted in heading(contest).items():
            if found.get(name) != wanted:
                blanks: dict[str, Value] = {"path": str(path), "name": name, "found": _shown(found.get(name)), "wanted": _shown(wanted)}
                raise BadOptions(Reason("", "{path} holds another run: its {name} is {found}, not {wanted}", blanks))


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""Records on disk."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from midtown.core.errors import BadRecord, Reason
from midtown.match.match import AnyGame
from midtown.match.record import Record, read, write


def load(path: Path, games: Mapping[str, AnyGame]) -> Record:
    """The record in a file; says what is wrong with it."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as problem:
        raise BadRecord(
            0, Reason("", "{path} cannot be opened: {problem}", {"path": str(path), "problem": problem.strerror or ""})
        ) from None
    except UnicodeDecodeError:
        raise BadRecord(0, Reason("", "{path} is no record of a game: it is not text", {"path": str(path)})) from None
    return read(text, games)


def save(record: Record, path: Path) -> None:
    """Write a record so that at every moment either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)

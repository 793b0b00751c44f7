"""Shelf: the folder where games that are being played are kept."""

import json
import os
import zlib
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, final

from platformdirs import user_data_path

from midtown.cli.files import write_text
from midtown.core.errors import BadOptions, Reason

HOME: Final = "MIDTOWN_HOME"
"""The variable of the environment that names another folder."""


def data_folder() -> Path:
    """The folder where everything of this person is kept."""
    named = os.environ.get(HOME)
    return Path(named) if named else user_data_path("midtown")


@final
@dataclass(frozen=True)
class Note:
    """Who sits where in an unfinished game, and what they read; the record says everything else."""

    record: str
    game: str
    seats: str
    lang: str


@final
class Shelf:
    """Records of games, and a note for each that is not finished."""

    def __init__(self) -> None:
        self._folder: Final = data_folder() / "games"

    def new_record(self, game_name: str) -> Path:
        """Where the record of a new game goes."""
        start = f"{game_name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
        path = self._folder / f"{start}.txt"
        number = 1
        while path.exists():
            number += 1
            path = self._folder / f"{start}-{number}.txt"
        return path

    def keep(self, note: Note) -> None:
        """Remember an unfinished game."""
        write_text(json.dumps(asdict(note), ensure_ascii=False, indent=1) + "\n", self._place(Path(note.record)))

    def forget(self, record: Path) -> None:
        """The game is finished."""
        self._place(record).unlink(missing_ok=True)

    def find(self, record: Path) -> Note | None:
        """The note that belongs to a record, if there is one."""
        place = self._place(record)
        return _read(place) if place.exists() else None

    def last(self, game_name: str | None) -> Note:
        """The unfinished game, of this name if one is given, that was played last."""
        notes = [_read(place) for place in self._folder.glob("*.json")]
        kept = [note for note in notes if game_name in (None, note.game) and Path(note.record).exists()]
        if not kept:
            raise BadOptions(Reason("", "there is no unfinished game to resume"))
        return max(kept, key=lambda note: Path(note.record).stat().st_mtime_ns)

    def _place(self, record: Path) -> Path:
        """Where the note of a record lies: here, wherever the record is."""
        whole = record.absolute()
        return self._folder / f"{whole.stem}-{zlib.crc32(bytes(whole)):08x}.json"


def _read(place: Path) -> Note:
    """The note in a file."""
    damaged = BadOptions(Reason("", "{path} is damaged; delete it and resume by naming the record", {"path": str(place)}))
    try:
        note = Note(**json.loads(place.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        raise damaged from None
    if not all(isinstance(value, str) for value in asdict(note).values()):
        raise damaged
    return note

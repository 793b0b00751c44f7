"""Sight: some parts of what is shown, each written once and again when it has changed."""

from typing import Final, final

import msgspec

from midtown.server.replies import ENCODER

Versions = tuple[int, ...]
"""Of all seats, and last of spectators."""


@final
class Sight:
    """The parts as they were written last."""

    def __init__(self, seats: int) -> None:
        self._texts: Final[dict[str, msgspec.Raw]] = {}
        self._written: Final[dict[str, Versions]] = {}
        """For each part, the versions in which it became what it is."""
        self._rows: Final[dict[str, list[tuple[object, bytes]]]] = {}
        """The rows of parts that are lists, with their texts."""
        self._fresh: dict[str, msgspec.Raw] = {}
        """The parts that changed at the last look,"""
        self._seen: Versions = (0,) * (seats + 1)
        """in these versions,"""
        self._seen_before = self._seen
        """and the versions of the look before it."""

    def look(self, words: dict[str, object], versions: Versions) -> None:
        """See how these parts look now; all others are as they were."""
        self._seen_before, self._seen = self._seen, versions
        self._fresh = {}
        for name, part in words.items():
            text = self._text_of(name, part)
            if self._texts.get(name) != text:
                self._texts[name] = self._fresh[name] = text
                self._written[name] = versions

    def _text_of(self, name: str, part: object) -> msgspec.Raw:
        """A part as it is written; rows that are the very same as before are not written again."""
        if not isinstance(part, list) or not part or not isinstance(part[0], dict):
            return msgspec.Raw(ENCODER.encode(part))
        known = self._rows.get(name, [])
        rows = [known[at] if at < len(known) and known[at][0] is row else (row, ENCODER.encode(row)) for at, row in enumerate(part)]
        self._rows[name] = rows
        return msgspec.Raw(b"[%b]" % b",".join([text for _row, text in rows]))

    def since(self, seat: int, version: int) -> dict[str, msgspec.Raw]:
        """The parts that became what they are after a version of this seat; mostly they are those of the last look."""
        if version >= self._seen[seat]:
            return {}
        if version >= self._seen_before[seat]:
            return self._fresh
        return {name: self._texts[name] for name, versions in self._written.items() if versions[seat] > version}

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
            text = msgspec.Raw(ENCODER.encode(part))
            if self._texts.get(name) != text:
                self._texts[name] = self._fresh[name] = text
                self._written[name] = versions

    def since(self, seat: int, version: int) -> dict[str, msgspec.Raw]:
        """The parts that became what they are after a version of this seat; mostly they are those of the last look."""
        if version >= self._seen[seat]:
            return {}
        if version >= self._seen_before[seat]:
            return self._fresh
        return {name: self._texts[name] for name, versions in self._written.items() if versions[seat] > version}

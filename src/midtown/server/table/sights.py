"""Sights: what lies on a table as every seat may see it."""

from typing import Final, final

import msgspec

from midtown.core.flow import NOBODY
from midtown.core.view import View
from midtown.match.match import Match
from midtown.server.replies import ENCODER
from midtown.server.table.sight import Sight
from midtown.server.table.table import Table


@final
class Eyes:
    """Those of a seat, or of spectators, for what is their own."""

    def __init__(self, seats: int) -> None:
        self.sight: Final = Sight(seats)
        self.touched_in = 0
        """The version in which something changed for them when they looked last,"""
        self.alone: tuple[object, ...] = ()
        """and what nobody else knew then."""


@final
class Sights:
    """What is common to all is seen through the eyes of spectators, so it holds nobody's secrets; what is a seat's own lies over it."""

    def __init__(self, table: Table) -> None:
        seats = len(table.chairs)
        self._table: Final = table
        self._eyes: Final = [Eyes(seats) for _each in table.chronicle.everybody]
        self._common: Final = Sight(seats)
        self._watched_in = 0
        """The version of spectators in which something changed for them when all looked last,"""
        self._watched: View | None = None
        """what they saw then,"""
        self._words: dict[str, object] = {}
        """and how it was shown to them."""
        self._own_names: frozenset[str] = frozenset()
        """The parts that everybody has for himself."""
        self._text: tuple[dict[str, msgspec.Raw], msgspec.Raw] = ({}, msgspec.Raw(b"{}"))
        """Parts that are told to several seats, written together."""

    def since(self, seat: int, version: int) -> msgspec.Raw | msgspec.UnsetType:
        """The parts that have changed for this seat, or for spectators, after a version; after 0, all of them."""
        match = self._table.match
        if match is None:
            return msgspec.UNSET
        touched_in = self._table.chronicle.touched_in
        if self._eyes[seat].touched_in != touched_in[seat]:
            self._look_at_own(match, seat)
        if self._watched_in != touched_in[NOBODY]:
            self._look_at_common(match)
        own = self._eyes[seat].sight.since(seat, version)
        common = self._common.since(seat, version)
        if own:
            return msgspec.Raw(ENCODER.encode({**own, **common}))
        return self._written(common) if common else msgspec.UNSET

    def _written(self, parts: dict[str, msgspec.Raw]) -> msgspec.Raw:
        if self._text[0] is not parts:
            self._text = (parts, msgspec.Raw(ENCODER.encode(parts)))
        return self._text[1]

    def _look_at_own(self, match: Match, seat: int) -> None:
        eyes = self._eyes[seat]
        chronicle = self._table.chronicle
        eyes.touched_in = chronicle.touched_in[seat]
        alone = match.game.alone(match.state, seat)
        if alone != eyes.alone:
            eyes.alone = alone
            eyes.sight.look(match.game.own(match.state, seat), tuple(chronicle.versions))

    def _look_at_common(self, match: Match) -> None:
        chronicle = self._table.chronicle
        self._watched_in = chronicle.touched_in[NOBODY]
        view = match.view(NOBODY)
        if self._watched is None:
            self._own_names = frozenset(match.game.own(match.state, NOBODY))
            words = match.game.shown(view)
        else:
            words = match.game.changed(view, self._watched, self._words)
        self._watched = view
        self._words.update(words)
        common = {name: part for name, part in words.items() if name not in self._own_names}
        self._common.look(common, tuple(chronicle.versions))

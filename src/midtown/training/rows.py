"""Rows: positions through the eyes of one seat each, as arrays."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from midtown.bots.search.self_play import Memory

Floats = NDArray[np.floating[Any]]
Whole = NDArray[np.integer[Any]]


@final
@dataclass(frozen=True)
class Choices:
    """The actions that some rows offer, row after row; of hundreds that there are, a row offers a few."""

    rows: int
    row: Whole
    """By action: the row that offers it,"""
    actions: Whole
    """which one it is,"""
    taken: NDArray[np.bool_]
    """and whether it was taken."""

    @cached_property
    def _begin(self) -> Whole:
        """Where the actions of each row that offers some begin."""
        return np.flatnonzero(np.diff(self.row, prepend=-1))

    def softmax(self, wishes: Floats) -> Floats:
        """How likely each action is in its row, by how much it is wished."""
        if not len(wishes):
            return wishes
        raised = np.exp(wishes - self._in_row(np.maximum.reduceat(wishes, self._begin)))
        found: Floats = raised / self._in_row(np.add.reduceat(raised, self._begin))
        return found

    def sums(self, numbers: Floats) -> Floats:
        """By row: the sum of the numbers of its actions."""
        found: Floats = np.bincount(self.row, weights=numbers, minlength=self.rows).astype(numbers.dtype)
        return found

    def _in_row(self, numbers: Floats) -> Floats:
        """For each action the number of its row, given those of the rows that offer some."""
        found: Floats = np.repeat(numbers, np.diff(self._begin, append=len(self.row)))
        return found


@final
@dataclass(frozen=True)
class Rows:
    """What was seen, without the zeros, what was done, and how it ended for the seat that saw it; in the order of play."""

    lengths: Whole
    """How many places each row tells of,"""
    places: Whole
    """which these are, row after row,"""
    numbers: Floats
    """and what stands there."""
    offers: Whole
    """How many actions each row offers, none where the seat was not asked,"""
    offered: Whole
    """which these are, row after row,"""
    actions: Whole
    """and which of them was taken."""
    lines: Whole
    """By row: the game and the seat that it belongs to, as one number."""
    wins: Floats
    leads: Floats

    def __len__(self) -> int:
        return len(self.lengths)

    @cached_property
    def _places_begin(self) -> Whole:
        """Where the places of each row begin."""
        return np.cumsum(self.lengths, dtype=np.int64) - self.lengths

    @cached_property
    def _offers_begin(self) -> Whole:
        """Where the actions of each row begin."""
        return np.cumsum(self.offers, dtype=np.int64) - self.offers

    def table(self, chosen: Whole, inputs: int) -> Floats:
        """Some rows with all their zeros."""
        at, row = spread(self._places_begin[chosen], self.lengths[chosen])
        flat = np.zeros(len(chosen) * inputs, np.float32)
        np.add.at(flat, row * inputs + self.places[at], self.numbers[at])
        return flat.reshape(len(chosen), inputs)

    def choices(self, chosen: Whole) -> Choices:
        """What some rows offer, and which of it was taken."""
        offers = self.offers[chosen]
        at, row = spread(self._offers_begin[chosen], offers)
        actions = self.offered[at]
        return Choices(len(chosen), row, actions, actions == self.actions[chosen][row])


def spread(starts: Whole, lengths: Whole) -> tuple[Whole, Whole]:
    """All places of some stretches, one after the other, and the number of the stretch that each belongs to."""
    inside = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    return np.repeat(starts, lengths) + inside, np.repeat(np.arange(len(lengths)), lengths)


def rows_of(memory: Memory, games: list[int], seats: int) -> Rows:
    """What was remembered of some games, given the number of rows after each of them."""
    numbers = np.searchsorted(np.array(games), np.arange(len(memory.seats)), side="right")
    return Rows(
        lengths=np.array(memory.lengths, np.int16),
        places=np.array(memory.places, np.int16),
        numbers=np.array(memory.numbers, np.float32),
        offers=np.array(memory.offers, np.int16),
        offered=np.array(memory.offered, np.int16),
        actions=np.array(memory.actions, np.int16),
        lines=numbers * seats + np.array(memory.seats, np.int64),
        wins=np.array(memory.wins, np.float32),
        leads=np.array(memory.leads, np.float32),
    )


def together(parts: list[Rows]) -> Rows:
    """All rows, one part after the other."""
    lines = []
    first = 0
    for part in parts:
        lines.append(part.lines + first)
        first += int(part.lines.max(initial=-1)) + 1
    return Rows(
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.offers for part in parts]),
        np.concatenate([part.offered for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate(lines),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.leads for part in parts]),
    )

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
        flat = np.bincount(row * inputs + self.places[at], weights=self.numbers[at], minlength=len(chosen) * inputs)
        return flat.astype(np.float32).reshape(len(chosen), inputs)

    def choices(self, chosen: Whole, actions: int) -> tuple[Floats, Floats]:
        """For some rows which of all actions were offered, and which one was taken."""
        at, row = spread(self._offers_begin[chosen], self.offers[chosen])
        offered = np.zeros((len(chosen), actions), np.float32)
        taken = np.zeros((len(chosen), actions), np.float32)
        offered[row, self.offered[at]] = 1
        asked = np.flatnonzero(self.offers[chosen])
        taken[asked, self.actions[chosen[asked]]] = 1
        return offered, taken


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

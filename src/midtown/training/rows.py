"""Rows: positions through the eyes of one seat each, as arrays."""

from dataclasses import dataclass
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from midtown.bots.search.self_play import Memory

Floats = NDArray[np.floating[Any]]
Whole = NDArray[np.int64]


@final
@dataclass(frozen=True)
class Rows:
    """What was seen, without the zeros, and how it ended for the seat that saw it; in the order of play."""

    lengths: Whole
    """How many places each row tells of,"""
    places: Whole
    """which these are, row after row,"""
    numbers: Floats
    """and what stands there."""
    lines: Whole
    """By row: the game and the seat that it belongs to, as one number."""
    wins: Floats
    leads: Floats

    def __len__(self) -> int:
        return len(self.lengths)

    def table(self, chosen: Whole, inputs: int) -> Floats:
        """Some rows with all their zeros."""
        lengths = self.lengths[chosen]
        ends = np.cumsum(self.lengths)
        inside = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        told = np.repeat(ends[chosen] - lengths, lengths) + inside
        cells = np.repeat(np.arange(len(chosen)), lengths) * inputs + self.places[told]
        flat = np.bincount(cells, weights=self.numbers[told], minlength=len(chosen) * inputs)
        return flat.astype(np.float32).reshape(len(chosen), inputs)


def rows_of(memory: Memory, games: list[int], seats: int) -> Rows:
    """What was remembered of some games, given the number of rows after each of them."""
    numbers = np.searchsorted(np.array(games), np.arange(len(memory.seats)), side="right")
    return Rows(
        lengths=np.array(memory.lengths, np.int64),
        places=np.array(memory.places, np.int64),
        numbers=np.array(memory.numbers, np.float32),
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
        np.concatenate(lines),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.leads for part in parts]),
    )

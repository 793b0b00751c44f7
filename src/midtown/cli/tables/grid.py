"""Grids of fixed columns, so that rows never wrap at 80 columns."""

from typing import Literal

from rich.table import Table as Grid

Column = tuple[int, Literal["left", "right"]]


def fixed_grid(*columns: Column) -> Grid:
    """Columns of these widths and sides, a blank between them; what is too long is cut."""
    return _with_columns(Grid.grid(padding=(0, 1, 0, 0)), *columns)


def open_grid(*columns: Column) -> Grid:
    """Fixed columns, and one that takes what is left of the line."""
    grid = _with_columns(Grid.grid(padding=(0, 1, 0, 0), expand=True), *columns)
    grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    return grid


def _with_columns(grid: Grid, *columns: Column) -> Grid:
    for width, side in columns:
        grid.add_column(width=width, justify=side, no_wrap=True, overflow="ellipsis")
    return grid

"""Grids of fixed columns, so that rows never wrap at 80 columns."""

from typing import Literal

from rich.table import Table as Grid

Column = tuple[int, Literal["left", "right"]]


def fixed_grid(*columns: Column) -> Grid:
    """Columns of these widths and sides, a blank between them; what is too long is cut."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for width, side in columns:
        grid.add_column(width=width, justify=side, no_wrap=True, overflow="ellipsis")
    return grid

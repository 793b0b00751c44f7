"""Reads the documents about the games."""

import re
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[2] / "docs" / "games"


def text_of(game: str, name: str) -> str:
    return (DOCS / game / name).read_text(encoding="utf-8")


def table_after(text: str, heading: str) -> list[list[str]]:
    """The rows of the first table after a text; a dash is an empty cell."""
    lines = text[text.index(heading) :].splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("| ---"))
    rows = lines[start + 1 :]
    end = next(place for place, line in enumerate([*rows, ""]) if not line.startswith("|"))
    return [[cell.strip(" \N{EN DASH}") for cell in line.strip("|").split("|")] for line in rows[:end]]


def bare(cells: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall("`([^`]+)`", cells)

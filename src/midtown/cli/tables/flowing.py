"""Flowing text of which some pieces stay whole."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

WIDTH: Final = 80
GAP: Final = "   "


def flowing(pieces: Iterable[Text], width: int = WIDTH) -> list[Text]:
    """Lines with as many pieces as fit beside each other."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= width:
            lines[-1].append(GAP).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines


def hanging(label: Text, pieces: Iterable[Text]) -> list[Text]:
    """A label with pieces flowing beside it; nothing stands below the label."""
    lines = flowing(pieces, WIDTH - label.cell_len)
    return [(Text(" " * label.cell_len) if number else label.copy()).append_text(line) for number, line in enumerate(lines)]

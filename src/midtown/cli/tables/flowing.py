"""Flowing text of which some pieces stay whole."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

WIDTH: Final = 80
GAP: Final = "   "


def flowing(pieces: Iterable[Text]) -> list[Text]:
    """Lines with as many pieces as fit beside each other."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(GAP) + len(piece) <= WIDTH:
            lines[-1].append(GAP).append_text(piece)
        else:
            lines.append(piece)
    return lines

"""How each game is searched: what won most often."""

from typing import Final

from midtown.bots.search.search import Style

STYLES: Final = {"fifth-avenue": Style(3, 6), "new-york-city": Style(3, 6), "the-city": Style(3, 8)}
ALONE: Final = Style(3, 20, point=0.01)
"""Alone against a strong Tom, who does not surprise, it pays to look far, and points tell more than the chance to win."""


def style_of(game: str, seats: int) -> Style:
    """The style for a game with so many seats."""
    return ALONE if seats == 1 else STYLES[game]

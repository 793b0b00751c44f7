"""How each game is searched: what won most often."""

from typing import Final

from midtown.bots.search.search import Style

STYLES: Final = {"fifth-avenue": Style(3, 6), "new-york-city": Style(3, 6), "the-city": Style(3, 6)}


def style_of(game: str) -> Style:
    """The style of a game."""
    return STYLES[game]

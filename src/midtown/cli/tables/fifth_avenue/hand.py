"""The own cards of a seat of Fifth Avenue."""

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import cards_text
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.texts.language import Language


def hand(view: FifthAvenueView, language: Language) -> RenderableType:
    """The hand by colour, and what the others do not see yet of the own bid."""
    parts = [Text(language.sentence("Hand") + "  ", "bold").append_text(cards_text(view.hand, language))]
    if view.adding:
        title = language.sentence("Added to your bid, unseen by the others")
        parts.append(Text(f"{title}  ", "bold").append_text(cards_text(view.adding, language)))
    return Group(*parts)

"""What lies beside the map: the press track, the prestige tiles, the pairs of cards, the piles."""

from typing import Final

from rich.text import Text

from midtown.cli.tables.flowing import flowing, hanging
from midtown.cli.tables.new_york_city.signs import BETWEEN, WORTH_STYLE, card_legend, cards_text, shape, vessel_legend, vessel_sign
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import LAST_SPACE
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.texts.language import Language

AHEAD: Final = " > "


def press_track(view: NewYorkCityView, language: Language) -> Text:
    """The spaces with their tokens, who lies on top first; then the order of the participants."""
    count = len(view.participants)
    line = Text(language.sentence("Press") + " ", "bold")
    for space in range(LAST_SPACE + 1):
        tokens = [token for token in view.press_order if view.press_at[token] == space]
        line.append(f" {space}", "" if tokens else "dim")
        for token in tokens:
            line.append_text(shape(token, count))
    order = [shape(token, count) for token in view.press_order if token < count]
    return line.append("   ").append_text(Text(AHEAD, "dim").join(order))


def prestige_tiles(view: NewYorkCityView, language: Language) -> Text:
    """The prestige tiles of the round that are left, each with its vessel and value."""
    edition = GAME.edition(view.options)
    line = Text(language.sentence("Prestige tiles"), "bold")
    for tile in view.revealed:
        line.append("  ").append_text(vessel_sign(int(edition.tile_vessel[tile]), language))
        line.append(f" +{edition.tile_value[tile]}", WORTH_STYLE)
    return line


def piles(view: NewYorkCityView, language: Language) -> Text:
    """How many cards can be drawn, and how many have been discarded."""
    drawn = language.sentence("draw pile {amount}", amount=view.deck)
    return Text(BETWEEN.join([drawn, language.sentence("discards {amount}", amount=len(view.discards))]), "dim")


def pairs(view: NewYorkCityView, language: Language) -> list[Text]:
    """The pairs of cards that can be taken in phase I."""
    label = Text(language.sentence("Pairs") + "   ", "bold")
    return hanging(label, [cards_text(view.pairs[first : first + 2], language) for first in range(0, len(view.pairs), 2)])


def legend(language: Language) -> list[Text]:
    """What the letters of cards and vessels mean."""
    return flowing([Text.assemble((meaning, "dim")) for meaning in [*card_legend(language), *vessel_legend(language)]])

"""What only its own seat sees: the hand, and a bid while it is put together."""

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.flowing import flowing, hanging
from midtown.cli.tables.new_york_city.brief import character_brief
from midtown.cli.tables.new_york_city.signs import NOTHING, cards_text, counted_cards
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.characters import NAMES
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.outlook.new_york_city.bid_value import value_of
from midtown.texts.language import Language


def hand(view: NewYorkCityView, language: Language) -> RenderableType:
    """The cards by type, the own characters, and what the others do not see yet of the own bid."""
    cards = counted_cards(view.hand, language) or [Text(NOTHING)]
    return Group(*hanging(Text(language.sentence("Hand") + "   ", "bold"), cards), *_team(view, language), *_adding(view, language))


def _team(view: NewYorkCityView, language: Language) -> list[Text]:
    """The own characters with what they do in short."""
    edition = GAME.edition(view.options)
    team = [character_brief(kind, edition, language) for kind in view.participants[view.seat].team]
    return hanging(Text(language.sentence("Characters") + "   ", "bold"), team)


def _adding(view: NewYorkCityView, language: Language) -> list[Text]:
    """The cards, the characters and the steps back that have been added in secret, and what the whole bid is worth."""
    if not view.adding and not view.using:
        return []
    title = language.sentence("Added to your bid, unseen by the others")
    parts = [cards_text(view.adding, language)] if view.adding else []
    if view.using:
        parts.append(Text(language.sentence("by {things}", things=[NAMES[kind] for kind in view.using])))
    if view.steps:
        parts.append(Text(language.sentence("steps back: {amount}", amount=view.steps)))
    parts.append(Text(language.sentence("worth {amount}", amount=value_of(view.counting)), "bold"))
    return flowing([Text(title, "bold"), *parts])

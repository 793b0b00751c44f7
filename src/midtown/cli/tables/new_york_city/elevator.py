"""The open characters: beside the elevator, and in pairs to start with."""

from rich.text import Text

from midtown.cli.tables.flowing import hanging
from midtown.cli.tables.new_york_city.brief import character_brief
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.texts.language import Language


def elevator(view: NewYorkCityView, language: Language) -> list[Text]:
    """The open characters by value, the highest on top as an elevator has it, each with what it does in short, once."""
    edition = GAME.edition(view.options)
    lines = [_heading(language)]
    for row in reversed(range(len(view.rows))):
        kinds = view.rows[row]
        briefs = [
            Text(str(kind + 1), "bold") if kind in kinds[:place] else character_brief(kind, edition, language)
            for place, kind in enumerate(kinds)
        ]
        lines += hanging(Text(f"{row + 1}  ", "bold reverse"), briefs or [Text()])
    return lines


def _heading(language: Language) -> Text:
    """In which phase characters can be used, by their numbers."""
    title = language.sentence("Elevator")
    phases = language.sentence("phase I: 1 to 11 · II: 12 to 22 · III: 23 to 27 · end: 28 to 42")
    return Text.assemble((title, "bold"), "   ", (phases, "dim"))


def start_pairs(view: NewYorkCityView, language: Language) -> list[Text]:
    """The pairs of characters to start with that are left."""
    edition = GAME.edition(view.options)
    kinds = view.start_pairs
    pairs = [
        Text(" + ").join([character_brief(kind, edition, language) for kind in kinds[first : first + 2]])
        for first in range(0, len(kinds), 2)
    ]
    return hanging(Text(language.sentence("To start with") + "   ", "bold"), pairs)

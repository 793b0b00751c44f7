"""How sure the values in a box are, in a sign or a word."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.texts.language import Language

MARKS: Final = {"certain": "", "likely": "°", "inferred": "~", "disputed": "~", "reconstructed": "*", "corrected": "+"}


def confidence_mark(confidence: str) -> str:
    """How sure a value is, in one sign."""
    return MARKS[confidence]


def confidence_legend(language: Language) -> str:
    """What the signs mean."""
    return language.sentence("° likely · ~ inferred or disputed · * reconstructed · + corrected")


def _confidence_text(confidence: str, language: Language) -> str:
    """How sure a value is, in a word."""
    words = {
        "certain": language.sentence("certain"),
        "likely": language.sentence("likely"),
        "inferred": language.sentence("inferred"),
        "disputed": language.sentence("disputed"),
        "reconstructed": language.sentence("reconstructed"),
        "corrected": language.sentence("corrected"),
    }
    return words[confidence]


def sure_fields(fields: Iterable[tuple[str, str, str]], language: Language) -> RenderableType:
    """Fields of a component with their values and how sure these are, in the language of correction files."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for field, value, confidence in fields:
        grid.add_row(Text(field), Text(value, "bold"), Text(_confidence_text(confidence, language), "dim"))
    return grid

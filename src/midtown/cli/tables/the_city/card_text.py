"""What is printed on a card of The City, as it looks on a terminal."""

from typing import Final

from rich.text import Text

from midtown.games.the_city.building import Building
from midtown.outlook.the_city.card_text import card_texts, symbol_letters
from midtown.texts.language import Language

TIMES: Final = "\N{MULTIPLICATION SIGN}"
NOTHING: Final = "\N{EN DASH}"
INCOME_STYLE: Final = "green"
POINTS_STYLE: Final = "yellow"
SYMBOL_STYLES: Final = ("bright_red", "bright_cyan", "bright_magenta")


def symbols_text(printed: Building, language: Language) -> Text:
    """The symbols on a card."""
    signs = symbol_letters(language)
    return Text.assemble(*[(signs[symbol], SYMBOL_STYLES[symbol]) for symbol in printed.symbols])


def card_text(printed: Building, language: Language) -> str:
    """Everything on a card besides its name, cost, plain income and points and symbols."""
    return "; ".join(card_texts(printed, symbol_letters(language), language))

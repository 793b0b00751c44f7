"""The signs of New York City: letters for cards and vessels, a shape for every participant."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from midtown.cli.tables.table import SEAT_STYLES
from midtown.games.new_york_city.cards import TYPES
from midtown.texts.language import Language

CARD_STYLES: Final = (
    "bold black on #f0f0f0",
    "bold white on #2f8040",
    "bold white on #7a4a20",
    "bold white on #2f60a0",
    "bold white on #7b3fa0",
    "bold black on #f29030",
    "bold black on #e8c840",
)
VESSEL_STYLES: Final = (
    "bold black on #e8c840",
    "bold white on #b03030",
    "bold black on #a8a8a8",
    "bold white on #7a4a20",
    "bold white on #2f60a0",
)
WORTH_STYLE: Final = "yellow"
SHAPES: Final = ("▲", "■", "●", "◆")
NEUTRAL_SHAPE: Final = "○"
NOTHING: Final = "\N{EN DASH}"
BETWEEN: Final = " · "


def card_legend(language: Language) -> list[str]:
    """The letters of each type of card with what they mean."""
    return language.sentence("Pr press · Do dollars · El elevator · Pl plans · Pg prestige · Sk skyscraper · Wi wild").split(BETWEEN)


def vessel_legend(language: Language) -> list[str]:
    """The letters of each kind of vessel with what they mean."""
    return language.sentence("Ta taxi · Bu bus · St streetcar · Su subway · Bo boat").split(BETWEEN)


def signs(legend: Iterable[str]) -> list[str]:
    """The letters of a legend without what they mean."""
    return [meaning.split()[0] for meaning in legend]


def card_sign(card: int, language: Language) -> Text:
    """The letters of a type of card on its colour."""
    return Text.assemble((signs(card_legend(language))[card], CARD_STYLES[card]))


def vessel_sign(vessel: int, language: Language) -> Text:
    """The letters of a kind of vessel on its colour."""
    return Text.assemble((signs(vessel_legend(language))[vessel], VESSEL_STYLES[vessel]))


def cards_text(cards: Iterable[int], language: Language) -> Text:
    """Some cards, the letters of each."""
    return Text(" ").join([card_sign(card, language) for card in cards]) or Text(NOTHING, "dim")


def counted_cards(cards: Iterable[int], language: Language) -> list[Text]:
    """Some cards by type, in the order of the bidding rounds: how many, and the name on its colour."""
    counts = Counter(cards)
    return [Text.assemble((f"{counts[card]} ", "bold"), (f" {language.name(TYPES[card])} ", CARD_STYLES[card])) for card in sorted(counts)]


def shape(token: int, participants: int) -> Text:
    """The shape of a participant; what is neutral has one of its own."""
    return Text.assemble((SHAPES[token], SEAT_STYLES[token]) if token < participants else (NEUTRAL_SHAPE, "bold"))

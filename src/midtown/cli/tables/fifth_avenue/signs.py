"""The signs of Fifth Avenue: letters for colours, shops and commissioners, a shape for every seat."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from midtown.cli.tables.table import SEAT_STYLES
from midtown.games.fifth_avenue.board import SIXTH
from midtown.games.fifth_avenue.cards import SUIT, SUITS, VALUE
from midtown.texts.language import Language

SUIT_STYLES: Final = (
    "bold white on #7b3fa0",
    "bold white on #7a4a20",
    "bold black on #a8a8a8",
    "bold black on #f29030",
    "bold white on #2f8040",
    "bold white on #202020",
)
SIXTH_SIGN: Final = " 6"
COMMISSIONER_STYLES: Final = ("bold black on #f4f4f4", "bold black on #d8b98a")
SHOP_STYLES: Final = ("bright_magenta", "bright_cyan", "bright_yellow", "bright_green")
WORTH_STYLE: Final = "yellow"
SHAPES: Final = ("▲", "■", "●", "◆")
IMAGINARY_SHAPE: Final = "○"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NOTHING: Final = "\N{EN DASH}"
BETWEEN: Final = " · "


def colour_legend(language: Language) -> list[str]:
    """The letters of each colour with what they mean."""
    return language.sentence("vi violet · br brown · gy grey · or orange · gn green · bl black").split(BETWEEN)


def shop_legend(language: Language) -> list[str]:
    """The letter of each kind of shop with what it means."""
    return language.sentence("B boutique · J jeweller · G gallery · P perfumery").split(BETWEEN)


def commissioner_legend(language: Language) -> list[str]:
    """The letters of each commissioner with what they mean."""
    return language.sentence("Wh white · Be beige").split(BETWEEN)


def signs(legend: Iterable[str]) -> list[str]:
    """The letters of a legend without what they mean."""
    return [meaning.split()[0] for meaning in legend]


def suit_sign(suit: int, language: Language) -> Text:
    """The letters of a colour, or of black, on that colour."""
    return Text.assemble((signs(colour_legend(language))[suit], SUIT_STYLES[suit]))


def plot_sign(colour: int, language: Language) -> Text:
    """The letters of a plot: its colour, or that it is a sixth plot."""
    return Text.assemble((SIXTH_SIGN, "bold")) if colour == SIXTH else suit_sign(colour, language)


def shops_text(shops: Iterable[int], language: Language) -> Text:
    """Some shops, a letter each."""
    letters = signs(shop_legend(language))
    return Text.assemble(*[(letters[shop], SHOP_STYLES[shop]) for shop in shops])


def commissioner_sign(who: int, language: Language) -> Text:
    """A commissioner who stands here."""
    return Text(f"[{signs(commissioner_legend(language))[who]}]", COMMISSIONER_STYLES[who])


def marker_sign(who: int, language: Language) -> Text:
    """A marker of a commissioner."""
    return Text(f"({signs(commissioner_legend(language))[who].lower()})")


def shape(seat: int, seats: int) -> Text:
    """The shape of a seat; the imaginary player of a game for two has one of his own."""
    return Text.assemble((SHAPES[seat], SEAT_STYLES[seat]) if seat < seats else (IMAGINARY_SHAPE, "bold"))


def cards_text(cards: Iterable[int], language: Language) -> Text:
    """Some cards by colour: on each colour its letters and the values."""
    listed = sorted(cards)
    parts = [_cards_of_suit(suit, [card for card in listed if SUIT[card] == suit], language) for suit in range(len(SUITS))]
    return Text("  ").join([part for part in parts if part]) or Text(NOTHING)


def _cards_of_suit(suit: int, cards: list[int], language: Language) -> Text:
    """Cards of one colour; nothing where there are none."""
    values = "".join([f" {VALUE[card]}" for card in cards])
    return Text.assemble((signs(colour_legend(language))[suit] + values, SUIT_STYLES[suit])) if cards else Text()


def points_text(points: Iterable[tuple[int, int]], seats: int) -> Text:
    """What some seats would score: their shapes with their points."""
    return Text("  ").join([shape(seat, seats).append(f"{amount:+}", WORTH_STYLE) for seat, amount in points])

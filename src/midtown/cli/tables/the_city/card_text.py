"""What is printed on a card of The City, in few words."""

from typing import Final

from rich.text import Text

from midtown.games.the_city.bonuses import Bonus, IfInPlay, Per, PerInPlay, PerOther, PerRival, With
from midtown.games.the_city.building import Building
from midtown.games.the_city.kinds import NAMES, Symbol
from midtown.texts.language import Language

INCOME: Final = "$"
POINTS: Final = "★"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NOTHING: Final = "\N{EN DASH}"
INCOME_STYLE: Final = "green"
POINTS_STYLE: Final = "yellow"
SYMBOL_STYLES: Final = ("bright_red", "bright_cyan", "bright_magenta")


def legend(language: Language) -> str:
    """The letters of the symbols and what they mean."""
    return language.sentence("C car · F fountain · S shopping cart")


def letters(language: Language) -> list[str]:
    """A letter for each symbol, as the legend says."""
    return [meaning[0] for meaning in legend(language).split(" · ")]


def symbols_text(printed: Building, language: Language) -> Text:
    """The symbols on a card."""
    signs = letters(language)
    return Text.assemble(*[(signs[symbol], SYMBOL_STYLES[symbol]) for symbol in printed.symbols])


def card_text(printed: Building, language: Language) -> str:
    """Everything on a card besides its name, cost, plain income and points and symbols."""
    parts = [bonus_text(bonus, INCOME, language) for bonus in printed.more_income]
    parts += [bonus_text(bonus, POINTS, language) for bonus in printed.more_points]
    if printed.needs:
        parts.append(language.sentence("needs {needs}", needs=[NAMES[kind] for kind in printed.needs]))
    if printed.one_per_city:
        parts.append(language.sentence("one per city"))
    if printed.second_building:
        parts.append(language.sentence("two cards of cost 0 to 4 a round"))
    parts += [language.sentence("{card} {amount} cheaper", card=NAMES[kind], amount=amount) for kind, amount in printed.cheaper.items()]
    parts += [_cheaper_with(symbol, amount, language) for symbol, amount in printed.cheaper_with.items()]
    return "; ".join(parts)


def _cheaper_with(symbol: Symbol, amount: int, language: Language) -> str:
    """What is taken off the cost of all cards with a symbol."""
    return language.sentence("cards with {symbol} {amount} cheaper", symbol=letters(language)[symbol], amount=amount)


def bonus_text(bonus: Bonus, sign: str, language: Language) -> str:
    """What income or points depend on."""
    gain = f"{sign}{bonus.amount}"
    if isinstance(bonus, Per):
        return language.sentence("{gain} per {symbol}", gain=gain, symbol=letters(language)[bonus.of])
    if isinstance(bonus, PerRival):
        return language.sentence("{gain} per {symbol} in one other city", gain=gain, symbol=letters(language)[bonus.of])
    card = NAMES[bonus.of]
    if isinstance(bonus, With):
        return language.sentence("{gain} with {card}", gain=gain, card=card)
    if isinstance(bonus, PerOther):
        return language.sentence("{gain} per further {card}", gain=gain, card=card)
    if isinstance(bonus, PerInPlay):
        return language.sentence("{gain} per {card} in play", gain=gain, card=card)
    if isinstance(bonus, IfInPlay):
        return language.sentence("{gain} with {card} in play", gain=gain, card=card)
    raise TypeError(bonus)

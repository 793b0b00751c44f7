"""What is printed on a card of The City, in few words."""

from collections.abc import Sequence
from typing import Final

from midtown.games.the_city.bonuses import Bonus, IfInPlay, Per, PerInPlay, PerOther, PerRival, With
from midtown.games.the_city.building import Building
from midtown.games.the_city.kinds import NAMES
from midtown.texts.language import Language

INCOME: Final = "$"
POINTS: Final = "★"


def legend(language: Language) -> str:
    """The letters of the symbols and what they mean."""
    return language.sentence("C car · F fountain · S shopping cart")


def symbol_letters(language: Language) -> list[str]:
    """A letter for each symbol, as the legend says."""
    return [meaning.partition(" ")[0] for meaning in legend(language).split(" · ")]


def symbol_names(language: Language) -> list[str]:
    """What each symbol shows."""
    return [meaning.partition(" ")[2] for meaning in legend(language).split(" · ")]


def card_texts(printed: Building, symbols: Sequence[str], language: Language) -> list[str]:
    """Everything on a card besides its name, cost, plain income and points and symbols."""
    parts = [_bonus_text(bonus, INCOME, symbols, language) for bonus in printed.more_income]
    parts += [_bonus_text(bonus, POINTS, symbols, language) for bonus in printed.more_points]
    if printed.needs:
        parts.append(language.sentence("needs {needs}", needs=[NAMES[kind] for kind in printed.needs]))
    if printed.one_per_city:
        parts.append(language.sentence("one per city"))
    if printed.second_building:
        parts.append(language.sentence("two cards of cost 0 to 4 a round"))
    parts += [language.sentence("{card} {amount} cheaper", card=NAMES[kind], amount=amount) for kind, amount in printed.cheaper.items()]
    return parts + [
        language.sentence("cards with {symbol} {amount} cheaper", symbol=symbols[symbol], amount=amount)
        for symbol, amount in printed.cheaper_with.items()
    ]


def _bonus_text(bonus: Bonus, sign: str, symbols: Sequence[str], language: Language) -> str:
    """What income or points depend on."""
    gain = f"{sign}{bonus.amount}"
    if isinstance(bonus, Per):
        return language.sentence("{gain} per {symbol}", gain=gain, symbol=symbols[bonus.of])
    if isinstance(bonus, PerRival):
        return language.sentence("{gain} per {symbol} in one other city", gain=gain, symbol=symbols[bonus.of])
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

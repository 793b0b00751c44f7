"""The small language of correction files: numbers, bonuses, needs and discounts as text."""

import re
from typing import Final

from midtown.core.errors import BadOptions, Reason
from midtown.games.the_city.bonuses import Bonus, IfInPlay, Per, PerInPlay, PerOther, PerRival, With
from midtown.games.the_city.kinds import NAMES, SYMBOLS, Symbol

TERM: Final = r"([0-9]{1,2})([*?])([a-z-]+)(@[a-z_]+)?"
DISCOUNT: Final = r"([0-9]{1,2}):(symbol=)?([a-z-]+)"

MOST_ON_A_CARD: Final = 3


def number(text: str) -> int:
    """A whole number from 0 to 99."""
    if re.fullmatch(r"[0-9]{1,2}", text) is None:
        raise _unreadable(text, "a number from 0 to 99")
    return int(text)


def sum_of(text: str, own: int) -> tuple[int, list[Bonus]]:
    """A formula such as `1 + 1?freeway` on a card of the own kind: its constant and its bonuses."""
    constant = 0
    bonuses: list[Bonus] = []
    for term in text.split(" + "):
        if term.isdigit():
            constant += number(term)
        else:
            bonuses.append(_bonus(term, own))
    return constant, bonuses


def _bonus(term: str, own: int) -> Bonus:
    """One word of the vocabulary, from its formula; a card counts further copies of itself only."""
    found = re.fullmatch(TERM, term)
    if found is None:
        raise _unreadable(term, "a sum such as '1 + 1?freeway' or '1*car'")
    amount = int(found[1])
    words: list[Bonus] = []
    if found[3] in SYMBOLS:
        symbol = SYMBOLS.index(found[3])
        words = [Per(amount, symbol), PerRival(amount, symbol)]
    elif found[3] in NAMES:
        kind = NAMES.index(found[3])
        words = [With(amount, kind), PerOther(amount, own), PerInPlay(amount, kind), IfInPlay(amount, kind)]
    for word in words:
        if word.formula == term:
            return word
    raise _unreadable(term, "a sum such as '1 + 1?freeway' or '1*car'")


def sum_text(constant: int, bonuses: list[Bonus]) -> str:
    """The formula of a constant and its bonuses."""
    terms = [bonus.formula for bonus in bonuses]
    return " + ".join([str(constant), *terms] if constant or not terms else terms)


def symbols(text: str) -> list[Symbol]:
    """The symbols on a card, such as `car fountain fountain`; nothing for none [TC-1.2]."""
    words = text.split()
    if len(words) > MOST_ON_A_CARD or not set(words) <= set(SYMBOLS):
        raise _unreadable(text, "up to three of car, fountain and cart")
    return sorted([Symbol(SYMBOLS.index(word)) for word in words])


def kinds(text: str) -> list[int]:
    """Building names, such as `house school`; nothing for none."""
    for word in text.split():
        if word not in NAMES:
            raise _unreadable(text, "names of buildings")
    return [NAMES.index(word) for word in dict.fromkeys(text.split())]


def discounts(text: str) -> tuple[dict[int, int], dict[Symbol, int]]:
    """What a card takes off others' costs, such as `2:hospital 1:symbol=fountain`; nothing for none."""
    by_kind: dict[int, int] = {}
    by_symbol: dict[Symbol, int] = {}
    for word in text.split():
        found = re.fullmatch(DISCOUNT, word)
        if found is None or found[3] not in (SYMBOLS if found[2] else NAMES):
            raise _unreadable(text, "discounts such as '2:hospital' or '1:symbol=fountain'")
        if found[2]:
            by_symbol[Symbol(SYMBOLS.index(found[3]))] = int(found[1])
        else:
            by_kind[NAMES.index(found[3])] = int(found[1])
    return by_kind, by_symbol


def discounts_text(by_kind: dict[int, int], by_symbol: dict[Symbol, int]) -> str:
    """The discounts of a card in the language of correction files."""
    words = [f"{amount}:{NAMES[kind]}" for kind, amount in by_kind.items()]
    words += [f"{amount}:symbol={SYMBOLS[symbol]}" for symbol, amount in by_symbol.items()]
    return " ".join(words)


def yes_or_no(text: str) -> bool:
    """Whether something holds."""
    if text not in ("yes", "no"):
        raise _unreadable(text, "yes or no")
    return text == "yes"


def _unreadable(text: str, wanted: str) -> BadOptions:
    return BadOptions(Reason("TC-1.5", "'{text}' cannot be read as {wanted}", {"text": text, "wanted": wanted}))

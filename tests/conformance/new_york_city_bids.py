"""What a bid of New York City is worth: every grouping of its cards is tried, with nothing the engine keeps on the side."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

WILD = "wild"


class BidHeard(NamedTuple):
    """What all have seen of a bid: its cards, and what characters did for it."""

    kind: str
    cards: tuple[str, ...]
    as_one: int = 0
    as_two: int = 0
    wilds: int = 0
    prestige: int = 0


def worth(bid: BidHeard) -> int:
    """The value of the best grouping."""
    found = [0]
    for rest, matching in through_characters(bid):
        found.append(grouped(bid.kind, rest, matching + bid.prestige, bid.wilds))
    return max(found)


def through_characters(bid: BidHeard) -> Iterator[tuple[Counter[str], int]]:
    """Every way to play cards through characters: what is left, and what they count."""
    tried = [(Counter(bid.cards), 0)]
    for worth_each in [1] * bid.as_one + [2] * bid.as_two:
        tried = [(cards - Counter([card]), count + worth_each) for cards, count in tried for card in cards]
    yield from tried


def grouped(kind: str, cards: Counter[str], matching: int, wilds: int) -> int:
    """The value of cards that are played as they are, if all of them count; else none."""
    wilds += cards[WILD]
    matching += cards[kind]
    others = {card: count for card, count in cards.items() if card not in (WILD, kind)}
    base = matching + sum([count // 2 for count in others.values()])
    single = sum([count % 2 for count in others.values()])
    if base > 0:
        return base + wilds if single == 0 else 0
    if single == 1:
        return wilds
    return max(wilds - 1, 0) if single == 0 else 0

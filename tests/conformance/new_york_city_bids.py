"""What a bid of New York City is worth: counted by its cards, with nothing the engine keeps on the side."""

from collections import Counter
from typing import NamedTuple

WILD = "wild"


class BidHeard(NamedTuple):
    """What is played for a bid: the cards, those of them that count through a character, and what characters add."""

    kind: str
    cards: tuple[str, ...]
    through_characters: tuple[tuple[str, int], ...] = ()
    """Each with how many matching cards it counts as."""
    wilds: int = 0
    prestige: int = 0


def worth(bid: BidHeard) -> int:
    """The value of the best grouping."""
    as_they_are = Counter(bid.cards)
    as_they_are.subtract([card for card, _count in bid.through_characters])
    assert min(as_they_are.values(), default=0) >= 0
    matching = bid.prestige + sum([count for _card, count in bid.through_characters])
    return grouped(bid.kind, as_they_are, matching, bid.wilds)


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

"""The value of a bid as the rules word it: try every grouping of its cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

WILD: Final = "wild"
AS_TWO: Final = "as-two"
VIRTUAL: Final = "virtual"
Items = tuple[str, ...]
"""What a bid is made of, sorted: a card of the hand as it is is written `press`; else `as-one press`, `as-two press`, `reserve press` or
`virtual wild` says how it came there."""


class Means(NamedTuple):
    """What somebody can bid with: cards, and characters by what they do."""

    hand: tuple[str, ...]
    reserve: tuple[str, ...] = ()
    as_one: int = 0
    as_two: int = 0
    from_reserve: int = 0
    wilds: int = 0
    """How many virtual wild cards he can add,"""
    matching: int = 0
    """and how many virtual matching ones."""


def worth(items: Sequence[str], kind: str) -> int:
    """The value of the best grouping [NYC-7.4, NYC-7.5, NYC-7.6, NYC-7.7, NYC-7.8]."""
    return best_grouping(tuple(sorted([counted_as(item, kind) for item in items])), kind, 0)


def counted_as(item: str, kind: str) -> str:
    """What something in a bid is counted as: a type of cards, or two matching ones."""
    way, _space, card = item.rpartition(" ")
    return {"as-one": kind, AS_TWO: AS_TWO}.get(way, card)


@cache
def best_grouping(items: Items, kind: str, counted: int) -> int:
    """The highest value with these ungrouped cards, when others make so many already; wild cards come last and are all added then."""
    if not items:
        return counted
    first, rest = items[0], items[1:]
    alone = best_grouping(rest, kind, counted)
    if first == AS_TWO:
        return best_grouping(rest, kind, counted + 2)
    if first == kind:
        alone = best_grouping(rest, kind, counted + 1)
    elif first == WILD:
        alone = counted + len(items) if counted > 0 else 0
    together = [best_grouping(without(rest, other), kind, counted + 1) for other in set(rest) if make_one(first, other)]
    return max([alone, *together])


def make_one(one: str, other: str) -> bool:
    """Do these two count as one matching card: two equal ones, or a wild one with any other?"""
    return one == other or WILD in {one, other}


def without(items: Items, item: str) -> Items:
    """These cards but for one."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def is_legal(items: Items, kind: str) -> bool:
    """Does it count, and does every card add to it [NYC-7.8]?"""
    value = worth(items, kind)
    return value > 0 and all(worth(without(items, item), kind) < value for item in set(items))


def legal_bids(means: Means, kind: str) -> dict[Items, int]:
    """Every bid that the rules allow, sorted, with its value."""
    found: dict[Items, int] = {}
    for items in all_items(means, kind):
        if items not in found and is_legal(items, kind):
            found[items] = worth(items, kind)
    return found


def all_items(means: Means, kind: str) -> Iterator[Items]:
    """Whatever can be laid together, whether it counts or not."""
    for cards in card_choices(means):
        for wilds, matching in product(range(means.wilds + 1), range(means.matching + 1)):
            yield tuple(sorted([*cards, *wilds * [f"{VIRTUAL} {WILD}"], *matching * [f"{VIRTUAL} {kind}"]]))


def card_choices(means: Means) -> Iterator[list[str]]:
    """Cards played as they are, through the two characters, and from the reserve; exchanging makes any cards the hand."""
    cards = means.hand + means.reserve
    for as_is, ones in product(choices(cards, len(cards)), choices(cards, means.as_one)):
        for twos, added in product(choices(cards, means.as_two), choices(cards, means.from_reserve)):
            from_hand = [*as_is, *ones, *twos]
            there = not Counter([*from_hand, *added]) - Counter(cards)
            if there and len(from_hand) <= len(means.hand) and len(added) <= len(means.reserve) and set(added) <= set(as_is):
                yield [*as_is, *marked("as-one", ones), *marked(AS_TWO, twos), *marked("reserve", added)]


def marked(way: str, cards: Items) -> list[str]:
    """These cards with how they came there."""
    return [f"{way} {card}" for card in cards]


def choices(cards: Items, most: int) -> set[Items]:
    """Up to so many of these cards."""
    return {chosen for count in range(most + 1) for chosen in combinations(sorted(cards), count)}

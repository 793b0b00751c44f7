"""Naming: the numbers of a view as words, for those who show it to other programs."""

from midtown.core.flow import NOBODY


def if_any(number: int) -> int | None:
    """This seat or number; nothing for nobody or none."""
    return None if number == NOBODY else number


def named(things: list[str], number: int) -> str | None:
    """The name of this thing; nothing where there is none."""
    return None if number == NOBODY else things[number]


def all_named(things: list[str], numbers: tuple[int, ...]) -> list[str]:
    """The names of these things."""
    return [things[number] for number in numbers]


def counted(things: list[str], counts: tuple[int, ...]) -> dict[str, int]:
    """How many there are of each thing."""
    return dict(zip(things, counts, strict=True))


def contained(things: list[str], bits: int) -> list[str]:
    """The names of the things in a set that is given as bits."""
    return [things[number] for number in numbers_in(bits)]


def numbers_in(bits: int) -> list[int]:
    """The numbers in a set that is given as bits."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1 != 0]


def shuffles(things: list[str], unseen: tuple[tuple[int, ...], ...], hidden: tuple[tuple[int, ...], ...]) -> list[dict[str, object]]:
    """By shuffle: how many cards of it nobody has shown, and how many each hides."""
    return [{"unseen": counted(things, unseen[shuffle]), "hidden": list(hidden[shuffle])} for shuffle in range(len(unseen))]


def by_shuffle(things: list[str], hidden: tuple[tuple[int, int], ...], count: int) -> list[list[str]]:
    """By shuffle, of so many: which cards of it the own seat hides."""
    return [[things[card] for drawn_from, card in hidden if drawn_from == shuffle] for shuffle in range(count)]

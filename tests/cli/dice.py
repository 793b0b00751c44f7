"""Chance in tests: the same on every build."""

from collections.abc import Sequence

from midtown.core.chance import Chance


def pick(dice: Chance, numbers: Sequence[int]) -> int:
    """One of some numbers."""
    return numbers[dice.below(len(numbers))]

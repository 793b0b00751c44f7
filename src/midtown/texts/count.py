"""Count: a number that chooses between singular and plural."""

from typing import Final, final

SINGULAR: Final = {"en": (1,), "fr": (0, 1), "de": (1,)}


@final
class Count:
    """A number in a sentence: `{amount}` is its digits, `{amount:card|cards}` the word that goes with it."""

    def __init__(self, number: int, code: str) -> None:
        self._number: Final = number
        self._code: Final = code

    def __format__(self, words: str) -> str:
        if not words:
            return str(self._number)
        one, many = words.split("|")
        return one if self._number in SINGULAR[self._code] else many

"""Seeds: one number, and from it a number for each game and each bot."""

from typing import Final

from midtown.core.chance import derived

GAME: Final = 0
FIRST_BOT: Final = 1


def game_seed(seed: int, number: int) -> int:
    """The seed of the game of this number."""
    return derived(derived(seed, number), GAME)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot that has this seat in the game of this number."""
    return derived(derived(seed, number), FIRST_BOT + seat)

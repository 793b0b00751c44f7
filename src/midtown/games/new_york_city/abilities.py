"""What characters can do: the vocabulary of their rows."""

from typing import Final, NamedTuple

NO_ABILITY: Final = 0
RENEW_HAND: Final = 1
TAKE_SINGLES: Final = 2
GROW_RESERVE: Final = 3
TAKE_BOTH_PAIRS: Final = 4
DISCARD_TWO: Final = 5
EXCHANGE_CHARACTER: Final = 6
FETCH_FROM_RESERVE: Final = 7
REPLACE_NEUTRAL: Final = 8
RENEW_RESERVE: Final = 9
COUNT_AS_ONE: Final = 10
STEP_BACK: Final = 11
PLAY_FROM_RESERVE: Final = 12
ADD_WILD: Final = 13
ADD_PRESTIGE: Final = 14
BID_LAST: Final = 15
DOUBLE_PRESTIGE: Final = 16
COUNT_AS_TWO: Final = 17
BUILD_ONE_MORE: Final = 18
TAKE_BACK_CARDS: Final = 19
ADVANCE_BY_RANK: Final = 20
SCORE_LANTERN: Final = 21
SCORE_PRESS: Final = 22
SCORE_RESERVE: Final = 23
SCORE_STRONGHOLDS: Final = 24
SCORE_COMPANY: Final = 25
SCORE_SETS: Final = 26


class Gain(NamedTuple):
    """What a character brings at once."""

    points: int = 0
    dollars: int = 0
    cards: int = 0
    skyscrapers: int = 0
    steps: int = 0


class SetOf(NamedTuple):
    """What is handed in for points at the end: named vessels, vessels of any kind, dollars, skyscrapers of the own board."""

    points: int
    vessels: tuple[str, ...] = ()
    any_vessels: int = 0
    dollars: int = 0
    skyscrapers: int = 0

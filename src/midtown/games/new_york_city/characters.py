"""The 42 kinds of characters: one row each."""

from typing import Final, NamedTuple

from midtown.games.new_york_city import abilities
from midtown.games.new_york_city.abilities import NO_ABILITY, Gain, SetOf

KINDS: Final = 42
NAMES: Final = [f"character-{number}" for number in range(1, KINDS + 1)]
"""They have numbers, not names; kind 0 is character 1."""
RULES: Final = [f"NYC-11.{number}" for number in range(1, KINDS + 1)]
VALUES: Final = 5
"""The values go from 1 to 5."""
OPEN: Final = 4
"""How many of each value lie open [NYC-2.1]."""

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
END: Final = 4
"""The phases in which characters can be used; those of the end cost no dollar [NYC-4.2]."""


class Character(NamedTuple):
    """What a tile says: when it can be used, what it is worth, what it does; and how many tiles there are, dark and light."""

    phase: int
    value: int
    dark: int
    light: int = 0
    gain: Gain = Gain()
    ability: int = NO_ABILITY
    lantern: str = ""
    set_of: SetOf = SetOf(0)
    corrected: tuple[str, ...] = ()
    """The fields that an owner of the box has corrected."""


CHARACTERS: Final = [
    Character(FIRST, 1, 2, 1, Gain(points=1), abilities.RENEW_HAND),
    Character(FIRST, 1, 2, 1, ability=abilities.TAKE_SINGLES),
    Character(FIRST, 1, 2, 1, Gain(points=1), abilities.GROW_RESERVE),
    Character(FIRST, 2, 2, ability=abilities.TAKE_BOTH_PAIRS),
    Character(FIRST, 2, 2, gain=Gain(cards=3), ability=abilities.DISCARD_TWO),
    Character(FIRST, 3, 2, gain=Gain(dollars=2)),
    Character(FIRST, 3, 2, ability=abilities.EXCHANGE_CHARACTER),
    Character(FIRST, 4, 2, ability=abilities.FETCH_FROM_RESERVE),
    Character(FIRST, 4, 2, gain=Gain(cards=1, dollars=1)),
    Character(FIRST, 5, 2, 1, Gain(cards=2)),
    Character(FIRST, 5, 2, 1, ability=abilities.REPLACE_NEUTRAL),
    Character(SECOND, 1, 2, 1, Gain(points=1), abilities.RENEW_RESERVE),
    Character(SECOND, 1, 2, 1, ability=abilities.COUNT_AS_ONE),
    Character(SECOND, 2, 2, ability=abilities.STEP_BACK),
    Character(SECOND, 2, 2, ability=abilities.PLAY_FROM_RESERVE),
    Character(SECOND, 3, 2, ability=abilities.ADD_WILD),
    Character(SECOND, 3, 2, ability=abilities.ADD_PRESTIGE),
    Character(SECOND, 4, 2, gain=Gain(dollars=1), ability=abilities.BID_LAST),
    Character(SECOND, 4, 2, ability=abilities.DOUBLE_PRESTIGE),
    Character(SECOND, 5, 2, 1, ability=abilities.COUNT_AS_TWO),
    Character(SECOND, 5, 2, 1, ability=abilities.BUILD_ONE_MORE),
    Character(SECOND, 5, 2, 1, ability=abilities.TAKE_BACK_CARDS),
    Character(THIRD, 1, 1, 1, Gain(points=2)),
    Character(THIRD, 2, 1, gain=Gain(points=1, skyscrapers=1)),
    Character(THIRD, 3, 1, gain=Gain(points=3)),
    Character(THIRD, 4, 1, gain=Gain(skyscrapers=1, steps=1)),
    Character(THIRD, 5, 1, 1, ability=abilities.ADVANCE_BY_RANK),
    Character(END, 2, 1, ability=abilities.SCORE_LANTERN, lantern="yellow"),
    Character(END, 2, 1, ability=abilities.SCORE_LANTERN, lantern="green"),
    Character(END, 2, 1, ability=abilities.SCORE_LANTERN, lantern="brown"),
    Character(END, 2, 1, ability=abilities.SCORE_LANTERN, lantern="grey"),
    Character(END, 2, 1, ability=abilities.SCORE_LANTERN, lantern="blue"),
    Character(END, 3, 1, ability=abilities.SCORE_PRESS),
    Character(END, 3, 1, ability=abilities.SCORE_RESERVE),
    Character(END, 3, 1, ability=abilities.SCORE_STRONGHOLDS),
    Character(END, 3, 1, ability=abilities.SCORE_COMPANY),
    Character(END, 4, 1, ability=abilities.SCORE_SETS, set_of=SetOf(5, vessels=("taxi", "boat"))),
    Character(END, 4, 1, ability=abilities.SCORE_SETS, set_of=SetOf(5, vessels=("bus", "subway"))),
    Character(END, 4, 1, ability=abilities.SCORE_SETS, set_of=SetOf(5, vessels=("streetcar",), any_vessels=1)),
    Character(END, 5, 1, ability=abilities.SCORE_SETS, set_of=SetOf(6, any_vessels=1, dollars=2)),
    Character(END, 5, 1, ability=abilities.SCORE_SETS, set_of=SetOf(6, any_vessels=1, skyscrapers=2)),
    Character(END, 5, 1, ability=abilities.SCORE_SETS, set_of=SetOf(6, dollars=2, skyscrapers=2)),
]
"""Character 1 first. What they do is certain; values, numbers of tiles and sets are reconstructed."""

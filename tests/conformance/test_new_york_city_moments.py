"""Every character at every moment that it has: in random games in which everybody owns it."""

from collections.abc import Iterator
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Event, Journal
from midtown.core.rules import Question
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.actions import WHETHER_TO_DOUBLE
from midtown.games.new_york_city.bidding import WHETHER_TO_BID_LAST, WHETHER_TO_TAKE_BACK
from midtown.games.new_york_city.cards import BIDDING_ROUNDS, TYPES
from midtown.games.new_york_city.characters import NAMES, RULES
from midtown.games.new_york_city.composing import WHAT_TO_ADD, WHAT_TO_BID
from midtown.games.new_york_city.drafting import WHAT_ELSE, WHICH_PAIR
from midtown.games.new_york_city.phase_three import WHICH_THIRD
from midtown.games.new_york_city.skyscrapers import WHETHER_TO_ADD
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import AS_ONE, AS_TWO, BACK, FROM_RESERVE, PAIR_WITH_RESERVE, PASS, SCORED_CHARACTER, USE, USED

GAMES: Final = 60
"""So many are played at most to see a character at all its moments."""
BESIDE: Final = 12
"""So many dollars and skyscrapers everybody gets, to pay and to build with."""
MEANS: Final = (USE, AS_ONE, AS_TWO, BACK, FROM_RESERVE, PAIR_WITH_RESERVE)
MOMENTS: Final[dict[Question[NewYorkCityState], str]] = {
    WHICH_PAIR: "before a pair",
    WHAT_ELSE: "after a pair",
    WHAT_TO_BID: "in a bid for {}",
    WHAT_TO_ADD: "in a bid for {}",
    WHETHER_TO_BID_LAST: "before the bids for {}",
    WHETHER_TO_DOUBLE: "when {} is scored",
    WHETHER_TO_ADD: "when built for {}",
    WHETHER_TO_TAKE_BACK: "after {}",
    WHICH_THIRD: "in phase III",
}
AROUND_A_PAIR: Final = {"before a pair", "after a pair"}
BIDS: Final = TYPES[:BIDDING_ROUNDS]
IN_ANY_BID: Final = {f"in a bid for {name}" for name in BIDS}
IN_PHASE_THREE: Final = {"in phase III"}
AT_THE_END: Final = {"at the end"}
EXPECTED: Final = {
    **dict.fromkeys(range(1, 12), AROUND_A_PAIR),
    2: {"before a pair"},
    8: {"after a pair"},
    **dict.fromkeys(range(12, 17), IN_ANY_BID),
    17: {"in a bid for prestige"},
    18: {f"before the bids for {name}" for name in BIDS},
    19: {"when prestige is scored"},
    20: IN_ANY_BID,
    21: {"when built for prestige", "when built for skyscraper"},
    22: {f"after {name}" for name in BIDS},
    **dict.fromkeys(range(23, 28), IN_PHASE_THREE),
    **dict.fromkeys(range(28, 43), AT_THE_END),
}
"""When each character can be used [NYC-6.2, NYC-7.3, NYC-9.1, NYC-10.3, NYC-11.1 to NYC-11.42]."""


def owned_by_all(kind: int, seed: int) -> NewYorkCityState:
    """A new game in which everybody has this character and can pay for it."""
    state = GAME.setup(GAME.options(2 + seed % 3), seed, Journal())
    for player in state.players:
        player.team.insert(kind)
        player.dollars += BESIDE
        player.ready += BESIDE
    return state


def choose(state: NewYorkCityState, dice: Chance, favourite: int) -> int:
    """A random answer: nothing is bid before a favourite bidding round, and rather a character used than not."""
    options = state.options()
    if PASS.first in options and state.bids.bidding < favourite:
        return int(PASS.first)
    uses = [action for action in options if any(verb.names(action) for verb in MEANS)]
    offered = uses if uses and dice.below(2) else options
    return offered[dice.below(len(offered))]


def moments(kind: int, seed: int) -> Iterator[str]:
    """When the character is used in one game."""
    state, dice = owned_by_all(kind, seed), Chance(seed)
    while not state.over:
        asked = state.question(state.seat)
        moment = MOMENTS.get(asked, "").format(TYPES[state.bids.bidding])
        state.play(choose(state, dice, seed % BIDDING_ROUNDS))
        for event in told(state):
            if event.kind is USED and event.things == [kind]:
                yield moment
            elif event.kind is SCORED_CHARACTER and event.rule == RULES[kind] and event.amount > 0:
                yield "at the end"


def told(state: NewYorkCityState) -> list[Event]:
    """What has happened since the last time."""
    assert state.journal is not None
    return state.journal.take()


@pytest.mark.parametrize("number", EXPECTED)
def test_every_character_is_used_at_every_moment_that_it_has(number: int) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        seen |= set(moments(number - 1, seed))
        if seen == EXPECTED[number]:
            break

    assert seen == EXPECTED[number], NAMES[number - 1]

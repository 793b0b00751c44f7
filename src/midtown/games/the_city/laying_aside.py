"""Cards that leave the hand face down: the opening discard, payments, the hand limit, the survey."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.core.vocabulary import Verb
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.state import CityState
from midtown.games.the_city.words import DISCARD, KEEP, PAY


@final
class WhatToLayAside(Question[CityState]):
    """One hand card at a time, until as many lie aside as are owed [TC-2.3, TC-4.2, TC-6.3, TC-8.2]."""

    def __init__(self, rule: str, verb: Verb) -> None:
        super().__init__(rule)
        self.verb: Final = verb

    def options(self, state: CityState, seat: i64, out: Offer) -> None:
        out.add_each(self.verb, state.players[seat].hand)

    def answer(self, state: CityState, seat: i64, action: i64) -> None:
        player = state.players[seat]
        player.put_aside(self.verb.thing(action))
        if player.aside < player.owed:
            state.ask_on(self, seat)

    def refusal(self, state: CityState, seat: int, action: int) -> Reason:
        if not self.verb.names(action):
            return Reason(self.rule, "now a card of your hand is asked for: {verb} one", {"verb": self.verb.word})
        return Reason(self.rule, "{card} is not in your hand", {"card": NAMES[self.verb.thing(action)]})


@final
class WhatToKeep(Question[CityState]):
    """One of the surveyed cards; the others stay aside [TC-6.2]."""

    def options(self, state: CityState, seat: i64, out: Offer) -> None:
        player = state.players[seat]
        out.add_each_above(KEEP, player.thrown, player.thrown.n - player.aside)

    def answer(self, state: CityState, seat: i64, action: i64) -> None:
        state.players[seat].take_aside(KEEP.thing(action))

    def refusal(self, state: CityState, seat: int, action: int) -> Reason:
        if not KEEP.names(action):
            return Reason(self.rule, "now one of the surveyed cards is kept: keep one")
        return Reason(self.rule, "{card} is not among the surveyed cards", {"card": NAMES[KEEP.thing(action)]})


@final
class Settle(Step[CityState]):
    """What the seats have laid aside is discarded, in seat order [TC-2.4]."""

    def run(self, state: CityState, who: i64) -> None:
        for seat in range(state.seats):
            state.settle(seat)


WHAT_TO_DISCARD_FIRST: Final = WhatToLayAside("TC-2.3", DISCARD)
WHAT_TO_PAY: Final = WhatToLayAside("TC-4.2", PAY)
WHAT_TO_DISCARD_AFTER_SURVEY: Final = WhatToLayAside("TC-6.3", DISCARD)
WHAT_TO_DISCARD_AT_LIMIT: Final = WhatToLayAside("TC-8.2", DISCARD)
WHAT_TO_KEEP: Final = WhatToKeep("TC-6.2")
SETTLE: Final = Settle("TC-2.4")

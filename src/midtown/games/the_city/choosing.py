"""Choosing in secret what to build: a card, the architect, two cards with a crew, or nothing."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason, Value
from midtown.core.offer import Offer
from midtown.core.rules import Question
from midtown.games.the_city.buildings import BUILDINGS
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.prices import fits_crew, permitted, price, why_not
from midtown.games.the_city.state import CityState
from midtown.games.the_city.words import ALSO, BUILD, DONE, RENOUNCE


@final
class WhatToBuild(Question[CityState]):
    """A hand card that can be built and paid, the architect, or renounce [TC-3.2, TC-3.3, TC-3.4, TC-3.6]."""

    def options(self, state: CityState, seat: i64, out: Offer) -> None:
        player = state.players[seat]
        rows = state.edition.rows
        hand = player.hand
        built = player.built
        funds = hand.n - 1
        for place in range(len(state.edition.outside)):
            kind = state.edition.outside[place]
            if permitted(rows[kind], built) and price(rows[kind], built) <= hand.n:
                out.add(BUILD.first + kind)
        last: i64 = -1
        for place in range(hand.n):
            kind = hand.cards[place]
            if kind != last:
                last = kind
                row = rows[kind]
                if permitted(row, built) and price(row, built) <= funds:
                    out.add(BUILD.first + kind)
        out.add(RENOUNCE.first)

    def answer(self, state: CityState, seat: i64, action: i64) -> None:
        if action == RENOUNCE.first:
            return
        player = state.players[seat]
        player.plan = BUILD.thing(action)
        row = state.edition.rows[player.plan]
        if row.outside_deck:
            return
        player.hand.remove(player.plan)
        if (player.built | row.bit) & state.edition.crews != 0 and fits_crew(row) and has_second(state, seat):
            state.ask_on(WHAT_ALSO, seat)

    def rule_of(self, action: int) -> str:
        if action == RENOUNCE.first:
            return "TC-3.4"
        if BUILD.names(action) and BUILDINGS[int(BUILD.thing(action))].outside_deck:
            return "TC-3.3"
        return self.rule

    def refusal(self, state: CityState, seat: int, action: int) -> Reason:
        if not BUILD.names(action):
            return Reason(self.rule, "now a building is chosen: build one or renounce")
        player = state.players[seat]
        row = state.edition.rows[BUILD.thing(action)]
        if not row.outside_deck and player.hand.count(row.kind) == 0:
            return Reason(self.rule, "{card} is not in your hand", {"card": NAMES[row.kind]})
        funds = player.hand.n if row.outside_deck else player.hand.n - 1
        return why_not(row, player.built, funds)


@final
class WhatAlso(Question[CityState]):
    """With the construction crew: a second card, built after the first, or no second one [TC-5.1]."""

    def options(self, state: CityState, seat: i64, out: Offer) -> None:
        hand = state.players[seat].hand
        last: i64 = -1
        for place in range(hand.n):
            kind = hand.cards[place]
            if kind != last:
                last = kind
                if can_follow(state, seat, kind):
                    out.add(ALSO.first + kind)
        out.add(DONE.first)

    def answer(self, state: CityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            return
        player = state.players[seat]
        player.plan_also = ALSO.thing(action)
        player.hand.remove(player.plan_also)

    def refusal(self, state: CityState, seat: int, action: int) -> Reason:
        if not ALSO.names(action):
            return Reason(self.rule, "now the crew's second building is chosen: also build one, or done")
        player = state.players[seat]
        row = state.edition.rows[ALSO.thing(action)]
        name = NAMES[row.kind]
        if row.outside_deck:
            return Reason("TC-5.6", "{card} is never built together with another card", {"card": name})
        if player.hand.count(row.kind) == 0:
            return Reason(self.rule, "{card} is not in your hand", {"card": name})
        if not fits_crew(row):
            blanks: dict[str, Value] = {"card": name, "cost": int(row.cost)}
            return Reason("TC-5.2", "{card} has a printed cost of {cost}; with a crew it may be 4 at most", blanks)
        first = state.edition.rows[player.plan]
        funds = player.hand.n - 1 - price(first, player.built)
        return why_not(row, player.built | first.bit, funds)


def can_follow(state: CityState, seat: i64, kind: i64) -> bool:
    """Whether this hand card can be built and paid after the one that is planned [TC-5.4, TC-5.5]."""
    player = state.players[seat]
    rows = state.edition.rows
    first = rows[player.plan]
    row = rows[kind]
    built = player.built | first.bit
    if not fits_crew(row) or not permitted(row, built):
        return False
    return price(first, player.built) + price(row, built) < player.hand.n


def has_second(state: CityState, seat: i64) -> bool:
    """Is there any hand card that the crew could build after the planned one?"""
    hand = state.players[seat].hand
    for place in range(hand.n):
        if can_follow(state, seat, hand.cards[place]):
            return True
    return False


WHAT_TO_BUILD: Final = WhatToBuild("TC-3.2")
WHAT_ALSO: Final = WhatAlso("TC-5.1")

"""What is asked of a seat of The City, and what it might want instead."""

from collections.abc import Sequence
from typing import Final

from midtown.core.errors import Reason
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.views import CityView
from midtown.games.the_city.words import ALSO, BUILD, DISCARD, DONE, KEEP, PAY, RENOUNCE
from midtown.match.match import Choice

SAID_OF_CARDS: Final = (DISCARD, BUILD, ALSO, PAY, KEEP)


def card_of(action: int) -> int | None:
    """The kind of card that an action is said of."""
    for verb in SAID_OF_CARDS:
        if verb.names(action):
            return int(verb.thing(action))
    return None


def question(view: CityView, action: int) -> Reason:
    """What is asked, in a few words, by one of the choices."""
    left = view.owed[view.seat] - len(view.aside)
    if DISCARD.names(action):
        return Reason("", "Discard {amount}", {"amount": left})
    if PAY.names(action):
        return Reason("", "Pay {amount}", {"amount": left})
    if KEEP.names(action):
        return Reason("", "Keep one")
    return Reason("", "Build another?" if view.plan else "What to build?")


def wishes(view: CityView, choices: Sequence[Choice]) -> list[int]:
    """Somebody who may build might want to build any card of his hand."""
    for verb, instead in ((BUILD, RENOUNCE), (ALSO, DONE)):
        if choices[-1].action == instead.first:
            return [int(verb.of(kind)) for kind in by_printed_cost(view, view.hand)]
    return []


def by_printed_cost(view: CityView, cards: tuple[int, ...]) -> list[int]:
    """The different cards by their printed cost."""
    rows = GAME.edition(view.options).rows
    return sorted(set(cards), key=lambda kind: (rows[kind].cost, NAMES[kind]))

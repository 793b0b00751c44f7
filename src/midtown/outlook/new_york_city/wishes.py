"""What a seat of New York City might want, and in which order its choices are shown."""

from collections.abc import Callable, Sequence
from typing import Final

from midtown.games.new_york_city import GAME, composing, drafting
from midtown.games.new_york_city.abilities import ADD_PRESTIGE, ADD_WILD, RENEW_RESERVE
from midtown.games.new_york_city.cards import PRESTIGE
from midtown.games.new_york_city.characters import FIRST, Character
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import BID, DONE, PASS, SWAP, TAKE, USE, WORDS
from midtown.match.match import Choice
from midtown.outlook.new_york_city.prospects import ADDING

ADDING_ABILITIES: Final = (RENEW_RESERVE, ADD_WILD, ADD_PRESTIGE)
"""What characters do for a bid that are simply used; the last one only in the prestige round."""
ORDER: Final = (*ADDING, TAKE, USE, BID, PASS, DONE, SWAP)
"""Cards first, then characters, then the end of the bid; exchanges are many and come last."""


def arranged(choices: Sequence[Choice]) -> list[Choice]:
    """The choices in the order of a sheet."""
    return sorted(choices, key=lambda choice: _place(choice.action))


def _place(action: int) -> int:
    """Where the verb of an action stands on a sheet."""
    verb = WORDS.verb_of(action)
    return ORDER.index(verb) if verb in ORDER else 0


def wishes(view: NewYorkCityView) -> list[int]:
    """Who takes cards or bids might want to use any character that is for it and has not been used; who adds to a bid, that it stands."""
    if view.question in (drafting.WHICH_PAIR.number, drafting.WHAT_ELSE.number):
        return _uses(view, lambda character: character.phase == FIRST)
    if view.question in (composing.WHAT_TO_BID.number, composing.WHAT_TO_ADD.number):
        stands = [int(BID.first)] if view.question == composing.WHAT_TO_ADD.number else []
        adding = ADDING_ABILITIES if view.bidding == PRESTIGE else ADDING_ABILITIES[:-1]
        return [*_uses(view, lambda character: character.ability in adding), *stands]
    return []


def _uses(view: NewYorkCityView, is_meant: Callable[[Character], bool]) -> list[int]:
    """To use each of the own characters that is meant and on which no dollar lies."""
    characters = GAME.edition(view.options).box.characters
    own = view.participants[view.seat]
    kinds = [kind for kind in dict.fromkeys(own.team) if own.team.count(kind) > own.paid.count(kind) and is_meant(characters[kind])]
    return [int(USE.of(kind)) for kind in kinds]

"""Whether a character can be used, and why not."""

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.characters import NAMES, RULES
from midtown.games.new_york_city.state import NewYorkCityState


def usable(state: NewYorkCityState, seat: i64, ability: i64) -> i64:
    """A character with this ability that the player can pay, or NOBODY."""
    player = state.players[seat]
    if player.dollars <= player.bid.uses.n:
        return NOBODY
    team = player.team
    for place in range(team.n):
        kind = team.cards[place]
        if state.edition.ability[kind] == ability and player.can_use(kind):
            return kind
    return NOBODY


def unused(state: NewYorkCityState, seat: i64, ability: i64) -> i64:
    """How many characters with this ability the player has on which no dollar lies."""
    player = state.players[seat]
    found: i64 = 0
    for place in range(player.team.n):
        if state.edition.ability[player.team.cards[place]] == ability:
            found += 1
    for place in range(player.paid.n):
        if state.edition.ability[player.paid.cards[place]] == ability:
            found -= 1
    return found


def has_usable(state: NewYorkCityState, seat: i64, phase: i64) -> bool:
    """Has the player a character of this phase that he can pay?"""
    player = state.players[seat]
    if player.dollars <= player.bid.uses.n:
        return False
    team = player.team
    for place in range(team.n):
        kind = team.cards[place]
        if state.edition.phase[kind] == phase and player.can_use(kind):
            return True
    return False


def why_not_used(state: NewYorkCityState, seat: int, kind: int, phase: int) -> Reason:
    """The refusal of a character that cannot be used now."""
    player = state.players[seat]
    name = NAMES[kind]
    if player.team.count(kind) == 0:
        return Reason("NYC-4.1", "{character} is not one of yours", {"character": name})
    if state.edition.phase[kind] != phase:
        return Reason("NYC-4.1", "{character} is not for this phase", {"character": name})
    if player.team.count(kind) <= player.paid.count(kind) + player.bid.uses.count(kind):
        return Reason("NYC-4.1", "{character} has been used in this round", {"character": name})
    if player.dollars <= player.bid.uses.n:
        return Reason("NYC-4.2", "you have no dollar left for {character}", {"character": name})
    return Reason(RULES[kind], "{character} is of no use now", {"character": name})

"""NewYorkEyes: how New York City looks to a seat, in numbers."""

from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.core.flow import LOWEST_SEAT
from midtown.core.pile import Pile, vec
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.abilities import SCORE_SETS
from midtown.games.new_york_city.board import BOROUGHS, LETTER_X, PRESTIGE_TILES, ROUNDS, VESSELS
from midtown.games.new_york_city.cards import BIDDING_ROUNDS, ELEVATOR, SKYSCRAPER
from midtown.games.new_york_city.cards import KINDS as TYPES
from midtown.games.new_york_city.characters import END, VALUES
from midtown.games.new_york_city.characters import KINDS as CHARACTERS
from midtown.games.new_york_city.edition import MOST_PARTICIPANTS
from midtown.games.new_york_city.final_scoring import EVERYWHERE_POINTS, PRESS_POINTS, PRESS_SPACE, points_by_character, rank_in
from midtown.games.new_york_city.sets import worth_of_rest
from midtown.games.new_york_city.state import NewYorkCityState

HAND: Final = 0
RESERVE: Final = HAND + TYPES
TEAM: Final = RESERVE + TYPES
UNPAID: Final = TEAM + CHARACTERS
BOROUGH: Final = UNPAID + CHARACTERS
PER_BOROUGH: Final = 12
RIVAL_TEAM: Final = BOROUGH + PER_BOROUGH * len(BOROUGHS)
RIVAL_RESERVE: Final = RIVAL_TEAM + CHARACTERS
OWN_VESSELS: Final = RIVAL_RESERVE + TYPES
RIVAL_VESSELS: Final = OWN_VESSELS + len(VESSELS)
TILES: Final = RIVAL_VESSELS + len(VESSELS)
QUESTIONS: Final = TILES + len(PRESTIGE_TILES)
MOST_QUESTIONS: Final = 26
ANSWERED: Final = QUESTIONS + MOST_QUESTIONS
ROUND: Final = ANSWERED + MOST_QUESTIONS
BIDDING: Final = ROUND + ROUNDS + 1
"""By bidding round: how the bids stand, and who is still to come."""
PER_BIDDING: Final = 6
SITE: Final = BIDDING + PER_BIDDING * (BIDDING_ROUNDS + 1)
PARTICIPANTS: Final = SITE + len(BOROUGHS) + 1
RANK: Final = PARTICIPANTS + MOST_PARTICIPANTS + 1
OWN: Final = RANK + MOST_PARTICIPANTS + 1
STANDING: Final = 11
RIVAL: Final = OWN + STANDING
OTHERS: Final = RIVAL + STANDING
RACE: Final = OTHERS + STANDING
PAIRS: Final = RACE + 12
"""The cards that lie open in phase I,"""
KNOWN: Final = PAIRS + TYPES
"""those of the rival that all have seen,"""
OPEN: Final = KNOWN + TYPES
"""and the characters beside the elevator, as long as they are bid for in this round."""
COUNTS: Final = OPEN + CHARACTERS
"""By type of card: how many are in the own hand, one place for each number,"""
MOST_COUNTED: Final = 5
SUPPLIES: Final = COUNTS + TYPES * (MOST_COUNTED + 1)
"""in the supply of a Tom who is the rival,"""
MORE: Final = SUPPLIES + TYPES * (MOST_COUNTED + 1)
"""and how many more in the hand than in the supply, as long as they are to be bid for."""
MOST_MORE: Final = 3
INPUTS: Final = MORE + BIDDING_ROUNDS * (2 * MOST_MORE + 1)


@final
class NewYorkEyes(Eyes[NewYorkCityState]):
    """The own cards and characters, the boroughs, the bidding round, the strongest rival, and how all stand."""

    def __init__(self) -> None:
        super().__init__(GAME, INPUTS)
        self._stock: Final = Stock()

    def look(self, state: NewYorkCityState, seat: i64, seen: Inputs) -> None:
        stock = self._stock
        stock.take(state)
        rival = stock.strongest_but(seat)
        tell_own_things(state, seat, seen)
        tell_rival_things(state, rival, seen)
        tell_pile(state.revealed, TILES, 1.0, seen)
        tell_pile(state.pairs, PAIRS, 0.5, seen)
        tell_pile(state.players[rival].known, KNOWN, 0.5, seen)
        if state.bids.bidding <= ELEVATOR:
            tell_elevator(state, seen)
        for borough in range(i64(len(BOROUGHS))):
            tell_borough(state, stock, seat, borough, seen)
        if state.owes(seat):
            seen.mark(QUESTIONS + state.flow.asked[seat])
        else:
            seen.mark(ANSWERED + state.flow.opened[LOWEST_SEAT[state.flow.asking]])
        seen.mark(ROUND + state.round)
        seen.mark(PARTICIPANTS + state.edition.participants)
        seen.mark(RANK + state.rank(seat))
        tell_bids(state, seat, seen)
        tell_all_standings(state, stock, seat, rival, seen)
        tell_race(state, stock, seat, rival, seen)
        tell_counts(state.players[seat].hand, COUNTS, seen)
        if not state.is_person(rival):
            tell_duel(state, seat, rival, seen)


def tell_own_things(state: NewYorkCityState, seat: i64, seen: Inputs) -> None:
    """The own cards, characters and vessels."""
    player = state.players[seat]
    tell_pile(player.hand, HAND, 0.5, seen)
    tell_pile(player.reserve, RESERVE, 0.5, seen)
    tell_pile(player.team, TEAM, 1.0, seen)
    tell_pile(player.team, UNPAID, 1.0, seen)
    tell_pile(player.paid, UNPAID, -1.0, seen)
    tell_pile(player.bid.uses, UNPAID, -1.0, seen)
    for vessel in range(i64(len(VESSELS))):
        seen.tell(OWN_VESSELS + vessel, float(player.vessels[vessel]))


def tell_rival_things(state: NewYorkCityState, rival: i64, seen: Inputs) -> None:
    """What all can see of the strongest rival."""
    player = state.players[rival]
    tell_pile(player.team, RIVAL_TEAM, 1.0, seen)
    tell_pile(player.reserve, RIVAL_RESERVE, 0.5, seen)
    for vessel in range(i64(len(VESSELS))):
        seen.tell(RIVAL_VESSELS + vessel, float(player.vessels[vessel]))


def tell_pile(pile: Pile, first: i64, weight: float, seen: Inputs) -> None:
    """Each thing of a pile at the place of its kind."""
    for place in range(pile.n):
        seen.tell(first + pile.cards[place], weight)


def tell_counts(pile: Pile, first: i64, seen: Inputs) -> None:
    """How many cards of each type are in a pile, one place for each number."""
    for kind in range(i64(TYPES)):
        count = pile.count(kind)
        if count > MOST_COUNTED:
            count = MOST_COUNTED
        seen.mark(first + kind * (MOST_COUNTED + 1) + count)


def tell_duel(state: NewYorkCityState, seat: i64, tom: i64, seen: Inputs) -> None:
    """The supply of a Tom, which lies open, and who has more cards for the bidding rounds to come [NYC-12.5]."""
    tell_counts(state.players[tom].hand, SUPPLIES, seen)
    own = state.players[seat]
    other = state.players[tom]
    bidding = state.bids.bidding
    for kind in range(i64(BIDDING_ROUNDS)):
        if kind >= bidding:
            more = own.hand.count(kind) - other.hand.count(kind)
            if kind == bidding:
                more += own.bid.tally.value() - other.bid.laid.n
            if more > MOST_MORE:
                more = MOST_MORE
            elif more < -MOST_MORE:
                more = -MOST_MORE
            seen.mark(MORE + kind * (2 * MOST_MORE + 1) + more + MOST_MORE)


def prospect(state: NewYorkCityState, seat: i64) -> i64:
    """The points of a participant if the game ended now, without sets of cards and boroughs."""
    player = state.players[seat]
    total = player.points + worth_of_rest(player.dollars + player.ready)
    for place in range(player.team.n):
        kind = player.team.cards[place]
        total += state.edition.value[kind]
        if state.edition.phase[kind] == END and state.edition.ability[kind] != SCORE_SETS:
            total += points_by_character(state, seat, kind)
    if player.is_everywhere():
        total += EVERYWHERE_POINTS
    if state.press.at[seat] >= PRESS_SPACE:
        total += PRESS_POINTS
    return total


@final
class Stock:
    """What everybody would have if the game ended now, worked out once for a look."""

    def __init__(self) -> None:
        self.participants: i64 = 0
        self.sure: vec[i64] = vec[i64]([0] * MOST_PARTICIPANTS)
        """By participant: the points without sets of cards and boroughs,"""
        self.boroughs: vec[i64] = vec[i64]([0] * MOST_PARTICIPANTS)
        """those of all boroughs,"""
        self.by_borough: vec[i64] = vec[i64]([0] * (MOST_PARTICIPANTS * len(BOROUGHS)))
        """and those of each."""

    def take(self, state: NewYorkCityState) -> None:
        """See how all stand."""
        self.participants = state.edition.participants
        for seat in range(self.participants):
            self.sure[seat] = prospect(state, seat)
            self.boroughs[seat] = 0
        for entry in range(i64(len(self.by_borough))):
            self.by_borough[entry] = 0
        for borough in range(i64(len(BOROUGHS))):
            self._take_borough(state, borough)

    def _take_borough(self, state: NewYorkCityState, borough: i64) -> None:
        """What a borough would bring everybody who builds there [NYC-10.4]."""
        ranked = rank_in(state, borough)
        points = state.city.value_of(borough)
        for place in range(ranked.n):
            token = ranked.cards[place]
            if token < self.participants:
                self.boroughs[token] += points
                self.by_borough[token * len(BOROUGHS) + borough] = points
            points = (points + 1) // 2

    def total(self, seat: i64) -> i64:
        """All points of a participant."""
        return self.sure[seat] + self.boroughs[seat]

    def strongest_but(self, seat: i64) -> i64:
        """The other participant who stands best."""
        found = seat
        best: i64 = -1
        for other in range(self.participants):
            if other != seat and self.total(other) > best:
                best = self.total(other)
                found = other
        return found


def tell_borough(state: NewYorkCityState, stock: Stock, seat: i64, borough: i64, seen: Inputs) -> None:
    """The value of a borough, and who has how many skyscrapers there."""
    first = BOROUGH + borough * PER_BOROUGH
    own = state.players[seat].built[borough]
    most = state.city.neutral[borough]
    for other in range(state.edition.participants):
        if other != seat and state.players[other].built[borough] > most:
            most = state.players[other].built[borough]
    value = float(state.city.value_of(borough)) / 10.0
    lead = own - most
    seen.tell(first, value)
    seen.tell(first + 1, float(own) / 3.0)
    seen.tell(first + 2, float(most) / 3.0)
    if own > 0:
        seen.mark(first + 3)
        seen.tell(first + 4, float(stock.by_borough[seat * len(BOROUGHS) + borough]) / 10.0)
    tell_lead(lead, value, first, seen)
    tell_mayors_way(state, borough, first, seen)


def tell_lead(lead: i64, value: float, first: i64, seen: Inputs) -> None:
    """How many skyscrapers the seat is ahead in a borough that is worth so much."""
    if lead > 1:
        seen.tell(first + 5, value)
    elif lead == 1:
        seen.tell(first + 6, value)
    elif lead == 0:
        seen.tell(first + 7, value)
    elif lead == -1:
        seen.tell(first + 8, value)


def tell_mayors_way(state: NewYorkCityState, borough: i64, first: i64, seen: Inputs) -> None:
    """Is the Mayor in a borough, or still to come [NYC-5.2]?"""
    here = state.round - 1
    letter = state.city.letters[borough]
    if letter == here:
        seen.mark(first + 9)
    elif letter > here and letter != LETTER_X:
        seen.mark(first + 10)
        seen.tell(first + 11, float(state.city.value_of(borough)) / 10.0)


def tell_elevator(state: NewYorkCityState, seen: Inputs) -> None:
    """The open characters."""
    elevator = state.elevator
    for row in range(i64(VALUES)):
        for place in range(elevator.open_in(row)):
            seen.tell(OPEN + elevator.shown(row, place), 0.5)


def tell_bids(state: NewYorkCityState, seat: i64, seen: Inputs) -> None:
    """Which cards are bid for, what has been bid, who is still to come."""
    bids = state.bids
    first = BIDDING + (bids.bidding + 1) * PER_BIDDING
    seen.mark(first)
    seen.mark(SITE + state.works.site + 1)
    if bids.bidding < 0:
        return
    own = state.players[seat].bid.tally.value()
    best: i64 = 0
    for other in range(state.edition.participants):
        if other != seat and state.players[other].bid.open_tally.value() > best:
            best = state.players[other].bid.open_tally.value()
    seen.tell(first + 1, float(own) / 3.0)
    seen.tell(first + 2, float(best) / 3.0)
    seen.tell(first + 3, float(bids.turns.n) / 3.0)
    if own > best:
        seen.mark(first + 4)
    if bids.turns.count(seat) > 0:
        seen.mark(first + 5)


def tell_all_standings(state: NewYorkCityState, stock: Stock, seat: i64, rival: i64, seen: Inputs) -> None:
    """The own standing, that of the strongest rival, and the mean of all others."""
    tell_standing(state, stock, seat, OWN, 1.0, seen)
    tell_standing(state, stock, rival, RIVAL, 1.0, seen)
    for other in range(stock.participants):
        if other not in (seat, rival):
            tell_standing(state, stock, other, OTHERS, 1.0 / float(stock.participants - 2), seen)


def tell_standing(  # noqa: PLR0913  # whose, and where
    state: NewYorkCityState, stock: Stock, seat: i64, first: i64, weight: float, seen: Inputs
) -> None:
    """Points now and in sight, dollars, skyscrapers, cards, characters, press."""
    player = state.players[seat]
    boroughs = 0.0
    for borough in range(i64(len(BOROUGHS))):
        if player.built[borough] > 0:
            boroughs += 1.0
    seen.tell(first, weight * float(player.points) / 20.0)
    seen.tell(first + 1, weight * float(stock.sure[seat]) / 40.0)
    seen.tell(first + 2, weight * float(stock.boroughs[seat]) / 30.0)
    seen.tell(first + 3, weight * float(player.dollars) / 4.0)
    seen.tell(first + 4, weight * float(player.ready) / 4.0)
    seen.tell(first + 5, weight * float(player.hand.n + player.bid.laid.n - player.bid.shown) / 8.0)
    seen.tell(first + 6, weight * float(player.reserve.n) / 3.0)
    seen.tell(first + 7, weight * float(player.team.n) / 6.0)
    seen.tell(first + 8, weight * float(state.press.at[seat]) / 10.0)
    seen.tell(first + 9, weight * boroughs / 4.0)
    if state.mayor == seat:
        seen.tell(first + 10, weight)


def tell_race(state: NewYorkCityState, stock: Stock, seat: i64, rival: i64, seen: Inputs) -> None:
    """Who is ahead, and what can still be done about it."""
    own = state.players[seat]
    other = state.players[rival]
    ahead = stock.total(seat) - stock.total(rival)
    left = float(ROUNDS - state.round) / 5.0
    seen.tell(RACE, float(ahead) / 20.0)
    seen.tell(RACE + 1, float(ahead) / 20.0 * left)
    seen.tell(RACE + 2, float(own.hand.n - other.hand.n - other.bid.laid.n + other.bid.shown) / 6.0)
    seen.tell(RACE + 3, float(own.dollars) * left / 4.0)
    seen.tell(RACE + 4, float(own.ready) * left / 4.0)
    seen.tell(RACE + 5, float(own.team.n) * left / 6.0)
    seen.tell(RACE + 6, float(state.press.at[seat]) * left / 10.0)
    if state.press.is_ahead(seat, rival):
        seen.mark(RACE + 7)
    seen.tell(RACE + 8, float(own.hand.count(SKYSCRAPER)) * float(own.ready) / 8.0)
    if state.statue:
        seen.mark(RACE + 9)
    seen.tell(RACE + 10, float(own.bid.laid.n) / 4.0)
    seen.tell(RACE + 11, float(state.works.moves) / 2.0)

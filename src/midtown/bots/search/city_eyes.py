"""CityEyes: how The City looks to a seat, in numbers."""

from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.core.flow import LOWEST_SEAT
from midtown.core.pile import Pile, vec
from midtown.games.the_city import GAME
from midtown.games.the_city.choosing import WHAT_TO_BUILD
from midtown.games.the_city.kinds import NOTHING, SYMBOLS
from midtown.games.the_city.laying_aside import WHAT_TO_DISCARD_AFTER_SURVEY, WHAT_TO_KEEP, WHAT_TO_PAY
from midtown.games.the_city.prices import permitted, price
from midtown.games.the_city.rounds import GOAL, HAND_LIMIT
from midtown.games.the_city.scoring import income, points, worth
from midtown.games.the_city.state import CityState, Player
from midtown.games.the_city.views import held

OWN_CITY: Final = 0
OWN_HAND: Final = OWN_CITY + 51
RIVAL_CITY: Final = OWN_HAND + 51
READY: Final = RIVAL_CITY + 51
"""The cards of the hand that can be built at the next choice,"""
CHEAPER: Final = READY + 51
"""and by how much the own city makes each of them cheaper."""
OWED: Final = CHEAPER + 51
"""The open question, where the seat owes an answer to it,"""
ANSWERED: Final = OWED + 8
"""and where it does not."""
BEST: Final = ANSWERED + 8
"""What the best of the ready cards bring."""
CARDS: Final = BEST + 5
"""How many cards there will be to build with, one place for each number."""
MOST_CARDS: Final = 16
ROUND: Final = CARDS + MOST_CARDS + 1
MOST_ROUNDS: Final = 14
SEATS: Final = ROUND + MOST_ROUNDS + 1
OWN: Final = SEATS + 6
FAR: Final = 20.0
"""So many rounds are as good as never."""
STANDING: Final = 7
"""How many numbers tell how a seat stands."""
RIVAL: Final = OWN + STANDING
OTHERS: Final = RIVAL + STANDING
RACE: Final = OTHERS + STANDING
BRINGS: Final = RACE + 6
"""By kind of card in hand: the points that it would bring each round in the own city as it will be,"""
EARNS: Final = BRINGS + 51
"""and the income."""
INPUTS: Final = EARNS + 51


@final
class CityEyes(Eyes[CityState]):
    """The own city and hand card by card, the city of the strongest rival, and how all stand."""

    def __init__(self) -> None:
        super().__init__(GAME, INPUTS)

    def look(self, state: CityState, seat: i64, seen: Inputs) -> None:
        player = state.players[seat]
        tell_pile(player.city, OWN_CITY, 1.0, seen)
        tell_pile(player.hand, OWN_HAND, 1.0, seen)
        if player.plan != NOTHING:
            seen.mark(OWN_CITY + player.plan)
        if player.plan_also != NOTHING:
            seen.mark(OWN_CITY + player.plan_also)
        rival = strongest_rival(state, seat)
        tell_pile(state.players[rival].city, RIVAL_CITY, 1.0, seen)
        question = state.flow.opened[LOWEST_SEAT[state.flow.asking]]
        if state.owes(seat):
            seen.mark(OWED + question)
        else:
            seen.mark(ANSWERED + question)
        purse = next_funds(state, seat)
        seen.mark(CARDS + at_most(purse, MOST_CARDS))
        tell_ready(state, seat, purse, seen)
        seen.mark(ROUND + at_most(state.round, MOST_ROUNDS))
        seen.mark(SEATS + state.seats)
        tell_own_standing(state, seat, seen)
        tell_standing(state, rival, RIVAL, 1.0, seen)
        for other in range(state.seats):
            if other not in (seat, rival):
                tell_standing(state, other, OTHERS, 1.0 / float(state.seats - 2), seen)
        tell_race(state, seat, rival, seen)

    def share(self, state: CityState, shares: vec[float], leads: vec[float]) -> None:
        best: i64 = 0
        winners = 0.0
        for seat in range(state.seats):
            score = score_of(state.players[seat])
            if score > best:
                best = score
                winners = 0.0
            if score == best:
                winners += 1.0
        for seat in range(state.seats):
            shares[seat] = 0.0
            if score_of(state.players[seat]) == best:
                shares[seat] = 1.0 / winners
            leads[seat] = float(lead(state, seat))


def score_of(player: Player) -> i64:
    """Points, and cards in hand where these are equal [TC-8.4, TC-8.5]."""
    return player.points * 256 + player.hand.n


def lead(state: CityState, seat: i64) -> i64:
    """How many points a seat is ahead of the best of the others."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and state.players[other].points > best:
            best = state.players[other].points
    return state.players[seat].points - best


def tell_pile(pile: Pile, first: i64, weight: float, seen: Inputs) -> None:
    """Each card of a pile at the place of its kind."""
    cards = pile.cards
    for place in range(pile.n):
        seen.tell(first + cards[place], weight)


def at_most(number: i64, most: i64) -> i64:
    """A number between 0 and the largest that has a place of its own."""
    if number > most:
        return most
    if number < 0:
        return 0
    return number


def strongest_rival(state: CityState, seat: i64) -> i64:
    """The other seat that stands best."""
    found = seat
    best: i64 = -1
    for other in range(state.seats):
        if other != seat:
            value = state.players[other].points + 3 * points(state, other)
            if value > best:
                best = value
                found = other
    return found


def due(state: CityState, seat: i64) -> i64:
    """The cards that a seat has still to pay or lay aside."""
    player = state.players[seat]
    rows = state.edition.rows
    owed: i64 = 0
    if player.plan != NOTHING:
        owed += price(rows[player.plan], player.built)
    if player.plan_also != NOTHING:
        owed += price(rows[player.plan_also], player.built | rows[player.plan].bit)
    if player.owed > player.aside:
        owed += player.owed - player.aside
    return owed


def funds(state: CityState, seat: i64) -> i64:
    """The cards that a seat will have in hand once it has paid."""
    return state.players[seat].hand.n - due(state, seat)


def next_funds(state: CityState, seat: i64) -> i64:
    """The cards that a seat will have in hand at its next choice, those unseen included."""
    player = state.players[seat]
    chooses = state.flow.opened[LOWEST_SEAT[state.flow.asking]] == WHAT_TO_BUILD.number
    if chooses and player.plan == NOTHING and state.owes(seat):
        return player.hand.n
    found = funds(state, seat)
    if chooses and player.plan == NOTHING:
        found += 1
    if chooses or income_is_due(state):
        found += planned_income(state, seat)
    return at_most(found, HAND_LIMIT)


@final
class Ready:
    """The best of what can be built at the next choice."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.points: i64 = 0
        self.income: i64 = 0
        self.both: i64 = 0
        """Points and income of one card together."""

    def add(self, points: i64, income: i64) -> None:
        """One more card that can be built."""
        self.count += 1
        if points > self.points:
            self.points = points
        if income > self.income:
            self.income = income
        if points + income > self.both:
            self.both = points + income


def built_soon(state: CityState, seat: i64) -> i64:
    """The kinds in a city with what is planned for it, as bits."""
    player = state.players[seat]
    rows = state.edition.rows
    built = player.built
    if player.plan != NOTHING:
        built |= rows[player.plan].bit
    if player.plan_also != NOTHING:
        built |= rows[player.plan_also].bit
    return built


def tell_ready(state: CityState, seat: i64, purse: i64, seen: Inputs) -> None:
    """Which cards of the hand can be built at the next choice, by how much they are cheaper, and the best of them."""
    built = built_soon(state, seat)
    hand = state.players[seat].hand
    ready = Ready()
    last: i64 = -1
    for place in range(hand.n):
        kind = hand.cards[place]
        if kind != last:
            seen.tell(BRINGS + kind, float(points_of(state, seat, kind)) / 4.0)
            seen.tell(EARNS + kind, float(income_of(state, seat, kind)) / 3.0)
            if permitted(state.edition.rows[kind], built):
                tell_card(state, seat, kind, built, purse, ready, seen)
        last = kind
    seen.tell(BEST, float(ready.points) / 4.0)
    seen.tell(BEST + 1, float(ready.income) / 3.0)
    seen.tell(BEST + 2, float(ready.both) / 5.0)
    seen.tell(BEST + 3, float(ready.count) / 5.0)
    seen.tell(BEST + 4, float(purse) / 6.0)


def tell_card(state: CityState, seat: i64, kind: i64, built: i64, purse: i64, ready: Ready, seen: Inputs) -> None:  # noqa: PLR0913  # all that decides
    """What a permitted card costs, and whether it can be paid."""
    row = state.edition.rows[kind]
    cost = price(row, built)
    seen.tell(CHEAPER + kind, float(row.cost - cost) / 3.0)
    if cost < purse:
        seen.mark(READY + kind)
        ready.add(points_of(state, seat, kind), income_of(state, seat, kind))


def income_is_due(state: CityState) -> bool:
    """Is this round's income still to come?"""
    question = state.flow.opened[LOWEST_SEAT[state.flow.asking]]
    return question in (WHAT_TO_PAY.number, WHAT_TO_KEEP.number, WHAT_TO_DISCARD_AFTER_SURVEY.number)


def points_of(state: CityState, seat: i64, kind: i64) -> i64:
    """What a building would bring a city each round; nothing brings nothing."""
    if kind == NOTHING:
        return 0
    row = state.edition.rows[kind]
    return row.points + worth(row.more_points, state, seat)


def income_of(state: CityState, seat: i64, kind: i64) -> i64:
    """What a building would earn; nothing earns nothing."""
    if kind == NOTHING:
        return 0
    row = state.edition.rows[kind]
    return row.income + worth(row.more_income, state, seat)


def planned_points(state: CityState, seat: i64) -> i64:
    """The points that a city brings each round with what is planned for it."""
    player = state.players[seat]
    return points(state, seat) + points_of(state, seat, player.plan) + points_of(state, seat, player.plan_also)


def planned_income(state: CityState, seat: i64) -> i64:
    """The income of a city with what is planned for it."""
    player = state.players[seat]
    return income(state, seat) + income_of(state, seat, player.plan) + income_of(state, seat, player.plan_also)


def tell_own_standing(state: CityState, seat: i64, seen: Inputs) -> None:
    """How the own seat stands with what it plans in secret."""
    tell_numbers(state, seat, OWN, 1.0, planned_points(state, seat), planned_income(state, seat), seen)
    seen.tell(OWN + 3, float(funds(state, seat)) / 6.0)


def tell_standing(state: CityState, seat: i64, first: i64, weight: float, seen: Inputs) -> None:
    """How another seat stands, by what all can see."""
    tell_numbers(state, seat, first, weight, points(state, seat), income(state, seat), seen)
    player = state.players[seat]
    seen.tell(first + 3, weight * float(held(state, player) - player.owed) / 6.0)


def tell_numbers(state: CityState, seat: i64, first: i64, weight: float, gain: i64, earned: i64, seen: Inputs) -> None:  # noqa: PLR0913  # whose, where, what
    """Points, what a city brings, symbols."""
    player = state.players[seat]
    seen.tell(first, weight * float(player.points) / 20.0)
    seen.tell(first + 1, weight * float(gain) / 6.0)
    seen.tell(first + 2, weight * float(earned) / 6.0)
    for symbol in range(i64(len(SYMBOLS))):
        seen.tell(first + 4 + symbol, weight * float(player.shows(symbol)) / 4.0)


def rounds_to_goal(missing: i64, gain: i64) -> float:
    """In how many rounds so many points are made if a city does not grow."""
    rounds = float(missing) / (float(gain) + 1.0)
    if rounds > FAR:
        return FAR
    if rounds < 0.0:
        return 0.0
    return rounds


def tell_race(state: CityState, seat: i64, rival: i64, seen: Inputs) -> None:
    """How far it is to the end for both, and how points would stand in three and six rounds."""
    own = state.players[seat].points
    other = state.players[rival].points
    own_gain = planned_points(state, seat)
    other_gain = points(state, rival)
    gain = float(own_gain - other_gain)
    ahead = float(own - other)
    seen.tell(RACE, rounds_to_goal(GOAL - own, own_gain) / 8.0)
    seen.tell(RACE + 1, rounds_to_goal(GOAL - other, other_gain) / 8.0)
    seen.tell(RACE + 2, ahead / 15.0)
    seen.tell(RACE + 3, (ahead + 3.0 * gain) / 20.0)
    seen.tell(RACE + 4, (ahead + 6.0 * gain) / 30.0)
    if income_is_due(state):
        seen.tell(RACE + 5, (ahead + gain) / 15.0)

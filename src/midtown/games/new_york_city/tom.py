"""Tom, the automatic player: rules without questions."""

from typing import Final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.pile import Pile
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS
from midtown.games.new_york_city.cards import PLANS, SKYSCRAPER, WILD
from midtown.games.new_york_city.claiming import CONNECTION_BIT, claim
from midtown.games.new_york_city.exercised import exercise_ride_rules, exercise_tom_bid_rules
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import BUILT, PASSED, TOM_BID, TOM_DISCARDED, TOM_DREW, TOM_GOT

MOST_IN_BOROUGH: Final = 5
TWO: Final = 2


def is_wild(card: i64) -> bool:
    """For Tom plans are wild cards too [NYC-12.2]."""
    return card in (WILD, PLANS)


def draw(state: NewYorkCityState, seat: i64, rule: str) -> i64:
    """A Tom draws an open card by this rule, or NOBODY if there is none."""
    if not state.has_card():
        return NOBODY
    card = state.draw_open()
    journal = state.journal
    if journal is not None:
        journal.note_by(rule, TOM_DREW, seat, [card], 1)
    return card


# --- phase I [NYC-12.5] ---


def give_toms_cards(state: NewYorkCityState) -> None:
    """Each Tom gets a pair that is left and draws his cards, from last to first on the press track [NYC-12.5]."""
    order = state.press.order
    pairs = state.pairs
    journal = state.journal
    for place in range(order.n):
        seat = order.cards[order.n - 1 - place]
        if state.seats <= seat < state.edition.participants:
            supply = state.players[seat].hand
            if pairs.n > 0:
                if journal is not None:
                    journal.note_by("NYC-12.5", TOM_GOT, seat, [pairs.at(0), pairs.at(1)], TWO)
                supply.add_from(pairs, TWO)
            for _card in range(state.edition.toms[seat - state.seats].strength):
                card = draw(state, seat, "NYC-12.5")
                if card != NOBODY:
                    supply.add(card)


# --- before a bidding round [NYC-12.6] ---


def draw_for_toms(state: NewYorkCityState) -> None:
    """Toms of the modes B and C draw a card, in press order; not before the round of plans [NYC-12.6]."""
    if state.bids.bidding == PLANS:
        return
    order = state.press.order
    for place in range(order.n):
        seat = order.cards[place]
        if state.seats <= seat < state.edition.participants and state.edition.toms[seat - state.seats].draws_before_bids:
            card = draw(state, seat, "NYC-12.6")
            if card != NOBODY:
                place_drawn(state, seat, card)


def place_drawn(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A drawn card is played at once, kept, or discarded [NYC-12.7, NYC-12.8]."""
    player = state.players[seat]
    state.note_rule("NYC-12.7" if is_wild(card) else "NYC-12.8")
    if is_wild(card):
        if player.hand.count(state.bids.bidding) > 0:
            player.bid.laid.add(card)
        else:
            player.hand.add(card)
    elif card == state.bids.bidding:
        player.bid.laid.add(card)
    elif card > state.bids.bidding and state.edition.toms[seat - state.seats].keeps_for_later:
        player.hand.add(card)
    else:
        state.discards.add(card)


# --- his bid [NYC-12.9] ---


def bid_for_tom(state: NewYorkCityState, seat: i64) -> None:
    """All matching cards, and wild ones if they make him lead; in the last round everything [NYC-12.9, NYC-12.10, NYC-12.17]."""
    if state.bids.bidding == PLANS:
        state.exercise("NYC-12.12")
        return
    player = state.players[seat]
    play_drawn(state, seat)
    supply = player.hand
    while supply.count(state.bids.bidding) > 0:
        supply.remove(state.bids.bidding)
        player.bid.laid.add(state.bids.bidding)
        player.bid.tally = player.bid.tally.with_matching(1)
    journal = state.journal
    if journal is not None:
        exercise_tom_bid_rules(journal, state, seat)
    if state.bids.bidding == SKYSCRAPER:
        play_the_rest(state, seat)
    elif player.bid.tally.matching > 0:
        add_wilds(state, seat)
    player.bid.open_up()
    if journal is not None:
        if player.bid.tally.value() > 0:
            journal.note_by("NYC-12.9", TOM_BID, seat, player.bid.laid.to_list(), player.bid.tally.value())
        else:
            journal.note_by("NYC-12.9", PASSED, seat, [], 0)


def play_drawn(state: NewYorkCityState, seat: i64) -> None:
    """The card that was played at once counts from his own turn on [NYC-12.7, NYC-12.8]."""
    bid = state.players[seat].bid
    for place in range(bid.laid.n):
        bid.tally = bid.tally.with_wilds(1) if is_wild(bid.laid.cards[place]) else bid.tally.with_matching(1)


def play_the_rest(state: NewYorkCityState, seat: i64) -> None:
    """In the skyscraper round only wild cards are left, and all are played; a single one without a base is discarded [NYC-12.17]."""
    player = state.players[seat]
    if player.bid.tally.matching == 0 and player.hand.n < TWO:
        discard_supply(state, seat)
        return
    take_wilds(state, seat, player.hand.n)


def discard_supply(state: NewYorkCityState, seat: i64) -> None:
    """What cannot be played in the skyscraper round is discarded [NYC-12.17]."""
    supply = state.players[seat].hand
    journal = state.journal
    if journal is not None and supply.n > 0:
        journal.note_by("NYC-12.17", TOM_DISCARDED, seat, supply.to_list(), supply.n)
    state.discards.add_from(supply, supply.n)


def take_wilds(state: NewYorkCityState, seat: i64, count: i64) -> None:
    """So many wild cards go from the supply to the bid, in the order he got them [NYC-12.10]."""
    player = state.players[seat]
    supply = player.hand
    for _wild in range(count):
        place: i64 = 0
        while not is_wild(supply.cards[place]):
            place += 1
        card = supply.cards[place]
        supply.remove(card)
        player.bid.laid.add(card)
        player.bid.tally = player.bid.tally.with_wilds(1)


def add_wilds(state: NewYorkCityState, seat: i64) -> None:
    """As few wild cards as make him lead against the bids that lie there; none if he leads or cannot [NYC-12.10]."""
    player = state.players[seat]
    wilds: i64 = 0
    for place in range(player.hand.n):
        if is_wild(player.hand.cards[place]):
            wilds += 1
    value = player.bid.tally.value()
    for count in range(wilds + 1):
        if leads_with(state, seat, value + count):
            take_wilds(state, seat, count)
            return


def leads_with(state: NewYorkCityState, seat: i64, value: i64) -> bool:
    """Would a bid of this value be the highest of those that lie there; equal ones are told apart by the press track."""
    for other in range(state.edition.participants):
        if other != seat:
            theirs = state.players[other].bid.open_tally.value()
            if theirs > value or (theirs == value and state.press.is_ahead(other, seat)):
                return False
    return True


# --- his actions ---


def hire_for_tom(state: NewYorkCityState, seat: i64, most: i64) -> None:
    """The leftmost open character of this value, or of the next lower one [NYC-12.13]."""
    state.note_rule("NYC-12.13")
    row = most - 1
    while row >= 0:
        if state.elevator.open_in(row) > 0:
            state.hire(seat, state.elevator.shown(row, 0))
            return
        row -= 1


def build_for_tom(state: NewYorkCityState, seat: i64, borough: i64, count: i64) -> None:
    """From the general supply, but never more than five in a borough [NYC-12.16]."""
    player = state.players[seat]
    if player.built[borough] + count > MOST_IN_BOROUGH:
        count = MOST_IN_BOROUGH - player.built[borough]
    player.built[borough] += count
    journal = state.journal
    if journal is not None and count > 0:
        journal.note_by("NYC-12.16", BUILT, seat, [borough], count)


def claim_for_tom(state: NewYorkCityState, seat: i64) -> None:
    """The borough, the vessel and the tile that the steps of his rules lead to [NYC-12.14, NYC-12.15]."""
    borough = borough_for_tom(state, seat)
    connection = connection_for_tom(state, borough)
    state.note_rule("NYC-12.14")
    journal = state.journal
    if journal is not None:
        exercise_ride_rules(journal, state, [int(place) for place in range(len(CONNECTIONS)) if leads_to(state, place, borough)])
    claim(state, seat, tile_for_tom(state, state.edition.vessel_of[connection]), connection, borough)
    build_for_tom(state, seat, borough, 1)


def serves(state: NewYorkCityState, connection: i64) -> bool:
    """Does a vessel stand here whose kind one of the tiles shows?"""
    if state.city.standing & CONNECTION_BIT[connection] == 0:
        return False
    for place in range(state.revealed.n):
        if state.edition.tile_vessel[state.revealed.cards[place]] == state.edition.vessel_of[connection]:
            return True
    return False


def leads_to(state: NewYorkCityState, connection: i64, borough: i64) -> bool:
    """Does one of these vessels lead to a borough?"""
    return serves(state, connection) and borough in (state.edition.one_end[connection], state.edition.other_end[connection])


def is_reached(state: NewYorkCityState, borough: i64) -> bool:
    """Can a borough be reached by one of these vessels?"""
    for connection in range(i64(len(CONNECTIONS))):
        if leads_to(state, connection, borough):
            return True
    return False


def borough_for_tom(state: NewYorkCityState, seat: i64) -> i64:
    """Of those he can reach the one with fewest of his skyscrapers, then with the highest letter [NYC-12.14]."""
    best: i64 = NOBODY
    for borough in range(i64(len(BOROUGHS))):
        if is_reached(state, borough) and (best == NOBODY or suits_better(state, seat, borough, best)):
            best = borough
    return best


def suits_better(state: NewYorkCityState, seat: i64, borough: i64, other: i64) -> bool:
    """Fewer skyscrapers, or as many and a higher letter [NYC-12.14]."""
    built = state.players[seat].built
    if built[borough] == built[other]:
        return state.city.letters[borough] > state.city.letters[other]
    return built[borough] < built[other]


def connection_for_tom(state: NewYorkCityState, borough: i64) -> i64:
    """Of the vessels that lead to a borough the one whose other end has the highest letter [NYC-12.15]."""
    edition = state.edition
    best: i64 = NOBODY
    highest: i64 = -1
    for connection in range(i64(len(CONNECTIONS))):
        if serves(state, connection):
            far: i64 = NOBODY
            if edition.one_end[connection] == borough:
                far = edition.other_end[connection]
            elif edition.other_end[connection] == borough:
                far = edition.one_end[connection]
            if far != NOBODY and state.city.letters[far] > highest:
                highest = state.city.letters[far]
                best = connection
    return best


def tile_for_tom(state: NewYorkCityState, vessel: i64) -> i64:
    """The tile of this kind; of two, the higher one [NYC-12.15]."""
    edition = state.edition
    best: i64 = NOBODY
    for place in range(state.revealed.n):
        tile = state.revealed.cards[place]
        if edition.tile_vessel[tile] == vessel and (best == NOBODY or edition.tile_value[tile] > edition.tile_value[best]):
            best = tile
    return best


def deal_dollars(state: NewYorkCityState, seat: i64) -> Pile:
    """By character, from the lowest value up: how many dollars it gets; two at most each [NYC-12.18]."""
    player = state.players[seat]
    dealt = Pile()
    for _character in range(player.team.n):
        dealt.add(0)
    for _round in range(TWO):
        for place in range(dealt.n):
            if player.dollars > 0:
                player.dollars -= 1
                dealt.cards[place] += 1
    return dealt

"""What a seat of New York City may know, and the tables it could be sitting at."""

from typing import NamedTuple

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile, vec
from midtown.games.new_york_city.bid import NOTHING, tally_of
from midtown.games.new_york_city.board import PRESTIGE_TILES
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.edition import Edition
from midtown.games.new_york_city.state import NewYorkCityState


class ParticipantView(NamedTuple):
    """What everybody knows of a participant."""

    held: int
    """How many cards he holds, those of a bid that is put together included."""
    known: tuple[int, ...]
    """Those that everybody has seen; all of a Tom's."""
    reserve: tuple[int, ...]
    reserve_size: int
    took_both: bool
    team: tuple[int, ...]
    paid: tuple[int, ...]
    dollars: int
    ready: int
    built: tuple[int, ...]
    vessels: tuple[int, ...]
    points: int
    bid: tuple[int, ...]
    """The cards of his bid that lie open, in the order laid,"""
    tally: tuple[int, ...]
    """what they count,"""
    given: int
    got: int
    """and what was exchanged this turn."""


class Own(NamedTuple):
    """What a seat alone knows."""

    seat: int
    shuffles: int
    """How many shuffles there are to tell apart."""
    hand: tuple[int, ...] = ()
    adding: tuple[int, ...] = ()
    using: tuple[int, ...] = ()
    steps: int = 0
    counting: tuple[int, ...] = NOTHING.numbers()
    hidden: tuple[tuple[int, int], ...] = ()
    """The cards that it hides, each after its shuffle."""


class NewYorkCityView(NamedTuple):
    """What is named here is known: hands are secret, everything else lies open or can be remembered [NYC-1.7]."""

    seat: int
    options: Options
    agenda: tuple[int, ...]
    asking: tuple[tuple[int, int], ...]
    ready: tuple[int, ...]
    question: int
    round: int
    hand: tuple[int, ...]
    adding: tuple[int, ...]
    """The cards that the own seat is adding to its bid, still unseen by the others,"""
    using: tuple[int, ...]
    """the characters,"""
    steps: int
    """the steps back,"""
    counting: tuple[int, ...]
    """and what the whole bid counts."""
    participants: tuple[ParticipantView, ...]
    """The people first, then the Toms."""
    press_order: tuple[int, ...]
    press_at: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    """The open characters by value."""
    stacks: tuple[int, ...]
    """How many lie unseen, by value."""
    revealed_characters: tuple[int, ...]
    gone: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]
    """By shuffle and type: how many cards of it nobody has shown,"""
    hidden: tuple[tuple[int, ...], ...]
    """and by shuffle and participant: how many of them he hides."""
    own_hidden: tuple[tuple[int, int], ...]
    """The cards that the own seat hides, each after its shuffle."""
    pairs: tuple[int, ...]
    taken: tuple[int, ...]
    left: tuple[int, ...]
    due: tuple[int, ...]
    start_pairs: tuple[int, ...]
    tiles: int
    used_tiles: tuple[int, ...]
    """The prestige tiles that have been revealed in earlier rounds."""
    revealed: tuple[int, ...]
    letters: tuple[int, ...]
    base: tuple[int, ...]
    prestige: tuple[int, ...]
    neutral: tuple[int, ...]
    standing: int
    mayor: int
    bidding: int
    first: int
    last: int
    turns: tuple[int, ...]
    winner: int
    most: int
    """Up to which value a character may be taken for one that was removed."""
    discarded: int
    """How many cards of the hand have been discarded to be renewed."""
    times: int
    """How often the points of a bid count."""
    tile: int
    """The prestige tile that is claimed."""
    returning: int
    """How many cards just played may still be taken back."""
    site: int
    moves: int
    grown: int
    statue: bool


def row_of(numbers: vec[i64]) -> tuple[int, ...]:
    """These numbers as a value."""
    return tuple([int(number) for number in numbers])


def participant_view(state: NewYorkCityState, seat: int) -> ParticipantView:
    """What everybody knows of a participant."""
    player = state.players[seat]
    bid = player.bid
    return ParticipantView(
        int(player.hand.n + bid.laid.n - bid.shown if state.is_person(seat) else player.hand.n),
        tuple(player.known.to_list() if state.is_person(seat) else player.hand.to_list()),
        tuple(player.reserve.to_list()),
        int(player.reserve_size),
        player.took_both,
        tuple(player.team.to_list()),
        tuple(player.paid.to_list()),
        int(player.dollars),
        int(player.ready),
        row_of(player.built),
        row_of(player.vessels),
        int(player.points),
        tuple(bid.laid.to_list()[: bid.shown] if state.is_person(seat) else bid.laid.to_list()),
        bid.open_tally.numbers(),
        int(bid.given),
        int(bid.got),
    )


def own_of(state: NewYorkCityState, seat: int) -> Own:
    """What this seat alone may know; a spectator knows nothing alone."""
    if seat == NOBODY:
        return Own(seat, int(state.unseen.pool) + 1)
    player = state.players[seat]
    bid = player.bid
    return Own(
        seat,
        int(state.unseen.pool) + 1,
        tuple(player.hand.to_list()),
        tuple(bid.laid.to_list()[bid.shown :]),
        tuple(bid.uses.to_list()),
        int(bid.steps),
        bid.tally.numbers(),
        state.unseen.hidden_by(seat),
    )


def view_of(state: NewYorkCityState, seat: int) -> NewYorkCityView:
    """What this seat, or a spectator, may know, in the order of the fields, which takes less time than to name them."""
    own = own_of(state, seat)
    return NewYorkCityView(
        seat,
        state.agreed,
        tuple(state.flow.agenda.to_list()),
        state.flow.seats_asked(),
        state.flow.seats_ready(),
        state.flow.question_of(seat),
        int(state.round),
        own.hand,
        own.adding,
        own.using,
        own.steps,
        own.counting,
        tuple([participant_view(state, other) for other in range(int(state.edition.participants))]),
        tuple(state.press.order.to_list()),
        row_of(state.press.at),
        tuple([tuple(state.elevator.row_of(row)) for row in range(VALUES)]),
        tuple([int(state.elevator.stacked_in(row)) for row in range(VALUES)]),
        row_of(state.elevator.revealed),
        tuple(state.elevator.gone.to_list()),
        int(state.deck.n),
        tuple(state.discards.to_list()),
        state.unseen.lefts(),
        state.unseen.counts(),
        own.hidden,
        tuple(state.pairs.to_list()),
        tuple(state.taken.to_list()),
        tuple(state.left.to_list()),
        tuple(state.due.to_list()),
        tuple(state.start_pairs.to_list()),
        int(state.tiles.n),
        used_tiles(state.tiles.to_list() + state.revealed.to_list()),
        tuple(state.revealed.to_list()),
        row_of(state.city.letters),
        row_of(state.city.base),
        row_of(state.city.prestige),
        row_of(state.city.neutral),
        int(state.city.standing),
        int(state.mayor),
        int(state.bids.bidding),
        int(state.bids.first),
        int(state.bids.last),
        tuple(state.bids.turns.to_list()),
        int(state.bids.winner),
        int(state.works.most),
        int(state.works.discarded),
        int(state.works.times),
        int(state.works.tile),
        int(state.works.returning),
        int(state.works.site),
        int(state.works.moves),
        int(state.works.grown),
        state.statue,
    )


def used_tiles(others: list[int]) -> tuple[int, ...]:
    """The prestige tiles that are not among these."""
    return tuple([tile for tile in range(len(PRESTIGE_TILES)) if tile not in others])


def redeal(view: NewYorkCityView, edition: Edition, seed: int) -> NewYorkCityState:
    """A table that this view could come from; every deal of what is unseen is equally likely."""
    state = NewYorkCityState(view.options, edition)
    state.chance.reseed(seed)
    state.reopen(view)
    lay_out_table(state, view)
    lay_out_bidding(state, view)
    for seat in range(int(edition.participants)):
        lay_out_participant(state, view, seat)
    if view.seat != NOBODY:
        give_own(state, view)
    stack_characters(state, view)
    stack_unseen_tiles(state, view)
    deal_unseen(state, view)
    return state


def lay_out(pile: Pile, cards: tuple[int, ...]) -> None:
    """These cards on top of the pile, the last one uppermost."""
    for card in cards:
        pile.add(card)


def fill(row: vec[i64], numbers: tuple[int, ...]) -> None:
    """These numbers in a row."""
    for place, number in enumerate(numbers):
        row[place] = number


def lay_out_table(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """Everything on the board, which all can see."""
    lay_out(state.press.order, view.press_order)
    fill(state.press.at, view.press_at)
    fill(state.elevator.revealed, view.revealed_characters)
    lay_out(state.elevator.gone, view.gone)
    lay_out(state.discards, view.discards)
    lay_out(state.pairs, view.pairs)
    lay_out(state.taken, view.taken)
    lay_out(state.left, view.left)
    lay_out(state.due, view.due)
    lay_out(state.start_pairs, view.start_pairs)
    lay_out(state.revealed, view.revealed)
    state.city.lay_out(view.letters, view.base)
    fill(state.city.prestige, view.prestige)
    fill(state.city.neutral, view.neutral)
    state.city.standing = view.standing
    state.round = view.round
    state.mayor = view.mayor
    state.statue = view.statue


def lay_out_bidding(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """The running bidding round, which all can follow."""
    lay_out(state.bids.turns, view.turns)
    state.bids.bidding = view.bidding
    state.bids.first = view.first
    state.bids.last = view.last
    state.bids.winner = view.winner
    state.works.most = view.most
    state.works.discarded = view.discarded
    state.works.times = view.times
    state.works.tile = view.tile
    state.works.returning = view.returning
    state.works.site = view.site
    state.works.moves = view.moves
    state.works.grown = view.grown


def lay_out_participant(state: NewYorkCityState, view: NewYorkCityView, seat: int) -> None:
    """What everybody knows of a participant."""
    player, seen = state.players[seat], view.participants[seat]
    if state.is_person(seat):
        lay_out(player.known, seen.known)
        player.bid.shown = len(seen.bid)
    else:
        lay_out(player.hand, seen.known)
        player.bid.shown = 0 if not any(seen.tally) else len(seen.bid)
    lay_out(player.reserve, seen.reserve)
    player.reserve_size = seen.reserve_size
    player.took_both = seen.took_both
    lay_out(player.team, seen.team)
    lay_out(player.paid, seen.paid)
    player.dollars = seen.dollars
    player.ready = seen.ready
    fill(player.built, seen.built)
    fill(player.vessels, seen.vessels)
    player.points = seen.points
    lay_out(player.bid.laid, seen.bid)
    player.bid.tally = tally_of(seen.tally)
    player.bid.open_tally = player.bid.tally
    player.bid.given = seen.given
    player.bid.got = seen.got


def give_own(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """What the viewing seat alone knows of itself."""
    player = state.players[view.seat]
    lay_out(player.hand, view.hand)
    lay_out(player.bid.laid, view.adding)
    lay_out(player.bid.uses, view.using)
    player.bid.steps = view.steps
    player.bid.tally = tally_of(view.counting)


def stack_characters(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """The stacks of characters that nobody has seen, and the open ones."""
    for row in range(VALUES):
        stack = state.elevator.characters[row]
        counts = list(view.revealed_characters)
        for kind in state.edition.dark[row].to_list():
            if counts[kind] > 0:
                counts[kind] -= 1
            else:
                stack.add(kind)
        state.chance.shuffle(stack)
        lay_out(stack, view.rows[row][::-1])


def stack_unseen_tiles(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """The prestige tiles that nobody has seen."""
    for tile in range(len(PRESTIGE_TILES)):
        if tile not in view.used_tiles and tile not in view.revealed:
            state.tiles.add(tile)
    state.chance.shuffle(state.tiles)


def deal_unseen(state: NewYorkCityState, view: NewYorkCityView) -> None:
    """The cards of each shuffle: some in the hands of the others, those of the last one also in the deck."""
    unseen = state.unseen
    unseen.lay_out(view.unseen)
    for pool, card in view.own_hidden:
        unseen.hide(view.seat, pool, card)
    others = [seat for seat in range(int(state.seats)) if seat != view.seat]
    rest = Pile()
    for pool, cards in enumerate(unseen.pools()):
        state.chance.shuffle(cards)
        for seat in others:
            hide_some(state, seat, pool, cards, view.hidden[pool][seat])
        rest = cards
    for seat in others:
        for card in view.participants[seat].known:
            state.players[seat].hand.insert(card)
    lay_out(state.deck, tuple(rest.to_list()))


def hide_some(state: NewYorkCityState, seat: int, pool: int, cards: Pile, count: int) -> None:
    """So many unseen cards of a shuffle are in a hand."""
    for _card in range(count):
        card = cards.pop()
        state.unseen.hide(seat, pool, card)
        state.players[seat].hand.insert(card)

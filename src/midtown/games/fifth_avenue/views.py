"""What a seat of Fifth Avenue may know, and the tables it could be sitting at."""

from typing import NamedTuple

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile, vec
from midtown.games.fifth_avenue.board import SHOP_BIT, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, COPIES, SUIT, VALUE, VALUES
from midtown.games.fifth_avenue.edition import Edition
from midtown.games.fifth_avenue.player import Player
from midtown.games.fifth_avenue.state import FifthAvenueState


class Own(NamedTuple):
    """What a seat alone knows."""

    seat: int
    shuffles: int
    """How many shuffles of the black stack there are to tell apart."""
    hand: tuple[int, ...] = ()
    adding: tuple[int, ...] = ()
    black: tuple[tuple[int, int], ...] = ()
    """The black cards that it hides, each after its shuffle."""


class FifthAvenueView(NamedTuple):
    """What is named here is known: hands are secret, but every gain and loss of a card can be followed [5A-1.9]."""

    seat: int
    options: Options
    agenda: tuple[int, ...]
    asking: tuple[tuple[int, int], ...]
    ready: tuple[int, ...]
    question: int
    turn: int
    active: int
    hand: tuple[int, ...]
    adding: tuple[int, ...]
    """The cards that the own seat is adding to its bid, still unseen by the others."""
    held: tuple[tuple[int, ...], ...]
    """By seat: how many cards of each colour and black it holds."""
    known: tuple[tuple[int, ...], ...]
    """By seat: those that everybody has seen."""
    bids: tuple[tuple[int, ...], ...]
    """By seat: the cards of its bid that lie open, in the order laid."""
    points: tuple[int, ...]
    stock: tuple[int, ...]
    """By seat: its skyscrapers in the general supply,"""
    supply: tuple[int, ...]
    """in its own,"""
    park: tuple[int, ...]
    """in Central Park,"""
    gone: tuple[int, ...]
    """and out of the game."""
    tiles: tuple[int, ...]
    """By plot: how many shops lie there,"""
    wares: tuple[int, ...]
    """their kinds as bits,"""
    owner: tuple[int, ...]
    """whose skyscrapers stand there,"""
    towers: tuple[int, ...]
    """and how many."""
    closed: int
    """The closed districts, as bits."""
    at: tuple[int, ...]
    """By commissioner: where it stands,"""
    marked: tuple[int, ...]
    """and the districts with its markers, as bits."""
    row: tuple[int, ...]
    """The tiles of the row, the leftmost last."""
    below: tuple[int, ...]
    """The tiles below Central Park."""
    boxed: tuple[int, ...]
    """The tiles of closed districts."""
    placed: int
    tile: int
    """The tile that is being placed."""
    stacks: tuple[int, ...]
    """By colour: how many cards the stack has,"""
    tops: tuple[int, ...]
    """the card on top, or NOBODY,"""
    bottoms: tuple[tuple[int, ...], ...]
    """and those at the bottom that have been seen, bottom to top."""
    black_stack: int
    """How many black cards lie face down,"""
    sunk: tuple[int, ...]
    """those at their bottom that have been seen, bottom to top,"""
    spent: tuple[int, ...]
    """and those under them from the first face-up card on."""
    unseen_black: tuple[tuple[int, ...], ...]
    """By shuffle and value: how many black cards of it nobody has shown,"""
    hidden_black: tuple[tuple[int, ...], ...]
    """and by shuffle and seat: how many of them it hides."""
    own_black: tuple[tuple[int, int], ...]
    """The black cards that the own seat hides, each after its shuffle."""
    commissioner: int
    opener: int
    ground: int
    """What is auctioned, or NOBODY."""
    bidder: int
    """Who comes next."""
    leader: int
    best: int
    passed: int
    full: bool
    colour: int
    room: int
    drawn: tuple[int, ...]
    """The cards of the imaginary player,"""
    imaginary_left: int
    """his skyscrapers,"""
    imaginary_gone: int
    """and those that have left the game."""


def own_of(state: FifthAvenueState, seat: int) -> Own:
    """What this seat alone may know; a spectator knows nothing alone."""
    shuffles = int(state.unseen.pool) + 1
    if seat == NOBODY:
        return Own(seat, shuffles)
    player = state.players[seat]
    return Own(
        seat,
        shuffles,
        tuple(player.hand.to_list()),
        tuple(player.bid.to_list()[player.shown :]),
        state.unseen.hidden_by(seat),
    )


def view_of(state: FifthAvenueState, seat: int) -> FifthAvenueView:
    """What this seat, or a spectator, may know, in the order of the fields, which takes less time than to name them."""
    seats = range(int(state.seats))
    players = [state.players[other] for other in seats]
    own = own_of(state, seat)
    stacks = [state.stacks[colour].to_list() for colour in range(len(COLOURS))]
    return FifthAvenueView(
        seat,
        state.agreed,
        tuple(state.flow.agenda.to_list()),
        state.flow.seats_asked(),
        state.flow.seats_ready(),
        state.flow.question_of(seat),
        int(state.turn),
        int(state.active),
        own.hand,
        own.adding,
        tuple([tuple(state.held(other)) for other in seats]),
        tuple([tuple(player.known.to_list()) for player in players]),
        tuple([tuple(player.bid.to_list()[: player.shown]) for player in players]),
        tuple([int(player.points) for player in players]),
        tuple([int(player.stock) for player in players]),
        tuple([int(player.supply) for player in players]),
        tuple([int(player.park) for player in players]),
        tuple([int(player.gone) for player in players]),
        row_of(state.board.tiles),
        row_of(state.board.wares),
        row_of(state.board.owner),
        row_of(state.board.towers),
        int(state.board.closed),
        row_of(state.board.at),
        row_of(state.board.marked),
        tuple(state.shops.row.to_list()),
        tuple(state.shops.below.to_list()),
        tuple(state.shops.boxed.to_list()),
        int(state.shops.placed),
        int(state.shops.tile),
        tuple([len(stack) for stack in stacks]),
        tuple([stack[-1] if stack else NOBODY for stack in stacks]),
        tuple([tuple(stack[: state.seen[colour]]) for colour, stack in enumerate(stacks)]),
        int(state.deck.n),
        tuple(state.deck.to_list()[: state.sunk]),
        tuple(state.spent.to_list()),
        state.unseen.lefts(),
        state.unseen.counts(),
        own.black,
        int(state.auction.commissioner),
        int(state.auction.opener),
        int(state.auction.ground),
        int(state.auction.bidder),
        int(state.auction.leader),
        int(state.auction.best),
        int(state.auction.passed),
        state.auction.full,
        int(state.auction.colour),
        int(state.auction.room),
        tuple(state.auction.drawn.to_list()),
        int(state.imaginary.stock),
        int(state.imaginary.gone),
    )


def row_of(numbers: vec[i64]) -> tuple[int, ...]:
    """These numbers as a value."""
    return tuple([int(number) for number in numbers])


def redeal(view: FifthAvenueView, edition: Edition, seed: int) -> FifthAvenueState:
    """A table that this view could come from; every deal of the unseen cards and tiles is equally likely."""
    state = FifthAvenueState(view.options, edition)
    state.chance.reseed(seed)
    state.reopen(view)
    state.turn = view.turn
    state.active = view.active
    lay_out_board(state, view)
    lay_out_auction(state, view)
    for seat in range(state.seats):
        give_open(state.players[seat], view, seat)
    fill_bag(state, view)
    if any(view.stacks) or any(any(held) for held in view.held):
        deal_unseen(state, view)
    return state


def lay_out_board(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """Shops, skyscrapers, commissioners and the row, which all can see."""
    for plot in range(len(view.tiles)):
        state.board.tiles[plot] = view.tiles[plot]
        state.board.wares[plot] = view.wares[plot]
        state.board.owner[plot] = view.owner[plot]
        state.board.towers[plot] = view.towers[plot]
    for who in range(len(view.at)):
        state.board.at[who] = view.at[who]
        state.board.marked[who] = view.marked[who]
    state.board.closed = view.closed
    state.shops.placed = view.placed
    state.shops.tile = view.tile
    lay_out(state.shops.row, view.row)
    lay_out(state.shops.below, view.below)
    lay_out(state.shops.boxed, view.boxed)


def lay_out(pile: Pile, cards: tuple[int, ...]) -> None:
    """These cards on top of the pile, the last one uppermost."""
    for card in cards:
        pile.add(card)


def lay_out_auction(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """The running auction, which all can follow."""
    state.auction.commissioner = view.commissioner
    state.auction.opener = view.opener
    state.auction.ground = view.ground
    state.auction.bidder = view.bidder
    state.auction.leader = view.leader
    state.auction.best = view.best
    state.auction.passed = view.passed
    state.auction.full = view.full
    state.auction.colour = view.colour
    state.auction.room = view.room
    state.imaginary.stock = view.imaginary_left
    state.imaginary.gone = view.imaginary_gone
    lay_out(state.auction.drawn, view.drawn)
    lay_out(state.spent, view.spent)


def give_open(player: Player, view: FifthAvenueView, seat: i64) -> None:
    """What everybody knows of a seat."""
    player.points = view.points[seat]
    player.stock = view.stock[seat]
    player.supply = view.supply[seat]
    player.park = view.park[seat]
    player.gone = view.gone[seat]
    lay_out(player.known, view.known[seat])
    lay_out(player.bid, view.bids[seat])
    player.shown = player.bid.n
    player.worth = sum([int(VALUE[card]) for card in view.bids[seat]])


def fill_bag(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """The tiles that nobody has seen, in any order."""
    seen = [*view.row, *view.below, *view.boxed, view.tile]
    for plot in range(len(view.tiles)):
        seen += shops_of(view.tiles[plot], view.wares[plot])
    tiles = state.edition.tiles.to_list()
    for shop in range(len(SHOPS)):
        for _copy in range(tiles.count(shop) - seen.count(shop)):
            state.shops.bag.add(shop)
    state.chance.shuffle(state.shops.bag)


def shops_of(count: int, wares: int) -> list[int]:
    """The shops of a plot: one of each kind, or two of the same."""
    kinds = [shop for shop in range(len(SHOPS)) if wares & SHOP_BIT[shop] != 0]
    return kinds * (count // max(len(kinds), 1))


def deal_unseen(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """Hands, coloured stacks and the black stack: the colour of every card is known, not its value."""
    for seat in range(int(state.seats)):
        hand = state.players[seat].hand
        for card in view.known[seat]:
            if seat != view.seat:
                hand.insert(card)
    if view.seat != NOBODY:
        give_own(state, view)
    counts = unseen_counts(view)
    for colour in range(len(COLOURS)):
        deal_colour(state, view, colour, counts)
    deal_black(state, view)


def give_own(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """The cards that the viewing seat knows to be its own."""
    player = state.players[view.seat]
    lay_out(player.hand, view.hand)
    lay_out(player.bid, view.adding)
    player.worth += sum([int(VALUE[card]) for card in view.adding])


def deal_colour(state: FifthAvenueState, view: FifthAvenueView, colour: int, counts: list[int]) -> None:
    """The cards of one colour: some in the hands of the others, the rest in the stack."""
    pool = Pile()
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        for _copy in range(counts[card]):
            pool.add(card)
    state.chance.shuffle(pool)
    for seat in range(int(state.seats)):
        if seat != view.seat:
            known = len([card for card in view.known[seat] if SUIT[card] == colour])
            for _card in range(view.held[seat][colour] - known):
                state.players[seat].hand.insert(pool.pop())
    stack = state.stacks[colour]
    lay_out(stack, view.bottoms[colour])
    lay_out(stack, tuple(pool.to_list()))
    lay_out(stack, visible_top(view, colour))
    state.seen[colour] = len(view.bottoms[colour])


def deal_black(state: FifthAvenueState, view: FifthAvenueView) -> None:
    """The black cards of each shuffle: some in the hands of the others, those of the last one also in the stack."""
    unseen = state.unseen
    unseen.lay_out(view.unseen_black)
    for pool, card in view.own_black:
        unseen.hide(view.seat, pool, card)
    rest = Pile()
    for pool, cards in enumerate(unseen.pools()):
        state.chance.shuffle(cards)
        for seat in range(int(state.seats)):
            if seat != view.seat:
                for _card in range(view.hidden_black[pool][seat]):
                    card = cards.pop()
                    unseen.hide(seat, pool, card)
                    state.players[seat].hand.insert(card)
        rest = cards
    lay_out(state.deck, view.sunk)
    lay_out(state.deck, tuple(rest.to_list()))
    state.sunk = len(view.sunk)


def visible_top(view: FifthAvenueView, colour: int) -> tuple[int, ...]:
    """The top card of a stack, where it is not one of those that lie at the bottom."""
    if view.stacks[colour] > len(view.bottoms[colour]):
        return (view.tops[colour],)
    return ()


def unseen_counts(view: FifthAvenueView) -> list[int]:
    """By kind of coloured card: how many the viewing seat cannot place."""
    counts = [int(copies) for copies in COPIES]
    seen = [*view.hand, *view.adding]
    for seat in range(len(view.known)):
        seen += view.bids[seat]
        if seat != view.seat:
            seen += view.known[seat]
    for colour in range(len(COLOURS)):
        seen += [*view.bottoms[colour], *visible_top(view, colour)]
    for card in seen:
        counts[card] -= 1
    return counts

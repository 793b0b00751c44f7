"""Everything in the box of Fifth Avenue, found again on the table: cards, tiles, pieces, markers, and what is remembered."""

from collections import Counter
from typing import Final

from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.board import CENTRAL_PARK, CITY_HALL, COLUMN, COMMISSIONERS, DISTRICTS, PLOT_NAMES, PLOTS, SHOPS
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, FIRST_BLACK, LOWEST, NAMES, SUITS, VALUES
from midtown.games.fifth_avenue.player import Player
from midtown.games.fifth_avenue.state import FifthAvenueState

COLOURED: Final = {4: 5, 5: 4, 6: 3}
BLACK_CARDS: Final = {4: 20, 5: 16, 6: 14}
PRINTED: Final = Counter(
    {f"{suit}-{value}": copies for suit in SUITS for value, copies in (BLACK_CARDS if suit == "black" else COLOURED).items()}
)
TILES_EACH: Final = 9
ROW_LENGTH: Final = 20


def players(state: FifthAvenueState) -> list[Player]:
    return [state.players[seat] for seat in range(int(state.seats))]


def every_card_is_somewhere(state: FifthAvenueState) -> None:
    """110 cards in hands, bids, coloured stacks, the black stack and the imaginary player's bid; before the deal, none."""
    piles = [state.deck, state.spent, state.auction.drawn, *[state.stacks[colour] for colour in range(len(COLOURS))]]
    for player in players(state):
        piles += [player.hand, player.bid]
    found = Counter([NAMES[card] for pile in piles for card in pile.to_list()])

    assert PRINTED.total() == 110
    assert found == (PRINTED if state.turn > 0 or found else Counter())
    assert {NAMES[card].split("-")[0] for card in [*state.deck.to_list(), *state.spent.to_list()]} <= {"black"}
    for colour, name in enumerate(COLOURS):
        assert {NAMES[card].split("-")[0] for card in state.stacks[colour].to_list()} <= {name}


def every_tile_is_somewhere(state: FifthAvenueState) -> None:
    """36 tiles, nine of each kind: on plots, in the row, below Central Park, being placed, out of the game."""
    shops = state.shops
    found = Counter([SHOPS[tile] for pile in [shops.bag, shops.row, shops.below, shops.boxed] for tile in pile.to_list()])
    if shops.tile != NOBODY:
        found[SHOPS[shops.tile]] += 1
    for plot in range(len(PLOTS)):
        found.update(shops_on(state, plot))

    assert found == Counter(dict.fromkeys(SHOPS, TILES_EACH))
    if state.turn > 0:
        assert shops.row.n + shops.below.n + shops.placed + (shops.tile != NOBODY) == ROW_LENGTH


def shops_on(state: FifthAvenueState, plot: int) -> list[str]:
    """The shops of a plot: two different ones, or as many as there are of one kind."""
    kinds = [shop for kind, shop in enumerate(SHOPS) if state.board.wares[plot] >> kind & 1]
    return kinds * int(state.board.tiles[plot]) if len(kinds) == 1 else kinds


def every_piece_is_somewhere(state: FifthAvenueState) -> None:
    """All skyscrapers of a colour but the one that counts points; the imaginary player has all of his."""
    pieces = int(dict(state.agreed.choices)["pieces"])
    for seat, player in enumerate(players(state)):
        standing = sum([int(state.board.towers[plot]) for plot in range(len(PLOTS)) if state.board.owner[plot] == seat])
        found = standing + player.stock + player.supply + player.park + player.gone
        if state.turn == 0:
            assert standing <= 2
            found += 2 - standing
        assert found == pieces - 1
        assert min(player.stock, player.supply, player.park, player.gone) >= 0
    ghost = state.imaginary
    standing = sum([int(state.board.towers[plot]) for plot in range(len(PLOTS)) if state.board.owner[plot] == state.seats])
    assert standing + ghost.stock + ghost.gone == (pieces if state.seats == 2 else 0)
    assert (ghost.hand.n, ghost.bid.n, ghost.points, ghost.supply, ghost.park) == (0, 0, 0, 0, 0)


def plots_hold_what_they_may(state: FifthAvenueState) -> None:
    """Shops or skyscrapers of one owner, two shops at most, one plot for each player and district, nothing where it is closed."""
    board = state.board
    sixth = dict(state.agreed.choices)["board"] == "six"
    for district in range(DISTRICTS):
        plots = range(6 * district, 6 * district + 6)
        owners = [int(board.owner[plot]) for plot in plots]
        assert max([owners.count(seat) for seat in range(int(state.seats))]) <= 1
        for plot in plots:
            assert 0 <= board.tiles[plot] <= 2
            assert board.tiles[plot] == 0 or board.towers[plot] == 0
            assert (board.towers[plot] > 0) == (board.owner[plot] != NOBODY)
            assert len(shops_on(state, plot)) == board.tiles[plot]
            assert not (board.closed >> district & 1 and board.tiles[plot] + board.towers[plot] > 0)
        assert owners[PLOT_NAMES.index("sixth")] == NOBODY
        assert sixth or board.tiles[plots[-1]] == 0
    assert int(board.closed).bit_count() <= (2 if state.over else 1)


def markers_lie_where_commissioners_were(state: FifthAvenueState) -> None:
    """Behind a commissioner, one a column, never in a closed district; at City Hall only while its districts are auctioned."""
    board = state.board
    for who in range(len(COMMISSIONERS)):
        marked = [district for district in range(DISTRICTS) if board.marked[who] >> district & 1]
        columns = [COLUMN[district] for district in marked]
        assert len(set(columns)) == len(columns) <= 3
        assert board.marked[who] & board.closed == 0
        place = int(board.at[who])
        if place == CITY_HALL:
            auctioned = state.auction.ground != NOBODY and state.auction.commissioner == who
            assert not marked or state.over or (auctioned and state.auction.ground == marked[0] != CENTRAL_PARK)
        else:
            assert max(columns, default=0) < COLUMN[place]


def what_is_remembered_is_true(state: FifthAvenueState) -> None:
    """Known cards are held, seen bottoms lie in their stacks, a bid is worth its cards, and no face-up card tops the black stack."""
    for player in players(state):
        unseen = player.bid.to_list()[player.shown :]
        hand, known, bid = player.hand.to_list(), player.known.to_list(), player.bid.to_list()
        assert Counter(known) <= Counter([*hand, *unseen])
        assert (hand, known) == (sorted(hand), sorted(known))
        assert player.worth == sum([LOWEST + card % VALUES for card in bid])
        assert len({card // VALUES for card in bid} - {BLACK}) == (1 if bid else 0)
        assert not bid or (state.auction.ground != NOBODY and bid[0] // VALUES != BLACK)
    for colour in range(len(COLOURS)):
        assert 0 <= state.seen[colour] <= state.stacks[colour].n
    assert 0 <= state.sunk <= state.deck.n
    assert state.deck.n > 0 or state.spent.n == 0


def what_can_be_worked_out_is_true(state: FifthAvenueState) -> None:
    """Hidden black cards are held by whom they are noted for, and those left of all shuffles are hidden or lie in the black stack."""
    unseen = state.unseen
    left = Counter[int]()
    for row in unseen.lefts():
        left.update({FIRST_BLACK + kind: count for kind, count in enumerate(row)})
    found = Counter(state.deck.to_list()[state.sunk :])
    for seat, player in enumerate(players(state)):
        hidden = Counter([card for _pool, card in unseen.hidden_by(seat)])
        holding = Counter([*player.hand.to_list(), *player.bid.to_list()[player.shown :]]) - Counter(player.known.to_list())
        assert hidden == Counter({card: count for card, count in holding.items() if card >= FIRST_BLACK})
        found += hidden
    assert found == +left


INVARIANTS: Final = [
    every_card_is_somewhere,
    every_tile_is_somewhere,
    every_piece_is_somewhere,
    plots_hold_what_they_may,
    markers_lie_where_commissioners_were,
    what_is_remembered_is_true,
    what_can_be_worked_out_is_true,
]

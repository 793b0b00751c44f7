"""Everything in the box of New York City, found again on the table: cards, characters, vessels, tiles, tokens, and what is remembered."""

from collections import Counter
from typing import Final

from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS, NEUTRAL_SPACE, VESSELS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import CHARACTERS, KINDS, VALUES
from midtown.games.new_york_city.player import Player
from midtown.games.new_york_city.state import NewYorkCityState

COPIES: Final = 15
TILES: Final = 10
LAST_SPACE: Final = 15
MOST_OF_A_TOM: Final = 5


def players(state: NewYorkCityState) -> list[Player]:
    return [state.players[seat] for seat in range(int(state.edition.participants))]


def people(state: NewYorkCityState) -> list[Player]:
    return players(state)[: int(state.seats)]


def toms(state: NewYorkCityState) -> list[Player]:
    return players(state)[int(state.seats) :]


def every_card_is_somewhere(state: NewYorkCityState) -> None:
    """105 cards in the draw pile, the discards, the open pairs, hands, reserves and bids."""
    piles = [state.deck, state.discards, state.pairs, state.left]
    for player in players(state):
        piles += [player.hand, player.reserve, player.bid.laid]
    found = Counter([card for pile in piles for card in pile.to_list()])

    assert found == Counter(dict.fromkeys(range(len(TYPES)), COPIES))
    assert found.total() == 105


def every_character_is_somewhere(state: NewYorkCityState) -> None:
    """76 characters: the dark ones in stacks, rows, teams or out of the game; of the light ones as many as were revealed."""
    elevator = state.elevator
    count = int(state.edition.participants)
    stacked = Counter([kind for row in range(VALUES) for kind in elevator.stack_of(row)])
    rows = Counter([kind for row in range(VALUES) for kind in elevator.row_of(row)])
    piles = [elevator.gone, state.start_pairs, *[player.team for player in players(state)]]
    shown = rows + Counter([kind for pile in piles for kind in pile.to_list()])
    revealed = Counter({kind: int(elevator.revealed[kind]) for kind in range(KINDS)})
    light = shown - revealed

    assert +revealed + stacked == Counter({kind: row.dark for kind, row in enumerate(CHARACTERS)})
    assert light <= Counter({kind: row.light for kind, row in enumerate(CHARACTERS)})
    assert revealed - shown == Counter()
    pairs = count if toms(state) or state.round > 0 else count + 1
    assert light.total() == 2 * pairs
    assert sum([row.dark + row.light for row in CHARACTERS]) == 76


def rows_hold_what_they_may(state: NewYorkCityState) -> None:
    """Four open characters of each value, or all that there are."""
    for row in range(VALUES):
        shown, stacked = state.elevator.row_of(row), state.elevator.stack_of(row)
        assert {state.edition.value[kind] for kind in shown + stacked} <= {row + 1}
        assert len(shown) == 4 or (len(shown) < 4 and not stacked)


def every_vessel_is_somewhere(state: NewYorkCityState) -> None:
    """Ten vessels, two of each kind, on their connections or with players; at the end some have been handed in."""
    for vessel, name in enumerate(VESSELS):
        standing = [place for place, row in enumerate(CONNECTIONS) if row.vessel == name and state.city.standing >> place & 1]
        owned = [int(player.vessels[vessel]) for player in players(state)]
        assert min(owned) >= 0
        if state.over:
            assert len(standing) + sum(owned) <= 2
        else:
            assert len(standing) + sum(owned) == 2


def every_tile_is_somewhere(state: NewYorkCityState) -> None:
    """Ten prestige tiles: unseen, revealed, or used; with each vessel that was taken one tile lies in a borough."""
    lying = [*state.tiles.to_list(), *state.revealed.to_list()]
    taken = len(CONNECTIONS) - int(state.city.standing).bit_count()
    total = sum([int(points) for points in state.city.prestige])

    assert len(set(lying)) == len(lying)
    assert state.tiles.n == TILES - 2 * state.round
    assert taken <= TILES - len(lying)
    assert 2 * taken <= total <= 4 * taken


def skyscrapers_stand_where_they_may(state: NewYorkCityState) -> None:
    """Two neutral ones at most in a borough, of a Tom five at most; nobody has fewer than none."""
    assert all(0 <= count <= 2 for count in state.city.neutral)
    for player in players(state):
        assert player.ready >= 0
        assert min(player.built) >= 0
        assert sum(player.built) >= 1
    for tom in toms(state):
        assert max(tom.built) <= MOST_OF_A_TOM
        assert (tom.ready, tom.reserve.n, tom.paid.n, tom.known.n) == (0, 0, 0, 0)


def the_press_track_is_sound(state: NewYorkCityState) -> None:
    """Every token stands once, further ahead comes first, and the neutral token has not moved."""
    count = int(state.edition.participants)
    order = state.press.order.to_list()
    spaces = [int(state.press.at[token]) for token in order]

    assert sorted(order) == list(range(count + 1))
    assert spaces == sorted(spaces, reverse=True)
    assert 0 <= spaces[-1] <= spaces[0] <= LAST_SPACE
    assert state.press.at[count] == NEUTRAL_SPACE[count]


def dollars_lie_where_they_may(state: NewYorkCityState) -> None:
    """Dollars lie on own characters only, one each; what a bid will cost can be paid."""
    for player in players(state):
        used = Counter(player.paid.to_list()) + Counter(player.bid.uses.to_list())
        assert used <= Counter(player.team.to_list())
        assert 0 <= player.bid.uses.n <= player.dollars


def reserves_are_as_large_as_they_may(state: NewYorkCityState) -> None:
    """Never more cards than it has room for, and always room for two at least."""
    for player in people(state):
        assert player.reserve_size >= 2
        assert player.reserve.n <= player.reserve_size
        assert player.reserve.to_list() == sorted(player.reserve.to_list())


def bids_lie_only_in_bidding_rounds(state: NewYorkCityState) -> None:
    """What is shown of a bid is a part of it, and its value never falls."""
    for player in players(state):
        bid = player.bid
        assert 0 <= bid.shown <= bid.laid.n
        assert bid.open_tally.value() <= bid.tally.value()
        assert bid.laid.n == 0 or 0 <= state.bids.bidding < len(TYPES) - 1
    for tom in toms(state):
        assert tom.bid.uses.n == 0


def what_is_remembered_is_true(state: NewYorkCityState) -> None:
    """Known cards are held or lie unseen in a bid; hands are sorted, and those of the Toms lie open."""
    for player in people(state):
        hand, known = player.hand.to_list(), player.known.to_list()
        assert Counter(known) <= Counter([*hand, *player.bid.laid.to_list()[player.bid.shown :]])
        assert (hand, known) == (sorted(hand), sorted(known))


def what_can_be_worked_out_is_true(state: NewYorkCityState) -> None:
    """Hidden cards are held by whom they are noted for, and those left of all shuffles are hidden or lie in the draw pile."""
    left = Counter[int]()
    for row in state.unseen.lefts():
        left.update(dict(enumerate(row)))
    found = Counter(state.deck.to_list())
    for seat, player in enumerate(players(state)):
        hidden = Counter([card for _pool, card in state.unseen.hidden_by(seat)])
        holding = Counter([*player.hand.to_list(), *player.bid.laid.to_list()[player.bid.shown :]]) - Counter(player.known.to_list())
        assert hidden == (holding if state.is_person(seat) else Counter())
        found += hidden
    assert found == +left


def boroughs_are_dealt_once(state: NewYorkCityState) -> None:
    """Each letter and each base value lies in one borough, and the Mayor is where the round says."""
    letters = [int(letter) for letter in state.city.letters]
    assert sorted(letters) == list(range(len(BOROUGHS)))
    assert sorted([int(value) for value in state.city.base]) == [6, 7, 8, 8, 9, 10]
    assert state.round == 0 or state.mayor == letters.index(int(state.round) - 1)


INVARIANTS: Final = [
    every_card_is_somewhere,
    every_character_is_somewhere,
    rows_hold_what_they_may,
    every_vessel_is_somewhere,
    every_tile_is_somewhere,
    skyscrapers_stand_where_they_may,
    the_press_track_is_sound,
    dollars_lie_where_they_may,
    reserves_are_as_large_as_they_may,
    bids_lie_only_in_bidding_rounds,
    what_is_remembered_is_true,
    what_can_be_worked_out_is_true,
    boroughs_are_dealt_once,
]

"""What a seat of The City may know, and the tables it could be sitting at."""

from typing import NamedTuple

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.options import Options
from midtown.core.pile import Pile
from midtown.games.the_city.edition import Edition
from midtown.games.the_city.kinds import KINDS, NOTHING
from midtown.games.the_city.laying_aside import WHAT_TO_KEEP
from midtown.games.the_city.state import CityState, Player


class Own(NamedTuple):
    """What a seat alone knows."""

    seat: int
    hand: tuple[int, ...] = ()
    plan: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()


class CityView(NamedTuple):
    """What is named here is known; discards lie face down, so a seat knows only its own [TC-2.4]."""

    seat: int
    options: Options
    agenda: tuple[int, ...]
    asking: tuple[tuple[int, int], ...]
    ready: tuple[int, ...]
    question: int
    round: int
    hand: tuple[int, ...]
    plan: tuple[int, ...]
    """What the own seat has chosen to build, still unseen by the others."""
    aside: tuple[int, ...]
    """The own cards that lie aside: payments, discards, cards under survey."""
    thrown: tuple[int, ...]
    """The own cards in the discard pile."""
    cities: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    held: tuple[int, ...]
    """How many cards each seat holds: in hand, chosen in secret, and aside."""
    owed: tuple[int, ...]
    """How many cards each seat has to lay aside in all."""
    discarded: tuple[int, ...]
    """How many cards of each seat lie in the discard pile."""
    draw_pile: int


def own_of(state: CityState, seat: int) -> Own:
    """What this seat alone may know; a spectator knows nothing alone."""
    if seat == NOBODY:
        return Own(seat)
    player = state.players[seat]
    return Own(
        seat=seat,
        hand=tuple(player.hand.to_list()),
        plan=tuple(planned(player)),
        aside=tuple(player.lies_aside()),
        thrown=tuple(player.thrown.to_list()[: player.thrown.n - player.aside]),
    )


def view_of(state: CityState, seat: int) -> CityView:
    """What this seat, or a spectator, may know."""
    players = [state.players[other] for other in range(state.seats)]
    own = own_of(state, seat)
    return CityView(
        seat=seat,
        options=state.agreed,
        agenda=tuple(state.flow.agenda.to_list()),
        asking=state.flow.seats_asked(),
        ready=state.flow.seats_ready(),
        question=state.flow.question_of(seat),
        round=int(state.round),
        hand=own.hand,
        plan=own.plan,
        aside=own.aside,
        thrown=own.thrown,
        cities=tuple([tuple(player.city.to_list()) for player in players]),
        points=tuple([int(player.points) for player in players]),
        held=tuple([held(state, player) for player in players]),
        owed=tuple([int(player.owed) for player in players]),
        discarded=tuple([int(player.thrown.n - player.aside) for player in players]),
        draw_pile=int(state.deck.n),
    )


def planned(player: Player) -> list[int]:
    """The cards a player has chosen to build this round."""
    return [int(kind) for kind in [player.plan, player.plan_also] if kind != NOTHING]


def held(state: CityState, player: Player) -> int:
    """The cards a player has taken from the deck and not yet shown or discarded."""
    chosen = [kind for kind in planned(player) if not state.edition.rows[kind].outside_deck]
    return int(player.hand.n + player.aside) + len(chosen)


def redeal(view: CityView, edition: Edition, seed: int) -> CityState:
    """A table that this view could come from; every deal of the unseen cards is equally likely."""
    state = open_table(view, edition)
    state.chance.reseed(seed)
    state.reopen(view)
    if view.seat != NOBODY:
        give_own(state.players[view.seat], view)
    deal_unseen(state, view, unseen(view, edition))
    return state


def open_table(view: CityView, edition: Edition) -> CityState:
    """A table with nothing on it but what all can see: cities, points, what is owed."""
    state = CityState(view.options, edition)
    state.round = view.round
    for seat in range(state.seats):
        player = state.players[seat]
        for kind in view.cities[seat]:
            player.add_to_city(edition.rows[kind])
        player.points = view.points[seat]
        player.owed = view.owed[seat]
    return state


def give_own(player: Player, view: CityView) -> None:
    """The cards that the viewing seat knows to be its own."""
    for kind in view.hand:
        player.hand.insert(kind)
    for kind in view.thrown + view.aside:
        player.thrown.add(kind)
    player.aside = len(view.aside)
    if len(view.plan) > 0:
        player.plan = view.plan[0]
    if len(view.plan) > 1:
        player.plan_also = view.plan[1]


def unseen(view: CityView, edition: Edition) -> Pile:
    """All cards of the deck that the viewing seat has not before its eyes."""
    left = [int(copies) for copies in edition.copies]
    for seen in (view.hand, view.plan, view.aside, view.thrown, *view.cities):
        for kind in seen:
            left[kind] -= 1
    pile = Pile()
    for kind in range(KINDS):
        for _copy in range(left[kind]):
            pile.add(kind)
    return pile


def deal_unseen(state: CityState, view: CityView, pile: Pile) -> None:
    """Hands and discards of the others, then the draw pile."""
    state.chance.shuffle(pile)
    for seat, question in view.asking:
        if question == WHAT_TO_KEEP.number and seat != view.seat:
            state.players[seat].aside = view.owed[seat] + 1
    for seat in range(int(state.seats)):
        if seat != view.seat:
            player = state.players[seat]
            throw_unseen(player, view.discarded[seat], pile)
            for _card in range(player.aside):
                player.thrown.insert_above(view.discarded[seat], pile.pop())
            for _card in range(view.held[seat] - player.aside):
                player.hand.insert(pile.pop())
    state.deck.assign(pile)


def throw_unseen(player: Player, count: i64, pile: Pile) -> None:
    """Some unseen cards lie among a player's discards."""
    for _card in range(count):
        player.thrown.add(pile.pop())

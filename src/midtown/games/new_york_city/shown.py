"""What a seat of New York City knows, in words."""

from typing import Final

from midtown.core.naming import all_named, by_shuffle, contained, counted, if_any, named, shuffles
from midtown.core.parts import Part, Parts, Rows
from midtown.games.new_york_city.bid import tally_of
from midtown.games.new_york_city.bidding import NEXT_BID, ORDER_BIDS
from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import NAMES, VALUES
from midtown.games.new_york_city.edition import Edition
from midtown.games.new_york_city.views import NewYorkCityView, Own
from midtown.games.new_york_city.words import CONNECTION, TILE


def shown_of(view: NewYorkCityView, edition: Edition) -> dict[str, object]:
    """A view with names instead of numbers."""
    return {**own_shown(own_in(view)), **COMMON.shown(view, edition)}


def own_in(view: NewYorkCityView) -> Own:
    """What the seat of this view knows alone."""
    return Own(view.seat, len(view.unseen), view.hand, view.adding, view.using, view.steps, view.counting, view.own_hidden)


def own_shown(own: Own) -> dict[str, object]:
    """What only this seat knows."""
    return {
        "seat": if_any(own.seat),
        "hand": all_named(TYPES, own.hand),
        "own_bid": own_bid_shown(own),
        "own_hidden": by_shuffle(TYPES, own.hidden, own.shuffles),
    }


def own_bid_shown(own: Own) -> dict[str, object]:
    """What the own seat is adding to its bid, still unseen by the others, and what the whole bid counts."""
    return {
        "adding": all_named(TYPES, own.adding),
        "using": all_named(NAMES, own.using),
        "steps_back": own.steps,
        **tally_shown(own.counting),
    }


def tally_shown(numbers: tuple[int, ...]) -> dict[str, object]:
    """What a bid is worth [NYC-7.8], and what it counts."""
    tally = tally_of(numbers)
    return {
        "value": int(tally.value()),
        "matching": int(tally.matching),
        "pairs": int(tally.swaps),
        "wild": int(tally.wilds),
        "joined": int(tally.joined),
        "types": contained(TYPES, int(tally.icons)),
    }


def participant_shown(view: NewYorkCityView, edition: Edition, number: int) -> dict[str, object]:
    """What all know of a person or of a Tom."""
    participant = view.participants[number]
    people = int(edition.people)
    return {
        "tom": None if number < people else edition.toms[number - people].level,
        "points": participant.points,
        "dollars": participant.dollars,
        "cards": participant.held,
        "known_cards": all_named(TYPES, participant.known),
        "reserve": all_named(TYPES, participant.reserve),
        "size_of_reserve": participant.reserve_size,
        "characters": all_named(NAMES, participant.team),
        "used_characters": all_named(NAMES, participant.paid),
        "skyscrapers": counted(BOROUGHS, participant.built),
        "skyscrapers_on_own_board": participant.ready,
        "vessels": counted(VESSELS, participant.vessels),
        "took_both_pairs": participant.took_both,
        "bid": {"cards": all_named(TYPES, participant.bid), **tally_shown(participant.tally)},
        "put_into_reserve": contained(TYPES, participant.given),
        "taken_from_reserve": contained(TYPES, participant.got),
    }


def press_track_shown(view: NewYorkCityView, _edition: Edition) -> list[dict[str, object]]:
    """All press tokens, the first one first."""
    return [token_shown(view, token) for token in view.press_order]


def token_shown(view: NewYorkCityView, token: int) -> dict[str, object]:
    """A press token; the neutral one has the number after the last participant, and belongs to nobody."""
    return {"participant": token if token < len(view.participants) else None, "space": view.press_at[token]}


def boroughs_shown(view: NewYorkCityView, _edition: Edition) -> list[dict[str, object]]:
    """All boroughs."""
    return [borough_shown(view, borough) for borough in range(len(BOROUGHS))]


def borough_shown(view: NewYorkCityView, borough: int) -> dict[str, object]:
    """A borough with its tiles, what it is worth [NYC-10.4], and its neutral skyscrapers."""
    return {
        "borough": BOROUGHS[borough],
        "sequence_tile": LETTERS[view.letters[borough]],
        "base_value": view.base[borough],
        "prestige": view.prestige[borough],
        "value": view.base[borough] + view.prestige[borough],
        "neutral_skyscrapers": view.neutral[borough],
    }


def tiles_shown(view: NewYorkCityView, _edition: Edition) -> dict[str, object]:
    """The prestige tiles of this round, of earlier ones, and how many lie in the stack."""
    return {
        "open": all_named(TILE.things, view.revealed),
        "used": all_named(TILE.things, view.used_tiles),
        "stack": view.tiles,
    }


def elevator_shown(view: NewYorkCityView, _edition: Edition) -> list[dict[str, object]]:
    """The characters beside the elevator, by value."""
    return [row_shown(view, row) for row in range(VALUES)]


def row_shown(view: NewYorkCityView, row: int) -> dict[str, object]:
    """The characters of a value beside the elevator."""
    return {"value": row + 1, "open": all_named(NAMES, view.rows[row]), "stack": view.stacks[row]}


def characters_shown(view: NewYorkCityView, _edition: Edition) -> dict[str, object]:
    """The characters that are not beside the elevator, and what can be remembered of those that were."""
    revealed = view.revealed_characters
    return {
        "revealed": {NAMES[kind]: revealed[kind] for kind in range(len(NAMES)) if revealed[kind] > 0},
        "start_pairs": in_pairs(all_named(NAMES, view.start_pairs)),
        "out_of_the_game": all_named(NAMES, view.gone),
    }


def cards_shown(view: NewYorkCityView, _edition: Edition) -> dict[str, object]:
    """The cards on the table, and what can be worked out about hidden ones."""
    return {
        "draw_pile": view.deck,
        "discards": all_named(TYPES, view.discards),
        "pairs": in_pairs(all_named(TYPES, view.pairs)),
        "taken": all_named(TYPES, view.taken),
        "left_over": all_named(TYPES, view.left),
        "to_fetch": all_named(TYPES, view.due),
        "shuffles": shuffles(TYPES, view.unseen, view.hidden),
    }


def in_pairs(names: list[str]) -> list[list[str]]:
    """These names two by two."""
    return [names[first : first + 2] for first in range(0, len(names), 2)]


def bidding_round_shown(view: NewYorkCityView, _edition: Edition) -> dict[str, object]:
    """What is bid for, who comes when, and who has the bonus."""
    steps = view.agenda[1::2]
    is_bid_for = NEXT_BID.number in steps and ORDER_BIDS.number not in steps
    return {
        "type": named(TYPES, view.bidding),
        "first": if_any(view.first),
        "last": if_any(view.last),
        "bidder": view.asking[0][0] if is_bid_for and view.asking else None,
        "to_come": list(view.turns[::-1]),
        "winner": if_any(view.winner),
    }


def under_way_shown(view: NewYorkCityView, _edition: Edition) -> dict[str, object]:
    """What somebody is in the middle of doing."""
    return {
        "discarded": view.discarded,
        "highest_value": if_any(view.most),
        "times": if_any(view.times),
        "prestige_tile": named(TILE.things, view.tile),
        "to_take_back": view.returning,
        "borough": named(BOROUGHS, view.site),
        "to_move": view.moves,
        "built": view.grown,
    }


COMMON: Final[Parts[NewYorkCityView, Edition]] = Parts(
    NewYorkCityView._fields,
    [
        Part("round", lambda view, _edition: view.round, "round"),
        Rows("participants", participant_shown, "participants"),
        Part("press_track", press_track_shown, "press_order", "press_at"),
        Part("boroughs", boroughs_shown, "letters", "base", "prestige", "neutral"),
        Part("mayor", lambda view, _edition: named(BOROUGHS, view.mayor), "mayor"),
        Part("vessels_on_the_board", lambda view, _edition: contained(CONNECTION.things, view.standing), "standing"),
        Part("all_boroughs_reached", lambda view, _edition: view.statue, "statue"),
        Part("prestige_tiles", tiles_shown, "revealed", "used_tiles", "tiles"),
        Part("elevator", elevator_shown, "rows", "stacks"),
        Part("characters", characters_shown, "revealed_characters", "start_pairs", "gone"),
        Part("cards", cards_shown, "deck", "discards", "pairs", "taken", "left", "due", "unseen", "hidden"),
        Part("bidding_round", bidding_round_shown, "agenda", "bidding", "first", "last", "asking", "turns", "winner"),
        Part("under_way", under_way_shown, "discarded", "most", "times", "tile", "returning", "site", "moves", "grown"),
    ],
)
"""What everybody is shown."""

"""What a seat may know: everything that is named here and nothing else."""

from typing import Final

import pytest

from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.views import NewYorkCityView, ParticipantView
from tests.games.new_york_city.table import Table, bidding, drafting, finished, opening

ALLOWED: Final = {
    "seat": "whose view it is",
    "options": "agreed by all",
    "agenda": "numbers of steps, the same for all",
    "asking": "who was asked what",
    "ready": "who has answered, not what",
    "question": "the own question",
    "round": "public",
    "hand": "the own one",
    "adding": "the own ones",
    "using": "the own ones",
    "steps": "the own ones",
    "counting": "the own bid",
    "participants": "public, see below",
    "press_order": "public",
    "press_at": "public",
    "rows": "public",
    "stacks": "public, as numbers",
    "revealed_characters": "public: seen by all when they were revealed",
    "gone": "public",
    "deck": "public, as a number",
    "discards": "public",
    "unseen": "public: the cards of every shuffle were seen",
    "hidden": "public: every draw can be counted",
    "own_hidden": "the own ones",
    "pairs": "public",
    "taken": "public",
    "left": "public",
    "due": "public: the pair and the reserve lie open",
    "start_pairs": "public",
    "tiles": "public, as a number",
    "used_tiles": "public: seen by all when they were revealed",
    "revealed": "public",
    "letters": "public",
    "base": "public",
    "prestige": "public",
    "neutral": "public",
    "standing": "public",
    "mayor": "public",
    "bidding": "public",
    "first": "public",
    "last": "public",
    "turns": "public",
    "winner": "public",
    "most": "public",
    "discarded": "public",
    "times": "public",
    "tile": "public",
    "returning": "public",
    "site": "public",
    "moves": "public",
    "grown": "public",
    "statue": "public",
}
"""What a view names, and why its seat may know it."""
ALLOWED_OF_A_PARTICIPANT: Final = {
    "held": "public, as a number",
    "known": "public: seen by all",
    "reserve": "public",
    "reserve_size": "public",
    "took_both": "public",
    "team": "public",
    "paid": "public",
    "dollars": "public",
    "ready": "public",
    "built": "public",
    "vessels": "public",
    "points": "public",
    "bid": "public as far as it has been shown",
    "tally": "public as far as it has been shown",
    "given": "public: exchanges are seen by all",
    "got": "public: exchanges are seen by all",
}
PRIVATE: Final = {"seat", "question", "hand", "adding", "using", "steps", "counting", "own_hidden"}


def public_part(view: NewYorkCityView) -> list[object]:
    return [getattr(view, name) for name in ALLOWED if name not in PRIVATE]


@pytest.mark.rule("NYC-1.7")
def test_a_view_names_only_what_is_allowed() -> None:
    assert set(NewYorkCityView._fields) == set(ALLOWED)
    assert set(ParticipantView._fields) == set(ALLOWED_OF_A_PARTICIPANT)


@pytest.mark.rule("NYC-1.7")
def test_views_of_different_seats_differ_only_in_what_is_their_own() -> None:
    game = opening(seats=3, toms=["B4"])
    while game.spectator.round == 0:
        game.play(f"{game.owing[0]} start 1")

    public = [public_part(game.view(seat)) for seat in [0, 1, 2, -1]]

    assert public == 4 * public[:1]
    assert len({game.view(seat).hand for seat in range(3)} - {()}) > 1


@pytest.mark.rule("NYC-1.7")
def test_hands_are_secret_but_their_numbers_are_not() -> None:
    one = bidding("press", hands=["press", "press dollars", ""], deck="plans wild")
    other = bidding("press", hands=["press", "plans wild", ""], deck="press dollars")

    assert one.view(0) == other.view(0)
    assert one.spectator == other.spectator
    assert [seen.held for seen in one.spectator.participants] == [1, 2, 0]
    assert (one.view(1).hand, other.view(1).hand) == ((0, 1), (3, 6))


@pytest.mark.rule("NYC-1.7")
def test_the_order_of_the_draw_pile_is_secret() -> None:
    one, other = (
        bidding("press", hands=["press"], deck="press dollars plans"),
        bidding("press", hands=["press"], deck="plans press dollars"),
    )

    assert [one.view(seat) for seat in (0, 1, 2, -1)] == [other.view(seat) for seat in (0, 1, 2, -1)]
    assert one.spectator.deck == 3


@pytest.mark.rule("NYC-2.1")
def test_the_stacks_of_characters_are_secret_and_the_rows_are_not() -> None:
    one = bidding("press", hands=["press"], rows={1: "1 2 3 12"}, stacks={1: "13 23"})
    other = bidding("press", hands=["press"], rows={1: "1 2 3 12"}, stacks={1: "23 13"})
    third = bidding("press", hands=["press"], rows={1: "2 1 3 12"}, stacks={1: "13 23"})

    assert one.view(0) == other.view(0) != third.view(0)
    assert (one.view(0).rows[0], one.view(0).stacks) == ((0, 1, 2, 11), (2, 0, 0, 0, 0))


@pytest.mark.rule("NYC-2.4", "NYC-5.3")
def test_the_order_of_the_prestige_tiles_is_secret() -> None:
    game = opening()
    other = game.state.copy()
    tiles = other.tiles.to_list()
    for place, tile in enumerate(reversed(tiles)):
        other.tiles.cards[place] = tile

    assert other.key() != game.state.key()
    assert [GAME.view(other, seat) for seat in (0, 1, 2, -1)] == [game.view(seat) for seat in (0, 1, 2, -1)]


@pytest.mark.rule("NYC-1.7", "NYC-6.1")
def test_cards_of_a_pair_are_known_to_be_held() -> None:
    game = drafting(hands=["press"], pairs="dollars plans wild wild press press")

    game.play("0 take dollars plans")

    assert game.of(0).known == (1, 3)
    assert game.of(0).held == 3


@pytest.mark.rule("NYC-1.7", "NYC-7.9")
def test_cards_exchanged_with_the_reserve_are_known() -> None:
    game = bidding("press", hands=["press dollars"], known=["dollars"], reserves=["wild plans"])

    game.play("0 swap dollars wild")

    assert game.of(0).known == (6,)
    assert game.of(0).reserve == (1, 3)


@pytest.mark.rule("NYC-1.7", "NYC-11.22")
def test_cards_taken_back_are_known() -> None:
    game = bidding("press", hands=["2 press plans"], teams=["22"], dollars=[1])
    game.bid(0, "play press", "play press")

    game.play("0 use character-22", "0 return press", "0 done")

    assert (game.of(0).known, game.of(0).held) == ((0,), 2)


@pytest.mark.rule("NYC-1.7")
def test_a_known_card_that_is_played_is_known_to_be_held_until_the_bid_stands() -> None:
    game = bidding("press", hands=["2 press plans", "dollars"], known=["press plans"])

    game.play("0 play press")
    assert (game.of(0).known, game.of(0).held) == ((0, 3), 3)

    game.play("0 bid")
    assert (game.of(0).known, game.of(0).held) == ((3,), 2)


@pytest.mark.rule("NYC-1.7", "NYC-11.15")
def test_a_card_from_the_reserve_shows_the_bid_so_far() -> None:
    game = bidding("press", hands=["2 press", "press"], reserves=["press plans"], teams=["15"], dollars=[1], deck="wild dollars")

    game.play("0 play press", "0 reserve press")
    assert game.view(1).participants[0].bid == (0, 0)
    assert game.view(1).participants[0].paid == (14,)
    game.play("0 play press")

    assert game.view(1).participants[0].bid == (0, 0)
    assert game.view(0).adding == (0,)
    assert game.of(0).reserve == (3, 6)


@pytest.mark.rule("NYC-1.7")
def test_cards_drawn_into_a_hand_are_known_to_their_owner_only() -> None:
    one = drafting(teams=["10"], dollars=[1], pairs="2 press 2 dollars", deck="wild plans press dollars")
    other = drafting(teams=["10"], dollars=[1], pairs="2 press 2 dollars", deck="press dollars wild plans")
    for game in (one, other):
        game.play("0 use character-10")

    assert one.view(1) == other.view(1)
    assert one.view(0).hand == (3, 6)
    assert one.view(0).own_hidden == ((0, 3), (0, 6))


@pytest.mark.rule("NYC-1.7", "NYC-12.5")
def test_everything_that_a_tom_has_is_seen() -> None:
    game = bidding("press", seats=1, toms=["C4"], hands=["press", "wild plans"], deck="dollars press")

    assert game.of(1).known == (6, 3, 1)
    assert game.of(1).held == 3


@pytest.mark.rule("NYC-1.7")
def test_a_spectator_sees_no_card_that_nobody_has_shown() -> None:
    game = bidding("press", hands=["press dollars", "plans"], known=["", "plans"])
    game.play("0 play press")

    seen = game.spectator

    assert (seen.seat, seen.question, seen.hand, seen.adding, seen.own_hidden) == (-1, -1, (), (), ())
    assert [other.known for other in seen.participants] == [(), (3,), ()]
    assert seen.participants[0].bid == ()


def test_everything_on_the_table_can_be_laid_open_for_other_programs() -> None:
    game: Table = finished(
        seats=1,
        toms=["B4"],
        hands=["press", "wild"],
        reserves=["plans"],
        teams=["1 23", ""],
        vessels=["", "taxi"],
        built=[{"queens": 2}, {}],
        neutral={"queens": 1},
        base=[6, 7, 8, 8, 9, 10],
        prestige={"queens": 4},
        rows={1: "2 3 1 13"},
        stacks={1: "12"},
        tiles="taxi-low",
        deck="press dollars",
        discards="elevator",
        press=[(1, 3), (0, 0)],
    )

    layout = GAME.layout(game.state)

    assert layout["participants"] == [
        {
            "points": 12 + 2,
            "hand": ["press"],
            "reserve": ["plans"],
            "size of the reserve": 2,
            "bid": [],
            "characters": ["character-1", "character-23"],
            "used characters": [],
            "dollars": 0,
            "skyscrapers on the board": 0,
            "vessels": {"taxi": 0, "bus": 0, "streetcar": 0, "subway": 0, "boat": 0},
        },
        {
            "points": 0,
            "hand": ["wild"],
            "reserve": [],
            "size of the reserve": 2,
            "bid": [],
            "characters": [],
            "used characters": [],
            "dollars": 0,
            "skyscrapers on the board": 0,
            "vessels": {"taxi": 1, "bus": 0, "streetcar": 0, "subway": 0, "boat": 0},
        },
    ]
    assert layout["press track"] == [{"token": 2, "space": 15}, {"token": 1, "space": 3}, {"token": 0, "space": 0}]
    assert layout["boroughs"] == {
        "manhattan": {"letter": "X", "value": 6, "neutral skyscrapers": 0, "skyscrapers": [0, 0]},
        "bronx": {"letter": "A", "value": 7, "neutral skyscrapers": 0, "skyscrapers": [0, 0]},
        "queens": {"letter": "B", "value": 12, "neutral skyscrapers": 1, "skyscrapers": [2, 0]},
        "brooklyn": {"letter": "C", "value": 8, "neutral skyscrapers": 0, "skyscrapers": [0, 0]},
        "staten-island": {"letter": "D", "value": 9, "neutral skyscrapers": 0, "skyscrapers": [0, 0]},
        "jersey-city": {"letter": "E", "value": 10, "neutral skyscrapers": 0, "skyscrapers": [0, 0]},
    }
    assert layout["open characters"] == [["character-2", "character-3", "character-1", "character-13"], [], [], [], []]
    assert layout["stacks of characters, bottom to top"] == [["character-12"], [], [], [], []]
    assert layout["draw pile, bottom to top"] == ["dollars", "press"]
    assert (layout["discards"], layout["pairs"], layout["characters out of the game"]) == (["elevator"], [], [])
    assert layout["prestige tiles of this round"] == ["taxi-low"]
    assert (layout["round"], layout["mayor"], layout["start pairs"], layout["all boroughs were reached"]) == (1, "manhattan", [], False)
    assert layout["vessels on the board"] == [f"{vessel}-{number}" for vessel in VESSELS for number in (1, 2)]
    assert (
        layout["prestige tiles, bottom to top"]
        == [f"{vessel}-{value}" for vessel in ["taxi", "bus", "streetcar", "subway", "boat"] for value in ["low", "high"]][1:]
    )

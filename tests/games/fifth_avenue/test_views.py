"""What a seat may know: everything that is named here and nothing else."""

import pytest

from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.views import FifthAvenueView
from tests.games.fifth_avenue.table import Table, auction, card_list, opening, table

ALLOWED = {
    "seat": "whose view it is",
    "options": "agreed by all",
    "agenda": "numbers of steps, the same for all",
    "asking": "who was asked what",
    "ready": "who has answered, not what",
    "question": "the own question",
    "turn": "public",
    "active": "public",
    "hand": "the own one",
    "adding": "the own ones",
    "unseen_black": "public: the cards of every shuffle were seen",
    "hidden_black": "public: every draw can be counted",
    "own_black": "the own ones",
    "held": "public: every gain and loss can be counted by colour",
    "known": "public: seen by all",
    "bids": "public once they stand",
    "points": "public",
    "stock": "public",
    "supply": "public",
    "park": "public",
    "gone": "public",
    "tiles": "public",
    "wares": "public",
    "owner": "public",
    "towers": "public",
    "closed": "public",
    "at": "public",
    "marked": "public",
    "row": "public",
    "below": "public",
    "boxed": "public",
    "placed": "public",
    "tile": "public",
    "stacks": "public, as numbers",
    "tops": "public",
    "bottoms": "public: seen by all when they were spent",
    "black_stack": "public, as a number",
    "sunk": "public: seen by all when they were turned up",
    "spent": "public: seen by all when they were spent",
    "commissioner": "public",
    "opener": "public",
    "ground": "public",
    "bidder": "public",
    "leader": "public",
    "best": "public",
    "passed": "public",
    "full": "public",
    "colour": "public",
    "room": "public",
    "drawn": "public",
    "imaginary_left": "public",
    "imaginary_gone": "public",
}
"""What a view names, and why its seat may know it."""
PRIVATE = {"seat", "question", "hand", "adding", "own_black"}


def public_part(view: FifthAvenueView) -> list[object]:
    return [getattr(view, name) for name in ALLOWED if name not in PRIVATE]


@pytest.mark.rule("5A-1.9")
def test_a_view_names_only_what_is_allowed() -> None:
    assert set(FifthAvenueView._fields) == set(ALLOWED)


@pytest.mark.rule("5A-1.9")
def test_views_of_different_seats_differ_only_in_what_is_their_own() -> None:
    game = opening(seats=3)

    public = [public_part(game.view(seat)) for seat in [0, 1, 2, -1]]

    assert public == 4 * public[:1]


@pytest.mark.rule("5A-1.9")
def test_hands_are_secret_but_their_colours_can_be_counted() -> None:
    one = table(hands=["grey-4", "violet-4 black-4"])
    other = table(hands=["grey-4", "violet-6 black-5"])

    assert one.view(0)._replace(tops=()) == other.view(0)._replace(tops=())
    assert one.view(1).hand == tuple(card_list("violet-4 black-4"))
    assert one.view(0).held == ((0, 0, 1, 0, 0, 0), (1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0))


@pytest.mark.rule("5A-2.5")
def test_only_the_top_card_of_a_coloured_stack_is_seen() -> None:
    one = table(stacks={"violet": "violet-4 violet-5 violet-6"})
    other = table(stacks={"violet": "violet-4 violet-6 violet-5"})
    third = table(stacks={"violet": "violet-5 violet-4 violet-6"})

    assert one.view(0) == other.view(0) != third.view(0)
    assert (one.view(0).stacks[0], one.view(0).tops[0]) == (3, *card_list("violet-4"))


@pytest.mark.rule("5A-2.6")
def test_the_order_of_the_black_stack_is_secret() -> None:
    one, other = table(black="black-4 black-5 black-6"), table(black="black-6 black-4 black-5")

    assert [one.view(seat) for seat in (0, 1, 2, -1)] == [other.view(seat) for seat in (0, 1, 2, -1)]
    assert one.spectator.black_stack == 3


@pytest.mark.rule("5A-2.4")
def test_the_tiles_that_stay_out_of_the_game_are_unseen() -> None:
    game = opening(shops="players")
    unseen = game.state.copy()
    unseen.shops.bag.reverse(0)

    assert unseen.key() != game.state.key()
    assert [GAME.view(unseen, seat) for seat in (0, -1)] == [game.view(seat) for seat in (0, -1)]


@pytest.mark.rule("5A-1.9", "5A-7.8")
def test_a_bid_is_seen_by_its_owner_only_until_it_stands() -> None:
    one, other = [auction("times-square", hands=["violet-4 violet-5 2 black-6", "violet-6 black-6"]) for _table in range(2)]
    before = one.view(1)
    one.play("0 bid violet-4", "0 bid black-6")
    other.play("0 bid violet-5")

    assert one.view(1) == other.view(1) == before
    assert one.spectator == other.spectator
    assert (one.view(0).adding, one.view(0).hand) == (tuple(card_list("violet-4 black-6")), tuple(card_list("violet-5 black-6")))

    one.play("0 stand")

    assert one.view(0).adding == ()
    assert one.view(1).bids == (tuple(card_list("violet-4 black-6")), (), ())
    assert (one.view(1).held[0], before.held[0]) == ((1, 0, 0, 0, 0, 1), (2, 0, 0, 0, 0, 2))


@pytest.mark.rule("5A-1.9")
def test_of_a_raised_bid_the_others_see_what_stood_before() -> None:
    game = auction("times-square", hands=["violet-4 violet-5", "violet-6"])
    game.bid(0, "violet-4")
    game.bid(1, "violet-6")

    game.play("0 bid violet-5")

    assert game.view(1).bids[0] == tuple(card_list("violet-4"))
    assert (game.view(0).bids[0], game.view(0).adding) == (tuple(card_list("violet-4")), tuple(card_list("violet-5")))


@pytest.mark.rule("5A-1.9", "5A-3.6")
def test_cards_taken_from_coloured_stacks_are_known_to_all() -> None:
    game = table(stacks={"violet": "violet-5", "green": "green-6"})

    game.play("0 skyscrapers", "0 take violet green")

    assert game.spectator.known == (tuple(card_list("violet-5 green-6")), (), ())


@pytest.mark.rule("5A-1.9", "5A-7.9")
def test_cards_shown_in_a_bid_and_taken_back_are_known_to_all() -> None:
    game = auction("times-square", hands=["violet-4 2 black-5 green-6", "violet-5 black-6"])
    game.bid(0, "violet-4 black-5")
    game.bid(1, "violet-5 black-6")

    game.play("0 pass")

    assert game.spectator.known == (tuple(card_list("violet-4 black-5")), (), ())
    assert game.spectator.held[0] == (1, 0, 0, 0, 1, 2)


@pytest.mark.rule("5A-1.9")
def test_a_known_card_that_is_bid_is_known_to_be_held_no_more() -> None:
    """Of two equal cards one is known; whichever is laid, the other may be any."""
    game = auction("times-square", hands=["2 violet-4 green-5"], known=["violet-4 green-5"])

    game.play("0 bid violet-4")
    assert game.spectator.known[0] == tuple(card_list("violet-4 green-5"))

    game.play("0 stand")
    assert game.spectator.known[0] == tuple(card_list("green-5"))


@pytest.mark.rule("5A-1.9")
def test_black_cards_drawn_are_known_to_their_owner_only() -> None:
    one, other = table(black="black-4 4 black-5 black-6"), table(black="black-6 4 black-5 black-4")
    for game in (one, other):
        game.play("0 commission")

    assert one.view(1) == other.view(1)
    assert one.view(1).known == ((), (), ())
    assert one.view(0) != other.view(0)


@pytest.mark.rule("5A-1.9", "5A-7.11")
def test_cards_put_under_the_stacks_are_remembered_in_their_order() -> None:
    game = auction("times-square", hands=["2 violet-4 violet-5 black-6 black-4"])

    game.bid(0, "violet-5 black-6 violet-4 black-4")

    assert game.view(1).bottoms[0] == tuple(card_list("violet-4 violet-5"))
    assert game.view(1).spent == tuple(card_list("black-6 black-4"))


@pytest.mark.rule("5A-1.9", "5A-10.6")
def test_the_cards_of_the_imaginary_player_are_remembered_at_the_bottom_of_the_black_stack() -> None:
    game = auction("times-square", seats=2, hands=["violet-4"], black="black-4 black-6 black-4 black-5 2 black-6")

    game.play("0 pass")

    assert game.spectator.sunk == tuple(card_list("black-4 black-6 black-4"))
    assert game.spectator.black_stack == 6


@pytest.mark.rule("5A-1.9")
def test_a_card_drawn_from_the_remembered_bottom_is_known_to_all() -> None:
    game = auction("times-square", seats=2, hands=["violet-4"], black="black-5 black-5", white_marks="")
    game.play("0 pass")
    assert game.spectator.sunk == tuple(card_list("2 black-5"))

    game.state.draw_black(1, 1, "5A-3.4")

    assert game.spectator.known == ((), tuple(card_list("black-5")))
    assert game.spectator.sunk == tuple(card_list("black-5"))


@pytest.mark.rule("5A-1.9")
def test_a_spectator_sees_no_card_that_nobody_has_shown() -> None:
    game = auction("times-square", hands=["violet-4 violet-5", "green-4 black-5"], known=["", "green-4"])
    game.play("0 bid violet-4")

    seen = game.spectator

    assert (seen.seat, seen.question, seen.hand, seen.adding) == (-1, -1, (), ())
    assert (seen.known, seen.bids) == (((), tuple(card_list("green-4")), ()), ((), (), ()))


def test_everything_on_the_table_can_be_laid_open_for_other_programs() -> None:
    game: Table = table(
        seats=2,
        hands=["violet-4", "black-6"],
        towers={"times-square-grey": (1, 2)},
        shops={"times-square-green": "boutique boutique", "34th-west-brown": "jeweller perfumery"},
        white="central-park",
        white_marks="34th-west",
        closed="52nd-east",
        points=[7],
        stock=[10],
        supply=[2],
        park=[1],
        placed=11,
        row="gallery boutique",
        below="jeweller",
        stacks=dict.fromkeys(["violet", "brown", "grey", "orange", "green"], "") | {"brown": "brown-4 brown-5"},
        black="black-4 black-5",
        spent="black-6 black-4",
    )

    assert GAME.layout(game.state) == {
        "seats": [
            {
                "points": 7,
                "hand": ["violet-4"],
                "bid": [],
                "general supply": 10,
                "own supply": 2,
                "central park": 1,
                "out of the game": 0,
                "to start with": 7,
            },
            {
                "points": 0,
                "hand": ["black-6"],
                "bid": [],
                "general supply": 15,
                "own supply": 3,
                "central park": 0,
                "out of the game": 0,
                "to start with": 0,
            },
        ],
        "plots": {
            "34th-west-brown": {"shops": ["jeweller", "perfumery"]},
            "times-square-grey": {"owner": 1, "skyscrapers": 2},
            "times-square-green": {"shops": ["boutique", "boutique"]},
        },
        "closed districts": ["52nd-east"],
        "commissioners": {"white": "central-park", "beige": "city-hall"},
        "markers": {"white": ["34th-west"], "beige": []},
        "row of shops, left to right": ["gallery", "boutique"],
        "shops below Central Park": ["jeweller"],
        "shop being placed": [],
        "shops of closed districts": [],
        "shops that nobody has seen": [],
        "coloured stacks, bottom to top": {"violet": [], "brown": ["brown-5", "brown-4"], "grey": [], "orange": [], "green": []},
        "black stack, bottom to top": ["black-4", "black-6", "black-5", "black-4"],
        "imaginary player": {"cards": [], "general supply": 21, "out of the game": 0},
    }


def test_the_shop_that_is_being_placed_is_laid_open() -> None:
    game = table(placed=11, row="gallery boutique")

    game.play("0 shop gallery")

    assert GAME.layout(game.state)["shop being placed"] == ["gallery"]

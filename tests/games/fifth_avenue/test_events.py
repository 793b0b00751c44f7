"""What is told of a game: to all, and to the seat that knows more."""

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.words import EVENTS
from tests.games.fifth_avenue.table import Table, as_text, auction, opening, table


def told_to_both(game: Table) -> tuple[list[str], list[str]]:
    """What happened since the last time, as seats 0 and 1 are told."""
    events = game.journal.take()
    return [as_text(event.seen_by(0)) for event in events], [as_text(event.seen_by(1)) for event in events]


@pytest.mark.rule("5A-2.1", "5A-2.4", "5A-2.5", "5A-2.7")
def test_the_set_up_is_told_in_its_order() -> None:
    kinds = [event.kind.name for event in opening(seats=3).journal.take()]

    assert [kind.split()[0] for kind in kinds[:7]] == 7 * ["opened"]
    assert kinds[7:] == ["laid row", "dealt", "dealt", "dealt", "turned up card"]


@pytest.mark.rule("5A-2.4")
def test_the_row_is_told_from_left_to_right() -> None:
    game = opening()
    row = next(event for event in game.journal.take() if event.kind.name == "laid row")

    assert row.things == list(reversed(game.spectator.row))


@pytest.mark.rule("5A-2.3")
def test_a_tile_turned_up_by_a_player_is_told_before_it_is_laid() -> None:
    game = opening(shops="players")
    first = game.told()
    game.play("0 place times-square-grey")

    shop = first[0].split()[3]
    assert first == [f"0 turns up {shop} [5A-2.3]"]
    assert game.told()[0] == f"0 places a {shop} on times-square-grey [5A-2.3]"


@pytest.mark.rule("5A-2.7", "5A-1.9")
def test_the_deal_is_told_with_its_cards_to_their_owner_only() -> None:
    game = opening(seats=2)

    own, others = told_to_both(game)

    assert own[8:10] == [f"0 gets {game.hand(0)} [5A-2.7]", "1 gets 9 cards [5A-2.7]"]
    assert others[8:10] == ["0 gets 9 cards [5A-2.7]", f"1 gets {game.hand(1)} [5A-2.7]"]


@pytest.mark.rule("5A-3.4", "5A-3.6", "5A-3.10", "5A-5.3")
def test_a_turn_is_told_phase_by_phase() -> None:
    game = table(
        white="34th-west",
        turn=4,
        black="black-6 black-5",
        stacks={"violet": "violet-4 violet-5", "green": "green-6 green-4"},
    )

    game.play("0 commission", "0 move white times-square", "0 take violet green", "0 move beige 34th-east")

    assert game.told(0) == [
        "0 draws black-6 [5A-3.4]",
        "0 moves the white commissioner to times-square [5A-5.1]",
        "34th-west gets a white marker [5A-5.3]",
        "0 takes violet-4 [5A-3.6]",
        "violet-5 lies on top [5A-3.6]",
        "0 takes green-6 [5A-3.6]",
        "green-4 lies on top [5A-3.6]",
        "0 moves the beige commissioner to 34th-east [5A-5.1]",
        "1: turn 6 [5A-3.1]",
    ]


@pytest.mark.rule("5A-1.9")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    game = table(active=1, black="black-6 black-5")
    game.play("1 commission")

    own, others = told_to_both(game)

    assert own == ["1 draws 1 black [5A-3.4]"]
    assert others == ["1 draws black-6 [5A-3.4]"]


@pytest.mark.rule("5A-3.11", "5A-3.12")
def test_a_shuffle_and_a_lost_draw_are_told() -> None:
    game = table(white="times-square", black="black-4", spent="black-6")
    game.play("0 score times-square")

    assert game.told(0) == [
        "times-square is scored: nobody gets points [5A-6.4]",
        "0 draws black-4 [5A-3.8]",
        "the black stack is shuffled: 1 cards [5A-3.11]",
        "0 draws black-6 [5A-3.8]",
        "0 finds no black card [5A-3.12]",
        "1 finds no black card [5A-3.12]",
        "2 finds no black card [5A-3.12]",
    ]


@pytest.mark.rule("5A-3.6")
def test_a_card_that_all_have_seen_is_not_turned_up_again() -> None:
    game = auction("central-park", hands=["violet-5 violet-6"], stacks={"violet": "violet-4"}, turn=1)
    game.bid(0, "violet-5 violet-6")
    game.play("0 build 0")
    game.told()

    game.state.take_top(0, 0)

    assert [text.split(" [")[0] for text in game.told()] == ["0 takes violet-4"]
    assert game.stack("violet") == "violet-5 violet-6"


@pytest.mark.rule("5A-7.1", "5A-7.8", "5A-7.9", "5A-7.11", "5A-7.12")
def test_an_auction_is_told_bid_by_bid() -> None:
    game = auction("times-square", hands=["violet-4 black-4", "violet-5", "violet-6 violet-5"])

    game.bid(0, "violet-4")
    game.bid(1, "violet-5")
    game.bid(2, "violet-6")
    game.play("0 pass", "2 build 1")

    assert game.told() == [
        "0 bids 4 with violet-4 [5A-7.8]",
        "1 bids 5 with violet-5 [5A-7.8]",
        "2 bids 6 with violet-6 [5A-7.8]",
        "0 passes [5A-7.9]",
        "1 cannot bid and passes [5A-7.6]",
        "2 wins with 6 [5A-7.10]",
        "2 builds 1 on times-square-violet [5A-7.12]",
        "central-park is auctioned; 0 begins [5A-7.1]",
    ]


@pytest.mark.rule("5A-1.9")
def test_nothing_is_told_of_a_bid_before_it_stands() -> None:
    game = auction("times-square", hands=["violet-4 black-4"])

    game.play("0 bid violet-4", "0 bid black-4")

    assert game.told(0) == []


@pytest.mark.rule("5A-9.4", "5A-9.5")
def test_the_end_is_told() -> None:
    game = table(
        white="times-square", placed=11, row="gallery boutique", below="gallery gallery", park=[0, 2], towers={"52nd-west-grey": (1, 2)}
    )

    game.play("0 shop gallery", "0 place times-square-grey")
    told = game.told()

    assert told[:3] == [
        "0 places a gallery on times-square-grey [5A-4.2]",
        "boutique goes below Central Park [5A-4.3]",
        "the game ends [5A-9.1]",
    ]
    assert [text for text in told if "scores" in text] == ["1 scores 2 in 52nd-west [5A-9.4]", "1 scores 6 in Central Park [5A-9.5]"]
    assert told[-2].endswith(": a skyscraper in Central Park is worth 3 [5A-9.5]")
    assert sorted(told[-2].split(":")[0].split()) == ["boutique", "gallery", "gallery"]


@pytest.mark.rule("5A-10.2", "5A-10.8")
def test_the_imaginary_player_is_told_of() -> None:
    game = auction("times-square", seats=2, hands=["violet-4"], shops={"times-square-grey": "gallery"}, black="black-5 black-4 black-5")

    game.play("0 pass")

    assert game.told()[:6] == [
        "0 passes [5A-7.9]",
        "1 cannot bid and passes [5A-7.6]",
        "the imaginary player bids 14 with black-5 black-4 black-5 [5A-10.2]",
        "the imaginary player wins with 14 [5A-10.4]",
        "the imaginary player builds on times-square-green [5A-10.8]",
        "the imaginary player builds on times-square-brown [5A-10.8]",
    ]


def test_what_shows_somebody_something_hidden_stops_taking_back() -> None:
    reveals = [kind.name for kind in EVENTS if kind.reveals]

    assert reveals == [
        "turned up tile",
        "opened boutique",
        "opened jeweller",
        "opened gallery",
        "opened perfumery",
        "laid row",
        "turned up card",
        "dealt",
        "drew",
        "shuffled",
        "raised",
        "imaginary drew",
        "showed tiles",
    ]


def test_points_are_what_the_scoring_events_say() -> None:
    assert [kind.name for kind in EVENTS if kind.scores] == ["bonus", "scored", "closed", "scored half", "scored at the end", "scored park"]


def test_what_is_secret_has_a_form_for_all() -> None:
    assert [kind.name for kind in EVENTS if kind.private] == ["dealt", "drew"]
    assert all("{things}" not in kind.public for kind in EVENTS if kind.private)


def test_events_can_be_read_by_other_programs() -> None:
    game = auction("times-square", hands=["violet-4"])
    game.bid(0, "violet-4")

    assert [event.to_json() for event in game.journal.take()][:2] == [
        {"event": "raised", "rule": "5A-7.8", "seat": 0, "amount": 4, "things": ["violet-4"]},
        {"event": "had to pass", "rule": "5A-7.6", "seat": 1, "amount": 0},
    ]


def test_random_games_tell_of_all_there_is_but_what_runs_out() -> None:
    told: set[str] = set()
    for seats, shops, seed in [(2, "players", 1), (2, "random", 2), (3, "random", 3), (3, "random", 4), (4, "random", 5), (4, "random", 6)]:
        game = opening(seats=seats, seed=seed, shops=shops)
        dice = Chance(seed)
        while not game.over:
            options = game.state.options()
            game.state.play(options[int(dice.below(len(options)))])
        told |= {event.kind.name for event in game.journal.take()}

    assert {kind.name for kind in EVENTS} - told == {"lost", "no tiles", "imaginary out of pieces"}


def test_the_game_is_the_same_when_nobody_listens() -> None:
    options = GAME.options(2)
    journal = Journal()
    heard, unheard = GAME.setup(options, 11, journal), GAME.setup(options, 11)
    dice = Chance(11)

    while not heard.over:
        offered = heard.options()
        action = offered[int(dice.below(len(offered)))]
        heard.play(action)
        unheard.play(action)
        assert heard.key() == unheard.key()

    assert journal.events


@pytest.mark.rule("5A-10.9")
def test_the_imaginary_player_runs_out_of_pieces_also_when_nobody_listens() -> None:
    heard, unheard = [auction("times-square", seats=2, hands=["violet-4"], imaginary=1) for _table in range(2)]
    unheard.state.journal = None

    heard.play("0 pass")
    unheard.play("0 pass")

    assert heard.state.key() == unheard.state.key()
    assert heard.spectator.imaginary_left == 0
    assert "out of pieces" in " ".join([event.kind.name for event in heard.journal.take()])

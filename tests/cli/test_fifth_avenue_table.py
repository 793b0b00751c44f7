"""How the table of Fifth Avenue looks: a whole map in 80 columns, and sums that are true."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from midtown.cli.tables import TABLES
from midtown.cli.tables.fifth_avenue.signs import NOTHING, TIMES, colour_legend, commissioner_legend, shop_legend, signs
from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.core.options import Correction
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import DISTRICTS, PLACES
from midtown.match.match import Choice, Match
from midtown.outlook.advice import arranged_choices, refusals
from midtown.outlook.registry import OUTLOOKS
from midtown.texts.language import LANGUAGES, Language
from tests.cli.dice import pick
from tests.games.fifth_avenue.table import Table, auction, opening, table

PLAYERS = ["Bartholomew-Max", "Christine-Marie", "Player 3", "greedy 4"]
SHOWN = TABLES["fifth-avenue"]
OUTLOOK = OUTLOOKS["fifth-avenue"]
ENGLISH = Language.load("en", "fifth-avenue")


def printed(thing: RenderableType) -> list[str]:
    """The lines of something on a terminal of 80 columns, its signs as a typewriter has them."""
    file = io.StringIO()
    Console(file=file, width=80).print(thing)
    return [line.rstrip().replace(TIMES, "x").replace(NOTHING, "-") for line in file.getvalue().splitlines()]


def board(game: Table, seat: int = SPECTATOR) -> list[str]:
    """What lies open, as a seat sees it."""
    return printed(SHOWN.board(game.view(seat), PLAYERS, ENGLISH))


def offer(game: Table, seat: int) -> list[str]:
    """What a seat may do."""
    view, question = game.view(seat), game.state.question(seat)
    choices = [Choice(action, "", question.rule_of(action)) for action in game.state.options(seat)]
    offered = [choice.action for choice in choices]
    refused = {action: game.state.refusal(action, seat) for action in OUTLOOK.wishes(view, choices) if action not in offered}
    return printed(SHOWN.offer(view, choices, refused, ENGLISH))


def row(lines: list[str], start: str) -> str:
    """The only line that begins like this, its blanks put together."""
    [found] = [" ".join(line.split()) for line in lines if line.strip().startswith(start)]
    return found


# --- 80 columns ---


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "side", "shops"), [(2, "five", "random"), (3, "six", "random"), (4, "five", "players"), (4, "six", "players")]
)
def test_nothing_is_cut_or_wrapped(seats: int, side: str, shops: str, code: str) -> None:
    language = Language.load(code, GAME.name)
    match = Match(GAME, GAME.options(seats, {"board": side, "shops": shops, "length": "400"}), 12)
    dice = Chance(seats)
    while not match.over:
        [seat] = match.owing
        if match.ply % 43 == 0:
            view: Any = match.view(seat)
            lines = printed(SHOWN.board(view, PLAYERS, language))
            assert lines[14 if side == "five" else 17] == ""
            assert [line for line in lines[: 14 if side == "five" else 17] if not line] == []
            choices, refused = arranged_choices(match, seat), refusals(match, seat)
            sheet = printed(SHOWN.offer(view, choices, refused, language))
            assert "…" not in "".join(lines + sheet)
            numbers = {number for line in sheet for number in re.findall(r"(?<!\S)\d+(?= )", line)}
            assert numbers >= {str(number) for number in range(1, len(choices) + 1)}
        match.play(pick(dice, match.state.options(seat)), seat)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letters_of_a_language_are_all_different(code: str) -> None:
    language = Language.load(code, GAME.name)
    for legend, length in ((colour_legend, 6), (shop_legend, 4), (commissioner_legend, 2)):
        letters = signs(legend(language))
        assert len(set(letters)) == len(letters) == length


# --- the map ---


def test_a_district_shows_its_ring_with_shops_skyscrapers_and_what_they_are_worth() -> None:
    game = table(
        towers={"times-square-green": (1, 2), "times-square-orange": (0, 12)},
        shops={"times-square-violet": "boutique gallery", "times-square-grey": "perfumery"},
    )

    lines = [line[30:50].rstrip() for line in board(game)]
    top = lines.index("─── Times Square ───")
    assert lines[top + 1 : top + 4] == [
        "      gn ■2x5",
        "vi BG        gy P",
        "or ▲12x3     br ·x2",
    ]


@pytest.mark.rule("5A-11.1")
def test_the_sixth_plot_lies_between_the_last_and_the_first() -> None:
    game = table(shops={"times-square-sixth": "jeweller"}, options={"board": "six"})

    lines = [line[30:50].rstrip() for line in board(game)]
    top = lines.index("─── Times Square ───")
    assert lines[top + 1 : top + 5] == [
        "      gn ·x2",
        " 6 J         gy ·x1",
        "vi ·x2       br ·x1",
        "      or ·x1",
    ]


def test_commissioners_markers_and_closing_signs_are_on_the_map() -> None:
    game = table(white="times-square", beige="central-park", white_marks="34th-west", beige_marks="34th-west 42nd-east", closed="52nd-east")

    shown = "\n".join(board(game)[:14])
    assert [shown.count(sign) for sign in ("[Wh]", "[Be]", "(wh)", "(be)", "closed")] == [1, 1, 1, 2, 1]
    assert re.search(r"Park\n.*\[Be\]$", shown, re.MULTILINE)


@pytest.mark.rule("5A-5.6")
def test_a_commissioner_in_a_closed_district_stands_below_its_sign() -> None:
    lines = [line[30:50].strip() for line in board(table(white="times-square", beige="times-square", closed="times-square"))]
    top = lines.index("─── Times Square ───")

    assert [line.strip("\N{BOX DRAWINGS LIGHT DIAGONAL CROSS} ") for line in lines[top + 1 : top + 4]] == ["closed", "[Wh]", "[Be]"]


def test_central_park_shows_its_skyscrapers_and_the_tiles_below() -> None:
    game = table(park=[3, 0, 11], below="boutique gallery gallery", placed=3)

    assert [line[72:] for line in board(game)[2:8]] == ["Central", "Park", "▲3", "●11", "─" * 8, "BGG"]


@pytest.mark.rule("5A-4.1")
def test_the_active_block_is_marked_and_what_is_used_up_is_gone() -> None:
    game = table(
        placed=4,
        row="boutique gallery jeweller jeweller perfumery boutique gallery gallery perfumery boutique jeweller boutique gallery perfumery",
    )

    assert row(board(game), "Shops") == "Shops ··· ·· +4 from 3 ▸·BG JJ +6 from 4 PBG GP +8 from 5 BJB GP end"


def test_the_stacks_show_their_top_cards_and_how_many_cards_they_have() -> None:
    game = table(stacks={"violet": "violet-5 violet-4", "grey": ""}, black="black-4 black-6", spent="black-5")

    assert row(board(game), "Stacks") == "Stacks vi 5 (2) br 4 (12) gy - (0) or 4 (12) gn 4 (12) bl (2+1)"


def test_a_player_shows_points_supplies_districts_and_cards_by_colour() -> None:
    game = table(
        hands=["violet-4 2 black-6"],
        towers={"times-square-green": (0, 2), "34th-west-brown": (0, 1)},
        shops={"times-square-violet": "boutique"},
        points=[17],
        supply=[4],
        stock=[9],
        park=[2],
    )

    assert row(board(game, 0), "▸") == "▸ ▲ Bartholomew-Max 17 +5 4+9 2 2 3 1 - - - - 2"


def test_what_all_have_seen_of_a_hand_is_shown_to_all() -> None:
    game = auction("times-square", hands=["violet-4 violet-5", "green-4 2 black-6"])
    game.bid(0, "violet-4")
    game.bid(1, "green-4 black-6")

    assert row(board(game, 1), "Seen in hand") == "Seen in hand ▲ vi 4"


# --- the auction ---


@pytest.mark.rule("5A-7.12")
def test_an_auction_shows_every_bid_with_the_limit_it_sets() -> None:
    game = auction("times-square", hands=["violet-4 black-5", "grey-4", "green-6 black-5"], supply=[1, 3, 3])
    game.bid(0, "violet-4")
    game.play("1 pass")

    lines = board(game, 2)
    assert row(lines, "Auction") == "Auction: Times Square then Central Park"
    assert row(lines[-4:], "▲") == "▲ Bartholomew-Max 4 vi 4 builds up to 1"
    assert row(lines[-4:], "■") == "■ Christine-Marie passed"


def test_in_a_game_for_two_the_imaginary_player_is_at_the_table() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 2 violet-5", "grey-4 3 black-6"], black="black-4 black-4", imaginary=19)
    game.bid(0, "violet-4")
    game.bid(1, "grey-4 black-6")

    lines = board(game, 0)
    assert row(lines[:-4], "○") == "○ imaginary 19"
    assert row(lines[-4:], "○") == "○ imaginary passed"


def test_a_bid_that_is_put_together_is_shown_to_its_own_seat_alone() -> None:
    game = auction("times-square", hands=["violet-4 black-5", "grey-4 black-6"])
    before = [board(game, seat) for seat in (0, 1, SPECTATOR)]
    game.play("0 bid violet-4")

    assert [board(game, seat) for seat in (0, 1, SPECTATOR)] == before
    hands = [printed(SHOWN.hand(game.view(seat), ENGLISH)) for seat in (0, 1)]
    assert hands == [["Hand  bl 5", "Added to your bid, unseen by the others  vi 4"], ["Hand  gy 4  bl 6"]]


# --- the choices ---


def test_taking_skyscrapers_tells_how_many_are_left_to_take() -> None:
    assert row(offer(table(stock=[2]), 0), "1 ") == "1 take skyscrapers +2 5A-3.2"


@pytest.mark.rule("5A-3.2", "5A-6.1")
def test_an_action_that_cannot_be_chosen_stands_there_with_the_reason() -> None:
    lines = offer(table(stock=[0], white="times-square", closed="times-square"), 0)

    refused = [" ".join(line.split()) for line in lines if line.startswith(" ·")]
    assert refused == [
        "· take skyscrapers no skyscraper of yours is left in the general supply 5A-3.2",
        "· score Times Square Times Square is closed 5A-8.6",
    ]


@pytest.mark.rule("5A-3.8", "5A-3.9", "5A-6.3")
def test_a_score_tells_the_points_of_everybody_and_comes_true() -> None:
    game = table(
        towers={"times-square-green": (0, 2), "times-square-brown": (1, 1)},
        shops={"times-square-grey": "boutique perfumery"},
        white="times-square",
    )
    shown = row(offer(game, 0), "6")
    assert shown == "6 score Times Square ▲+6 ■+3 black cards ▲2 ●1 5A-3.5"

    game.play("0 score times-square")
    assert game.points == (6, 3, 0)
    assert [sum(held) for held in game.spectator.held] == [2, 0, 1]


def test_a_pair_of_colours_tells_its_two_cards() -> None:
    game = table(stacks={"violet": "violet-5", "brown": "brown-6", "grey": "grey-4", "orange": "", "green": ""})
    game.play("0 skyscrapers")

    assert row(offer(game, 0), "1") == "1 take violet and brown vi 5 br 6 5A-3.6"


def test_a_move_tells_what_it_marks_or_auctions() -> None:
    game = table(white="34th-west", beige="central-park", beige_marks="34th-east 52nd-east")
    game.play("0 skyscrapers", "0 take violet brown")

    lines = offer(game, 0)
    assert row(lines, "1") == "1 move white to 42nd Street West (wh) 34th Street West 5A-5.1"
    assert row(lines, "3") == "3 move beige to City Hall auctions: 34th Street East, 52nd 5A-5.4"
    assert lines[-1].strip() == "Street East, Central Park"


def test_the_plots_for_a_shop_tell_what_it_brings_the_player_and_the_others_and_it_comes_true() -> None:
    game = table(
        towers={"times-square-green": (0, 2), "times-square-brown": (1, 3)},
        shops={"times-square-violet": "gallery"},
        row=" ".join(["boutique"] * 20),
    )
    game.play("0 shop boutique")

    assert re.search(r"Times Square +\d+ G\+2 +- +\d+ ·\+2-3 ", row_of_plots(game))
    before = scores(game)
    game.play("0 place times-square-grey")
    assert [after - then for after, then in zip(scores(game), before, strict=True)] == [2, 3, 0]


def row_of_plots(game: Table) -> str:
    [found] = [line for line in offer(game, 0) if line.startswith("Times Square")]
    return found


def scores(game: Table) -> list[int]:
    """What Times Square would bring each seat."""
    return [int(game.state.points_in(seat, PLACES.index("times-square"))) for seat in range(3)]


def test_where_to_start_is_a_sheet_of_districts_and_colours() -> None:
    lines = offer(opening(), 0)

    assert [line.split("  ")[0] for line in lines[3:]] == [ENGLISH.name(place) for place in PLACES[:DISTRICTS]]
    assert lines[2].split() == ["violet", "brown", "grey", "orange", "green"]


@pytest.mark.rule("5A-7.3")
def test_cards_that_cannot_be_bid_stand_together_with_the_reason() -> None:
    game = auction("times-square", hands=["violet-4 grey-6 green-5 green-6 black-4"], towers={"times-square-violet": (0, 1)})

    lines = [" ".join(line.split()) for line in offer(game, 0)]
    assert "1 bid violet 4 makes 4, at most 8; builds up to 3 5A-7.7" in lines
    assert [line for line in lines if line.startswith("· gy 6 gn 5 6 ") and line.endswith("5A-7.3")] != []


def test_a_bid_is_counted_while_it_is_put_together() -> None:
    game = auction("times-square", hands=["violet-4 violet-6 black-5", "grey-5 black-4"], opener=1)
    game.bid(1, "grey-5 black-4")
    game.play("0 bid violet-4")
    lines = [" ".join(line.split()) for line in offer(game, 0)]

    assert "What else to bid? So far 4 against 9" in lines
    assert "1 bid violet 6 makes 10, at most 15; builds up to 1 5A-7.7" in lines
    assert "· let the bid stand your bid of 4 is not higher than 9 5A-7.8" in lines
    game.play("0 bid black-5", "0 bid violet-6")
    assert row(offer(game, 0), "1") == "1 let the bid stand bids 15; builds up to 1 5A-7.8"


@pytest.mark.rule("5A-8.3", "5A-8.4")
def test_building_and_closing_tell_their_points_and_come_true() -> None:
    full = {"times-square-green": (0, 1), "times-square-brown": (1, 2), "times-square-orange": (2, 1)}
    shops = {"times-square-violet": "gallery", "times-square-grey": "boutique perfumery"}
    game = auction("times-square", hands=["green-4 black-4"], towers=full, shops=shops)
    game.bid(0, "green-4")

    lines = offer(game, 0)
    assert row(lines, "3") == "3 build 2 skyscrapers +10 5A-7.12"
    assert row(lines, "5") == "5 close the district ▲+4 ■+3 ●+1 5A-8.1"
    game.play("0 close")
    assert game.points == (4, 3, 1)


# --- the box ---


def test_the_box_tells_what_is_reconstructed() -> None:
    lines = printed(SHOWN.components(GAME.options(3), ENGLISH))

    assert row(lines, "Times Square") == "Times Square gn gy br or vi* gn gy br or vi 6*"
    assert row(lines, "42nd Street East") == "42nd Street East° or gn gy br vi* or gn gy br vi 6*"
    assert row(lines, "Pieces") == "Pieces 21~ skyscrapers of each colour"
    assert row(lines, "Blocks") == "Blocks of the row 3 2 3 2 3 2 3 2°"


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_of_the_box_is_cut(code: str) -> None:
    assert "…" not in "".join(printed(SHOWN.components(GAME.options(3), Language.load(code, GAME.name))))


def test_a_corrected_ring_is_drawn_and_marked() -> None:
    ring = "violet brown grey orange green"
    options = GAME.options(3, {}, (Correction("times-square", "ring", ring),))
    lines = printed(SHOWN.components(options, ENGLISH))

    assert row(lines, "Times Square") == "Times Square vi br gy or gn+ gn gy br or vi 6*"
    game = table(corrections=(Correction("times-square", "ring", ring),))
    drawn = [line[30:50].split() for line in board(game)]
    top = drawn.index(["───", "Times", "Square", "───"])
    assert [cells[0::2] for cells in drawn[top + 1 : top + 4]] == [["vi"], ["gn", "br"], ["or", "gy"]]


def test_a_component_is_shown_with_how_sure_its_values_are() -> None:
    lines = printed(SHOWN.component(GAME.options(3), "times-square", ENGLISH))

    assert lines[0] == "Times Square (times-square)"
    assert "  ring           green grey brown orange violet  reconstructed" in lines
    assert [line for line in lines if line.startswith("  - ")] != []

"""How the table of New York City looks: a whole map in 80 columns, and sums that are true."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from midtown.cli.tables import TABLES
from midtown.cli.tables.new_york_city.signs import NOTHING, card_legend, signs, vessel_legend
from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.core.options import Correction
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.composing import WHAT_TO_ADD
from midtown.games.new_york_city.skyscrapers import WHICH_TO_MOVE
from midtown.match.match import Choice, Match
from midtown.outlook.advice import arranged_choices, refusals
from midtown.outlook.new_york_city.questions import titles
from midtown.outlook.registry import OUTLOOKS
from midtown.texts.language import LANGUAGES, Language
from tests.cli.dice import pick
from tests.games.new_york_city.table import NEUTRAL, Table, bidding, drafting, opening

PLAYERS = ["Bartholomew-Max", "Christine-Marie", "Player 3", "greedy 4"]
SHOWN = TABLES["new-york-city"]
OUTLOOK = OUTLOOKS["new-york-city"]
ENGLISH = Language.load("en", "new-york-city")
MAP_HEIGHT = 11


def printed(thing: RenderableType, width: int = 80) -> list[str]:
    """The lines of something on a terminal, its signs as a typewriter has them."""
    file = io.StringIO()
    Console(file=file, width=width).print(thing)
    return [line.rstrip().replace(NOTHING, "-") for line in file.getvalue().splitlines()]


def board(game: Table, seat: int = SPECTATOR) -> list[str]:
    """What lies open, as a seat sees it."""
    return printed(SHOWN.board(game.view(seat), PLAYERS, ENGLISH))


def offer(game: Table, seat: int) -> list[str]:
    """What a seat may do, the blanks of each line put together."""
    view, question = game.view(seat), game.state.question(seat)
    choices = OUTLOOK.arranged(view, [Choice(action, "", question.rule_of(action)) for action in game.state.options(seat)])
    offered = [choice.action for choice in choices]
    refused = {action: game.state.refusal(action, seat) for action in OUTLOOK.wishes(view, choices) if action not in offered}
    return [" ".join(line.split()) for line in printed(SHOWN.offer(view, choices, refused, ENGLISH))]


def row(lines: list[str], start: str) -> str:
    """The only line that begins like this, its blanks put together."""
    [found] = [" ".join(line.split()) for line in lines if line.strip().startswith(start)]
    return found


# --- 80 columns ---


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "toms"), [(1, ("A9", "B9", "C9")), (2, ()), (3, ("B4",)), (4, ())])
def test_nothing_is_cut_or_wrapped(seats: int, toms: tuple[str, ...], code: str) -> None:
    language = Language.load(code, GAME.name)
    match = Match(GAME, GAME.options(seats, {f"tom-{number}": level for number, level in enumerate(toms, 1)}), 12)
    dice = Chance(seats)
    while not match.over:
        [seat] = match.owing
        if match.ply % 29 == 0:
            view: Any = match.view(seat)
            shown = SHOWN.board(view, PLAYERS, language)
            assert printed(shown) == printed(shown, 120)
            choices, refused = arranged_choices(match, seat), refusals(match, seat)
            sheet = printed(SHOWN.offer(view, choices, refused, language))
            assert "…" not in "".join(printed(shown) + sheet)
            words = " ".join(sheet).split()
            assert [number for number in range(1, len(choices) + 1) if str(number) not in words] == []
        match.play(pick(dice, match.state.options(seat)), seat)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letters_of_a_language_are_all_different(code: str) -> None:
    language = Language.load(code, GAME.name)
    for legend, length in ((card_legend, 7), (vessel_legend, 5)):
        letters = signs(legend(language))
        assert len(set(letters)) == len(letters) == length


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_table_for_three_fits_into_forty_lines(code: str) -> None:
    game = bidding(
        "press",
        hands=["press 2 wild dollars 2 plans", "press", "wild"],
        reserves=["elevator prestige", "press wild", "plans wild"],
        teams=["13 22", "1 20", "2 27"],
        pairs="",
        tiles="taxi-low bus-high",
        rows=dict(zip(range(1, 6), ("1 2 3 12", "4 5 14 15", "6 7 16 17", "8 9 18 19", "10 11 20 21"), strict=True)),
    )
    language = Language.load(code, GAME.name)
    view, question = game.view(0), game.state.question(0)
    choices = OUTLOOK.arranged(view, [Choice(action, "", question.rule_of(action)) for action in game.state.options(0)])

    lines = [*printed(SHOWN.board(view, PLAYERS, language)), "", *printed(SHOWN.offer(view, choices, {}, language)), "> "]
    assert len(lines) <= 40


# --- the map ---


@pytest.mark.rule("NYC-1.2", "NYC-10.4")
def test_a_borough_shows_its_letter_its_value_the_mayor_and_all_skyscrapers() -> None:
    game = bidding(
        "press",
        hands=["press"],
        letters="XABCDE",
        base=[6, 7, 8, 8, 9, 10],
        prestige={"bronx": 6},
        neutral={"bronx": 2},
        built=[{"bronx": 3}, {}, {"bronx": 12}],
        mayor="bronx",
    )

    lines = [line[29:49].strip() for line in board(game)[:3]]
    assert lines == ["A  Bronx @", "7+6 = 13", "▲3 ●12 ○2"]
    assert [line[29:49].strip() for line in board(game)[4:6]] == ["X  Manhattan", "6"]


@pytest.mark.rule("NYC-2.4", "NYC-8.7")
def test_a_vessel_stands_on_its_way_until_it_is_taken() -> None:
    before = "\n".join(board(bidding("press", hands=["press"]))[:MAP_HEIGHT])
    after = "\n".join(board(bidding("press", hands=["press"], taken_vessels="taxi-1 boat-2"))[:MAP_HEIGHT])

    assert [len(re.findall(rf" {sign}\b", before)) for sign in ("Ta", "Bu", "St", "Su", "Bo")] == [2, 2, 2, 2, 2]
    assert [len(re.findall(rf" {sign}\b", after)) for sign in ("Ta", "Bu", "St", "Su", "Bo")] == [1, 2, 2, 2, 1]


def test_a_vessel_that_an_owner_found_elsewhere_is_told_of_in_words() -> None:
    game = opening()
    corrected = GAME.options(3, {}, (Correction("taxi-1", "boroughs", "bronx brooklyn"),))
    assert [line for line in board(game) if "Bronx-" in line] == []

    state = GAME.setup(corrected, 7)
    shown = printed(SHOWN.board(GAME.view(state, SPECTATOR), PLAYERS, ENGLISH))
    assert row(shown, "Ta Bronx") == "Ta Bronx-Brooklyn"


# --- beside the map ---


@pytest.mark.rule("NYC-3.1", "NYC-3.4")
def test_the_press_track_shows_who_lies_on_top_first_and_the_order_without_the_neutral_token() -> None:
    game = bidding("press", hands=["press"], press=[(2, 9), (NEUTRAL, 7), (1, 3), (0, 3)])

    assert row(board(game), "Press ") == "Press 0 1 2 3■▲ 4 5 6 7○ 8 9● 10 11 12 13 14 15 ● > ■ > ▲"


def test_the_elevator_shows_the_open_characters_by_value_each_described_once() -> None:
    game = bidding("press", hands=["press"], rows={5: "22 20 20 42", 2: "28 14"})

    lines = board(game)
    assert row(lines, "5  22") == "5 22: 2 cards back 20: card = 2 20 42: 6★ / 2$+2▲"
    assert row(lines, "2  28") == "2 28: ★ / ▲ Bronx 14: back = wild"


def test_prestige_tiles_show_vessel_and_value() -> None:
    game = bidding("press", hands=["press"], tiles="taxi-high boat-low")

    assert row(board(game), "Prestige tiles").startswith("Prestige tiles Ta +4 Bo +2 ")


def test_the_pairs_of_phase_one_lie_open() -> None:
    assert row(board(drafting(pairs="press wild dollars dollars")), "Pairs") == "Pairs Pr Wi Do Do"


def test_who_chooses_is_told_the_start_pairs_with_all_their_words_and_the_others_in_short() -> None:
    game = opening()
    [seat] = game.owing

    assert [line for line in board(game, seat) if line.startswith("To start with")] == []
    assert [line for line in board(game) if line.startswith("To start with")] != []
    first, second = game.spectator.start_pairs[:2]
    assert f"1 start with pair 1 {first + 1}: " in " ".join(offer(game, seat))
    assert f" {second + 1}: " in " ".join(offer(game, seat)[2:4])


@pytest.mark.rule("NYC-1.7", "NYC-4.2")
def test_a_participant_shows_points_dollars_skyscrapers_cards_vessels_and_used_characters() -> None:
    game = drafting(
        hands=["press 2 wild"],
        reserves=["plans wild"],
        teams=["9 9 22"],
        dollars=[3],
        ready=[5],
        vessels=["taxi boat"],
        points=[17],
        pairs="press wild",
        deck="plans",
    )
    game.play("0 use character-9")

    assert row(board(game, 0), "▸") == "▸ ▲ Bartholomew-Max 17 3 5 4 Pl Wi Ta Bo 9✓ 9 22"


@pytest.mark.rule("NYC-1.7", "NYC-12.5")
def test_what_all_have_seen_of_a_hand_is_shown_and_all_of_a_tom() -> None:
    game = bidding("dollars", seats=2, toms=["A6"], hands=["press 2 wild", "plans", "wild press"], known=["press"])

    assert row(board(game, 1), "Seen in hand") == "Seen in hand ▲ Pr ● Wi Pr"


# --- bids ---


@pytest.mark.rule("NYC-7.3")
def test_bids_are_shown_in_the_order_in_which_they_are_made() -> None:
    game = bidding("press", hands=["press", "press wild", "plans"], first=1)
    game.bid(1, "play press", "play wild")
    game.play("2 pass")

    assert row(board(game), "Bids for") == "Bids for press Pr ■ 2 Pr Wi ● passed ▲ -"


@pytest.mark.rule("NYC-7.10")
def test_the_bonus_is_marked_from_the_evaluation_on_and_not_by_who_had_the_last_one() -> None:
    game = bidding("prestige", hands=["prestige 2 wild", "prestige", "prestige"], tiles="taxi-high boat-low")
    game.state.bids.winner = 1
    game.bid(0, "play prestige", "play wild")
    game.bid(1, "play prestige")
    assert row(board(game), "Bids for") == "Bids for prestige Pg ▲ 2 Pg Wi ■ 1 Pg ● -"
    game.play("2 pass")

    assert row(board(game), "Bids for") == "Bids for prestige Pg ▲ 2 Pg Wi ★ ■ 1 Pg ● passed"


@pytest.mark.rule("NYC-12.8")
def test_a_card_that_a_tom_has_played_at_once_has_no_value_before_his_turn() -> None:
    game = bidding("dollars", seats=2, toms=["B4"], hands=["dollars", "plans"], deck="dollars")

    assert row(board(game), "Bids for") == "Bids for dollars Do ▲ - ■ - ● Do"


@pytest.mark.rule("NYC-1.7")
def test_a_bid_that_is_put_together_is_shown_to_its_own_seat_alone() -> None:
    game = bidding("press", hands=["press 2 wild", "press"], teams=["16"], dollars=[1])
    before = [board(game, seat) for seat in (0, 1, SPECTATOR)]
    game.play("0 play press", "0 play wild", "0 use character-16")

    assert [board(game, seat) for seat in (0, 1, SPECTATOR)] == before
    own, other = ([" ".join(line.split()) for line in printed(SHOWN.hand(game.view(seat), ENGLISH))] for seat in (0, 1))
    assert own[-1] == "Added to your bid, unseen by the others Pr Wi by character 16 worth 3"
    assert "unseen" not in " ".join(other)


@pytest.mark.rule("NYC-7.8")
@pytest.mark.parametrize("step", ["play press", "pair dollars", "join plans", "as-two plans"])
def test_what_a_card_makes_of_a_bid_comes_true(step: str) -> None:
    game = bidding("press", hands=["press 2 dollars 2 plans wild", "press"], teams=["20"], dollars=[1])
    said = {" ".join(line.split()[1:-1]) for line in offer(game, 0)}
    game.play(f"0 {step}")

    value = int(game.state.players[0].bid.tally.value())
    assert value == (2 if step == "as-two plans" else 1)
    words = ENGLISH.action(GAME.book.words, GAME.book.words.parse(step))
    assert f"{words} makes {value}" in said


@pytest.mark.parametrize(
    ("kind", "brings"),
    [
        ("press", "worth 2: advance 2, with the bonus 3"),
        ("dollars", "worth 2: take 2 dollars, with the bonus 3"),
        ("elevator", "worth 2: a character up to 2, with the bonus 3"),
        ("plans", "worth 2: take 2 skyscrapers, with the bonus 3"),
        ("prestige", "worth 2: score 2; the two highest take a tile"),
        ("skyscraper", "worth 2: build 2 in Queens, with the bonus 3"),
    ],
)
def test_a_bid_tells_what_it_will_bring(kind: str, brings: str) -> None:
    game = bidding(kind, hands=[f"3 {kind}", kind], mayor="queens")
    game.play(f"0 play {kind}", f"0 play {kind}")

    assert f"let the bid stand {brings} NYC-7.8" in row(offer(game, 0), "2 ")


@pytest.mark.rule("NYC-7.9")
def test_exchanges_stand_beside_each_other_after_all_else() -> None:
    game = bidding("press", hands=["press dollars", "press"], reserves=["plans wild"])

    lines = offer(game, 0)
    start = lines.index("exchange a card of the hand for one of the reserve: NYC-7.9")
    assert lines[start - 1] == "2 pass NYC-7.3"
    assert lines[start + 1] == "3 Pr > Pl 4 Pr > Wi 5 Do > Pl 6 Do > Wi"


@pytest.mark.rule("NYC-4.2")
def test_a_character_that_cannot_be_used_stands_there_with_the_reason() -> None:
    game = bidding("press", hands=["press", "press"], teams=["16 22"], dollars=[0])

    assert [line for line in offer(game, 0) if line.startswith("·")] == [
        "· use character 16 you have no dollar left for character 16 NYC-4.2"
    ]


@pytest.mark.rule("NYC-8.7")
def test_a_ride_tells_what_the_borough_will_be_worth() -> None:
    game = bidding("prestige", hands=["prestige"], tiles="taxi-high boat-low", base=[6, 7, 8, 8, 9, 10])
    game.bid(0, "play prestige")
    assert "take the high taxi tile Ta +4 NYC-8.7" in row(offer(game, 0), "1 ")
    game.play("0 claim taxi-high")

    assert row(offer(game, 0), "1 ") == "1 ride taxi 1 to Manhattan 6 > 10 Manhattan-Bronx NYC-8.7"


def test_every_question_has_a_title() -> None:
    of_the_table = {int(asking.number) for asking in (WHICH_TO_MOVE, WHAT_TO_ADD)}

    assert set(titles()) | of_the_table == set(range(len(GAME.book.questions)))


# --- the box ---


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_of_the_box_is_cut(code: str) -> None:
    shown = SHOWN.components(GAME.options(4), Language.load(code, GAME.name))

    assert "…" not in "".join(printed(shown))
    assert printed(shown) == printed(shown, 120)


@pytest.mark.rule("NYC-1.5")
def test_the_box_marks_what_is_not_certain_and_what_was_corrected() -> None:
    lines = printed(SHOWN.components(GAME.options(4, {}, (Correction("taxi-1", "boroughs", "bronx brooklyn"),)), ENGLISH))

    assert row(lines, "13 ") == "13 II 1* 2*+1* a card of the hand counts as one matching card"
    assert row(lines, "taxi ") == "taxi Bronx-Brooklyn+ Bronx-Jersey City* +2* +4*"
    assert row(lines, "streetcar") == "streetcar Brooklyn-Queens Manhattan-Brooklyn* +2* +4*"
    assert row(lines, "Lanterns") == "Lanterns yellow Bronx* green Jersey City* brown Queens* grey Brooklyn*"


def test_a_character_is_shown_with_its_words_and_how_sure_its_values_are() -> None:
    lines = printed(SHOWN.component(GAME.options(4), "character-28", ENGLISH))

    assert lines[0] == "character 28 (character-28)"
    assert row(lines, "value") == "value 2 reconstructed"
    assert row(lines, "1 point") == "1 point per own skyscraper, yellow lantern: Bronx"

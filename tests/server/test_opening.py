import pytest

from midtown.core.errors import GameError
from midtown.games import GAMES
from midtown.match.record import record_of, write
from midtown.server.keys import hashed
from midtown.server.opening import check_name, new_name, opening
from midtown.server.requests import Bot, Here, Link, Open, Tom
from midtown.server.table.terms import options_of
from tests.match.games_played import new_match, played

ADA = Here("Ada", "a-salt")


def test_people_have_keys_and_bots_have_none() -> None:
    made = opening(Open("the-city", [ADA, Bot("greedy"), Link("Ben")]))

    assert list(made.keys) == [0, 2]
    assert [planned.key for planned in made.entry.seats] == [hashed(made.keys[0]), "", hashed(made.keys[2])]
    assert [planned.kind for planned in made.entry.seats] == ["here", "bot", "link"]
    assert (made.entry.owner, made.entry.watch) == (hashed(made.owner), hashed(made.watch))


def test_every_table_has_a_secret_and_a_name_of_its_own() -> None:
    assert len({opening(Open("the-city", [ADA, Link()])).entry.secret for _ in range(5)}) == 5
    assert len({new_name() for _ in range(5)}) == 5


def test_a_tom_has_no_seat_but_is_agreed_on() -> None:
    made = opening(Open("new-york-city", [ADA, Tom("A4")]))

    assert len(made.entry.seats) == 1
    assert made.entry.choices["tom-1"] == "A4"
    assert GAMES["new-york-city"].automatic(options_of(made.entry))


def test_choices_and_corrections_are_written_down_in_full() -> None:
    made = opening(Open("the-city", [ADA, Link()], {"survey": "mix"}, [("bridge", "cost", "3")]))

    assert made.entry.choices["survey"] == "mix"
    assert made.entry.choices["scoring"] == "income-first"
    assert made.entry.corrections == [("bridge", "cost", "3")]
    assert options_of(made.entry).corrections[0].value == "3"


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        (Open("chess", [ADA]), "chess"),
        (Open("the-city", [ADA]), "1"),
        (Open("the-city", [ADA] * 6), "6"),
        (Open("the-city", [ADA, Bot("deep-blue")]), "deep-blue"),
        (Open("the-city", [ADA, Tom("A4"), Link()]), "tom"),
        (Open("new-york-city", [ADA, Tom("Z9")]), "Z9"),
        (Open("the-city", [ADA, Link()], {"weather": "rain"}), "weather"),
        (Open("the-city", [ADA, Link()], {}, [("bridge", "colour", "3")]), "colour"),
        (Open("the-city", [Here(" Ada", "a"), Link()]), "blanks"),
        (Open("the-city", [Here("Ada", "a b"), Link()]), "salt"),
        (Open("the-city", [ADA, Link("B\u202een")]), "printable"),
        (Open("the-city", [ADA, Link()], record="game: chess 1\n"), "no record of a game"),
    ],
)
def test_what_cannot_be_set_up_is_refused(request_: Open, why: str) -> None:
    with pytest.raises(GameError, match=f"(?i){why}"):
        opening(request_)


def test_a_record_brings_its_own_options() -> None:
    record = write(record_of(played(new_match(seats=3, chosen={"survey": "mix"}), 20)))
    made = opening(Open("the-city", [ADA, Link(), Link()], record=record))

    assert made.entry.choices["survey"] == "mix"
    with pytest.raises(GameError, match="has 3 seats, not 2"):
        opening(Open("the-city", [ADA, Link()], record=record))
    with pytest.raises(GameError, match="one of the-city, not of fifth-avenue"):
        opening(Open("fifth-avenue", [ADA, Link(), Link()], record=record))
    with pytest.raises(GameError, match="brings its own choices"):
        opening(Open("the-city", [ADA, Link(), Link()], {"survey": "mix"}, record=record))


@pytest.mark.parametrize("name", ["Ada", "Ada Lovelace", "Åsa", "阿达", ""])
def test_names_that_can_be_read_are_names(name: str) -> None:
    check_name(name)

"""What a seat may know: everything that is named here and nothing else."""

import pytest

from midtown.games.the_city import GAME
from midtown.games.the_city.views import CityView
from tests.games.the_city.table import Table, kinds, opening, table

ALLOWED = {
    "seat": "whose view it is",
    "options": "agreed by all",
    "agenda": "numbers of steps, the same for all",
    "asking": "who was asked what, together",
    "ready": "who has answered, not what",
    "question": "the own question",
    "round": "public",
    "hand": "the own one",
    "plan": "the own one",
    "aside": "the own ones",
    "thrown": "the own ones",
    "cities": "public",
    "points": "public",
    "held": "public, as numbers",
    "owed": "public, as numbers",
    "discarded": "public, as numbers",
    "draw_pile": "public, as a number",
}
"""What a view names, and why its seat may know it."""


def as_kinds(text: str) -> tuple[int, ...]:
    return tuple(sorted(kinds(text)))


@pytest.mark.rule("TC-1.4")
def test_a_view_names_only_what_is_allowed() -> None:
    assert set(CityView._fields) == set(ALLOWED)


@pytest.mark.rule("TC-1.4")
def test_cities_are_open_to_all() -> None:
    game = table(seats=3, cities=["house school", "museum", ""])

    expected = ((*kinds("house school"),), (*kinds("museum"),), ())
    assert [game.view(seat).cities for seat in range(3)] == 3 * [expected]
    assert game.spectator.cities == expected


@pytest.mark.rule("TC-1.4")
def test_hands_are_secret() -> None:
    one = table(hands=["house school", "museum"], deck="theater casino")
    other = table(hands=["house school", "theater"], deck="museum casino")

    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert one.view(0).hand == as_kinds("house school")
    assert one.view(0).held == (2, 1)


@pytest.mark.rule("TC-1.4")
def test_the_order_of_the_draw_pile_is_secret() -> None:
    one, other = table(deck="museum casino house"), table(deck="house museum casino")

    assert [one.view(0), one.view(1), one.spectator] == [other.view(0), other.view(1), other.spectator]


@pytest.mark.rule("TC-2.4")
def test_discards_of_others_are_secret() -> None:
    one, other = table(discards=["house", "museum"], deck=""), table(discards=["house", "casino"], deck="")

    assert one.view(0) == other.view(0)
    assert one.view(0).thrown == as_kinds("house")
    assert one.view(0).discarded == (1, 1)


@pytest.mark.rule("TC-1.4", "TC-2.4")
def test_a_spectator_sees_no_card_that_is_not_in_a_city() -> None:
    game = table(hands=["house school museum", "2 casino"], cities=["theater", ""], discards=["opera-house", ""])
    game.play("0 build house")

    seen = game.spectator

    assert (seen.hand, seen.plan, seen.aside, seen.thrown, seen.question) == ((), (), (), (), -1)
    assert (seen.held, seen.discarded, seen.cities) == ((3, 2), (1, 0), (as_kinds("theater"), ()))


@pytest.mark.rule("TC-3.5")
def test_everybody_sees_his_own_sealed_choice() -> None:
    game = table(hands=["house school 3 museum"], cities=["construction-crew"])

    game.play("0 build house", "0 also school")

    assert game.view(0).plan == (*kinds("house"), *kinds("school"))
    assert game.view(1).plan == ()


@pytest.mark.rule("TC-3.3", "TC-3.5")
@pytest.mark.parametrize("choice", ["build house", "build architect", "renounce"])
def test_the_number_of_cards_held_does_not_betray_a_choice(choice: str) -> None:
    game = table(hands=["house 2 museum"])

    game.play(f"0 {choice}")

    assert game.view(1).held == (3, 0)


@pytest.mark.rule("TC-4.2", "TC-2.4")
def test_payments_are_secret_and_seen_by_their_owner() -> None:
    game = table(hands=["department-store 2 museum house", "2 house"])
    game.play("0 build department-store", "1 build house")
    before = game.view(1)

    game.play("0 pay museum", "0 pay house")

    assert sorted(game.view(0).aside) == list(as_kinds("house museum"))
    assert game.view(1) == before
    assert game.view(1).owed == (3, 1)


@pytest.mark.rule("TC-6.2", "TC-6.5")
def test_surveyed_cards_are_seen_by_who_surveys_only() -> None:
    game = table(deck="4 house museum 10 theater")
    game.everybody("renounce")

    assert game.view(0).aside == as_kinds("4 house museum")
    assert game.view(1).aside == as_kinds("5 theater")
    assert game.spectator.held == (5, 5)


@pytest.mark.rule("TC-6.5")
def test_what_somebody_keeps_is_unseen_by_the_others() -> None:
    museum, house = [table(deck="4 house museum 10 theater") for _table in range(2)]
    for game in [museum, house]:
        game.everybody("renounce")
    museum.play("0 keep museum")
    house.play("0 keep house")

    assert museum.view(1) == house.view(1)


@pytest.mark.rule("TC-1.4")
def test_views_of_different_seats_differ_only_in_what_is_their_own() -> None:
    game = opening(seats=3)
    private = {"seat", "hand", "plan", "aside", "thrown", "question"}

    public = [[getattr(game.view(seat), name) for name in ALLOWED if name not in private] for seat in [0, 1, 2, -1]]

    assert public == 4 * public[:1]


def test_everything_on_the_table_can_be_laid_open_for_other_programs() -> None:
    game: Table = table(hands=["house", "school"], cities=["museum"], discards=["", "casino"], deck="theater hospital")

    assert GAME.layout(game.state) == {
        "seats": [
            {"hand": ["house"], "city": ["museum"], "discards": [], "chosen in secret": []},
            {"hand": ["school"], "city": [], "discards": ["casino"], "chosen in secret": []},
        ],
        "draw pile, bottom to top": ["hospital", "theater"],
    }

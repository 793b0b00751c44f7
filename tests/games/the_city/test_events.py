"""What is told of a game: to all, and to the seat that knows more."""

import pytest

from midtown.core.event import Journal
from midtown.games.the_city import GAME
from midtown.games.the_city.words import EVENTS
from tests.games.the_city.table import Table, as_text, opening, table


def told_to_both(game: Table) -> tuple[list[str], list[str]]:
    """What happened since the last time, as seats 0 and 1 are told."""
    events = game.journal.take()
    return [as_text(event.seen_by(0)) for event in events], [as_text(event.seen_by(1)) for event in events]


@pytest.mark.rule("TC-2.2", "TC-1.4")
def test_the_deal_is_told_with_its_cards_to_their_owner_only() -> None:
    game = opening(seats=2)
    hand = " ".join(sorted(game.hand(0).split()))

    own, others = told_to_both(game)

    assert " ".join(sorted(own[0].removeprefix("0 draws ").removesuffix(" [TC-2.2]").split())) == hand
    assert others[0] == "0 draws 7 [TC-2.2]"
    assert own[1] == "1 draws 7 [TC-2.2]"


@pytest.mark.rule("TC-3.1")
def test_every_round_is_announced_with_its_number() -> None:
    game = table(hands=2 * ["2 parking-garage"], deck="", in_round=4)

    game.everybody("build parking-garage")

    assert (game.round, game.told()[-1]) == (5, "round 5 [TC-3.1]")


@pytest.mark.rule("TC-4.1")
def test_buildings_are_told_to_all_with_what_they_cost_their_owner() -> None:
    game = table(hands=["restaurant house", "school"], cities=["row-house"])

    game.play("0 build restaurant", "1 renounce")

    assert game.told()[:2] == ["0 builds restaurant for 0 [TC-4.1]", "1 renounces [TC-4.1]"]


@pytest.mark.rule("TC-4.1", "TC-5.4")
def test_a_pair_is_told_in_its_order() -> None:
    game = table(hands=["row-house restaurant house", ""], cities=["construction-crew"])

    game.play("0 build row-house", "0 also restaurant", "1 build architect")

    assert game.told() == ["0 builds row-house for 1 [TC-4.1]", "0 builds restaurant for 0 [TC-4.1]", "1 builds architect for 0 [TC-4.1]"]


@pytest.mark.rule("TC-2.4")
def test_discards_are_told_with_their_cards_to_their_owner_only() -> None:
    game = table(hands=["department-store museum theater casino", "parking-garage"], deck="2 house")
    game.play("0 build department-store", "1 build parking-garage")
    game.told()

    game.play("0 pay museum", "0 pay casino", "0 pay theater")

    own, others = told_to_both(game)
    assert own[:2] == ["0 discards museum casino theater [TC-2.4]", "0 draws house house [TC-7.2]"]
    assert others[:2] == ["0 discards 3 [TC-2.4]", "0 draws 2 [TC-7.2]"]


@pytest.mark.rule("TC-6.1")
def test_surveyed_cards_are_told_to_who_surveys_only() -> None:
    game = table(deck="3 house 2 museum house")

    game.play("0 renounce", "1 build architect")

    own, others = told_to_both(game)
    assert own[2] == "0 surveys museum museum house house house [TC-6.1]"
    assert others[2] == "0 surveys 5 [TC-6.1]"


@pytest.mark.rule("TC-6.3")
def test_cards_that_are_mixed_into_the_hand_are_told_to_their_owner_only() -> None:
    game = table(deck="5 house museum", survey="mix")

    game.play("0 renounce", "1 build architect")

    own, others = told_to_both(game)
    assert own[2] == "0 draws house house house house house [TC-6.1]"
    assert others[2] == "0 draws 5 [TC-6.1]"


@pytest.mark.rule("TC-7.3")
def test_points_are_told_to_all_by_building() -> None:
    game = table(hands=2 * ["parking-garage"], cities=["school house 2 luxury-home", "house"])

    game.everybody("build parking-garage")

    scored = [event for event in game.journal.take() if event.kind.name == "scored"]
    assert [as_text(event) for event in scored] == ["0 scores 12: school luxury-home luxury-home [TC-7.3]"]
    assert scored[0].values == [2, 5, 5]


@pytest.mark.rule("TC-8.1")
def test_everybody_who_has_fifty_points_is_named_at_the_end() -> None:
    game = table(seats=3, hands=3 * ["parking-garage"], cities=["school", "house", "school"], points=[48, 40, 51])

    game.everybody("build parking-garage")

    assert game.told()[-2:] == ["0 has 50 points: the game ends [TC-8.1]", "2 has 53 points: the game ends [TC-8.1]"]


@pytest.mark.rule("TC-7.2")
def test_nothing_is_told_of_a_draw_of_nothing() -> None:
    game = table(hands=2 * ["parking-garage"], deck="")

    game.everybody("build parking-garage")

    assert [text for text in game.told() if "draws" in text] == []


def test_what_shows_somebody_something_hidden_stops_taking_back() -> None:
    assert [kind.name for kind in EVENTS if kind.reveals] == ["drew", "surveyed", "shuffled", "built", "renounced"]


def test_points_are_what_the_scoring_events_say() -> None:
    assert [kind.name for kind in EVENTS if kind.scores] == ["scored"]


def test_what_is_secret_has_a_form_for_all() -> None:
    assert [kind.name for kind in EVENTS if kind.private] == ["drew", "surveyed", "discarded"]
    assert all("{things}" not in kind.public for kind in EVENTS if kind.private)


def test_events_can_be_read_by_other_programs() -> None:
    game = table(hands=["row-house museum", ""])
    game.play("0 build row-house", "1 renounce")

    assert [event.to_json() for event in game.journal.take()] == [
        {"event": "built", "rule": "TC-4.1", "seat": 0, "amount": 1, "things": ["row-house"]},
        {"event": "renounced", "rule": "TC-4.1", "seat": 1, "amount": 0},
    ]


def test_the_game_is_the_same_when_nobody_listens() -> None:
    options = GAME.options(3)
    journal = Journal()
    heard, unheard = GAME.setup(options, 11, journal), GAME.setup(options, 11)

    while not heard.over:
        action = heard.options()[0]
        heard.play(action)
        unheard.play(action)
        assert heard.key() == unheard.key()

    assert journal.events

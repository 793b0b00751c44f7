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


@pytest.mark.rule("TC-4.3", "TC-4.4", "TC-4.5", "TC-4.7", "TC-4.8")
@pytest.mark.parametrize(
    ("building", "city", "rules"),
    [
        ("house", "citizen-center row-house", []),
        ("school", "house", ["TC-4.3"]),
        ("central-park", "", ["TC-4.4"]),
        ("luxury-home", "school", ["TC-4.5"]),
        ("fashion-boutique", "row-house citizen-center", ["TC-4.5", "TC-4.7"]),
        ("restaurant", "row-house citizen-center", ["TC-4.5", "TC-4.7", "TC-4.8"]),
    ],
)
def test_the_journal_counts_the_rules_that_a_building_made_use_of(building: str, city: str, rules: list[str]) -> None:
    game = table(hands=[f"{building} 5 house"], cities=[city])

    game.play(f"0 build {building}", "1 renounce")

    assert sorted(rule for rule in game.journal.exercised if rule in {"TC-4.3", "TC-4.4", "TC-4.5", "TC-4.7", "TC-4.8"}) == rules


@pytest.mark.rule("TC-7.4", "TC-7.5", "TC-7.6", "TC-7.7", "TC-7.8", "TC-7.9")
@pytest.mark.parametrize(
    ("cities", "rule", "times"),
    [
        (["central-park", ""], "TC-7.4", 1),
        (["bridge freeway", ""], "TC-7.5", 1),
        (["museum", "school"], "TC-7.6", 1),
        (["research-center", "university"], "TC-7.7", 1),
        (["subway", "theater"], "TC-7.8", 1),
        (["2 luxury-home", ""], "TC-7.9", 2),
    ],
)
def test_the_journal_counts_the_rules_that_brought_something(cities: list[str], rule: str, times: int) -> None:
    game = table(hands=2 * ["house 2 museum"], cities=cities)
    without = table(cities=["casino", "casino"])

    game.renounce_round()
    without.renounce_round()

    assert game.journal.exercised[rule] == times
    assert rule not in without.journal.exercised


@pytest.mark.rule("TC-2.5", "TC-2.6", "TC-6.4")
def test_the_journal_counts_shuffles_losses_and_short_surveys() -> None:
    game = table(hands=["", "parking-garage"], cities=["", "casino"], discards=["2 house"], deck="")

    game.play("0 renounce", "1 build parking-garage", "0 keep house")

    assert [game.journal.exercised[rule] for rule in ["TC-2.5", "TC-2.6", "TC-6.4"]] == [2, 1, 1]

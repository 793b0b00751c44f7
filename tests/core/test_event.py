import pytest

from midtown.core.event import SPECTATOR, Event, EventKind, Journal
from midtown.core.vocabulary import Domain

CARDS = Domain("card", ["ant", "bee", "cat"])
DREW = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", CARDS, reveals=True)
LAID = EventKind("laid", "{seat} lays {things}", domain=CARDS, scores=True)
BEGAN = EventKind("began", "round {amount}")


def test_a_kind_says_what_it_reveals_and_scores() -> None:
    assert [(kind.reveals, kind.scores) for kind in (DREW, LAID, BEGAN)] == [(True, False), (False, True), (False, False)]


def test_a_kind_may_name_its_points_among_the_parts_of_a_score() -> None:
    assert (EventKind("won", "{seat} wins", scores=True, part="victories").part, LAID.part) == ("victories", "")


@pytest.mark.parametrize("observer", [0, 2, SPECTATOR])
def test_a_public_event_is_the_same_for_all(observer: int) -> None:
    event = Event(LAID, "T-3", 1, [0, 2], [3, 4], 7)

    assert event.seen_by(observer) is event


def test_a_private_event_is_told_in_full_to_its_own_seat() -> None:
    event = Event(DREW, "T-4", 1, [0, 2], [], 2)

    assert event.seen_by(1) is event
    assert str(event.seen_by(1).reason()) == "seat 1 draws ant, cat [T-4]"


@pytest.mark.parametrize("observer", [0, 2, SPECTATOR])
def test_others_learn_only_the_amount_of_a_private_event(observer: int) -> None:
    seen = Event(DREW, "T-4", 1, [0, 2], [5, 6], 2).seen_by(observer)

    assert seen.to_json() == {"event": "drew", "rule": "T-4", "seat": 1, "amount": 2}
    assert str(seen.reason()) == "seat 1 draws 2 [T-4]"


def test_a_private_event_about_nothing_is_told_in_public_words() -> None:
    assert Event(DREW, "T-4", 1, [], [], 0).sentence == DREW.public


def test_a_public_event_has_one_sentence() -> None:
    assert Event(LAID, "T-3", 1, [1], [], 0).sentence == LAID.public


def test_an_event_names_its_things() -> None:
    assert Event(LAID, "T-3", 0, [2, 1], [], 3).names() == ["cat", "bee"]


def test_an_event_about_no_things_names_none() -> None:
    assert Event(BEGAN, "T-2", SPECTATOR, [], [], 3).names() == []


def test_an_event_for_other_programs_has_things_and_values_where_it_has_them() -> None:
    assert Event(LAID, "T-3", 0, [2, 1], [2, 1], 3).to_json() == {
        "event": "laid",
        "rule": "T-3",
        "seat": 0,
        "amount": 3,
        "things": ["cat", "bee"],
        "values": [2, 1],
    }
    assert Event(BEGAN, "T-2", SPECTATOR, [], [], 3).to_json() == {"event": "began", "rule": "T-2", "seat": -1, "amount": 3}


def test_equal_events_agree_in_everything() -> None:
    event = Event(LAID, "T-3", 0, [2], [2], 2)
    others = [
        Event(DREW, "T-3", 0, [2], [2], 2),
        Event(EventKind("laid", LAID.public, domain=CARDS), "T-3", 0, [2], [2], 2),
        Event(LAID, "T-4", 0, [2], [2], 2),
        Event(LAID, "T-3", 1, [2], [2], 2),
        Event(LAID, "T-3", 0, [1], [2], 2),
        Event(LAID, "T-3", 0, [2], [1], 2),
        Event(LAID, "T-3", 0, [2], [2], 1),
    ]

    assert event == Event(LAID, "T-3", 0, [2], [2], 2)
    assert hash(event) == hash(Event(LAID, "T-3", 0, [2], [2], 2))
    assert event not in others
    assert event != event.to_json()


def test_an_event_shows_what_it_is_made_of() -> None:
    assert repr(Event(BEGAN, "T-2", 0, [], [], 3)) == "Event({'event': 'began', 'rule': 'T-2', 'seat': 0, 'amount': 3})"


def test_a_journal_notes_events_under_the_present_rule() -> None:
    journal = Journal()
    journal.under("T-2")
    journal.note(BEGAN, SPECTATOR, [], 1)
    journal.under("T-3")
    journal.note_values(LAID, 1, [0, 2], [3, 4])

    assert journal.events == [Event(BEGAN, "T-2", SPECTATOR, [], [], 1), Event(LAID, "T-3", 1, [0, 2], [3, 4], 7)]


def test_an_event_can_be_noted_and_counted_under_another_rule() -> None:
    journal = Journal()
    journal.under("T-2")
    journal.note_by("T-4", LAID, 1, [2], 5)
    journal.note(BEGAN, 0, [], 1)

    assert journal.events == [Event(LAID, "T-4", 1, [2], [], 5), Event(BEGAN, "T-2", 0, [], [], 1)]
    assert journal.exercised == {"T-2": 1, "T-4": 1}


def test_a_journal_is_read_once() -> None:
    journal = Journal()
    journal.note(BEGAN, 0, [], 1)
    first = journal.take()
    journal.note(BEGAN, 0, [], 2)

    assert [event.amount for event in first] == [1]
    assert [event.amount for event in journal.take()] == [2]
    assert journal.take() == []


def test_a_journal_counts_the_rules_that_were_exercised() -> None:
    journal = Journal()
    journal.under("T-2")
    journal.exercise("T-4")
    journal.under("T-2")

    assert journal.exercised == {"T-2": 2, "T-4": 1}
    assert journal.rule == "T-2"

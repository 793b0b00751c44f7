import pickle

import pytest

from midtown.core.errors import BadNotation, BadOptions, BadRecord, GameError, GameOver, IllegalAction, NotAsked, NoUndo, Reason, Refused

NEEDS = Reason("T-3", "{card} needs {needs}", {"card": "school", "needs": ["house", "bridge"]})


def test_a_reason_is_its_sentence_with_the_rule_behind_it() -> None:
    assert str(NEEDS) == "school needs house, bridge [T-3]"


def test_a_reason_without_a_rule_is_its_sentence_alone() -> None:
    assert str(Reason("", "the game is over")) == "the game is over"


def test_a_blank_called_seat_takes_the_number_of_a_seat() -> None:
    assert Reason("T-1", "{seat} has {cards}", {"seat": 2, "cards": 5}).plain() == "seat 2 has 5"


def test_a_reason_can_hold_another_one() -> None:
    assert str(Reason("", "so: {why}", {"why": NEEDS})) == "so: school needs house, bridge"


def test_equal_reasons_have_the_same_rule_sentence_and_blanks() -> None:
    same = Reason("T-3", "{card} needs {needs}", {"card": "school", "needs": ["house", "bridge"]})
    others = [
        Reason("T-4", same.sentence, same.blanks),
        Reason("T-3", "{card} wants {needs}", same.blanks),
        Reason("T-3", same.sentence, {"card": "school", "needs": ["house"]}),
    ]

    assert same == NEEDS
    assert hash(same) == hash(NEEDS)
    assert NEEDS not in others
    assert NEEDS != "school needs house, bridge [T-3]"


def test_a_reason_shows_what_it_is_made_of() -> None:
    assert repr(Reason("T-1", "no {card}", {"card": "ant"})) == "Reason('T-1', 'no {card}', {'card': 'ant'})"


def test_a_reason_can_be_sent_to_another_process() -> None:
    outer = Reason("", "so: {why}", {"why": NEEDS})

    assert pickle.loads(pickle.dumps(outer)) == outer  # noqa: S301  # nobody else has touched it


@pytest.mark.parametrize("kind", [IllegalAction, NotAsked, GameOver, NoUndo])
def test_refusals_are_game_errors_with_a_reason(kind: type[Refused]) -> None:
    error = kind(NEEDS)

    assert isinstance(error, Refused)
    assert error.reason is NEEDS
    assert str(error) == str(NEEDS)


@pytest.mark.parametrize("kind", [BadNotation, BadOptions])
def test_bad_input_is_a_game_error_but_no_refusal(kind: type[GameError]) -> None:
    error = kind(NEEDS)

    assert isinstance(error, GameError)
    assert not isinstance(error, Refused)
    assert error.reason is NEEDS


def test_a_bad_record_names_its_line() -> None:
    error = BadRecord(12, Reason("", "no such seat"))

    assert (error.line, str(error)) == (12, "line 12: no such seat")

"""The search for sentences finds them wherever they hide; otherwise the tests of translations would prove nothing."""

import pytest

from midtown.games import GAMES
from tests.texts.spoken import SPOKEN, spoken

REASON = """
class Reason:
    def __init__(self, rule, sentence, blanks=None): ...
"""


def spoken_after_reason(source: str) -> set[str]:
    return spoken([REASON, source])[1]


def test_what_is_passed_by_position_is_found() -> None:
    assert spoken_after_reason('Reason("X-1", "the game is over")') == {"the game is over"}


def test_what_is_passed_by_name_is_found() -> None:
    assert spoken_after_reason('errors.Reason("X-1", sentence="the game is over")') == {"the game is over"}


def test_both_branches_of_a_condition_are_found() -> None:
    assert spoken_after_reason('Reason("X-1", "over" if over else "not over")') == {"over", "not over"}


def test_a_sentence_handed_on_is_found_where_it_is_written() -> None:
    helper = 'def refuse(sentence):\n    return Reason("X-1", sentence)\n'
    assert spoken_after_reason(helper + 'refuse("no")') == {"no"}


def test_a_method_is_asked_without_its_self() -> None:
    source = 'class Language:\n    def sentence(self, english, /, **blanks): ...\nself.language.sentence("{amount} cards", amount=2)'
    assert spoken([source]) == [{"{amount} cards"}]


def test_the_fields_of_a_dataclass_are_its_parameters() -> None:
    assert spoken(['class Option:\n    name: str\n    meaning: str\nOption("survey", "how many are kept")']) == [{"how many are kept"}]


def test_what_stands_in_a_table_of_pieces_is_found() -> None:
    assert spoken(['SPOKEN: Final = {"end": "the game ends as it stands"}\nCHOICES: Final = {"end": "yes"}']) == [
        {"the game ends as it stands"}
    ]


def test_other_texts_are_no_sentences() -> None:
    assert spoken_after_reason('Reason("X-1", "over", {"card": "school"}); print("hello")') == {"over"}


@pytest.mark.parametrize("argument", ['f"no {thing}"', '"no " + thing', "thing", "sentences[0]", "None"])
def test_a_sentence_that_is_put_together_is_refused(argument: str) -> None:
    with pytest.raises(ValueError, match="must be written out"):
        spoken_after_reason(f'Reason("X-1", {argument})')


def test_two_functions_of_one_name_must_agree_where_their_sentence_stands() -> None:
    with pytest.raises(ValueError, match="refuse"):
        spoken(["def refuse(sentence): ...", "def refuse(rule, sentence): ..."])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_declares_is_found(name: str) -> None:
    game = GAMES[name]
    declared = {kind.public for kind in game.events} | {kind.private for kind in game.events if kind.private}
    declared |= {option.meaning for option in game.offered}

    assert declared <= set().union(*SPOKEN.values())

import pytest

from midtown.core.errors import BadNotation
from midtown.core.vocabulary import Domain, Vocabulary

CARDS = Domain("card", ["ant", "bee", "cat"])
SEATS = Domain("seat", ["first", "second"])


def words() -> Vocabulary:
    made = Vocabulary()
    made.verb("lay", CARDS)
    made.verb("give", CARDS, SEATS)
    made.verb("pass")
    return made


def refusal_of(text: str) -> str:
    with pytest.raises(BadNotation) as refused:
        words().parse(text)
    return str(refused.value)


def test_ids_follow_the_order_of_the_verbs_and_their_things() -> None:
    assert words().texts == [
        "lay ant",
        "lay bee",
        "lay cat",
        "give ant first",
        "give ant second",
        "give bee first",
        "give bee second",
        "give cat first",
        "give cat second",
        "pass",
    ]


def test_a_new_verb_leaves_all_earlier_ids_alone() -> None:
    made = words()
    before = list(made.texts)
    knock = made.verb("knock")

    assert made.texts == [*before, "knock"]
    assert knock.first == len(before)
    assert len(made) == 11


def test_every_text_is_read_as_its_action() -> None:
    made = words()

    assert [made.parse(text) for text in made.texts] == list(range(len(made)))
    assert [made.ids[text] for text in made.texts] == list(range(len(made)))


def test_a_verb_of_one_thing_says_it_and_takes_it_back() -> None:
    lay = words().verbs[0]

    assert [int(lay.of(card)) for card in range(3)] == [0, 1, 2]
    assert [int(lay.thing(action)) for action in range(3)] == [0, 1, 2]


def test_a_verb_of_two_things_says_them_and_takes_them_back() -> None:
    made = words()
    give = made.verbs[1]
    pairs = [(card, seat) for card in range(3) for seat in range(2)]
    actions = [int(give.of_both(card, seat)) for card, seat in pairs]

    assert [made.texts[action] for action in actions] == [f"give {CARDS.things[card]} {SEATS.things[seat]}" for card, seat in pairs]
    assert [(give.one(action), give.other(action)) for action in actions] == pairs


def test_a_verb_names_its_own_actions_only() -> None:
    made = words()

    assert [[action for action in range(-1, 11) if verb.names(action)] for verb in made.verbs] == [[0, 1, 2], [3, 4, 5, 6, 7, 8], [9]]


def test_every_action_has_its_verb() -> None:
    made = words()

    assert [made.verb_of(action).word for action in (0, 2, 3, 8, 9)] == ["lay", "lay", "give", "give", "pass"]


@pytest.mark.parametrize("action", [-1, 10])
def test_what_is_no_action_has_no_verb(action: int) -> None:
    with pytest.raises(BadNotation, match=f"^{action} is not the number of an action$"):
        words().verb_of(action)


def test_an_action_knows_the_names_of_its_things() -> None:
    assert [words().things_of(action) for action in (1, 4, 9)] == [["bee"], ["ant", "second"], []]


def test_a_verb_knows_what_it_is_said_of() -> None:
    lay, give, pass_ = words().verbs

    assert (lay.domain, lay.other_domain) == (CARDS, None)
    assert (give.domain, give.other_domain) == (CARDS, SEATS)
    assert (pass_.domain, pass_.other_domain) == (None, None)


def test_a_domain_names_its_things() -> None:
    assert CARDS.names([2, 0, 2]) == ["cat", "ant", "cat"]


def test_two_actions_may_not_be_written_alike() -> None:
    made = words()

    with pytest.raises(ValueError, match=r"^two actions are both written 'lay ant'$"):
        made.verb("lay", CARDS)


@pytest.mark.parametrize("text", ["give bee second", "  give   bee second ", "Give BEE Second", "give\tbee\nsecond"])
def test_upper_case_and_extra_blanks_do_not_matter(text: str) -> None:
    assert words().parse(text) == 6


def test_a_slip_is_answered_with_what_was_perhaps_meant() -> None:
    assert refusal_of("Lay  aunt") == "'lay aunt' is no action of this game; did you mean 'lay ant'?"


@pytest.mark.parametrize("text", ["", "xyzzy"])
def test_what_resembles_nothing_is_refused_without_a_guess(text: str) -> None:
    assert refusal_of(text) == f"'{text}' is no action of this game"

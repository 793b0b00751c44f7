import pytest

from midtown.core.chance import SEEDS
from midtown.core.errors import BadOptions, Reason
from midtown.core.event import EventKind
from midtown.core.game import ROUNDS, TURNS, Game
from midtown.core.options import Correction, Option, Options
from midtown.core.rules import Book
from midtown.core.state import State
from midtown.core.vocabulary import Vocabulary
from tests.open_view import OpenView

LENGTH = Option("length", ("short", "long"), "G-1", "how many rounds are played")
BEGAN = EventKind("began", "round {amount}")
BOOK = Book(Vocabulary(), players="G-0", end="G-9")


class Plain(Game[State, OpenView]):
    def __init__(self) -> None:
        super().__init__("plain", 7, range(2, 5), (LENGTH,), BOOK, [BEGAN])

    def check_edition(self, options: Options) -> None:
        if options.corrections:
            raise BadOptions(Reason("G-2", "nothing can be corrected"))


def refusal_of(seats: int, chosen: dict[str, str] | None = None) -> str:
    with pytest.raises(BadOptions) as refused:
        Plain().options(seats, chosen)
    return str(refused.value)


def test_a_game_knows_what_it_was_described_with() -> None:
    game = Plain()

    assert (game.name, game.rules_version, game.seats) == ("plain", 7, range(2, 5))
    assert (game.offered, game.book, game.events) == ((LENGTH,), BOOK, [BEGAN])
    assert (game.plays_in, game.ending_choices) == (ROUNDS, {})


def test_a_game_may_be_counted_in_turns_and_need_a_choice_to_come_to_an_end() -> None:
    game: Game[State, OpenView] = Game("turns", 1, range(2, 3), (LENGTH,), BOOK, [], plays_in=TURNS, ending_choices={"length": "short"})

    assert (game.plays_in, game.ending_choices) == (TURNS, {"length": "short"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_are_agreed_for_every_number_of_seats(seats: int) -> None:
    assert Plain().options(seats) == Options(seats, (("length", "short"),))


def test_nobody_plays_by_rules_alone_unless_a_game_says_so() -> None:
    assert Plain().automatic(Plain().options(2)) == []


class Shown(Plain):
    """Shows no more than whose eyes are looking."""

    def view(self, _state: State, seat: int) -> OpenView:
        return OpenView(seat, self.options(2), (), (), (), 0)

    def shown(self, view: OpenView) -> dict[str, object]:
        return {"seat": view.seat}


def test_unless_a_game_says_more_all_that_is_shown_is_a_seats_own_and_may_have_changed() -> None:
    game = Shown()
    state = State(BOOK, game.options(2))

    assert game.own(state, 1) == {"seat": 1}
    assert game.alone(state, 1) == (game.view(state, 1),)
    assert game.changed(game.view(state, -1), game.view(state, 0), {"seat": 0}) == {"seat": -1}


def test_choices_are_taken_over() -> None:
    assert Plain().options(2, {"length": "long"}) == Options(2, (("length", "long"),))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    assert refusal_of(seats) == f"this game has 2 to 4 seats, not {seats} [G-0]"


def test_an_unknown_option_is_refused() -> None:
    assert refusal_of(2, {"lenght": "long"}) == "unknown option 'lenght'; did you mean 'length'?"


def test_the_game_has_its_say_about_corrections() -> None:
    with pytest.raises(BadOptions, match="nothing can be corrected"):
        Plain().options(2, None, (Correction("school", "cost", "2"),))


@pytest.mark.parametrize("seed", [0, 1, SEEDS - 1])
def test_whole_numbers_of_64_bits_are_seeds(seed: int) -> None:
    Plain().check_seed(seed)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_other_numbers_are_no_seeds(seed: int) -> None:
    with pytest.raises(BadOptions) as refused:
        Plain().check_seed(seed)

    assert str(refused.value) == f"a seed is a whole number from 0 to 18446744073709551615, not {seed}"

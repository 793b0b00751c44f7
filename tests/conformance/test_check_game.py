"""What check_game plays, and what it says when a law is broken."""

from collections import Counter

import pytest

from midtown.core.options import Options
from midtown.core.result import Result
from midtown.match.conformance import Broken, check_game, every_option_set
from tests.conformance.broken_asking import FailsToLay
from tests.conformance.broken_ending import GoesOnForEver
from tests.conformance.broken_repeating import RollsForItsListener
from tests.conformance.broken_setting_up import WritesCapitals
from tests.conformance.open_toys import SayFive
from tests.conformance.toys import SOUND, Toy, ToyState


class ForThree(Toy):
    """A game that names one agreement for all."""

    def agreements(self) -> list[tuple[int, dict[str, str]]]:
        return [(3, {"length": "long"})]


class WithAnAutomaticLoser(Toy):
    """A game with a player who has no seat and never scores."""

    def result(self, state: ToyState) -> Result:
        return super().result(state)._replace(automatic=((0,),))


def nobody_reaches_nine_points(state: ToyState) -> None:
    assert max(state.points) < 9, f"points are {state.points}"


def test_a_game_without_chance_or_secrets_can_be_sound() -> None:
    check_game(SayFive())


def test_option_sets_are_all_seat_counts_with_all_choices() -> None:
    found = [(options.seats, options.value("length")) for options in every_option_set(SOUND)]

    assert found == [(2, "short"), (2, "long"), (3, "short"), (3, "long")]


def test_a_game_may_name_some_option_sets_that_stand_for_all() -> None:
    found = [(options.seats, options.value("length")) for options in every_option_set(ForThree())]

    assert found == [(3, "long")]


def test_the_option_sets_that_a_game_names_are_played() -> None:
    played: set[Options] = set()

    check_game(ForThree(), seeds=[3], invariants=[lambda state: played.add(state.agreed)])

    assert played == {ForThree().options(3, {"length": "long"})}


def test_a_game_with_an_automatic_player_can_be_sound() -> None:
    check_game(WithAnAutomaticLoser(), seeds=[3])


def test_every_option_set_is_played_with_every_seed() -> None:
    played: Counter[Options] = Counter()

    def count(state: ToyState) -> None:
        played[state.agreed] += state.ply == 0

    check_game(SOUND, seeds=[3, 4], invariants=[count])

    assert played == dict.fromkeys(every_option_set(SOUND), 2)


def test_only_the_named_option_sets_are_played() -> None:
    named = [SOUND.options(3, {"length": "long"})]
    played: set[Options] = set()

    check_game(SOUND, seeds=[3], option_sets=named, invariants=[lambda state: played.add(state.agreed)])

    assert played == set(named)


def test_equal_calls_play_equal_games() -> None:
    keys: list[list[int]] = []

    check_game(SOUND, seeds=[5], invariants=[lambda state: keys.append(state.key())])
    once = list(keys)
    check_game(SOUND, seeds=[5], invariants=[lambda state: keys.append(state.key())])

    assert keys == once + once


def test_an_invariant_is_a_law_of_its_own() -> None:
    with pytest.raises(Broken) as caught:
        check_game(SOUND, invariants=[nobody_reaches_nine_points])

    assert caught.value.law == "nobody_reaches_nine_points"
    assert caught.value.detail.startswith("AssertionError: points are [")


def test_a_breach_says_where_and_how_to_see_it_again() -> None:
    game = RollsForItsListener()
    options = game.options(2, {"length": "short"})
    with pytest.raises(Broken) as first:
        check_game(game, seeds=range(8, 12))
    with pytest.raises(Broken) as again:
        check_game(game, seeds=[8], option_sets=[options])

    assert (first.value.seed, first.value.ply) == (8, 4)
    assert str(again.value) == str(first.value)
    assert str(first.value) == (
        "toy breaks the law 'listening changes nothing' after 4 moves with seed 8 (2 seats, length=short): "
        f"{first.value.detail}; see it again with check_game(game, seeds=[8], option_sets=[{options!r}])"
    )
    assert first.value.detail.startswith("with a journal it became another state: number ")


def test_a_breach_by_the_words_belongs_to_no_seed() -> None:
    with pytest.raises(Broken) as caught:
        check_game(WritesCapitals())

    assert (caught.value.seed, caught.value.ply) == (None, None)
    assert str(caught.value).startswith("toy breaks the law 'texts can be read back': BadNotation: 'lay ant' is no action of this game")


def test_an_error_of_the_game_is_kept_as_the_cause() -> None:
    with pytest.raises(Broken) as caught:
        check_game(FailsToLay())

    assert isinstance(caught.value.__cause__, IndexError)
    assert "is offered 'lay " in caught.value.detail


def test_a_game_may_not_take_more_than_the_longest_number_of_moves() -> None:
    with pytest.raises(Broken) as caught:
        check_game(GoesOnForEver(), longest=30)

    assert (caught.value.law, caught.value.ply) == ("games_end", 30)

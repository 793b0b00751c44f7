"""The laws let a sound game pass and catch every flaw by its name."""

import pytest

from midtown.match.conformance import LAWS, Broken, check_game
from tests.conformance.broken_toys import BROKEN
from tests.conformance.toys import SOUND, Toy

FLAWS = [pytest.param(law, toy, id=f"{toy.__name__}-{law}") for law, toys in BROKEN.items() for toy in toys]


def test_a_sound_game_keeps_all_laws() -> None:
    check_game(SOUND, seeds=range(8))


@pytest.mark.parametrize(("law", "toy"), FLAWS)
def test_a_flaw_is_caught_by_the_law_that_forbids_it(law: str, toy: type[Toy]) -> None:
    with pytest.raises(Broken) as caught:
        check_game(toy(), seeds=range(8), longest=60)

    assert caught.value.law == law


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert set(BROKEN) == set(LAWS)

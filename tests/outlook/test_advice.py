"""Advice is worked out from what a seat can see, whatever lies hidden."""

from collections import Counter

import pytest

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.outlook.advice import Advice, advice
from midtown.outlook.registry import OUTLOOKS
from midtown.texts.language import LANGUAGES, Language

MOVES = 400


def play(game_name: str, seats: int, seed: int) -> list[tuple[Match, int, Advice]]:
    """A game at random, with the advice before every answer."""
    game = GAMES[game_name]
    match, dice = Match(game, game.options(seats, game.ending_choices), seed), Chance(seed)
    found = []
    while not match.over and match.ply < MOVES:
        seat = match.owing[int(dice.below(len(match.owing)))]
        if match.ply % 7 == 0:
            found.append((match.at(match.ply), seat, advice(match, seat)))
        options = match.state.options(seat)
        match.play(options[int(dice.below(len(options)))], seat)
    return found


@pytest.mark.parametrize(("game", "seats"), [("the-city", 3), ("fifth-avenue", 2), ("fifth-avenue", 3), ("new-york-city", 2)])
def test_every_choice_is_shown_once_and_nothing_that_is_offered_is_refused(game: str, seats: int) -> None:
    for match, seat, given in play(game, seats, 5):
        shown = Counter([choice.action for choice, _ in given.choices])
        assert shown == Counter(match.state.options(seat))
        assert shown.keys().isdisjoint([action for action, _, _ in given.refused])
        assert given.question.sentence


@pytest.mark.parametrize(("game", "seats"), [("the-city", 3), ("fifth-avenue", 2), ("fifth-avenue", 3), ("new-york-city", 2)])
def test_hidden_cards_make_no_difference(game: str, seats: int) -> None:
    for match, seat, given in play(game, seats, 6):
        view = match.view(seat)
        for seed in (1, 2):
            match.state = match.game.determinize(view, seed)
            assert advice(match, seat) == given


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_components_do_can_be_said_in_every_language(game: str, code: str) -> None:
    options = GAMES[game].options(2)
    said = OUTLOOKS[game].sayings(options, Language.load(code, game))

    assert said.keys() <= {row["component"] for row in GAMES[game].components(options)}
    assert all(all(saying) for saying in said.values())

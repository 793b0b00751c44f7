"""An explanation names the best choices of a position, in every game and language, and knows nothing but the view."""

import pytest

from midtown.bots.considering import Considered
from midtown.bots.explaining.explanation import Explanation, explain, why_instead
from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.match import AnyGame, Match
from midtown.texts.language import LANGUAGES, Language
from tests.bots.weighing import Weighing

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def choices_of_a_game(game: AnyGame, seed: int, every: int) -> list[tuple[Match, int]]:
    """Some moments of a game at random at which a seat has a choice."""
    match, dice = Match(game, game.options(3, game.ending_choices), seed), Chance(seed)
    found = []
    while not match.over and match.ply < 400:
        seat = match.owing[0]
        options = match.state.options(seat)
        if len(options) > 1 and match.ply % every == 0:
            found.append((match.at(match.ply), seat))
        match.play(options[int(dice.below(len(options)))], seat)
    return found


def explained(match: Match, seat: int) -> Explanation:
    view, options = match.view(seat), match.state.options(seat)
    return explain(match.game, view, options, Weighing(match.game, 1).consider(view, options))


@every_game
def test_it_is_the_same_whatever_is_hidden(game: AnyGame) -> None:
    moments = choices_of_a_game(game, 5, 11)
    for match, seat in moments:
        view = match.view(seat)
        found = explained(match, seat)
        for seed in (1, 2):
            match.state = game.determinize(view, seed)
            assert explained(match, seat) == found

    assert len(moments) > 5


@every_game
def test_it_holds_up_to_three_offered_choices_and_a_nudge_that_leaves_more_than_one(game: AnyGame) -> None:
    for match, seat in choices_of_a_game(game, 6, 7):
        options = match.state.options(seat)
        found = explained(match, seat)
        actions = [choice.considered.action for choice in found.choices]
        assert len(actions) == len(set(actions)) == min(3, len(options))
        assert set(actions) <= set(options)
        assert len(found.nudge.among) != 1
        assert not found.nudge.among or actions[0] in found.nudge.among


@every_game
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_of_it_can_be_said_in_every_language(game: AnyGame, code: str) -> None:
    language = Language.load(code, game.name)
    for match, seat in choices_of_a_game(game, 7, 9):
        found = explained(match, seat)
        for reason in [found.nudge.says, *[choice.why for choice in found.choices]]:
            said = language.reason(reason)
            assert said
            assert "{" not in said


def test_what_was_not_tried_is_not_spoken_of() -> None:
    game = GAMES["the-city"]
    match = Match(game, game.options(2), 1)
    options = match.state.options(0)
    considered = [Considered(options[0], 0.5, 0.0, 9), Considered(options[1], 0.0, 0.0, 0), Considered(options[2], 0.4, 0.0, 3)]

    found = explain(game, match.view(0), options, considered)

    assert [choice.considered.action for choice in found.choices] == [options[0], options[2]]
    alone = explain(game, match.view(0), options, considered[1:2])
    assert (len(alone.choices), alone.nudge.says.plain()) == (1, "There was no time to try other choices.")


def test_a_choice_without_an_alternative_is_explained_too() -> None:
    game = GAMES["the-city"]
    match = Match(game, game.options(2), 1)
    only = match.state.options(0)[:1]

    found = explain(game, match.view(0), only, [Considered(only[0], 0.5, 0.0, 1)])

    assert len(found.choices) == 1
    assert found.nudge.says.plain() == "There is no other choice."


def test_what_would_have_been_better_is_compared_with_what_was_played() -> None:
    game = GAMES["fifth-avenue"]
    match = Match(game, game.options(2), 1)
    while not any(choice.text == "skyscrapers" for choice in match.choices(match.owing[0])):
        match.play(match.choices(match.owing[0])[0].action, match.owing[0])
    seat = match.owing[0]
    better, played = Considered(match.parse("skyscrapers"), 0.6, 2.0, 9), Considered(match.parse("commission"), 0.4, 0.0, 9)

    said = Language.load("en", game.name).reason(why_instead(game, match.view(seat), better, played))

    assert said == "takes 3 skyscrapers, unlike what was played"

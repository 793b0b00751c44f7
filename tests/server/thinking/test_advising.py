"""What advisers are asked, and what comes back from their process."""

import pytest

from midtown.bots.explaining.explanation import Explanation
from midtown.bots.reviewing.decision import Decision
from midtown.bots.reviewing.hindsight import Hindsight
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server.thinking.answering import answer_to
from midtown.server.thinking.frames import LENGTH, answer_in, framed, thought_in
from midtown.server.thinking.thought import Consultation, Reflection
from tests.server.thinking.thoughts import positions


def decision_at(name: str, place: int) -> Decision:
    match = positions(name)[place]
    seat = match.owing[0]
    while len(match.state.options(seat)) == 1:
        match.play(match.state.options(seat)[0], seat)
        seat = match.owing[0]
    options = match.state.options(seat)
    return Decision(match.ply, match.view(seat), options, options[-1])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_explained_arrives_as_it_was_said(name: str) -> None:
    decision = decision_at(name, 1)
    asked = Consultation(name, 1, decision.view, decision.options, 0.01)
    arrived = thought_in(framed(asked)[LENGTH.size :])
    assert arrived == asked

    said = answer_to(arrived)

    assert isinstance(said, Explanation)
    assert answer_in(framed(said)[LENGTH.size :]) == said


@pytest.mark.parametrize("name", GAMES)
def test_what_is_judged_arrives_as_it_was_said(name: str) -> None:
    decision = decision_at(name, 2)
    arrived = thought_in(framed(Reflection(name, 1, decision, 0.01))[LENGTH.size :])

    said = answer_to(arrived)

    assert isinstance(said, Hindsight)
    assert (said.ply, said.played.action) == (decision.ply, decision.action) or said.cost == 0.0
    assert answer_in(framed(said)[LENGTH.size :]) == said


def test_an_adviser_that_crashes_says_no_more_than_that(capfd: pytest.CaptureFixture[str]) -> None:
    decision = decision_at("the-city", 0)

    said = answer_to(Consultation("no-such-game", 1, decision.view, decision.options, 0.01))

    assert said == Reason("", "the bot {bot} crashed ({problem})", {"bot": "advisor", "problem": "KeyError"})
    assert "KeyError" in capfd.readouterr().err

"""Laws of the course of a game: it comes to an end, and the end says who won."""

import json
from typing import Final

from midtown.core.errors import GameOver
from midtown.match.conformance.broken import breach
from midtown.match.conformance.trial import Trial, same_key

LAST_TRIES: Final = 3


def games_end(trial: Trial) -> None:
    """A game is over within the longest number of moves that was allowed for it."""
    if trial.state.ply >= trial.longest and not trial.state.over:
        breach(f"it goes on after {trial.longest} moves")


def rounds_never_go_back(trial: Trial) -> None:
    """The number of rounds that have begun stays or grows."""
    rounds = trial.game.rounds(trial.state)
    if rounds < trial.rounds:
        breach(f"round {trial.rounds} was followed by round {rounds}")
    trial.rounds = rounds


def nobody_plays_after_the_end(trial: Trial) -> None:
    """Once the game is over, every seat gets GameOver by a rule, whatever it tries, and nothing changes."""
    for seat in range(trial.options.seats):
        for action in range(min(len(trial.game.book.words), LAST_TRIES)):
            try:
                trial.state.play(action, seat)
            except GameOver as refused:
                if not refused.reason.rule:
                    breach(f"no rule says that the game is over: {refused}")
                same_key(trial.state, trial.key, f"refusing seat {seat} after the end changed the state")
            else:
                breach(f"seat {seat} can play '{trial.text(action)}' after the end")


def results_cover_every_seat(trial: Trial) -> None:
    """A result has points, a rank and what breaks ties for each seat, and the end has its rule."""
    result = trial.game.result(trial.state)
    for name, entries in (("points", result.points), ("ranks", result.ranks), ("ties", result.ties)):
        if len(entries) != trial.options.seats:
            breach(f"the result has {len(entries)} {name} for {trial.options.seats} seats")
    if not result.reason.rule:
        breach(f"the end has no rule: {result.reason}")


def ranks_follow_from_points(trial: Trial) -> None:
    """More points make a better rank; equal points are told apart by what breaks ties, or share it. The best is 1."""
    result = trial.game.result(trial.state)
    expected = result.all_ranks[: len(result.points)]
    if result.ranks != expected:
        breach(f"points {result.points} with ties {result.ties} make ranks {expected}, not {result.ranks}")


def scores_add_up(trial: Trial) -> None:
    """Where events score, those of a seat add up to its points."""
    if not any(kind.scores for kind in trial.game.events):
        return
    result = trial.game.result(trial.state)
    points = result.all_points
    told = [0] * len(points)
    for event in trial.journal.events:
        if event.kind.scores:
            told[event.seat] += event.amount
    if tuple(told) != points:
        breach(f"the events tell of {told} points, the result has {points}")


def exports_are_json(trial: Trial) -> None:
    """The box and the table can be written down for other programs."""
    json.dumps([trial.game.components(trial.options), trial.game.layout(trial.state)])

"""Laws of states: the same game again, listened to, looked at, copied, overwritten."""

from typing import Final

from midtown.core.chance import Chance
from midtown.core.state import State
from midtown.match.conformance.broken import breach
from midtown.match.conformance.run import Run
from midtown.match.conformance.trial import Trial, differing, pick, same_key, whose

MOVES_PER_SEAT: Final = 3
TWIN_LASTS: Final = 8


def the_same_moves_give_the_same_states(trial: Trial) -> None:
    """Options, seed and moves are the whole game."""
    trial.follow(trial.echo)
    same_key(trial.echo, trial.key, "set up and played again in the same way, it became another state")


def listening_changes_nothing(trial: Trial) -> None:
    """A game with a journal goes like one without."""
    trial.heard = 0 if trial.state.ply == 0 else len(trial.journal.events)
    trial.follow(trial.listener)
    same_key(trial.listener, trial.key, "with a journal it became another state")


def looking_changes_nothing(trial: Trial) -> None:
    """Asking for options and views leaves a state as it is."""
    for seat in trial.owing(trial.state):
        trial.state.options(seat)
        same_key(trial.state, trial.key, f"listing the options of seat {seat} changed the state")
    for observer in trial.observers:
        trial.view(trial.state, observer)
        same_key(trial.state, trial.key, f"showing it to {whose(observer)} changed the state")


def copies_are_equal(trial: Trial) -> None:
    """A copy has the same key, and everybody sees and may do the same."""
    _demand_equal(trial, trial.copy(trial.state), "a copy")


def copies_are_independent(trial: Trial) -> None:
    """What is played on a copy does not touch the original."""
    state = trial.copy(trial.state)
    for seat, action in trial.some_moves(state, MOVES_PER_SEAT * trial.options.seats):
        trial.play(state, seat, action)
    _demand_equal(trial, trial.state, "the original of a copy that was played on")


def copies_play_on_alike(trial: Trial) -> None:
    """The same moves lead a copy to the same states as its original."""
    if trial.twin is not None:
        trial.follow(trial.twin)
        same_key(trial.twin, trial.key, "a copy that was played on like its original became another state")
    if trial.twin is None or trial.samples.below(TWIN_LASTS) == 0:
        trial.twin = trial.copy(trial.state)


def overwritten_states_are_equal(trial: Trial) -> None:
    """A used state that is assigned another becomes equal to it and stays independent."""
    trial.game.assign(trial.scratch, trial.state)
    _demand_equal(trial, trial.scratch, "an overwritten state")
    for seat, action in trial.some_moves(trial.scratch, MOVES_PER_SEAT * trial.options.seats):
        trial.play(trial.scratch, seat, action)
    _demand_equal(trial, trial.state, "what another state was overwritten with")


def another_seed_gives_another_game(run: Run) -> None:
    """Where chance is used, another seed makes another game of the same decisions, at least once in a run."""
    rolled = False
    for trial in run.trials():
        while not trial.state.over:
            if _can_be_told_apart(trial, trial.scratch):
                return
            seat, action = trial.state.seat, pick(trial.dice, trial.state.options())
            trial.state.play(action, seat)
            trial.scratch.play(action, seat)
        rolled = rolled or _numbers(trial.state.chance) != _numbers(Chance(trial.seed))
    if rolled:
        breach("whatever the seed, the same decisions lead to the same game")


def _can_be_told_apart(trial: Trial, other: State) -> bool:
    """Does anybody see or may anybody do something else in this other state?"""
    if trial.state.options() != other.options():
        return True
    return any(differing(trial.view(trial.state, observer), trial.view(other, observer)) for observer in trial.observers)


def _numbers(chance: Chance) -> list[int]:
    """What a generator says next."""
    return [int(chance.bits()) for _time in range(3)]


def _demand_equal(trial: Trial, state: State, what: str) -> None:
    """The same key, views and options as the trial's state had after its last move."""
    same_key(state, trial.key, f"{what} is not equal")
    for observer in trial.observers:
        names = differing(trial.view(state, observer), trial.views[observer])
        if names:
            breach(f"{what} shows {whose(observer)} something else: {', '.join(names)}")
    for seat in trial.owing(trial.state):
        if state.options(seat) != trial.state.options(seat):
            breach(f"{what} offers seat {seat} something else")

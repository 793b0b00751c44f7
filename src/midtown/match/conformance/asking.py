"""Laws of questions: who is asked, what is offered, and how everything else is refused."""

from typing import Final

from midtown.core.errors import IllegalAction, NotAsked
from midtown.match.conformance.broken import breach
from midtown.match.conformance.trial import Trial, same_key

TRIES: Final = 3


def somebody_is_asked_or_the_game_is_over(trial: Trial) -> None:
    """A game waits for a seat at the table until it is over."""
    if not trial.state.over and not trial.owing(trial.state):
        breach("the game is not over, but no seat at the table owes an answer")


def options_are_actions_in_id_order(trial: Trial) -> None:
    """Who is asked may do something; options are ids of the vocabulary, rising, each once."""
    for seat in trial.owing(trial.state):
        options = trial.state.options(seat)
        if not options:
            breach(f"seat {seat} is asked and may do nothing")
        if options != sorted(set(options)):
            breach(f"the options of seat {seat} do not rise: {options}")
        if options[0] < 0 or options[-1] >= len(trial.game.book.words):
            breach(f"seat {seat} is offered what is no action: {options}")


def options_name_their_rule(trial: Trial) -> None:
    """Every option has the number of the rule behind it."""
    for seat in trial.owing(trial.state):
        question = trial.state.question(seat)
        for action in trial.state.options(seat):
            if not question.rule_of(action):
                breach(f"'{trial.text(action)}' of seat {seat} has no rule")


def offered_actions_can_be_played(trial: Trial) -> None:
    """What is offered can be done."""
    trial.move()


def other_actions_are_refused_by_a_rule(trial: Trial) -> None:
    """What is not offered raises IllegalAction, and its reason has the number of a rule."""
    for seat in trial.owing(trial.state):
        state = trial.copy(trial.state)
        for action in trial.outside(seat):
            try:
                state.play(action, seat)
            except IllegalAction as refused:
                if not refused.reason.rule:
                    breach(f"no rule refuses '{trial.text(action)}' to seat {seat}: {refused}")
            else:
                breach(f"seat {seat} can play '{trial.text(action)}', which is not offered")


def refusals_change_nothing(trial: Trial) -> None:
    """After a refused action everything is as it was."""
    for seat in trial.owing(trial.state):
        state = trial.copy(trial.state)
        for action in trial.outside(seat):
            try:
                state.play(action, seat)
            except IllegalAction:
                same_key(state, trial.key, f"refusing '{trial.text(action)}' to seat {seat} changed the state")


def seats_that_owe_nothing_are_refused(trial: Trial) -> None:
    """Who is not asked gets NotAsked by a rule, whatever he tries, and nothing changes."""
    if trial.state.over:
        return
    state = trial.copy(trial.state)
    for seat in range(trial.options.seats + 1):
        if not trial.state.owes(seat):
            for action in range(min(len(trial.game.book.words), TRIES)):
                try:
                    state.play(action, seat)
                except NotAsked as refused:
                    if not refused.reason.rule:
                        breach(f"no rule refuses seat {seat}, which is not asked: {refused}")
                    same_key(state, trial.key, f"refusing seat {seat}, which is not asked, changed the state")
                else:
                    breach(f"seat {seat} can play '{trial.text(action)}' without being asked")

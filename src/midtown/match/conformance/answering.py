"""Laws of answers that several seats give at the same time."""

from midtown.core.state import State
from midtown.match.conformance.broken import breach
from midtown.match.conformance.trial import Trial, differing, pick, same_key, whose

Answers = list[tuple[int, int]]
"""Who says what, in the order it is said."""


def answers_stay_secret_until_all_are_in(trial: Trial) -> None:
    """While a stage is open, an answer shows the other seats nothing but who is ready."""
    if not trial.is_sealed:
        return
    for observer in trial.observers:
        if observer != trial.seat:
            names = [name for name in differing(trial.before[observer], trial.views[observer]) if name != "ready"]
            if names:
                breach(f"'{trial.text(trial.action)}' of seat {trial.seat} showed {whose(observer)} something: {', '.join(names)}")


def answers_come_in_any_order(trial: Trial) -> None:
    """Seats that are asked together may answer in any order; it makes no difference."""
    if trial.state.ply != trial.state.stage or len(trial.asked_together()) == 1:
        return
    by_seat = [_answers_of(trial, seat) for seat in trial.asked_together()]
    expected = _after(trial, [answer for answers in by_seat for answer in answers]).key()
    most = max([len(answers) for answers in by_seat], default=0)
    backwards = [answer for answers in reversed(by_seat) for answer in answers]
    in_turn = [answers[turn] for turn in range(most) for answers in reversed(by_seat) if turn < len(answers)]
    for order in (backwards, in_turn):
        told = ", ".join([f"{seat} {trial.text(action)}" for seat, action in order])
        same_key(_after(trial, order), expected, f"in the order '{told}' the same answers lead elsewhere")


def _answers_of(trial: Trial, seat: int) -> Answers:
    """Some complete answer that a seat could give before all others."""
    state = trial.copy(trial.state)
    answers: Answers = []
    while state.owes(seat) and len(answers) < trial.longest:
        answers.append((seat, pick(trial.samples, state.options(seat))))
        trial.play(state, *answers[-1])
    return answers


def _after(trial: Trial, answers: Answers) -> State:
    """The state that these answers lead to."""
    state = trial.copy(trial.state)
    for seat, action in answers:
        state.play(action, seat)
    return state

"""Laws of views and re-deals: what a seat knows, and the tables it could be sitting at."""

import json

from midtown.core.event import SPECTATOR
from midtown.core.flow import NOBODY
from midtown.match.conformance.broken import breach
from midtown.match.conformance.run import Run
from midtown.match.conformance.trial import Trial, differing, names_of, same_key, whose


def everybody_has_a_view(trial: Trial) -> None:
    """Each seat and a spectator see whose view it is, what was agreed, who was asked, and their own question."""
    trial.views = {observer: trial.view(trial.state, observer) for observer in trial.observers}
    owing = trial.owing(trial.state)
    for observer, view in trial.views.items():
        if view.seat != observer or view.options != trial.options:
            breach(f"{whose(observer)} gets the view of seat {view.seat} in a game with {view.options}")
        question = int(trial.state.question(observer).number) if observer in owing else NOBODY
        if view.question != question or not set(owing) <= {seat for seat, _question in view.asking}:
            breach(f"{whose(observer)} does not see who is asked what: question {view.question}, asking {view.asking}")


def views_are_values(trial: Trial) -> None:
    """A view is hashed and turned into JSON by its fields, and equals another exactly if all fields do."""
    observer = trial.observer()
    view = trial.views[observer]
    again = trial.view(trial.state, observer)
    if view != again or hash(view) != hash(again):
        breach(f"{whose(observer)} looked twice and got views that are not equal")
    earlier = trial.before.get(observer, view)
    if (view == earlier) == bool(differing(view, earlier)):
        breach(f"views of {whose(observer)} do not compare by their fields")
    json.dumps({name: getattr(view, name) for name in names_of(view)})


def redeals_keep_the_view(trial: Trial) -> None:
    """Who looks at a re-deal of his view sees what he saw."""
    observer = trial.observer()
    state = trial.redeal(observer, trial.two_seeds()[0])
    names = differing(trial.view(state, observer), trial.views[observer])
    if names:
        breach(f"a re-deal for {whose(observer)} shows something else: {', '.join(names)}")


def views_can_be_shown_in_words(trial: Trial) -> None:
    """The words of a view are read back from JSON as they were written, and tell nothing that the view does not show."""
    observer = trial.observer()
    words = trial.shown(trial.view(trial.state, observer))
    if json.loads(json.dumps(words)) != words:
        breach(f"the words for {whose(observer)} are not the same when they have been written as JSON")
    other = trial.redeal(observer, trial.two_seeds()[0])
    if trial.shown(trial.view(other, observer)) != words:
        breach(f"{whose(observer)} can tell two tables that look alike by their words")


def words_come_in_parts(trial: Trial) -> None:
    """Own parts over those of spectators are what a seat is shown; what has changed over what was before is what spectators are shown."""
    observer = trial.observer()
    watched = trial.view(trial.state, SPECTATOR)
    common = trial.shown(watched)
    if {**common, **trial.own(observer)} != trial.shown(trial.view(trial.state, observer)):
        breach(f"the own words for {whose(observer)} do not make up the whole with those for a spectator")
    before = trial.before.get(SPECTATOR, watched)
    if {**trial.shown(before), **trial.changed(watched, before), **trial.own(SPECTATOR)} != common:
        breach("something has changed for spectators and is not among the changed words")


def redeals_repeat_with_their_seed(trial: Trial) -> None:
    """The same view and seed give the same state."""
    observer = trial.observer()
    seed, _other = trial.two_seeds()
    same_key(trial.redeal(observer, seed), trial.redeal(observer, seed).key(), f"two re-deals for {whose(observer)} with one seed differ")


def redeals_ask_the_others_anew(trial: Trial) -> None:
    """In a re-deal, all others that were asked together owe their answer again; the own seat stands where it stood."""
    observer = trial.observer()
    view = trial.views[observer]
    state = trial.redeal(observer, trial.two_seeds()[0])
    expected = {seat: question for seat, question in view.asking if seat != observer}
    if view.question != NOBODY:
        expected[observer] = view.question
    found = {seat: int(state.question(seat).number) for seat in trial.owing(state)}
    if found != expected:
        breach(f"a re-deal for {whose(observer)} asks {found} instead of {expected} (question by seat)")


def redeals_can_be_played_out(trial: Trial) -> None:
    """From a re-deal the game goes on to its end."""
    observer = trial.observer()
    state = trial.redeal(observer, trial.two_seeds()[0])
    for seat, action in trial.some_moves(state, trial.longest):
        state.play(action, seat)
    if not state.over:
        breach(f"a re-deal for {whose(observer)} did not end within {trial.longest} moves")


def redeals_differ(run: Run) -> None:
    """Where something is hidden, two re-deals of one view differ in it, at least once in a run."""
    something_is_hidden = False
    for trial in run.positions():
        everybody_has_a_view(trial)
        observer = trial.observer()
        one, other = (trial.redeal(observer, seed) for seed in trial.two_seeds())
        for seat in trial.observers:
            seen = trial.view(one, seat)
            if differing(seen, trial.view(other, seat)):
                return
            something_is_hidden = something_is_hidden or bool(differing(seen, trial.views[seat]))
    if something_is_hidden:
        breach("a view is re-dealt in the same way whatever the seed")

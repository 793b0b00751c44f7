"""Laws of secrets: nobody can learn from options, refusals or events what his view does not show him."""

from itertools import takewhile
from typing import Final, final

from midtown.core.event import Event, Journal
from midtown.core.state import State
from midtown.match.conformance.broken import breach
from midtown.match.conformance.trial import Trial, differing, pick, whose


def options_hold_no_secret(trial: Trial) -> None:
    """What a seat may do follows from what it sees."""
    for seat in trial.owing(trial.state):
        state = trial.redeal(seat, trial.two_seeds()[0])
        if state.options(seat) != trial.state.options(seat):
            breach(f"seat {seat} can tell two tables that look alike to it by its options")


def refusals_hold_no_secret(trial: Trial) -> None:
    """Why a seat may not do something follows from what it sees."""
    for seat in trial.owing(trial.state):
        one, other = (trial.redeal(seat, seed) for seed in trial.two_seeds())
        for action in trial.outside(seat):
            reason = one.refusal(action, seat)
            if reason != other.refusal(action, seat):
                breach(f"seat {seat} can tell two tables that look alike to it by this refusal: {reason}")


def what_becomes_known_is_marked(trial: Trial) -> None:
    """Until an event that `reveals`, all that an observer sees and hears follows from his view and what is played openly."""
    pair = Pair(trial)
    for play in (pair.play_own, pair.play_others):
        play()
        names = pair.differing()
        if names and not pair.is_marked():
            breach(f"{whose(pair.observer)} learnt something, but no event reveals it: {', '.join(names)}")
        for one, other in pair.heard_before_marks():
            if one != other:
                breach(f"{whose(pair.observer)} was told a secret by an event that reveals nothing: {one}")


def events_hold_no_secret(trial: Trial) -> None:
    """Two tables that look alike before and after a stage have told the observer the same."""
    pair = Pair(trial)
    for play in (pair.play_own, pair.play_others):
        play()
        one, other = pair.heard()
        if one != other and not pair.differing():
            told = next(event for event in [*one, *other] if one.count(event) != other.count(event))
            breach(f"{whose(pair.observer)} was told what the view does not show: {told}")


def private_events_stay_private(trial: Trial) -> None:
    """An event with a private form belongs to a seat at the table, and nobody else is told its things."""
    for event in trial.events:
        if event.kind.private:
            if event.seat not in range(trial.options.seats):
                breach(f"a secret belongs to no seat at the table: {event}")
            for observer in trial.observers:
                seen = event.seen_by(observer)
                if observer != event.seat and (seen.things or seen.values):
                    breach(f"{whose(observer)} is told {seen}, which belongs to seat {event.seat}")


def events_name_their_rule(trial: Trial) -> None:
    """Every event has the number of the rule it happened under."""
    for event in trial.events:
        if not event.rule:
            breach(f"no rule is behind {event}")


def events_can_be_told(trial: Trial) -> None:
    """Every event is of a kind that the game lists, its things have names, and its sentence can be filled for everybody."""
    for event in trial.events:
        if event.kind not in trial.game.events:
            breach(f"the game does not list the event '{event.kind.name}'")
        known = len(event.kind.domain.things) if event.kind.domain else 0
        if not all(0 <= thing < known for thing in event.things):
            breach(f"the event '{event.kind.name}' speaks of things without a name: {event.things}")
        for observer in trial.observers:
            str(event.seen_by(observer).reason())


@final
class Pair:
    """Two tables that look alike to an observer, played on side by side to the end of the stage.

    His own answers are the same at both. Those of others that were asked together are not known
    to him and may differ; a seat that is asked alone answers openly, the same at both.
    """

    def __init__(self, trial: Trial) -> None:
        self.observer: Final = trial.observer()
        self._trial: Final = trial
        self._journals: Final = (Journal(), Journal())
        self._tables: Final = tuple(trial.redeal(self.observer, seed) for seed in trial.two_seeds())
        for table, journal in zip(self._tables, self._journals, strict=True):
            table.journal = journal
        self._stage: Final = self._tables[0].stage

    def play_own(self) -> None:
        """The observer answers what he owes."""
        self._play_alike(self.observer)

    def play_others(self) -> None:
        """The others answer until the stage is over; where a lone seat can do nothing at both tables, it waits."""
        asked = self._trial.asked_together()
        for seat in asked:
            if len(asked) == 1:
                self._play_alike(seat)
            elif seat != self.observer:
                for table in self._tables:
                    while self._is_open(table, seat):
                        table.play(pick(self._trial.samples, table.options(seat)), seat)

    def _play_alike(self, seat: int) -> None:
        one, other = self._tables
        while self._is_open(one, seat) and self._is_open(other, seat):
            common = sorted(set(one.options(seat)) & set(other.options(seat)))
            if not common:
                return
            action = pick(self._trial.samples, common)
            one.play(action, seat)
            other.play(action, seat)

    def _is_open(self, table: State, seat: int) -> bool:
        return bool(table.owes(seat) and table.stage == self._stage)

    def differing(self) -> list[str]:
        """What the observer sees differently at the two tables."""
        one, other = (self._trial.view(table, self.observer) for table in self._tables)
        return differing(one, other)

    def is_marked(self) -> bool:
        """Was anything revealed at either table?"""
        return any(event.kind.reveals for journal in self._journals for event in journal.events)

    def heard(self) -> tuple[list[str], list[str]]:
        """What the observer was told at each table."""
        one, other = ([gist(event.seen_by(self.observer)) for event in journal.events] for journal in self._journals)
        return one, other

    def heard_before_marks(self) -> list[tuple[str, str]]:
        """What was told at the two tables side by side, until something was revealed at one of them."""
        told = zip(*[journal.events for journal in self._journals], strict=False)
        unmarked = takewhile(lambda events: not any(event.kind.reveals for event in events), told)
        return [(gist(one.seen_by(self.observer)), gist(other.seen_by(self.observer))) for one, other in unmarked]


def gist(event: Event) -> str:
    """An event without the order of its things, which a sorted hand does not keep."""
    told = event.to_json()
    if not event.values:
        told["things"] = sorted(event.names())
    return str(told)

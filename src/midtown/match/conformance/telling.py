"""Laws of secrets: nobody can learn from options, refusals or events what his view does not show him."""

from itertools import takewhile
from typing import Final, final

from midtown.core.event import SPECTATOR, Event, Journal
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
    for play in (pair.play_own, pair.play_others_in_secret):
        play()
        names = pair.differing()
        if names and not pair.are_both_marked():
            breach(f"{whose(pair.observer)} learnt something, but no event reveals it: {', '.join(names)}")
        for one, other in pair.heard_before_marks():
            if one != other:
                breach(f"{whose(pair.observer)} can tell two tables apart, but not by events that reveal: {one} or {other}")


def events_hold_no_secret(trial: Trial) -> None:
    """Two tables that look alike before and after a stage have told the observer the same."""
    pair = Pair(trial)
    for play in (pair.play_own, pair.play_others_alike):
        play()
        one, other = pair.heard()
        if one != other and not pair.differing():
            told = next(event for event in [*one, *other] if one.count(event) != other.count(event))
            breach(f"{whose(pair.observer)} was told what the view does not show: {told}")


def private_events_stay_private(trial: Trial) -> None:
    """Nobody is told the things of an event with a private form but the seat that it belongs to."""
    for event in trial.events:
        if event.kind.private:
            for observer in trial.observers:
                seen = event.seen_by(observer)
                if seen.things and (observer == SPECTATOR or observer != event.seat):
                    breach(f"{whose(observer)} is told a secret: {seen}")


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
    """Two tables that look alike to an observer, played on side by side to the end of the stage."""

    def __init__(self, trial: Trial) -> None:
        self.observer: Final = pick(trial.samples, [*trial.owing(trial.state), *trial.observers])
        self._trial: Final = trial
        self._journals: Final = (Journal(), Journal())
        self._tables: Final = tuple(trial.redeal(self.observer, seed) for seed in trial.two_seeds())
        for table, journal in zip(self._tables, self._journals, strict=True):
            table.journal = journal
        self._stage: Final = self._tables[0].stage

    def play_own(self) -> None:
        """The observer gives the same answers at both tables."""
        self._play_alike(self.observer)

    def play_others_in_secret(self) -> None:
        """Seats that were asked together answer whatever they like; a lone seat answers openly, the same as long as it can."""
        asked = self._trial.asked_together()
        for seat in asked:
            if len(asked) == 1:
                self._play_alike(seat)
            elif seat != self.observer:
                self._play_unlike(seat)

    def play_others_alike(self) -> None:
        """The others give the same answers at both tables where they can."""
        for seat in self._trial.asked_together():
            self._play_alike(seat)
            self._play_unlike(seat)

    def _play_alike(self, seat: int) -> None:
        one, other = self._tables
        for _answer in range(self._trial.longest):
            common = self._options(one, seat) & self._options(other, seat)
            if not common:
                return
            action = pick(self._trial.samples, sorted(common))
            one.play(action, seat)
            other.play(action, seat)

    def _play_unlike(self, seat: int) -> None:
        for table in self._tables:
            for _answer in range(self._trial.longest):
                options = self._options(table, seat)
                if not options:
                    break
                table.play(pick(self._trial.samples, sorted(options)), seat)

    def _options(self, table: State, seat: int) -> set[int]:
        """What a seat may still answer in the stage."""
        return set(table.options(seat)) if table.owes(seat) and table.stage == self._stage else set()

    def differing(self) -> list[str]:
        """What the observer sees differently at the two tables."""
        one, other = (self._trial.view(table, self.observer) for table in self._tables)
        return differing(one, other)

    def are_both_marked(self) -> bool:
        """Was something revealed at each of the tables?"""
        return all(any(event.kind.reveals for event in journal.events) for journal in self._journals)

    def heard(self) -> tuple[list[str], list[str]]:
        """What the observer was told at each table."""
        one, other = (gists([event.seen_by(self.observer) for event in journal.events]) for journal in self._journals)
        return one, other

    def heard_before_marks(self) -> list[tuple[str, str]]:
        """What was told at the two tables side by side, until something was revealed at both."""
        told = zip(*[journal.events for journal in self._journals], strict=False)
        unmarked = takewhile(lambda events: not all(event.kind.reveals for event in events), told)
        return [(gist(one.seen_by(self.observer)), gist(other.seen_by(self.observer))) for one, other in unmarked]


def gists(events: list[Event]) -> list[str]:
    """These events; what only their own seat is told is put together, since a hand does not keep the order of its cards."""
    own = [event for event in events if event.kind.private and event.things]
    told = [gist(event) for event in events if event not in own]
    return [*told, *sorted([f"{event.kind.name} {name}" for event in own for name in event.names()])]


def gist(event: Event) -> str:
    """An event without the order of its things, which a sorted hand does not keep."""
    told = event.to_json()
    if not event.values:
        told["things"] = sorted(event.names())
    return str(told)

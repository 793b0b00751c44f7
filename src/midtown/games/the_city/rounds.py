"""The game as the rulebook tells it: set-up, rounds of three parts, the end."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.rules import Step
from midtown.games.the_city.choosing import WHAT_ALSO, WHAT_TO_BUILD
from midtown.games.the_city.exercised import exercise_crew_rules, exercise_end_rules
from midtown.games.the_city.kinds import NOTHING
from midtown.games.the_city.laying_aside import (
    SETTLE,
    WHAT_TO_DISCARD_AFTER_SURVEY,
    WHAT_TO_DISCARD_AT_LIMIT,
    WHAT_TO_DISCARD_FIRST,
    WHAT_TO_KEEP,
    WHAT_TO_PAY,
)
from midtown.games.the_city.scoring import income, points, tell_points
from midtown.games.the_city.state import CityState
from midtown.games.the_city.words import BOOK, LOST, REACHED_FIFTY, RENOUNCED, ROUND_BEGAN

DEALT: Final = 7
OPENING_DISCARD: Final = 2
SURVEYED_CARDS: Final = 5
GOAL: Final = 50
HAND_LIMIT: Final = 12


@final
class Deal(Step[CityState]):
    """Shuffle; seven cards to each seat in turn; each discards two of them [TC-2.2, TC-2.3]."""

    def run(self, state: CityState, who: i64) -> None:
        state.exercise("TC-2.1")
        state.fill_deck()
        for seat in range(state.seats):
            state.draw_hand(seat, DEALT)
            state.players[seat].owed = OPENING_DISCARD
        state.ask_each(WHAT_TO_DISCARD_FIRST)
        state.then(SETTLE)
        state.then(ROUND)


@final
class Round(Step[CityState]):
    """Choose, build, income and points; all players at once [TC-3.1]."""

    def run(self, state: CityState, who: i64) -> None:
        state.round += 1
        if state.journal is not None:
            state.note(ROUND_BEGAN, NOTHING, [], state.round)
        state.ask_each(WHAT_TO_BUILD)
        state.then(REVEAL)
        state.exercise("TC-7.11")
        if state.edition.points_first:
            state.then(SCORE)
            state.then(CHECK_END)
            state.then(COLLECT_INCOME)
        else:
            state.then(COLLECT_INCOME)
            state.then(SCORE)
            state.then(CHECK_END)
        state.then(CHECK_HANDS)
        state.then(ROUND)


@final
class Reveal(Step[CityState]):
    """All choices enter the cities together and are paid, before anyone surveys [TC-4.1]."""

    def run(self, state: CityState, who: i64) -> None:
        state.then(SETTLE)
        renounced = False
        for seat in range(state.seats):
            player = state.players[seat]
            if player.plan == NOTHING:
                if state.journal is not None:
                    state.note(RENOUNCED, seat, [], 0)
                state.then(SURVEY, seat)
                renounced = True
            else:
                build_plan(state, seat)
        if renounced:
            state.then(CHOOSE_FROM_SURVEY)


def build_plan(state: CityState, seat: i64) -> None:
    """The chosen card, and after it the crew's second one; the owner is asked to pay for them [TC-4.2, TC-5.4]."""
    player = state.players[seat]
    journal = state.journal
    if journal is not None:
        exercise_crew_rules(journal, state, seat)
    state.build(seat, player.plan)
    player.plan = NOTHING
    if player.plan_also != NOTHING:
        state.build(seat, player.plan_also)
        player.plan_also = NOTHING
    if player.owed > 0:
        state.ask(WHAT_TO_PAY, seat)


@final
class Survey(Step[CityState]):
    """Who renounced draws five cards to keep one of them, or mixes them into the hand [TC-6.1]."""

    def run(self, state: CityState, who: i64) -> None:
        if state.edition.mixes:
            found = state.draw_hand(who, SURVEYED_CARDS)
        else:
            found = state.draw_aside(who, SURVEYED_CARDS)
        journal = state.journal
        if journal is not None and found < SURVEYED_CARDS:
            journal.exercise("TC-6.4")
        if found > 0:
            state.players[who].owed = found - 1


@final
class ChooseFromSurvey(Step[CityState]):
    """All who renounced choose at the same time [TC-6.5]."""

    def run(self, state: CityState, who: i64) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            if player.aside > 0:
                state.ask(WHAT_TO_KEEP, seat)
            elif player.owed > 0:
                state.ask(WHAT_TO_DISCARD_AFTER_SURVEY, seat)
        state.then(SETTLE)


@final
class CollectIncome(Step[CityState]):
    """Every player draws the income of his city, in seat order; what finds no card is lost [TC-7.2]."""

    def run(self, state: CityState, who: i64) -> None:
        for seat in range(state.seats):
            due = income(state, seat)
            found = state.draw_hand(seat, due)
            journal = state.journal
            if journal is not None and found < due:
                journal.exercise("TC-2.6")
                journal.note(LOST, seat, [], due - found)


@final
class Score(Step[CityState]):
    """Every player adds the points of his city to those of earlier rounds [TC-7.3]."""

    def run(self, state: CityState, who: i64) -> None:
        for seat in range(state.seats):
            state.players[seat].points += points(state, seat)
            journal = state.journal
            if journal is not None:
                tell_points(state, seat, journal)


@final
class CheckEnd(Step[CityState]):
    """The game ends after a round in which somebody has fifty points or more [TC-8.1]."""

    def run(self, state: CityState, who: i64) -> None:
        if not is_won(state):
            return
        for seat in range(state.seats):
            if state.players[seat].points >= GOAL:
                state.note(REACHED_FIFTY, seat, [], state.players[seat].points)
        journal = state.journal
        if journal is not None:
            exercise_end_rules(journal, state, HAND_LIMIT)
        state.end()


def is_won(state: CityState) -> bool:
    """Whether anybody has fifty points [TC-8.1]."""
    for seat in range(state.seats):
        if state.players[seat].points >= GOAL:
            return True
    return False


@final
class CheckHands(Step[CityState]):
    """Whoever holds more than twelve cards discards the rest; not after the last round [TC-8.2, TC-8.3]."""

    def run(self, state: CityState, who: i64) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            if player.hand.n > HAND_LIMIT:
                player.owed = player.hand.n - HAND_LIMIT
                state.ask(WHAT_TO_DISCARD_AT_LIMIT, seat)
        if not state.over:
            state.then(SETTLE)


DEAL: Final = Deal("TC-2.2")
ROUND: Final = Round("TC-3.1")
REVEAL: Final = Reveal("TC-4.1")
SURVEY: Final = Survey("TC-6.1")
CHOOSE_FROM_SURVEY: Final = ChooseFromSurvey("TC-6.5")
COLLECT_INCOME: Final = CollectIncome("TC-7.2")
SCORE: Final = Score("TC-7.3")
CHECK_END: Final = CheckEnd("TC-8.1")
CHECK_HANDS: Final = CheckHands("TC-8.2")

BOOK.enter(
    [DEAL, SETTLE, ROUND, REVEAL, SURVEY, CHOOSE_FROM_SURVEY, COLLECT_INCOME, SCORE, CHECK_END, CHECK_HANDS],
    [
        WHAT_TO_BUILD,
        WHAT_ALSO,
        WHAT_TO_DISCARD_FIRST,
        WHAT_TO_PAY,
        WHAT_TO_KEEP,
        WHAT_TO_DISCARD_AFTER_SURVEY,
        WHAT_TO_DISCARD_AT_LIMIT,
    ],
)

"""Search: information-set Monte Carlo tree search, with a tree for each seat."""

import math
from typing import Any, Final, final

from mypy_extensions import i64

from midtown.bots.search.judges import Judge
from midtown.bots.search.tree import NONE, Tree
from midtown.core.flow import LOWEST_SEAT, SEAT_BIT
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.pile import Pile, append, vec
from midtown.core.state import State

POINT: Final = 0.001
"""What a point of lead counts in chances to win: it decides where these are equal."""
CURIOSITY: Final = 0.05
"""How much ways count that were seldom taken, where all are judged beforehand,"""
DOUBT: Final = 0.5
"""and where nothing is foreseen."""
SHARPNESS: Final = 20.0
"""How much likelier a way is to be the best by what it promises: e times for one part in so many."""


@final
class Found:
    """What a search has found out about one choice."""

    def __init__(self, action: int, tried: int, win: float, lead: float) -> None:
        self.action: Final = action
        self.tried: Final = tried
        """How often it was tried,"""
        self.win: Final = win
        """how large the chance to win is after it,"""
        self.lead: Final = lead
        """and the expected lead in points over the best of the others."""


@final
class Search:
    """Plays on in imagination, again and again, and remembers what each seat's choices led to.

    Each seat has a tree of its own, of what it did and what it was asked: so answers that are given unseen by each
    other need nothing special, and nobody answers to what he cannot know.
    """

    def __init__(self, game: Game[Any, Any], judge: Judge, deal: State, seat: int) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._seat: Final[i64] = seat
        self._bit: Final[i64] = SEAT_BIT[seat]
        self._state: Final[State] = game.copy(deal)
        self._trial: Final[State] = game.copy(deal)
        self._tree: Final = Tree()
        self._offer: Final = Offer()
        self._ways: Final = Pile()
        """The ways of what is offered,"""
        self._path: Final = Pile()
        """and those that were taken, each after the seat that took it."""
        self._at: vec[i64] = vec[i64]()
        """By seat: the way it took last."""
        for _seat in range(int(deal.seats)):
            self._at = append(self._at, self._tree.root())
        self.decisions: i64 = 0
        """How many decisions were imagined."""

    def go_on(self, deal: State, times: i64) -> None:
        """Play on from this deal so many times."""
        for _time in range(times):
            self._play(deal)

    def found(self) -> list[Found]:
        """The choices of the seat that searches, best first."""
        tree = self._tree
        place = tree.place[i64(self._seat)]
        found: list[Found] = []
        if place != NONE:
            way = tree.first_way[place]
            while way != NONE:
                found.append(self._found(way))
                way = tree.next_way[way]
        return sorted(found, key=lambda choice: (-choice.tried, -choice.win, choice.action))

    def _found(self, way: i64) -> Found:
        tree = self._tree
        taken = tree.taken[way]
        if taken == 0:
            return Found(int(tree.action[way]), 0, tree.promise[way], 0.0)
        lead = tree.leads[way] / float(taken)
        return Found(int(tree.action[way]), int(taken), tree.worth[way] / float(taken) - lead * POINT, lead)

    def _play(self, deal: State) -> None:
        """Follow the trees to something new, judge it, and remember the judgement on the way."""
        state = self._state
        self._game.assign(state, deal)
        for seat in range(state.seats):
            self._at[seat] = seat
        self._path.n = 0
        flow = state.flow
        while flow.owing != 0:
            seat = self._seat
            if flow.owing & self._bit == 0:
                seat = LOWEST_SEAT[flow.owing]
            if self._step(state, seat):
                break
        self._judge.judge_all(state)
        self._remember()

    def _step(self, state: State, seat: i64) -> bool:
        """One decision; is it one that was never made before?"""
        question = state.book.questions[state.flow.asked[seat]]
        offer = self._offer
        ids = offer.ids
        ids.n = 0
        question.options(state, seat, offer)
        self.decisions += 1
        if ids.n == 1:
            state.take(question, seat, ids.cards[0])
            return False
        tree = self._tree
        at = self._at[seat]
        place = tree.find_place(at, question.number)
        if place == NONE:
            place = tree.new_place(at, question.number)
        self._find_ways(state, seat, place)
        tree.visits[place] += 1
        if self._judge.foresees:
            way = self._most_promising(place)
        else:
            way = self._least_doubtful(place)
        self._path.add_both(seat, way)
        self._at[seat] = way
        state.take(question, seat, tree.action[way])
        return tree.taken[way] == 0

    def _find_ways(self, state: State, seat: i64, place: i64) -> None:
        """The way of each action that is offered; new ones are judged first, if that is quick."""
        tree = self._tree
        ids = self._offer.ids
        ways = self._ways
        ways.n = 0
        for offered in range(ids.n):
            action = ids.cards[offered]
            way = tree.find_way(place, action)
            if way == NONE:
                way = tree.new_way(place, action)
                if self._judge.foresees:
                    self._foresee(state, seat, way)
            ways.add(way)

    def _foresee(self, state: State, seat: i64, way: i64) -> None:
        """What a way promises to the seat that may take it."""
        trial = self._trial
        tree = self._tree
        judge = self._judge
        self._game.assign(trial, state)
        trial.take(trial.book.questions[trial.flow.asked[seat]], seat, tree.action[way])
        judge.judge_one(trial, seat)
        self.decisions += 1
        worth = judge.wins[seat] + judge.leads[seat] * POINT
        tree.promise[way] = worth
        tree.likely[way] = math.exp(worth * SHARPNESS)

    def _most_promising(self, place: i64) -> i64:
        """The way with the best mean of what it promised and what it brought, raised where it was seldom taken."""
        tree = self._tree
        ways = self._ways.cards
        total = 0.0
        for offered in range(self._ways.n):
            total += tree.likely[ways[offered]]
        curiosity = CURIOSITY * math.sqrt(float(tree.visits[place])) / total
        best = ways[0]
        most = -1.0e9
        for offered in range(self._ways.n):
            way = ways[offered]
            times = float(tree.taken[way] + 1)
            value = (tree.worth[way] + tree.promise[way] + curiosity * tree.likely[way]) / times
            if value > most:
                most = value
                best = way
        return best

    def _least_doubtful(self, place: i64) -> i64:
        """One that was never taken, or the one with the best upper bound."""
        tree = self._tree
        ways = self._ways.cards
        doubt = DOUBT * math.sqrt(math.log(float(tree.visits[place])))
        best = ways[0]
        most = -1.0e9
        for offered in range(self._ways.n):
            way = ways[offered]
            taken = tree.taken[way]
            if taken == 0:
                return way
            value = tree.worth[way] / float(taken) + doubt / math.sqrt(float(taken))
            if value > most:
                most = value
                best = way
        return best

    def _remember(self) -> None:
        """All ways taken bring their seats what was found at the end."""
        tree = self._tree
        path = self._path
        judge = self._judge
        for step in range(0, path.n, 2):
            seat = path.cards[step]
            way = path.cards[step + 1]
            tree.taken[way] += 1
            tree.worth[way] += judge.wins[seat] + judge.leads[seat] * POINT
            tree.leads[way] += judge.leads[seat]

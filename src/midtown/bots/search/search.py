"""Search: every choice is tried on the same re-dealt tables, and those that do worse are dropped."""

import math
from typing import Any, Final, final

from mypy_extensions import i64

from midtown.bots.search.judges import Judge
from midtown.bots.search.tree import NONE, Tree
from midtown.core.chance import Chance
from midtown.core.flow import LOWEST_SEAT, SEAT_BIT
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.pile import Pile, append, vec
from midtown.core.state import State
from midtown.core.view import View

FINENESS: Final = 1 << 20
MOST: Final = 12
"""No more choices than these are tried, the likeliest."""


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
class Style:
    """How a search goes about it."""

    def __init__(self, depth: int, reach: int, point: float = 0.002) -> None:
        self.depth: i64 = depth
        """So many further decisions of its own are remembered,"""
        self.reach: i64 = reach
        """so many at least are imagined before what came of it is judged."""
        self.point: float = point
        """What a point of lead counts in chances to win."""
        self.curiosity: float = 0.3
        """How much ways count that are likely and were seldom taken."""
        self.trust: float = 0.5
        """How little counts what was thought of a way before it was tried,"""
        self.start: float = 50.0
        """as if it had been tried so many times already."""
        self.eagerness: float = 1.0
        """How much more often everybody is imagined to do what he wishes most."""


@final
class Search:
    """Plays on in imagination, again and again, and remembers what came of each choice.

    All choices are tried on the same deals with the same luck. The others, and the seat itself where it has
    nothing to remember, do what the judge thinks likely, each by what he can see.
    """

    def __init__(self, game: Game[Any, Any], judge: Judge, deal: State, seat: int, style: Style) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._style: Final = style
        self._seat: Final[i64] = seat
        self._bit: Final[i64] = SEAT_BIT[seat]
        self._state: Final[State] = game.copy(deal)
        self._tree: Final = Tree()
        self._offer: Final = Offer()
        self._luck: Final = Chance()
        self._path: Final = Pile()
        """The ways that were taken."""
        self._left: Final = Pile()
        """The ways that are still tried."""
        self.tries: i64 = 0
        """How often something was tried,"""
        self.decisions: i64 = 0
        """and how many decisions were imagined."""
        self._likely: vec[float] = vec[float]()
        """By choice: how likely it was before the search."""
        self._own: i64 = 0
        """How many decisions of its own the seat has imagined,"""
        self._remembered: bool = True
        """and whether it still follows its tree."""
        self._begin(deal)

    def _begin(self, deal: State) -> None:
        """A way for each choice; the likeliest are tried."""
        ids = self._offer.ids
        ids.n = 0
        deal.book.questions[deal.flow.asked[self._seat]].options(deal, self._seat, self._offer)
        judge = self._judge
        judge.weigh(deal, self._seat, ids)
        for place in range(ids.n):
            self._left.add(self._tree.new_way(NONE, ids.cards[place]))
            self._likely = append(self._likely, judge.likely[place])

    @property
    def halvings(self) -> int:
        """How often the choices can be halved until one is left."""
        found = 0
        left = self._left.n
        while left > 1:
            left = (left + 1) // 2
            found += 1
        return found

    def think(self, view: View, tries: i64, dice: Chance) -> None:
        """Try every choice once, then the likeliest so often in all that half of them can be dropped again and again."""
        game = self._game
        self.go_on(game.determinize(view, int(dice.bits())), dice)
        self.shorten()
        phases = self.halvings
        for phase in range(1, phases + 1):
            while self.tries < tries * phase // phases:
                self.go_on(game.determinize(view, int(dice.bits())), dice)
            self.narrow()

    def go_on(self, deal: State, dice: Chance) -> None:
        """Try each choice that is left once more, on this deal."""
        bits = int(dice.bits())
        self.tries += self._left.n
        for place in range(self._left.n):
            self._luck.reseed(bits)
            self._try(deal, self._left.cards[place])

    def shorten(self) -> None:
        """Only so many choices are tried on, the likeliest."""
        while self._left.n > MOST:
            self._drop_worst()

    def narrow(self) -> None:
        """Only the better half of the choices is tried on."""
        keep = (self._left.n + 1) // 2
        while self._left.n > keep:
            self._drop_worst()

    def _drop_worst(self) -> None:
        left = self._left
        worst: i64 = 0
        least = 1.0e9
        for place in range(left.n):
            score = self._score(left.cards[place])
            if score < least:
                least = score
                worst = place
        left.remove(left.cards[worst])

    def _score(self, way: i64) -> float:
        """What came of a way, and a little of what was thought of it before."""
        tree = self._tree
        style = self._style
        before = math.log(self._likely[way] + 1.0e-4)
        if tree.taken[way] == 0:
            return before
        return tree.mean(way) + before / (style.trust * (style.start + float(tree.taken[way])))

    def found(self) -> list[Found]:
        """The choices of the seat that searches, best first."""
        order = sorted(range(len(self._likely)), key=lambda way: (-self._rank(way), -self._score(way)))
        return [self._found(way) for way in order]

    def _rank(self, way: i64) -> int:
        """Was it still tried at the end?"""
        return 1 if self._left.count(way) > 0 else 0

    def _found(self, way: i64) -> Found:
        tree = self._tree
        taken = float(tree.taken[way])
        if taken == 0.0:
            return Found(int(tree.action[way]), 0, 0.0, 0.0)
        return Found(int(tree.action[way]), int(taken), tree.wins[way] / taken, tree.leads[way] / taken)

    def _try(self, deal: State, way: i64) -> None:
        """Take a way and play on, judge where it leads, and remember that."""
        state = self._state
        self._game.assign(state, deal)
        seat = self._seat
        path = self._path
        path.n = 0
        path.add(way)
        state.take(state.book.questions[state.flow.asked[seat]], seat, self._tree.action[way])
        self._play_on(state)
        judge = self._judge
        judge.judge(state, seat)
        win = judge.wins[seat]
        lead = judge.leads[seat]
        worth = win + lead * self._style.point
        for step in range(path.n):
            self._tree.add(path.cards[step], worth, win, lead)

    def _play_on(self, state: State) -> None:
        """As far as the search reaches."""
        flow = state.flow
        ids = self._offer.ids
        self._own = 0
        self._remembered = True
        while flow.owing != 0:
            mover = self._seat
            if flow.owing & self._bit == 0:
                mover = LOWEST_SEAT[flow.owing]
            question = state.book.questions[flow.asked[mover]]
            ids.n = 0
            question.options(state, mover, self._offer)
            self.decisions += 1
            if ids.n == 1:
                state.take(question, mover, ids.cards[0])
            elif mover == self._seat:
                action = self._own_choice(state, question.number)
                if action == NONE:
                    return
                state.take(question, mover, action)
            else:
                state.take(question, mover, self._likely_choice(state, mover))

    def _likely_choice(self, state: State, mover: i64) -> i64:
        """What a seat is likely to do, by what it can see."""
        ids = self._offer.ids
        self._judge.weigh(state, mover, ids)
        return ids.cards[drawn(self._judge.likely, ids.n, self._luck)]

    def _own_choice(self, state: State, question: i64) -> i64:
        """What the seat that searches does next, by what it remembers or as is likely; NONE where it looks no further."""
        if self._remembered and self._own < self._style.depth:
            way = self._promising(state, question)
            if way != NONE:
                self._own += 1
                self._path.add(way)
                return self._tree.action[way]
        self._remembered = False
        if self._own >= self._style.reach:
            return NONE
        self._own += 1
        return self._likely_choice(state, self._seat)

    def _promising(self, state: State, question: i64) -> i64:
        """The way with the best mean, raised where it is likely and was seldom taken; NONE at a place that was never reached."""
        tree = self._tree
        last = self._path.cards[self._path.n - 1]
        place = tree.find_place(last, question)
        if place == NONE:
            tree.new_place(last, question)
            return NONE
        ids = self._offer.ids
        self._judge.weigh(state, self._seat, ids)
        tree.visits[place] += 1
        curiosity = self._style.curiosity * math.sqrt(float(tree.visits[place]))
        usual = tree.mean(last)
        best: i64 = NONE
        most = -1.0e9
        for offered in range(ids.n):
            way = tree.way_of(place, ids.cards[offered])
            value = usual
            if tree.taken[way] > 0:
                value = tree.mean(way)
            value += curiosity * self._judge.likely[offered] / float(1 + tree.taken[way])
            if value > most:
                most = value
                best = way
        return best


def drawn(likely: vec[float], count: i64, dice: Chance) -> i64:
    """The place of one of so many actions, drawn as likely as it is."""
    left = float(dice.below(FINENESS)) / float(FINENESS)
    for place in range(count):
        left -= likely[place]
        if left < 0.0:
            return place
    return count - 1

"""Look: a judgement of every choice without searching; it plays fast, and it is how nets are taught."""

import math
from typing import Any, Final, final

from mypy_extensions import i64

from midtown.bots.search.judges import Judge
from midtown.bots.search.search import POINT
from midtown.core.chance import Chance
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.pile import append, vec
from midtown.core.state import State

FINENESS: Final = 1 << 20


@final
class Look:
    """Tries every choice once on an imagined table."""

    def __init__(self, game: Game[Any, Any], judge: Judge, deal: State) -> None:
        self._game: Final = game
        self._judge: Final = judge
        self._trial: Final[State] = game.copy(deal)
        self._offer: Final = Offer()
        self._worth: vec[float] = vec[float]()

    def choose(self, deal: State, seat: i64, heat: float, dice: Chance) -> i64:
        """The best choice, or with some heat sometimes another one that is nearly as good."""
        self._look(deal, seat)
        ids = self._offer.ids
        worth = self._worth
        best: i64 = 0
        for place in range(ids.n):
            if worth[place] > worth[best]:
                best = place
        if heat <= 0.0:
            return ids.cards[best]
        most = worth[best]
        total = 0.0
        for place in range(ids.n):
            worth[place] = math.exp((worth[place] - most) / heat)
            total += worth[place]
        left = total * float(dice.below(FINENESS)) / float(FINENESS)
        for place in range(ids.n):
            left -= worth[place]
            if left < 0.0:
                return ids.cards[place]
        return ids.cards[best]

    def _look(self, deal: State, seat: i64) -> None:
        trial = self._trial
        judge = self._judge
        question = deal.book.questions[deal.flow.asked[seat]]
        ids = self._offer.ids
        ids.n = 0
        question.options(deal, seat, self._offer)
        while len(self._worth) < ids.n:
            self._worth = append(self._worth, 0.0)
        for place in range(ids.n):
            self._game.assign(trial, deal)
            trial.take(question, seat, ids.cards[place])
            judge.judge_one(trial, seat)
            self._worth[place] = judge.wins[seat] + judge.leads[seat] * POINT

"""Self-play: games from which a net learns."""

from typing import Any, Final, final

from mypy_extensions import i64

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.judges import Judge
from midtown.bots.search.search import drawn
from midtown.core.chance import Chance
from midtown.core.flow import LOWEST_SEAT
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.pile import vec
from midtown.core.state import State

SELDOM: Final = 3
NOTHING: Final = -1


@final
class Memory:
    """Positions through the eyes of one seat each, row after row, what was done there, and how their games ended for it."""

    def __init__(self) -> None:
        self.lengths: Final[list[int]] = []
        """How many places each row tells of,"""
        self.places: Final[list[int]] = []
        """which these are,"""
        self.numbers: Final[list[float]] = []
        """and what stands there."""
        self.offers: Final[list[int]] = []
        """How many actions were offered, if the seat was asked,"""
        self.offered: Final[list[int]] = []
        """which these are,"""
        self.actions: Final[list[int]] = []
        """and which of them was taken."""
        self.seats: Final[list[int]] = []
        self.wins: Final[list[float]] = []
        self.leads: Final[list[float]] = []

    def keep(self, seen: Inputs, seat: int, offered: list[int], action: int) -> None:
        """One more row."""
        places, numbers = seen.to_lists()
        self.lengths.append(len(places))
        self.places.extend(places)
        self.numbers.extend(numbers)
        self.offers.append(len(offered))
        self.offered.extend(offered)
        self.actions.append(action)
        self.seats.append(seat)


@final
class SelfPlay:
    """Plays whole games with one judge in all seats, each seeing only its own cards."""

    def __init__(self, game: Game[Any, Any], eyes: Eyes[Any], judge: Judge, seed: int) -> None:
        self._game: Final = game
        self._eyes: Final = eyes
        self._judge: Final = judge
        self._dice: Final = Chance(seed)
        self._seen: Final = Inputs()
        self._offer: Final = Offer()
        self.memory: Final = Memory()

    def play(self, options: Options, seed: int) -> None:
        """One game in which everybody does what the judge thinks likely, the likelier the more often."""
        state: State = self._game.setup(options, seed)
        judge = self._judge
        ids = self._offer.ids
        while state.flow.owing != 0:
            seat = LOWEST_SEAT[state.flow.owing]
            question = state.book.questions[state.flow.asked[seat]]
            ids.n = 0
            question.options(state, seat, self._offer)
            action = ids.cards[0]
            if ids.n > 1:
                judge.weigh(state, seat, ids)
                action = ids.cards[drawn(judge.likely, ids.n, self._dice)]
                self._keep(state, seat, ids.to_list(), int(action))
                self._keep_others(state, seat)
            state.take(question, seat, action)
        self._end(state)

    def retell(self, options: Options, seed: int, actions: list[int], wanted: list[int]) -> None:
        """A game that was played by others, who wanted to do this; NOTHING where it is not to be learned what they did."""
        state: State = self._game.setup(options, seed)
        ids = self._offer.ids
        for ply in range(len(actions)):
            seat = LOWEST_SEAT[state.flow.owing]
            question = state.book.questions[state.flow.asked[seat]]
            ids.n = 0
            question.options(state, seat, self._offer)
            if ids.n > 1:
                self._keep(state, seat, ids.to_list() if wanted[ply] != NOTHING else [], wanted[ply])
                self._keep_others(state, seat)
            state.take(question, seat, actions[ply])
        self._end(state)

    def _keep(self, state: State, seat: i64, offered: list[int], action: int) -> None:
        seen = self._seen
        seen.clear()
        self._eyes.look(state, seat, seen)
        self.memory.keep(seen, int(seat), offered, action)

    def _keep_others(self, state: State, asked: i64) -> None:
        """Now and then remember how the table looks to seats that are not asked: neighbours tell nearly the same."""
        for seat in range(state.seats):
            if seat != asked and self._dice.below(SELDOM) == 0:
                self._keep(state, seat, [], NOTHING)

    def _end(self, state: State) -> None:
        """Now it is known how the game ended."""
        seats = int(state.seats)
        shares = vec[float]([0.0] * seats)
        leads = vec[float]([0.0] * seats)
        self._eyes.share(state, shares, leads)
        memory = self.memory
        for row in range(len(memory.wins), len(memory.seats)):
            memory.wins.append(shares[memory.seats[row]])
            memory.leads.append(leads[memory.seats[row]])

"""Self-play: games from which a net learns."""

from typing import Any, Final, final

from mypy_extensions import i64

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.judges import Judge
from midtown.bots.search.look import Look
from midtown.bots.search.search import Search
from midtown.core.chance import Chance
from midtown.core.flow import LOWEST_SEAT
from midtown.core.game import Game
from midtown.core.options import Options
from midtown.core.pile import vec
from midtown.core.state import State
from midtown.core.view import View

TRIES_A_DEAL: Final = 4
"""How often one deal of the unseen cards is played on from: dealing takes longer than playing on."""
FREELY: Final = 8
"""One decision of so many is made by a look alone, with some heat."""


@final
class Memory:
    """Positions through the eyes of one seat each, row after row, and how their games ended for it."""

    def __init__(self) -> None:
        self.lengths: Final[list[int]] = []
        """How many places each row tells of,"""
        self.places: Final[list[int]] = []
        """which these are,"""
        self.numbers: Final[list[float]] = []
        """and what stands there."""
        self.seats: Final[list[int]] = []
        self.wins: Final[list[float]] = []
        self.leads: Final[list[float]] = []

    def keep(self, seen: Inputs, seat: int) -> None:
        """One more row."""
        places, numbers = seen.to_lists()
        self.lengths.append(len(places))
        self.places.extend(places)
        self.numbers.extend(numbers)
        self.seats.append(seat)


@final
class SelfPlay:
    """Plays whole games with one judge in all seats, each seeing only its own cards."""

    def __init__(self, game: Game[Any, Any], eyes: Eyes[Any], judge: Judge, options: Options, tries: int, seed: int) -> None:  # noqa: PLR0913  # who plays what, and how
        self._game: Final = game
        self._eyes: Final = eyes
        self._judge: Final = judge
        self._options: Final = options
        self._tries: Final[i64] = tries
        """How often it plays on in imagination before it chooses; 0 for a look only."""
        self._dice: Final = Chance(seed)
        self._seen: Final = Inputs()
        self.memory: Final = Memory()

    def play(self, seed: int, heat: float, rarity: i64) -> None:
        """One game; of so many positions one is kept."""
        game = self._game
        state: State = game.setup(self._options, seed)
        look = Look(game, self._judge, state)
        dice = self._dice
        while state.flow.owing != 0:
            seat = LOWEST_SEAT[state.flow.owing]
            if dice.below(rarity) == 0:
                self._keep(state)
            view = game.view(state, int(seat))
            deal: State = game.determinize(view, int(dice.bits()))
            if self._tries == 0 or dice.below(FREELY) == 0:
                action = look.choose(deal, seat, heat, dice)
            else:
                action = self._think(deal, view, seat)
            state.take(state.book.questions[state.flow.asked[seat]], seat, action)
        self._end(state)

    def _think(self, deal: State, view: View, seat: i64) -> i64:
        """What a short search likes best."""
        search = Search(self._game, self._judge, deal, int(seat))
        tried: i64 = 0
        while tried < self._tries:
            search.go_on(deal, TRIES_A_DEAL)
            tried += TRIES_A_DEAL
            if tried < self._tries:
                deal = self._game.determinize(view, int(self._dice.bits()))
        found = search.found()
        if not found:
            return deal.options(seat)[0]
        return found[0].action

    def _keep(self, state: State) -> None:
        """Remember how the table looks to each seat."""
        seen = self._seen
        for seat in range(state.seats):
            seen.clear()
            self._eyes.look(state, seat, seen)
            self.memory.keep(seen, int(seat))

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

"""Playing: games of a pupil against itself, on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, NamedTuple, final

from midtown.arena.processes import processes
from midtown.bots.looking import LookingBot
from midtown.bots.nets.net_file import Learned
from midtown.bots.registry import make_bot
from midtown.bots.search.judges import NetJudge
from midtown.bots.search.net import Net
from midtown.bots.search.self_play import SelfPlay
from midtown.bots.seeing import EYES
from midtown.core.chance import derived
from midtown.games import GAMES
from midtown.training.rows import Rows, rows_of, together

RARITY: Final = 3
"""Of so many positions one is learned from: neighbours tell nearly the same."""


class Portion(NamedTuple):
    """Some games for one process."""

    game: str
    seats: int
    games: int
    heat: float
    tries: int
    seed: int
    learned: Learned


def play_portion(portion: Portion) -> Rows:
    """Play them."""
    game = GAMES[portion.game]
    options = game.options(portion.seats, game.ending_choices)
    play = SelfPlay(game, EYES[portion.game], judge_of(portion), options, portion.tries, portion.seed)
    ends = []
    for number in range(portion.games):
        play.play(derived(portion.seed, number), portion.heat, RARITY)
        ends.append(len(play.memory.seats))
    return rows_of(play.memory, ends, portion.seats)


def examine_portion(portion: Portion) -> float:
    """The games that a pupil wins who only looks, in each seat in turn, against the greedy bot in all others; a tie counts in part."""
    game = GAMES[portion.game]
    options = game.options(portion.seats, game.ending_choices)
    judge = judge_of(portion)
    won = 0.0
    for number in range(portion.games):
        seed = derived(portion.seed, number)
        bots = [make_bot("greedy", game, seed + seat) for seat in range(portion.seats)]
        own = number % portion.seats
        bots[own] = LookingBot(game, judge, seed)
        state = game.setup(options, seed)
        while not state.over:
            seat = int(state.seat)
            state.play(bots[seat].choose(game.view(state, seat), state.options(seat)), seat)
        ranks = game.result(state).all_ranks
        won += (ranks[own] == 1) / ranks.count(1)
    return won


def judge_of(portion: Portion) -> NetJudge:
    """What the pupil has learned so far, for a table of so many seats."""
    learned = portion.learned
    net = Net(learned.inputs, learned.hidden, learned.second, learned.weights)
    return NetJudge(EYES[portion.game], net, portion.seats)


@final
class Playground:
    """Processes that play."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs

    def play(self, portion: Portion) -> Rows:
        """Play as many games, shared out among the processes."""
        return together(list(self._pool.map(play_portion, self._shares(portion))))

    def examine(self, portion: Portion) -> float:
        """The share of games that the pupil wins, shared out likewise."""
        shares = self._shares(portion)
        won = self._pool.map(examine_portion, shares)
        return sum(won) / portion.games

    def _shares(self, portion: Portion) -> list[Portion]:
        """Parts of a portion, each with a seed of its own."""
        games = [portion.games // self._jobs + (rest < portion.games % self._jobs) for rest in range(self._jobs)]
        return [portion._replace(games=share, seed=derived(portion.seed, number)) for number, share in enumerate(games) if share]


@contextmanager
def playground(jobs: int | None) -> Iterator[Playground]:
    """Processes that play as long as they are needed: as many as there are cores, or as asked for."""
    count = jobs or os.cpu_count() or 1
    with processes(count) as pool:
        yield Playground(pool, count)

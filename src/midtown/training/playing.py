"""Playing: games that a pupil learns from, on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, NamedTuple, final

from midtown.arena.processes import processes
from midtown.bots.glancing import GlancingBot
from midtown.bots.nets.net_file import Learned, net_of
from midtown.bots.registry import make_bot
from midtown.bots.search.judges import Judge, NetJudge
from midtown.bots.search.search import drawn
from midtown.bots.search.self_play import NOTHING, SelfPlay
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance, derived
from midtown.core.options import Options
from midtown.core.pile import Pile
from midtown.core.state import State
from midtown.games import GAMES
from midtown.match.match import AnyGame
from midtown.training.rows import Rows, rows_of, together
from midtown.training.tables import Table, options_of

COMPANY: Final = 4
"""In one game of so many greedy bots take some of the seats."""
CARELESS: Final = (0, 3, 12)
"""In how many decisions of a hundred somebody who is learned from does just anything."""
EVERY: Final = 100


class Portion(NamedTuple):
    """Some games for one process."""

    game: str
    table: Table
    games: int
    seed: int
    learned: Learned


def play_portion(portion: Portion) -> Rows:
    """A pupil plays against itself, and now and then with greedy bots in some of the seats."""
    game = GAMES[portion.game]
    options = options_of(game, portion.table)
    judge = judge_of(portion)
    play = SelfPlay(game, EYES[portion.game], judge, portion.seed)
    dice = Chance(portion.seed)
    ends = []
    for number in range(portion.games):
        seed = derived(portion.seed, number)
        if number % COMPANY == 0 and portion.table.seats > 1:
            play.retell(options, seed, *game_in_company(game, options, judge, seed, dice))
        else:
            play.play(options, seed)
        ends.append(len(play.memory.seats))
    return rows_of(play.memory, ends, portion.table.seats)


def game_in_company(game: AnyGame, options: Options, judge: NetJudge, seed: int, dice: Chance) -> tuple[list[int], list[int]]:
    """What a pupil and some greedy bots did, and which of it the pupil did."""
    state: State = game.setup(options, seed)
    first = dice.below(options.seats)
    count = 1 + dice.below(options.seats - 1)
    bots = {(first + place) % options.seats: make_bot("greedy", game, seed + place) for place in range(count)}
    actions, wanted = [], []
    while not state.over:
        seat = int(state.seat)
        if seat in bots:
            actions.append(bots[seat].choose(game.view(state, seat), state.options(seat)))
            wanted.append(NOTHING)
        else:
            actions.append(likely_action(judge, state, seat, dice))
            wanted.append(actions[-1])
        state.play(actions[-1], seat)
    return actions, wanted


def likely_action(judge: NetJudge, state: State, seat: int, dice: Chance) -> int:
    """One of the offered actions, the likelier the more often."""
    offered = Pile()
    for action in state.options(seat):
        offered.add(action)
    judge.weigh(state, seat, offered)
    return int(offered.at(drawn(judge.likely, offered.n, dice)))


def watch_portion(portion: Portion) -> Rows:
    """A pupil watches greedy bots, who now and then do just anything."""
    game = GAMES[portion.game]
    options = options_of(game, portion.table)
    play = SelfPlay(game, EYES[portion.game], Judge(portion.table.seats), portion.seed)
    dice = Chance(portion.seed)
    ends = []
    for number in range(portion.games):
        seed = derived(portion.seed, number)
        play.retell(options, seed, *watched_game(game, options, seed, dice))
        ends.append(len(play.memory.seats))
    return rows_of(play.memory, ends, portion.table.seats)


def watched_game(game: AnyGame, options: Options, seed: int, dice: Chance) -> tuple[list[int], list[int]]:
    """What greedy bots did, and what they wanted to do."""
    state: State = game.setup(options, seed)
    bots = [make_bot("greedy", game, seed + seat) for seat in range(options.seats)]
    careless = [CARELESS[dice.below(len(CARELESS))] for _bot in bots]
    actions, wanted = [], []
    while not state.over:
        seat = int(state.seat)
        offered = state.options(seat)
        action = bots[seat].choose(game.view(state, seat), offered)
        wanted.append(action)
        if dice.below(EVERY) < careless[seat]:
            action = offered[dice.below(len(offered))]
        actions.append(action)
        state.play(action, seat)
    return actions, wanted


def examine_portion(portion: Portion) -> float:
    """The games that a pupil wins without thinking, in each seat in turn, against the greedy bot in all others; a tie counts in part."""
    game = GAMES[portion.game]
    options = options_of(game, portion.table)
    net = net_of(portion.learned)
    seats = portion.table.seats
    won = 0.0
    for number in range(portion.games):
        seed = derived(portion.seed, number)
        bots = [make_bot("greedy", game, seed + seat) for seat in range(seats)]
        own = number % seats
        bots[own] = GlancingBot(game, lambda _seats: net, 0, seed)
        state = game.setup(options, seed)
        while not state.over:
            seat = int(state.seat)
            state.play(bots[seat].choose(game.view(state, seat), state.options(seat)), seat)
        ranks = game.result(state).all_ranks
        won += (ranks[own] == 1) / ranks.count(1)
    return won


def judge_of(portion: Portion) -> NetJudge:
    """What the pupil has learned so far, for its table."""
    return NetJudge(EYES[portion.game], net_of(portion.learned), portion.table.seats)


@final
class Playground:
    """Processes that play."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs

    def play(self, portion: Portion) -> Rows:
        """Play as many games, shared out among the processes."""
        return together(list(self._pool.map(play_portion, self._shares(portion))))

    def watch(self, portion: Portion) -> Rows:
        """Watch as many games of greedy bots, shared out likewise."""
        return together(list(self._pool.map(watch_portion, self._shares(portion))))

    def examine(self, portion: Portion) -> float:
        """The share of games that the pupil wins, shared out likewise."""
        won = self._pool.map(examine_portion, self._shares(portion))
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

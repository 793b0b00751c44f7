"""Course: from knowing nothing to playing well, generation by generation."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Final, final

from midtown.bots.nets.net_file import NotANet, read_net, write_net
from midtown.bots.seeing import EYES
from midtown.core.chance import derived
from midtown.core.errors import BadOptions, Reason
from midtown.training.fitting import Grade, fit
from midtown.training.playing import Playground, Portion
from midtown.training.pupil import Pupil
from midtown.training.rows import Rows, together

TWO: Final = 2
HIDDEN: Final = 48
SECOND: Final = 16
EPOCHS: Final = 2
REMEMBERED: Final = 6
"""How many generations of games a pupil learns from."""
FIRST_STEPS: Final = 2
"""In so many generations only outcomes count: the judgements are not worth anything yet."""


@final
@dataclass(frozen=True)
class Plan:
    """What a course consists of."""

    game: str
    seats: tuple[int, ...]
    """The numbers of players, each as often as it comes here."""
    games: int
    """How many are played in a generation."""
    generations: int
    heat: float
    """How freely not quite the best is tried, in chances to win."""
    tries: int
    """How often a pupil plays on in imagination before it chooses; 0 for a look only."""
    trust: float
    """How much later judgements count less than what followed them: λ."""
    examined: int
    """How many games it plays against the greedy bot after each generation."""
    seed: int


@final
@dataclass(frozen=True)
class Generation:
    """What one generation has brought."""

    number: int
    positions: int
    grade: Grade
    share: float
    """How many of its games against the greedy bot it wins by a look."""


def teach(plan: Plan, path: Path, ground: Playground) -> Iterator[Generation]:
    """Go on from what is kept at a path, or begin; keep what was learned after each generation."""
    begun = path.exists()
    pupil = pupil_at(path, plan.game) if begun else Pupil.fresh(int(EYES[plan.game].inputs), HIDDEN, SECOND, plan.seed)
    remembered: list[Rows] = []
    for number in range(plan.generations):
        remembered = [*remembered[-REMEMBERED + 1 :], generation_of_games(plan, pupil, number, ground)]
        trust = plan.trust if begun or number >= FIRST_STEPS else 1.0
        rows = together(remembered)
        grade = fit(pupil, rows, EPOCHS, trust, derived(plan.seed, number))
        write_net(path, pupil.learned())
        share = ground.examine(Portion(plan.game, TWO, plan.examined, 0.0, 0, derived(derived(plan.seed, number), 2), pupil.learned()))
        yield Generation(number + 1, len(rows), grade, share)


def pupil_at(path: Path, game: str) -> Pupil:
    """The pupil that is kept at a path, if it was taught this game as it is seen now."""
    try:
        pupil = Pupil.of(read_net(path))
    except NotANet:
        raise BadOptions(Reason("", "{path} holds no net", {"path": str(path)})) from None
    if pupil.inputs != EYES[game].inputs:
        raise BadOptions(Reason("", "{path} holds the net of another game, or one from before it was seen otherwise", {"path": str(path)}))
    return pupil


def generation_of_games(plan: Plan, pupil: Pupil, number: int, ground: Playground) -> Rows:
    """Games of a pupil against itself, with every number of players."""
    learned = pupil.learned()
    seed = derived(derived(plan.seed, number), 1)
    tables = list(islice(cycle(plan.seats), plan.games))
    parts = [
        ground.play(Portion(plan.game, seats, tables.count(seats), plan.heat, plan.tries, derived(seed, seats), learned))
        for seats in sorted(set(tables))
    ]
    return together(parts)

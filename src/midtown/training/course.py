"""Course: from knowing nothing to playing well, generation by generation."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, final

from midtown.bots.nets.net_file import NotANet, read_net, write_net
from midtown.bots.seeing import EYES
from midtown.core.chance import derived
from midtown.core.errors import BadOptions, Reason
from midtown.games import GAMES
from midtown.training.fitting import Grade, imitate
from midtown.training.improving import Improving
from midtown.training.playing import Playground, Portion
from midtown.training.pupil import Pupil
from midtown.training.rows import together
from midtown.training.tables import Table, tables_of

HIDDEN: Final = 64
SECOND: Final = 32
EPOCHS: Final = 8
"""How often a new pupil reads the games that it has watched."""


@final
@dataclass(frozen=True)
class Plan:
    """What a course consists of."""

    game: str
    watched: int
    """How many games of greedy bots a new pupil watches first."""
    games: int
    """How many are played in a generation."""
    generations: int
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
    """How many of its games against the greedy bot it wins without thinking."""


def teach(plan: Plan, path: Path, ground: Playground) -> Iterator[Generation]:
    """Go on from what is kept at a path, or begin; keep what was learned after each generation."""
    if path.exists():
        pupil = pupil_at(path, plan.game)
    else:
        pupil = Pupil.fresh(int(EYES[plan.game].inputs), HIDDEN, SECOND, len(GAMES[plan.game].book.words), plan.seed)
        watched = together([ground.watch(portion) for portion in portions(plan, plan.watched, pupil, derived(plan.seed, 0))])
        grade = imitate(pupil, watched, EPOCHS, plan.seed)
        yield kept(plan, pupil, path, ground, Generation(0, len(watched), grade, 0.0))
    improving = Improving(pupil, plan.trust, plan.seed)
    for number in range(1, plan.generations + 1):
        played = together([ground.play(portion) for portion in portions(plan, plan.games, pupil, derived(plan.seed, number))])
        grade = improving.read(played)
        yield kept(plan, pupil, path, ground, Generation(number, len(played), grade, 0.0))


def kept(plan: Plan, pupil: Pupil, path: Path, ground: Playground, generation: Generation) -> Generation:
    """Keep what was learned, and let the pupil be examined."""
    write_net(path, pupil.learned())
    seed = derived(derived(plan.seed, generation.number), 2)
    share = ground.examine(Portion(plan.game, Table(2), plan.examined, seed, pupil.learned()))
    return replace(generation, share=share)


def portions(plan: Plan, games: int, pupil: Pupil, seed: int) -> list[Portion]:
    """So many games, shared out among the tables of the game."""
    tables = tables_of(plan.game)
    learned = pupil.learned()
    chosen = [tables[number % len(tables)] for number in range(games)]
    counts = {table: chosen.count(table) for table in tables}
    return [
        Portion(plan.game, table, count, derived(seed, number), learned) for number, (table, count) in enumerate(counts.items()) if count
    ]


def pupil_at(path: Path, game: str) -> Pupil:
    """The pupil that is kept at a path, if it was taught this game as it is seen now."""
    try:
        pupil = Pupil.of(read_net(path))
    except NotANet:
        raise BadOptions(Reason("", "{path} holds no net", {"path": str(path)})) from None
    if pupil.inputs != EYES[game].inputs or pupil.actions != len(GAMES[game].book.words):
        raise BadOptions(Reason("", "{path} holds the net of another game, or one from before it was seen otherwise", {"path": str(path)}))
    return pupil

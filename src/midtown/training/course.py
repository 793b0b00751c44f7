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
from midtown.training.tables import options_of, table_for

HIDDEN: Final = 128
SECOND: Final = 64
EPOCHS: Final = 8
"""How often a new pupil reads the games that it has watched."""
EXAMINED_EVERY: Final = 10
"""After so many generations a pupil is examined, and after the last one."""
SLOWEST: Final = 0.05
"""The pace never falls below this part of what it was."""


@final
@dataclass(frozen=True)
class Plan:
    """What a course consists of."""

    game: str
    players: tuple[int, ...]
    """How many play; the first number in the exams, too."""
    watched: int
    """How many games of greedy bots a new pupil watches first."""
    games: int
    """How many are played in a generation."""
    generations: int
    trust: float
    """How much later judgements count less than what followed them: λ."""
    examined: int
    """How many games it plays in an exam: against the greedy bot, or alone against Tom."""
    seed: int

    def check(self) -> None:
        """Say what is wrong with it, if anything."""
        for players in self.players:
            options_of(GAMES[self.game], table_for(players))

    def pace(self, number: int) -> float:
        """How large the steps of a generation are: as large as can be until half of them are over, then ever smaller."""
        return max(SLOWEST, min(1.0, 2 * (1 - (number - 1) / self.generations)))

    def has_exam(self, number: int) -> bool:
        """Is the pupil examined after this generation?"""
        return number % EXAMINED_EVERY == 0 or number == self.generations


@final
@dataclass(frozen=True)
class Generation:
    """What one generation has brought."""

    number: int
    positions: int
    grade: Grade
    share: float | None
    """How many of the games of its exam it won without thinking, if there was one."""


def teach(plan: Plan, path: Path, ground: Playground) -> Iterator[Generation]:
    """Go on from what is kept at a path, or begin; keep what was learned after each generation."""
    plan.check()
    if path.exists():
        pupil = pupil_at(path, plan.game)
    else:
        pupil = Pupil.fresh(int(EYES[plan.game].inputs), HIDDEN, SECOND, len(GAMES[plan.game].book.words), plan.seed)
        watched = together([ground.watch(portion) for portion in portions(plan, plan.watched, pupil, derived(plan.seed, 0))])
        grade = imitate(pupil, watched, EPOCHS, plan.seed)
        yield kept(plan, pupil, path, ground, Generation(0, len(watched), grade, None))
    improving = Improving(pupil, plan.trust, plan.seed)
    for number in range(1, plan.generations + 1):
        played = together([ground.play(portion) for portion in portions(plan, plan.games, pupil, derived(plan.seed, number))])
        grade = improving.read(played, plan.pace(number))
        yield kept(plan, pupil, path, ground, Generation(number, len(played), grade, None))


def kept(plan: Plan, pupil: Pupil, path: Path, ground: Playground, generation: Generation) -> Generation:
    """Keep what was learned, and examine the pupil if it is time for it."""
    write_net(path, pupil.learned())
    if not plan.has_exam(generation.number):
        return generation
    seed = derived(derived(plan.seed, generation.number), 2)
    share = ground.examine(Portion(plan.game, table_for(plan.players[0]), plan.examined, seed, pupil.learned()))
    return replace(generation, share=share)


def portions(plan: Plan, games: int, pupil: Pupil, seed: int) -> list[Portion]:
    """So many games, shared out among the tables."""
    learned = pupil.learned()
    chosen = [plan.players[number % len(plan.players)] for number in range(games)]
    counts = {players: chosen.count(players) for players in plan.players}
    return [
        Portion(plan.game, table_for(players), count, derived(seed, number), learned)
        for number, (players, count) in enumerate(counts.items())
        if count
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

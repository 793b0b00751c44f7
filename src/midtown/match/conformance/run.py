"""Run: all games of one check, for the laws that no single game can break."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, final

from midtown.core.options import Options
from midtown.core.state import State
from midtown.match.conformance.broken import breach
from midtown.match.conformance.trial import AnyGame, Trial


@final
class Run:
    """A game with the option sets and seeds it is checked with."""

    def __init__(self, game: AnyGame, option_sets: Sequence[Options], seeds: Sequence[int], longest: int) -> None:
        self.game: Final = game
        self.option_sets: Final = option_sets
        self.seeds: Final = seeds
        self.longest: Final = longest
        self.texts: Final = list(game.book.words.texts)
        """The notation as it was before the first game."""

    def trials(self) -> Iterator[Trial]:
        """Every game of the run, at its start."""
        for options, seed in product(self.option_sets, self.seeds):
            yield Trial(self.game, options, seed, self.longest)

    def positions(self) -> Iterator[Trial]:
        """Every game of the run at each of its positions."""
        for trial in self.trials():
            yield trial
            while not trial.state.over:
                trial.move()
                yield trial


def every_agreement_can_be_set_up(run: Run) -> None:
    """Each option set gives a game with just these options."""
    for options, seed in product(run.option_sets, run.seeds):
        state: State = run.game.setup(options, seed)
        if state.agreed != options:
            breach(f"asked for {options}, it sets up {state.agreed}")


def texts_can_be_read_back(run: Run) -> None:
    """Every action has a text of its own, and reading it gives the action again."""
    for action, text in enumerate(run.texts):
        found = run.game.book.words.parse(text)
        if found != action:
            breach(f"action {action} is written '{text}', which is read as action {found}")


def options_do_not_change_the_words(run: Run) -> None:
    """An id means the same action in every game, whatever was agreed."""
    for options in run.option_sets:
        state: State = run.game.setup(options, run.seeds[0])
        if state.book.words.texts != run.texts:
            breach(f"{options} lead to another vocabulary")

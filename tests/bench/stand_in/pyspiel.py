"""Stands in for OpenSpiel where that is not installed: a game of three rolls, each followed by two decisions, and one without rolls."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

ROLLS: Final = 3
DECISIONS_A_ROLL: Final = 2
NODES: Final = ROLLS * (1 + DECISIONS_A_ROLL)


@dataclass
class State:
    history: list[int] = field(default_factory=list)

    def is_terminal(self) -> bool:
        return len(self.history) == NODES

    def is_chance_node(self) -> bool:
        return len(self.history) % (1 + DECISIONS_A_ROLL) == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.is_chance_node():
            message = "nothing is rolled here"
            raise ValueError(message)
        return [(roll, 1 / 36) for roll in range(36)]

    def legal_actions(self) -> list[int]:
        return list(range(36)) if self.is_chance_node() else [3, 5, 8]

    def apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            message = f"{action} is not possible here"
            raise ValueError(message)
        self.history.append(action)

    def clone(self) -> "State":
        return type(self)(list(self.history))


class Open(State):
    """Nothing is rolled."""

    def is_chance_node(self) -> bool:
        return False


@dataclass
class Game:
    first: type[State]

    def new_initial_state(self) -> State:
        return self.first()


def load_game(name: str) -> Game:
    games = {"backgammon": Game(State), "hearts(pass_cards=False)": Game(Open)}
    if name not in games:
        message = f"there is no game called {name}"
        raise ValueError(message)
    return games[name]


class RandomRolloutEvaluator:
    def __init__(self, rollouts: int, seed: int) -> None:
        self.settings = (rollouts, seed)


class ISMCTSFinalPolicyType(Enum):
    MAX_VISIT_COUNT = 1


class ISMCTSBot:
    def __init__(self, *settings: object) -> None:
        self.settings = settings

    def step(self, state: State) -> int:
        return state.legal_actions()[0]

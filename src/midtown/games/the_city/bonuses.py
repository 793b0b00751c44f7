"""The vocabulary of the building rows: what income and points can depend on."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from midtown.games.the_city.kinds import NAMES, SYMBOLS

if TYPE_CHECKING:
    from midtown.games.the_city.state import CityState


class Bonus:
    """A number that depends on what stands in the cities."""

    def __init__(self, rule: str, formula: str, amount: int, of: int) -> None:
        self.rule: Final = rule
        self.formula: Final = formula
        """This bonus in the language of correction files and exports."""
        self.amount: Final[i64] = amount
        self.of: Final[i64] = of

    def worth(self, state: "CityState", seat: i64) -> i64:
        """What it brings the owner now."""
        raise NotImplementedError


@final
class Per(Bonus):
    """For each such symbol in the own city, this card's own included [TC-7.4]."""

    def __init__(self, amount: int, symbol: int) -> None:
        super().__init__("TC-7.4", f"{amount}*{SYMBOLS[symbol]}", amount, symbol)

    def worth(self, state: "CityState", seat: i64) -> i64:
        return self.amount * state.players[seat].shows(self.of)


@final
class PerRival(Bonus):
    """For each such symbol in one other city; the owner takes the best [TC-7.8]."""

    def __init__(self, amount: int, symbol: int) -> None:
        super().__init__("TC-7.8", f"{amount}*{SYMBOLS[symbol]}@best_other", amount, symbol)

    def worth(self, state: "CityState", seat: i64) -> i64:
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                symbols = state.players[other].shows(self.of)
                if symbols > best:
                    best = symbols
        return self.amount * best


@final
class With(Bonus):
    """Once, if the own city holds at least one such building [TC-7.5]."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__("TC-7.5", f"{amount}?{NAMES[kind]}", amount, kind)

    def worth(self, state: "CityState", seat: i64) -> i64:
        if state.players[seat].city.count(self.of) > 0:
            return self.amount
        return 0


@final
class PerOther(Bonus):
    """For each further such building in the own city [TC-7.9]."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__("TC-7.9", f"{amount}*{NAMES[kind]}@own_other", amount, kind)

    def worth(self, state: "CityState", seat: i64) -> i64:
        return self.amount * (state.players[seat].city.count(self.of) - 1)


@final
class PerInPlay(Bonus):
    """For each such building in all cities, the own included [TC-7.6]."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__("TC-7.6", f"{amount}*{NAMES[kind]}@all", amount, kind)

    def worth(self, state: "CityState", seat: i64) -> i64:
        return self.amount * state.in_play(self.of)


@final
class IfInPlay(Bonus):
    """Once, if any city holds such a building [TC-7.7]."""

    def __init__(self, amount: int, kind: int) -> None:
        super().__init__("TC-7.7", f"{amount}?{NAMES[kind]}@all", amount, kind)

    def worth(self, state: "CityState", seat: i64) -> i64:
        if state.in_play(self.of) > 0:
            return self.amount
        return 0

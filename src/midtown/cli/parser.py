"""Parser: the command line, with complaints in one sentence."""

import argparse
import re
from typing import Any, NoReturn, final

from midtown.cli.complaint import Complaint
from midtown.core.errors import BadOptions
from midtown.core.options import unknown


@final
class Parser(argparse.ArgumentParser):
    """An argument parser that complains by raising, and says what was perhaps meant."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401  # whatever argparse takes
        self.flags: list[str] = []
        super().__init__(**settings, allow_abbrev=False)
        self.set_defaults(parser=self)

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:  # noqa: ANN401  # the same
        self.flags += [name for name in names if name.startswith("--")]
        return super().add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        text = f"{message.removeprefix('argument ')}; '{self.prog} --help' says more"
        raise Complaint(text)


def read_arguments(parser: Parser, words: list[str]) -> argparse.Namespace:
    """What the command line says; every word of it must mean something."""
    arguments, rest = parser.parse_known_args(words)
    if rest:
        raise BadOptions(unknown("argument", rest[0], arguments.parser.flags))
    return arguments


def whole_number(text: str) -> int:
    """A number on the command line."""
    if re.fullmatch(r"-?[0-9]{1,30}", text) is None:
        message = f"'{text}' is not a whole number"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def whole_numbers(text: str) -> tuple[int, ...]:
    """Several numbers on the command line, with commas between them."""
    return tuple([whole_number(part) for part in text.split(",")])


def number_of_seconds(text: str) -> float:
    """A time on the command line."""
    if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text) is None:
        message = f"'{text}' is not a number of seconds, such as 0.3"
        raise argparse.ArgumentTypeError(message)
    return float(text)


def share(text: str) -> float:
    """A part of a whole on the command line."""
    if re.fullmatch(r"(0|1|0?\.[0-9]{1,9})", text) is None:
        message = f"'{text}' is not a share between 0 and 1, such as 0.85"
        raise argparse.ArgumentTypeError(message)
    return float(text)

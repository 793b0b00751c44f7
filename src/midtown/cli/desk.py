"""Desk: the terminal that people sit at, or the pipe in its place."""

import sys
from contextlib import suppress
from importlib import import_module
from textwrap import fill
from typing import Final, final

from rich.console import Console, RenderableType
from rich.text import Text

NARROW: Final = 80
WIDE: Final = 100
FORGET_SCROLLED_LINES: Final = "\x1b[3J"


def standard_desk() -> "Desk":
    """Standard input and output: 80 columns, or somewhat more on a wide terminal."""
    with suppress(ImportError):
        import_module("readline")  # lets lines be edited where they are typed
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDE) if console.is_terminal else NARROW
    return Desk(console)


@final
class Desk:
    """Shows things and reads lines; plain text where there is no terminal."""

    def __init__(self, console: Console) -> None:
        self._console: Final = console

    def show(self, *things: RenderableType) -> None:
        """Print these below each other."""
        for thing in things:
            if self._console.is_terminal:
                self._console.print(thing)
            else:
                self._print_plain(thing)

    def _print_plain(self, thing: RenderableType) -> None:
        """Without the blanks that fill up a row."""
        with self._console.capture() as captured:
            self._console.print(thing)
        lines = [line.rstrip() for line in captured.get().splitlines()]
        self._console.file.write("\n".join(lines) + "\n")
        self._console.file.flush()

    def say(self, text: str, style: str = "") -> None:
        """Some text; words, and so the names of files, are never broken."""
        lines = fill(text, self._console.width, break_long_words=False, break_on_hyphens=False)
        self._console.print(Text(lines, style), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line that somebody types; EOFError when nobody will type any more."""
        line = input(f"{prompt}> ").strip()
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def clear(self) -> None:
        """Hide all that was shown, the lines scrolled away too."""
        if self._console.is_terminal:
            self._console.clear()
            self._console.file.write(FORGET_SCROLLED_LINES)
            self._console.file.flush()

"""Commands: what people can type at the table besides answers."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.cards import cards_shown
from midtown.cli.chronicle import log
from midtown.cli.files import write_copy
from midtown.cli.rulebook_text import rules_shown
from midtown.cli.turn import Turn
from midtown.core.errors import BadOptions, NoUndo, Reason
from midtown.texts.language import Language
from midtown.texts.rulebook import Rulebook
from midtown.texts.spelling import fold, spellings


class Leave(Exception):
    """Somebody stops for now."""


@final
@dataclass(frozen=True)
class Command:
    """A word, what it does in one sentence, and how."""

    english: str
    meaning: str
    obey: Callable[[Turn, str], None]

    def is_called(self, word: str, language: Language) -> bool:
        """Is this the command's word, in English or as the language has it?"""
        return fold(word) in {self.english} | spellings(language.sentence(self.english))


def undo(turn: Turn, _rest: str) -> None:
    """Take back the last answer, or say why not."""
    try:
        turn.sitting.undo(turn.seat)
    except NoUndo as problem:
        reason = problem.reason
        raise NoUndo(Reason(reason.rule, "it cannot be taken back: {reason}", {"reason": reason})) from None


def why(turn: Turn, rest: str) -> None:
    """Say why something is not offered; without a name, of everything that might be wanted."""
    if rest:
        _why_this(turn, turn.phrases.action(rest))
        return
    if not turn.refused:
        turn.desk.say(turn.language.sentence("Everything that you might want is offered."))
    for reason in turn.refused.values():
        turn.refuse(reason)


def _why_this(turn: Turn, action: int) -> None:
    for number, choice in enumerate(turn.choices, 1):
        if choice.action == action:
            turn.desk.say(turn.language.sentence("It is offered: number {number}.", number=number) + f" [{choice.rule}]")
            return
    turn.refuse(turn.match.why_not(action, turn.seat))


def hint(turn: Turn, _rest: str) -> None:
    """Say where to look; asked again, what to choose; and again, why."""
    if not turn.sitting.allows_hints:
        raise BadOptions(Reason("", "several people play: hints are for those who have agreed on them with --hints"))
    turn.desk.show(*turn.hints.next(turn.match, turn.seat, turn.choices, turn.language))


def rules(turn: Turn, rest: str) -> None:
    """Show the rules, or one of them."""
    turn.desk.show(rules_shown(Rulebook.load(turn.match.game.name, turn.language.code), rest))


def cards(turn: Turn, rest: str) -> None:
    """Show everything in the box, or one thing."""
    turn.desk.show(cards_shown(turn.match.game, turn.match.options, rest, turn.language))


def show_log(turn: Turn, _rest: str) -> None:
    """Show everything that happened."""
    turn.desk.show(log(turn.match, turn.seat, turn.names, turn.language))


def table(turn: Turn, _rest: str) -> None:
    """Show the table again."""
    turn.show_table()
    turn.show_choices()


def save(turn: Turn, rest: str) -> None:
    """Write the record of the game to a file."""
    if not rest:
        raise BadOptions(Reason("", "say where to, as in 'save my-game.txt'"))
    path = Path(rest).expanduser()
    write_copy(turn.match, path)
    turn.desk.say(turn.language.sentence("Saved as {path}.", path=str(path)))


def show_help(turn: Turn, _rest: str) -> None:
    """Say what can be typed."""
    language = turn.language
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_row("1", Text(language.sentence("the number of a choice; several cards at once with 1 3 4")))
    example = language.action(turn.match.game.book.words, turn.choices[0].action)
    grid.add_row(Text(example), Text(language.sentence("or the choice in words; the name of the card is enough")))
    for command in COMMANDS:
        grid.add_row(Text(language.sentence(command.english)), Text(language.sentence(command.meaning)))
    turn.desk.show(grid)


def leave(_turn: Turn, _rest: str) -> None:
    """Stop for now."""
    raise Leave


UNDO: Final = Command("undo", "take back the last answer, unless something was revealed since", undo)
COMMANDS: Final = (
    UNDO,
    Command("why", "why something is not offered; with a name, why that is not", why),
    Command("hint", "where to look; again, what to choose; and again, why", hint),
    Command("rules", "all rules; with a number such as 4 or 4.2, a section or a rule", rules),
    Command("cards", "all cards; with a name, all that is known of one", cards),
    Command("log", "everything that happened so far", show_log),
    Command("table", "the table once more", table),
    Command("save", "write the game to the file that is named", save),
    Command("help", "this list", show_help),
    Command("quit", "stop for now; the game is kept", leave),
)

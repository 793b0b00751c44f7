"""Host: lets bots answer, and hands the terminal to the people who are asked."""

from collections import defaultdict
from typing import Final, final

from midtown.cli.chronicle import last_turn, summary, told_since
from midtown.cli.closing import closing
from midtown.cli.commands import COMMANDS, UNDO
from midtown.cli.desk import Desk
from midtown.cli.sitting import Sitting
from midtown.cli.tables import TABLES
from midtown.cli.turn import Turn
from midtown.core.errors import GameError
from midtown.core.event import SPECTATOR
from midtown.match.match import Choice
from midtown.outlook.registry import OUTLOOKS
from midtown.texts.language import Language

NOBODY: Final = -1


@final
class Host:
    """Plays a sitting to its end, or until somebody leaves."""

    def __init__(self, desk: Desk, sitting: Sitting, names: list[str], language: Language) -> None:
        self._desk: Final = desk
        self._sitting: Final = sitting
        self._names: Final = names
        self._language: Final = language
        self._at_desk = NOBODY if len(sitting.people) > 1 else sitting.people[0]
        self._shown = (NOBODY, 0)
        """Who was last shown the table, and at which stage of the game."""
        self._forced: Final[dict[int, list[str]]] = defaultdict(list)
        """What each person could not but do, and has not been told yet."""

    def run(self) -> None:
        """Until the game is over."""
        self._desk.say(self._language.sentence("'help' tells what can be typed."), "dim")
        while not self._sitting.match.over:
            self._sitting.let_bots_answer()
            waiting = self._sitting.waiting
            if waiting:
                self._attend(self._at_desk if self._at_desk in waiting else waiting[0])
        self._show_end()

    def _show_end(self) -> None:
        """What happened last, the table, and who won."""
        match = self._sitting.match
        table = TABLES[match.game.name]
        people = self._sitting.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        events = told_since(match, min([last_turn(match, seat) for seat in people]), viewer)
        self._desk.show("", summary(table.paragraphs(events), self._names, self._language), "")
        self._desk.show(table.board(match.view(viewer), self._names, self._language))
        self._desk.show(*closing(match, self._names, self._language), "")

    def _attend(self, seat: int) -> None:
        """One answer, or a few, of a person."""
        turn = Turn(self._desk, self._sitting, self._names, self._language, seat)
        choices = turn.choices
        if len(choices) == 1 and self._may_go_unasked(turn, choices[0]):
            self._sitting.answer([choices[0].action], seat)
            self._forced[seat].append(self._language.action(self._sitting.match.game.book.words, choices[0].action))
        elif self._is_at_desk(seat):
            self._talk(turn)

    def _may_go_unasked(self, turn: Turn, only: Choice) -> bool:
        """Nobody at the desk would learn from it what he may not know."""
        return len(self._sitting.people) == 1 or OUTLOOKS[turn.match.game.name].is_evident(only.action)

    # --- the curtain ---

    def _is_at_desk(self, seat: int) -> bool:
        """Hand the terminal over if need be; no if whoever had it takes an answer back."""
        before = self._at_desk
        if seat == before:
            return True
        self._desk.clear()
        can_undo = before != NOBODY and self._sitting.match.why_no_undo(before) is None
        if can_undo:
            self._desk.say(self._language.sentence("{name} can still take back the last answer: undo", name=self._names[before]))
        line = self._desk.read(self._language.sentence("Pass to {name}, press Enter", name=self._names[seat]))
        if can_undo and UNDO.is_called(line, self._language):
            self._sitting.undo(before)
            self._shown = (NOBODY, 0)
            return False
        self._desk.clear()
        self._at_desk = seat
        self._shown = (NOBODY, 0)
        return True

    # --- the talk ---

    def _talk(self, turn: Turn) -> None:
        """Show what is new, then listen until the game has moved."""
        stage = (turn.seat, int(turn.match.state.stage))
        if stage != self._shown:
            turn.show_table()
            self._shown = stage
        for action in self._forced.pop(turn.seat, []):
            turn.desk.say(self._language.sentence("No other choice: {action}.", action=action), "dim")
        if self._sitting.unsaved is not None:
            turn.refuse(self._sitting.unsaved)
        turn.show_choices()
        ply = turn.match.ply
        while turn.match.ply == ply:
            self._listen(turn)

    def _listen(self, turn: Turn) -> None:
        """Do what is typed, or say why not."""
        line = self._desk.read(self._names[turn.seat])
        if not line:
            return
        try:
            self._obey(turn, line)
        except GameError as problem:
            turn.refuse(problem.reason)

    def _obey(self, turn: Turn, line: str) -> None:
        word, _, rest = line.partition(" ")
        for command in COMMANDS:
            if command.is_called(word, self._language):
                command.obey(turn, rest.strip())
                return
        self._sitting.answer(turn.phrases.actions(line), turn.seat)

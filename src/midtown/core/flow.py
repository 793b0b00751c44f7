"""Flow: what remains to be done, and who owes an answer."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, blank, vec
from midtown.core.view import View

MOST_SEATS: Final = 6
NOBODY: Final = -1
SEAT_BIT: Final = vec[i64]([1 << seat for seat in range(MOST_SEATS)])
LOWEST_SEAT: Final = vec[i64]([(seats & -seats).bit_length() - 1 for seats in range(1 << MOST_SEATS)])


@final
@mypyc_attr(acyclic=True)
class Flow:
    """Where a game stands between its rules.

    The agenda is a stack of (who, step) pairs. `asking` is the set of seats that were asked
    together, `opened` with which question; `asked` is the question each of them stands at,
    `owing` who has not finished, `ready` who has said so. `stage` is the ply at which they were asked.
    `mark` is where the agenda of the present rule begins; between the rules it means nothing.
    """

    def __init__(self) -> None:
        self.agenda: Final = Pile()
        self.asked: Final = blank(MOST_SEATS)
        self.opened: Final = blank(MOST_SEATS)
        self.asking: i64 = 0
        self.owing: i64 = 0
        self.ready: i64 = 0
        self.ply: i64 = 0
        self.stage: i64 = 0
        self.mark: i64 = 0

    def then(self, step: i64, who: i64) -> None:
        """Put a step on the agenda."""
        self.agenda.add_both(step, who)

    def ask(self, question: i64, seat: i64) -> None:
        """Open a question for a seat."""
        bit = SEAT_BIT[seat]
        self.asked[seat] = question
        self.opened[seat] = question
        self.asking |= bit
        self.owing |= bit

    def ask_on(self, question: i64, seat: i64) -> None:
        """Lead a seat on to another question."""
        self.asked[seat] = question
        self.owing |= SEAT_BIT[seat]

    def end(self) -> None:
        """Strike out what remained to be done."""
        self.agenda.n = 0
        self.mark = 0

    # --- what is seen of it ---

    def seats_asked(self) -> tuple[tuple[int, int], ...]:
        """The seats that were asked together, each with the question it was asked."""
        return tuple([(seat, int(self.opened[seat])) for seat in seats_in(self.asking)])

    def seats_ready(self) -> tuple[int, ...]:
        """Those of them that have finished."""
        return tuple(seats_in(self.ready))

    def question_of(self, seat: int) -> int:
        """The question that a seat stands at; NOBODY where it owes no answer."""
        return int(self.asked[seat]) if seat in seats_in(self.owing) else NOBODY

    def reopen(self, view: View) -> None:
        """Stand where a view stands; what others have answered in secret is asked anew."""
        self.agenda.n = 0
        for number in view.agenda:
            self.agenda.add(number)
        self.asking = 0
        self.owing = 0
        self.ready = 0
        for seat, question in view.asking:
            self.ask(question, seat)
        if view.seat != NOBODY:
            self.owing &= ~SEAT_BIT[view.seat]
        if view.question != NOBODY:
            self.ask_on(view.question, view.seat)
        for seat in view.ready:
            self.ready |= SEAT_BIT[seat]

    # --- copies ---

    def assign(self, other: "Flow") -> None:
        """Become an exact copy."""
        self.agenda.assign(other.agenda)
        for seat in range(i64(MOST_SEATS)):
            self.asked[seat] = other.asked[seat]
            self.opened[seat] = other.opened[seat]
        self.asking = other.asking
        self.owing = other.owing
        self.ready = other.ready
        self.ply = other.ply
        self.stage = other.stage

    def key(self) -> list[int]:
        """All numbers in a fixed order; of questions only those that are open."""
        single = [self.asking, self.owing, self.ready, self.ply, self.stage]
        numbers = [int(number) for number in single]
        numbers += self.agenda.to_list()
        for seat in seats_in(self.asking):
            numbers += [int(self.asked[seat]), int(self.opened[seat])]
        return numbers


def seats_in(bits: i64) -> list[int]:
    """The seats of a set of seats, in seat order."""
    return [seat for seat in range(MOST_SEATS) if bits & SEAT_BIT[seat] != 0]

"""Games that give secrets away or tell events in the wrong way, one flaw each."""

from typing import Final

from midtown.core.errors import Reason
from midtown.core.event import SPECTATOR, EventKind
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Question, Step
from tests.conformance.flaws import Flaws, RefusesOtherwise, instead
from tests.conformance.toys import (
    CARDS,
    DRAW,
    DREW,
    LAID,
    TURN_UP,
    WHAT_TO_LAY,
    WHICH_MEDAL,
    Draw,
    Toy,
    ToyState,
    TurnUp,
    WhichMedal,
)

FLAWS: Final = Flaws()


def secret_of(state: ToyState) -> int:
    """A number that only someone who sees all cards can know."""
    return sum(place * card for pile in [*state.hands, state.deck] for place, card in enumerate(pile.to_list()))


@FLAWS.break_law("options_hold_no_secret")
class OffersByASecret(Toy):
    class WhichMedalBySecret(WhichMedal):
        def options(self, state: ToyState, seat: int, out: Offer) -> None:
            super().options(state, seat, out)
            out.ids.n -= secret_of(state) % 2

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHICH_MEDAL, self.WhichMedalBySecret("T-5"))


@FLAWS.break_law("refusals_hold_no_secret")
class RefusesWithASecret(Toy):
    @staticmethod
    def tell(state: ToyState) -> Reason:
        return Reason("T-2", "the secret is {secret}", {"secret": secret_of(state)})

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHAT_TO_LAY, RefusesOtherwise(self.tell))


class ScoresAs(TurnUp):
    def __init__(self, kind: EventKind) -> None:
        super().__init__("T-3")
        self.kind = kind

    def run(self, state: ToyState, who: int) -> None:
        journal, state.journal = state.journal, None
        laid = [pile.to_list() for pile in state.laid]
        super().run(state, who)
        state.journal = journal
        for seat, cards in enumerate(laid):
            state.note(self.kind, seat, cards, sum(cards))


@FLAWS.break_law("what_becomes_known_is_marked")
class TurnsUpUnmarked(Toy):
    TURNED_UP: Final = EventKind("turned up", "{seat} has laid {things}", domain=CARDS, scores=True)

    def __init__(self) -> None:
        super().__init__()
        self.events.append(self.TURNED_UP)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, ScoresAs(self.TURNED_UP))


@FLAWS.break_law("what_becomes_known_is_marked")
class MarksHighCardsOnly(Toy):
    LOW: Final = EventKind("low", "{seat} has laid {things}", domain=CARDS, scores=True)

    def __init__(self) -> None:
        super().__init__()
        self.events.append(self.LOW)

    class Marking(ToyState):
        def score(self, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
            super().score(MarksHighCardsOnly.LOW if kind is LAID and amount < 7 else kind, seat, things, amount)

    def table(self, options: Options) -> ToyState:
        return self.Marking(self.book, options)


@FLAWS.break_law("what_becomes_known_is_marked")
class TellsASecretBeforeTheReveal(Toy):
    BOASTED: Final = EventKind("boasted", "{seat} is about to show {amount}")

    def __init__(self) -> None:
        super().__init__()
        self.events.append(self.BOASTED)

    class Boast(TurnUp):
        def run(self, state: ToyState, who: int) -> None:
            for seat in range(state.seats):
                state.note(TellsASecretBeforeTheReveal.BOASTED, seat, [], secret_of(state))
            super().run(state, who)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), TURN_UP, self.Boast("T-3"))


class DrawsAs(Draw):
    def __init__(self, kind: EventKind, rule: str = "T-4") -> None:
        super().__init__(rule)
        self.kind = kind

    def run(self, state: ToyState, who: int) -> None:
        journal, state.journal = state.journal, None
        before = state.deck.to_list()
        super().run(state, who)
        state.journal = journal
        drawn = before[int(state.deck.n) :]
        state.note(self.kind, who, drawn, len(drawn))


@FLAWS.break_law("what_becomes_known_is_marked")
class DrawsUnmarked(Toy):
    TOOK: Final = EventKind("took", "{seat} draws {amount}", "{seat} draws {things}", CARDS)

    def __init__(self) -> None:
        super().__init__()
        self.events.append(self.TOOK)

    class DrawWhenGiving(WhichMedal):
        def answer(self, state: ToyState, seat: int, action: int) -> None:
            super().answer(state, seat, action)
            DrawsAs(DrawsUnmarked.TOOK).run(state, seat)

    def questions(self) -> list[Question[ToyState]]:
        return instead(super().questions(), WHICH_MEDAL, self.DrawWhenGiving("T-5"))


@FLAWS.break_law("events_hold_no_secret")
class DrawsInPublic(Toy):
    SHOWED: Final = EventKind("showed", "{seat} draws {things}", domain=CARDS, reveals=True)

    def __init__(self) -> None:
        super().__init__()
        self.events.append(self.SHOWED)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), DRAW, DrawsAs(self.SHOWED))


@FLAWS.break_law("private_events_stay_private")
class TellsSecretsToSpectators(Toy):
    class Talkative(ToyState):
        def note(self, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
            super().note(kind, SPECTATOR if kind is DREW else seat, things, amount)

    def table(self, options: Options) -> ToyState:
        return self.Talkative(self.book, options)


@FLAWS.break_law("events_name_their_rule")
class DrawsByNoRule(Toy):
    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), DRAW, Draw(""))


@FLAWS.break_law("events_can_be_told")
class TellsWhatItDoesNotList(Toy):
    def steps(self) -> list[Step[ToyState]]:
        unlisted = EventKind("unlisted", "{seat} draws {amount}", "{seat} draws {things}", CARDS, reveals=True)
        return instead(super().steps(), DRAW, DrawsAs(unlisted))


@FLAWS.break_law("events_can_be_told")
class TellsWhatHasNoName(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.events.append(NAMELESS)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), DRAW, DrawsAs(NAMELESS))


@FLAWS.break_law("events_can_be_told")
class TellsWithABlankLeftOpen(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.events.append(OPEN)

    def steps(self) -> list[Step[ToyState]]:
        return instead(super().steps(), DRAW, DrawsAs(OPEN))


NAMELESS: Final = EventKind("nameless", "{seat} draws {amount}", "{seat} draws {things}", reveals=True)
OPEN: Final = EventKind("open", "{seat} draws {amount}", "{seat} draws {card}", CARDS, reveals=True)

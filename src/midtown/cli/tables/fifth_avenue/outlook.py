"""Outlook: what a choice of Fifth Avenue brings, in few signs and words."""

from collections.abc import Callable

from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import WORTH_STYLE, cards_text, marker_sign, points_text, shape
from midtown.core.vocabulary import Verb
from midtown.games.fifth_avenue.cards import NAMES
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import BUILD, CLOSE, MOVE, SCORE, SKYSCRAPERS, TAKE_BOTH, TAKE_ONE
from midtown.outlook import prospect
from midtown.outlook.fifth_avenue.prospects import Prospects
from midtown.outlook.prospect import Prospect
from midtown.texts.language import Language

Shown = Callable[[int, Prospect, Language], Text]


def outlook_of(view: FifthAvenueView, language: Language) -> Callable[[int], Text]:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""
    prospects = Prospects(view)

    def told(action: int) -> Text:
        found = prospects.of(action)
        for verb, show in SHOWN.items():
            if verb.names(action):
                return show(action, found, language)
        return Text(language.reason(found.says)) if found.says is not None else Text()

    return told


def _skyscrapers(_action: int, found: Prospect, _language: Language) -> Text:
    return Text(f"+{found.figures[prospect.SKYSCRAPERS]}", WORTH_STYLE)


def _score(_action: int, found: Prospect, language: Language) -> Text:
    """The points of each player, and who draws how many black cards."""
    points, drawn = _points(found), found.shares[prospect.BLACK_CARDS]
    draws = [shape(seat, len(drawn)).append(str(count)) for seat, count in enumerate(drawn) if count]
    line = points.append("   " if points else "")
    return line.append(language.sentence("black cards") + " ", "dim").append_text(Text("  ").join(draws))


def _cards_taken(_action: int, found: Prospect, language: Language) -> Text:
    return cards_text([NAMES.index(name) for name in found.things], language)


def _move(action: int, found: Prospect, language: Language) -> Text:
    """The marker that stays behind, or the auctions that are set off."""
    if found.says is not None:
        return Text(language.reason(found.says), "bold")
    if found.things:
        return marker_sign(int(MOVE.one(action)), language).append(f" {language.name(found.things[0])}", "dim")
    return Text()


def _build(_action: int, found: Prospect, _language: Language) -> Text:
    return Text(f"+{found.figures[prospect.POINTS]}", WORTH_STYLE) if found.figures else Text()


def _close(_action: int, found: Prospect, _language: Language) -> Text:
    return _points(found)


def _points(found: Prospect) -> Text:
    """The points of each player."""
    points = found.shares[prospect.POINTS]
    return points_text([(seat, amount) for seat, amount in enumerate(points) if amount], len(points))


SHOWN: dict[Verb, Shown] = {
    SKYSCRAPERS: _skyscrapers,
    SCORE: _score,
    TAKE_BOTH: _cards_taken,
    TAKE_ONE: _cards_taken,
    MOVE: _move,
    BUILD: _build,
    CLOSE: _close,
}
"""How what follows from each verb is shown; of all others, what there is to say."""

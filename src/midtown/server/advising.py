"""Advising: what follows from each choice of a seat, for whoever asks; it is worked out from the view that the seat is sent anyway."""

from midtown.core.errors import Reason
from midtown.match.match import Match
from midtown.outlook.advice import advice
from midtown.outlook.prospect import Prospect
from midtown.server.links import welcomed
from midtown.server.refusal import NOT_ASKED, Refusal
from midtown.server.replies import Advice, Advised, Discouraged, Sentence
from midtown.server.requests import Advise
from midtown.server.sentences import language_of, worded
from midtown.server.table.deciding import check_is_fresh
from midtown.server.table.device import Device
from midtown.server.table.live import Live
from midtown.server.table.table import Table
from midtown.texts.language import Language


async def advise(live: Live, device: Device, request: Advise) -> None:
    """Tell a device about its choices, or why not."""

    def look(table: Table) -> None:
        try:
            device.reply(advice_for(welcomed(table, device), device.seat, device.lang, request))
        except Refusal as refusal:
            live.audience.refuse(device, refusal, request.id)

    await live.look(look)


def advice_for(table: Table, seat: int, lang: str, request: Advise) -> Advice:
    """What a seat can be told about its choices."""
    check_is_asked(table, seat, request.seen)
    match = table.dealt
    given = advice(match, seat)
    language = language_of(lang, table.opened.game)
    return Advice(
        asked=table.asked_at[seat],
        question=worded(given.question, language),
        choices=[
            Advised(choice.text, choice.rule, found.figures, found.shares, list(found.things), _said(found, language))
            for choice, found in given.choices
        ],
        refused=[_discouraged(match, action, reason, found, language) for action, reason, found in given.refused],
        evident=given.is_evident,
        id=request.id,
    )


def check_is_asked(table: Table, seat: int, seen: int) -> None:
    """Only who owes an answer himself is advised, about the choices that are there now."""
    if not table.owes(seat) or table.chairs[seat].bot:
        raise Refusal(NOT_ASKED, Reason("", "{seat} owes no answer now", {"seat": seat}))
    check_is_fresh(table, seat, seen)


def _discouraged(match: Match, action: int, reason: Reason, found: Prospect, language: Language) -> Discouraged:
    return Discouraged(match.text(action), worded(reason, language), found.figures, found.shares, list(found.things))


def _said(found: Prospect, language: Language) -> Sentence | None:
    return None if found.says is None else worded(found.says, language)

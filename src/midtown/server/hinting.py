"""Hinting: a hint for whoever asks, at tables where hints are allowed; it follows from the view that the seat is sent anyway."""

from contextlib import suppress
from zlib import crc32

from midtown.bots.explaining.explanation import ONLY, Explained, Explanation
from midtown.bots.explaining.levels import ANSWER, NUDGE
from midtown.core.chance import derived
from midtown.core.errors import Reason
from midtown.server.advising import check_is_asked
from midtown.server.hints import SECONDS, Hints
from midtown.server.links import welcomed
from midtown.server.refusal import NOT_ALLOWED, Refusal
from midtown.server.replies import Hinted, Weighed
from midtown.server.requests import Hint
from midtown.server.sentences import language_of, worded
from midtown.server.table.device import Device
from midtown.server.table.live import Live
from midtown.server.table.table import Table
from midtown.server.thinking.thought import Consultation
from midtown.texts.language import Language


async def give_hint(live: Live, hints: Hints, device: Device, request: Hint) -> None:
    """Think for a device, which may ask for other things meanwhile; or tell it why not."""
    try:
        asked = await live.look(lambda table: consultation_for(welcomed(table, device), device.seat, request.seen))
        found = await hints.explained(live.table.name, asked)
        await live.look(lambda table: device.reply(hint_for(welcomed(table, device), device, request, found)))
    except Refusal as problem:
        refusal = problem
        with suppress(Refusal):
            await live.look(lambda _table: live.audience.refuse(device, refusal, request.id))


def consultation_for(table: Table, seat: int, seen: int) -> Consultation:
    """What is asked on behalf of a seat. Even the seed follows from nothing that is hidden from it."""
    if not table.allows_hints:
        raise Refusal(NOT_ALLOWED, Reason("", "there are no hints at this table"))
    check_is_asked(table, seat, seen)
    options = table.dealt.state.options(seat)
    if len(options) == 1:
        raise Refusal(NOT_ALLOWED, ONLY)
    seed = derived(crc32(table.name.encode()), table.asked_at[seat])
    return Consultation(table.game.name, seed, table.dealt.view(seat), options, SECONDS)


def hint_for(table: Table, device: Device, request: Hint, found: Explanation) -> Hinted:
    """As much as was asked for, if the choices are still those that were seen."""
    check_is_asked(table, device.seat, request.seen)
    language = language_of(device.lang, table.opened.game)
    words = table.game.book.words
    return Hinted(
        asked=table.asked_at[device.seat],
        level=request.level,
        says=worded(found.nudge.says, language),
        among=[words.texts[action] for action in found.nudge.among],
        best="" if request.level == NUDGE else words.texts[found.choices[0].considered.action],
        choices=[_weighed(table, choice, language) for choice in found.choices] if request.level == ANSWER else [],
        id=request.id,
    )


def _weighed(table: Table, choice: Explained, language: Language) -> Weighed:
    found = choice.considered
    win, lead = round(min(1.0, max(0.0, found.win)), 4), round(found.lead, 2)
    return Weighed(table.dealt.text(found.action), win, lead, found.tried, worded(choice.why, language))

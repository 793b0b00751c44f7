"""The bidding round that is running, as everybody can see it."""

from typing import Final

from rich.text import Text

from midtown.cli.tables.flowing import hanging
from midtown.cli.tables.new_york_city.signs import card_sign, cards_text, shape
from midtown.core.flow import NOBODY
from midtown.core.rules import Question
from midtown.games.new_york_city.bidding import WHETHER_TO_BID_LAST
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.composing import WHAT_TO_ADD, WHAT_TO_BID
from midtown.games.new_york_city.exchange import WHICH_SWAP
from midtown.games.new_york_city.renewing import WHICH_OF_RESERVE
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.outlook.new_york_city.bid_value import value_of
from midtown.texts.language import Language

BEFORE_EVALUATION: Final = (WHETHER_TO_BID_LAST, WHAT_TO_BID, WHAT_TO_ADD, WHICH_OF_RESERVE)
"""What is asked while nobody has won yet."""


def is_running(view: NewYorkCityView) -> bool:
    """Is something bid for now? Cards that are exchanged at the very end come after all bids [NYC-7.9]."""
    return view.bidding != NOBODY and not _is_asked(view, WHICH_SWAP)


def _is_asked(view: NewYorkCityView, *questions: Question[NewYorkCityState]) -> bool:
    """Is one of these questions open?"""
    return any(asked == question.number for _, asked in view.asking for question in questions)


def bids(view: NewYorkCityView, language: Language) -> list[Text]:
    """What is bid for, and the bids in the order in which they are made."""
    title = language.sentence("Bids for {card}", card=TYPES[view.bidding])
    label = Text.assemble((title, "bold"), " ", card_sign(view.bidding, language), "   ")
    return hanging(label, [_bid(view, seat, language) for seat in _order(view)])


def _order(view: NewYorkCityView) -> list[int]:
    """Clockwise from who begins; who has wished to bid last comes at the end [NYC-7.3, NYC-11.18]."""
    count = len(view.participants)
    turns = [(view.first + place) % count for place in range(count)]
    return sorted(turns, key=lambda seat: seat == view.last)


def _bid(view: NewYorkCityView, seat: int, language: Language) -> Text:
    """A participant with the value of his bid and its cards; or that he has passed; or what lies there before his turn [NYC-12.8]."""
    sign = shape(seat, len(view.participants)).append(" ")
    participant = view.participants[seat]
    worth = value_of(participant.tally)
    if _is_to_come(view, seat) and not worth:
        return sign.append_text(cards_text(participant.bid, language))
    if worth:
        sign.append(f"{worth} ", "bold").append_text(cards_text(participant.bid, language))
        return sign.append(" ★", "yellow") if seat == view.winner and not _is_asked(view, *BEFORE_EVALUATION) else sign
    return sign.append(language.sentence("passed"), "dim")


def _is_to_come(view: NewYorkCityView, seat: int) -> bool:
    """Has this participant not bid yet?"""
    return seat in dict(view.asking) or seat in view.turns or _is_asked(view, WHETHER_TO_BID_LAST)

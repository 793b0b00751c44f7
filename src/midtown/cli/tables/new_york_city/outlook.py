"""Outlook: what a choice of New York City brings, in few signs and words."""

from typing import Final, final

from rich.text import Text

from midtown.cli.tables.new_york_city.bids import value_of
from midtown.cli.tables.new_york_city.character_text import character_text
from midtown.cli.tables.new_york_city.signs import WORTH_STYLE, shape, vessel_sign
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import DOLLARS, ELEVATOR, PLANS, PRESS, PRESTIGE
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    BID,
    CLAIM,
    FROM_RESERVE,
    HIRE,
    JOIN,
    MOVE,
    PAIR,
    PAIR_WITH_RESERVE,
    PLAY,
    REMOVE,
    REPLACE,
    RIDE,
    START,
    USE,
)
from midtown.texts.language import Language

ADDING: Final = (PLAY, PAIR, JOIN, AS_ONE, AS_TWO, FROM_RESERVE, PAIR_WITH_RESERVE, BACK)
"""What adds to a bid."""


@final
class Outlook:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""

    def __init__(self, view: NewYorkCityView, language: Language) -> None:
        self._view: Final = view
        self._language: Final = language
        self._edition: Final = GAME.edition(view.options)
        self._state: Final[NewYorkCityState] = GAME.determinize(view, 0)

    def of(self, action: int) -> Text:
        """What this action brings; nothing where its words say it all."""
        tellers = {
            START: self._start,
            USE: self._character,
            REMOVE: self._character,
            HIRE: self._character,
            REPLACE: self._borough,
            MOVE: self._borough,
            CLAIM: self._claim,
            RIDE: self._ride,
            BID: self._bid,
            **dict.fromkeys(ADDING, self._makes),
        }
        for verb, tell in tellers.items():
            if verb.names(action):
                return tell(action)
        return Text()

    # --- characters ---

    def _start(self, action: int) -> Text:
        """The two characters of a pair."""
        first = 2 * int(START.thing(action))
        return Text("; ").join([self._described(kind) for kind in self._view.start_pairs[first : first + 2]])

    def _character(self, action: int) -> Text:
        """The value of a character that is hired, and what it does."""
        kind = next(int(verb.thing(action)) for verb in (USE, REMOVE, HIRE) if verb.names(action))
        value = Text(f"{self._edition.value[kind]}  ", WORTH_STYLE) if not USE.names(action) else Text()
        return value.append(character_text(kind, self._edition.box, self._language))

    def _described(self, kind: int) -> Text:
        return Text.assemble((f"{kind + 1}", "bold"), ": ", character_text(kind, self._edition.box, self._language))

    # --- bids ---

    def _makes(self, action: int) -> Text:
        """What the bid would be worth."""
        trial = self._state.copy()
        trial.play(action, self._view.seat)
        value = int(trial.players[self._view.seat].bid.tally.value())
        return Text(self._language.sentence("makes {amount}", amount=value))

    def _bid(self, _action: int) -> Text:
        """What the action of the bidding round brings for the bid; the bonus adds to it."""
        value = value_of(self._view.counting)
        language, bidding = self._language, self._view.bidding
        if bidding == PRESS:
            brings = language.sentence("worth {amount}: advance {amount}, with the bonus {more}", amount=value, more=value + 1)
        elif bidding == DOLLARS:
            brings = language.sentence("worth {amount}: take {amount} dollars, with the bonus {more}", amount=value, more=value + 1)
        elif bidding == ELEVATOR:
            limits = [min(value, VALUES), min(value + 1, VALUES)]
            brings = language.sentence(
                "worth {amount}: a character up to {limit}, with the bonus {more}", amount=value, limit=limits[0], more=limits[1]
            )
        elif bidding == PLANS:
            brings = language.sentence("worth {amount}: take {amount} skyscrapers, with the bonus {more}", amount=value, more=value + 1)
        elif bidding == PRESTIGE:
            brings = language.sentence("worth {amount}: score {amount}; the two highest take a tile", amount=value)
        else:
            borough = BOROUGHS[self._view.mayor]
            brings = language.sentence(
                "worth {amount}: build {amount} in {place}, with the bonus {more}", amount=value, place=borough, more=value + 1
            )
        return Text(brings)

    # --- boroughs ---

    def _borough(self, action: int) -> Text:
        """Who has how many skyscrapers in a borough now."""
        borough = int(REPLACE.thing(action) if REPLACE.names(action) else MOVE.thing(action))
        view, count = self._view, len(self._view.participants)
        standing = [*[participant.built[borough] for participant in view.participants], view.neutral[borough]]
        return Text(" ").join([shape(token, count).append(str(number)) for token, number in enumerate(standing) if number])

    def _claim(self, action: int) -> Text:
        """The vessel and the value of a prestige tile."""
        tile = int(CLAIM.thing(action))
        sign = vessel_sign(int(self._edition.tile_vessel[tile]), self._language)
        return sign.append(f" +{self._edition.tile_value[tile]}", WORTH_STYLE)

    def _ride(self, action: int) -> Text:
        """What the borough will be worth, and the way of the vessel."""
        borough = int(RIDE.other(action))
        worth = self._view.base[borough] + self._view.prestige[borough]
        raised = worth + int(self._edition.tile_value[self._view.tile])
        connection = self._edition.box.connections[int(RIDE.one(action))]
        ends = "\N{EN DASH}".join([self._language.name(connection.one), self._language.name(connection.other)])
        return Text.assemble((f"{worth} > {raised}", WORTH_STYLE), f"   {ends}")

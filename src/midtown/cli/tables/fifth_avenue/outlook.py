"""Outlook: what a choice of Fifth Avenue brings, in few signs and words."""

from typing import Final, final

from rich.text import Text

from midtown.cli.tables.fifth_avenue.forecast import Forecast, reach, room, total
from midtown.cli.tables.fifth_avenue.signs import WORTH_STYLE, cards_text, marker_sign, points_text, shape
from midtown.games.fifth_avenue.board import CENTRAL_PARK, CITY_HALL, DISTRICTS, PLACE_BIT, PLACES, PLOTS_EACH
from midtown.games.fifth_avenue.cards import SUIT
from midtown.games.fifth_avenue.turns import BLACK_AFTER_SCORING, SKYSCRAPERS_TAKEN, colours_taken
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import BID, BUILD, CLOSE, MOVE, SCORE, SKYSCRAPERS, STAND, TAKE_BOTH, TAKE_ONE
from midtown.texts.language import Language


@final
class Outlook:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""

    def __init__(self, view: FifthAvenueView, language: Language) -> None:
        self._view: Final = view
        self._language: Final = language
        self._forecast: Final = Forecast(view)
        self._seats: Final = view.options.seats

    def of(self, action: int) -> Text:
        """What this action brings; nothing where its words say it all."""
        tellers = {
            SKYSCRAPERS: self._skyscrapers,
            SCORE: self._score,
            TAKE_BOTH: self._cards_taken,
            TAKE_ONE: self._cards_taken,
            MOVE: self._move,
            BID: self._bid,
            STAND: self._stand,
            BUILD: self._build,
            CLOSE: self._close,
        }
        for verb, tell in tellers.items():
            if verb.names(action):
                return tell(action)
        return Text()

    def _skyscrapers(self, _action: int) -> Text:
        """How many come into the own supply."""
        view = self._view
        return Text(f"+{min(SKYSCRAPERS_TAKEN, view.stock[view.seat])}", WORTH_STYLE)

    def _score(self, action: int) -> Text:
        """The points of each player, and who draws how many black cards."""
        district = int(SCORE.thing(action))
        points = [(seat, amount) for seat, amount in enumerate(self._forecast.score(district)) if amount]
        drawn = [
            BLACK_AFTER_SCORING * (seat == self._view.seat) + (not self._forecast.has_built(seat, district)) for seat in range(self._seats)
        ]
        draws = [shape(seat, self._seats).append(str(count)) for seat, count in enumerate(drawn) if count]
        line = points_text(points, self._seats).append("   " if points else "")
        return line.append(self._language.sentence("black cards") + " ", "dim").append_text(Text("  ").join(draws))

    def _cards_taken(self, action: int) -> Text:
        """The cards on top of these stacks."""
        return cards_text([self._view.tops[colour] for colour in colours_taken(action)], self._language)

    def _move(self, action: int) -> Text:
        """The marker that stays behind, or the auctions that are set off."""
        who, place = int(MOVE.one(action)), int(MOVE.other(action))
        if place == CITY_HALL:
            auctions = [PLACES[district] for district in [*self._forecast.leads_to_auctions(who), CENTRAL_PARK]]
            return Text(self._language.sentence("auctions: {things}", things=auctions), "bold")
        left = self._view.at[who]
        if left < DISTRICTS and not self._view.closed & PLACE_BIT[left]:
            return marker_sign(who, self._language).append(f" {self._language.name(PLACES[left])}", "dim")
        return Text()

    def _bid(self, action: int) -> Text:
        """What the bid would come to, what it can come to at most, and how many skyscrapers it would allow."""
        cards = (*self._laid, int(BID.thing(action)))
        most = reach(self._view, int(SUIT[cards[0]]))
        return Text(
            self._language.sentence(
                "makes {total}, at most {most}; builds up to {amount}", total=total(cards), most=most, amount=self._room(cards)
            )
        )

    def _stand(self, _action: int) -> Text:
        """What the bid comes to."""
        return Text(self._language.sentence("bids {total}; builds up to {amount}", total=total(self._laid), amount=self._room(self._laid)))

    @property
    def _laid(self) -> tuple[int, ...]:
        """The cards of the own bid, the unseen ones too."""
        return self._view.bids[self._view.seat] + self._view.adding

    def _room(self, cards: tuple[int, ...]) -> int:
        return room(cards, self._view.supply[self._view.seat])

    def _build(self, action: int) -> Text:
        """What so many skyscrapers are worth there now; in Central Park nothing is known before the end."""
        count = int(BUILD.thing(action))
        if count == 0 or self._view.ground == CENTRAL_PARK:
            return Text()
        plot = self._view.ground * PLOTS_EACH + self._view.colour
        return Text(f"+{count * self._forecast.worth(plot)}", WORTH_STYLE)

    def _close(self, _action: int) -> Text:
        """The points of each player."""
        points = self._forecast.closing(self._view.seat, self._view.ground)
        return points_text([(seat, amount) for seat, amount in enumerate(points) if amount], self._seats)

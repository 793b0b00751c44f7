"""The end: the final scoring of the districts and of Central Park."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.rules import Step
from midtown.games.fifth_avenue.board import DISTRICTS, SHOP_BIT, SHOWN_TILES, WORTH
from midtown.games.fifth_avenue.exercised import exercise_end_rules
from midtown.games.fifth_avenue.scoring import score_district
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import ENDED, NO_TILES, SCORED_AT_THE_END, SCORED_PARK, SHOWED_TILES


def end_game(state: FifthAvenueState, rule: str) -> None:
    """Nothing of what remained is done any more; the final scoring follows."""
    journal = state.journal
    if journal is not None:
        journal.note_by(rule, ENDED, NOBODY, [], 0)
    state.end()
    state.then(SCORE_DISTRICTS)
    state.then(SCORE_PARK)


@final
class ScoreDistricts(Step[FifthAvenueState]):
    """Every district that is not closed is scored once more [5A-9.4]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        for district in range(i64(DISTRICTS)):
            if not state.board.is_closed(district):
                score_district(state, district, SCORED_AT_THE_END)


@final
class ScorePark(Step[FifthAvenueState]):
    """Three of the tiles below Central Park are turned up; their kinds make the worth of each skyscraper there [5A-9.5, 5A-9.6]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        below = state.shops.below
        state.chance.shuffle(below)
        kinds: i64 = 0
        first = below.n - SHOWN_TILES
        if first < 0:
            first = 0
        for place in range(first, below.n):
            kinds |= SHOP_BIT[below.cards[place]]
        worth = WORTH[kinds]
        journal = state.journal
        if journal is not None:
            shown = below.to_list()[first:]
            if len(shown) == SHOWN_TILES:
                journal.note(SHOWED_TILES, NOBODY, shown, worth)
            else:
                journal.note_by("5A-9.6", SHOWED_TILES if shown else NO_TILES, NOBODY, shown, worth)
        for seat in range(state.seats):
            player = state.players[seat]
            player.points += player.park * worth
            if journal is not None and player.park > 0:
                journal.note(SCORED_PARK, seat, [], player.park * worth)
        if journal is not None:
            exercise_end_rules(journal, state)


SCORE_DISTRICTS: Final = ScoreDistricts("5A-9.4")
SCORE_PARK: Final = ScorePark("5A-9.5")

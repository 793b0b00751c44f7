"""What the questions of New York City ask, in a few words."""

from midtown.cli.tables.new_york_city.bids import value_of
from midtown.games.new_york_city import (
    actions,
    bidding,
    composing,
    drafting,
    exchange,
    fetching,
    first_phase,
    phase_three,
    prestige,
    renewing,
    set_up,
    skyscrapers,
)
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.texts.language import Language


def question(view: NewYorkCityView, language: Language) -> str:
    """What is asked, in a few words."""
    if view.question == skyscrapers.WHICH_TO_MOVE.number:
        return language.sentence("Move a skyscraper to {place}?", place=BOROUGHS[view.site])
    if view.question == composing.WHAT_TO_ADD.number:
        return language.sentence("What else to bid? So far {total}", total=value_of(view.counting))
    return titles(language)[view.question]


def titles(language: Language) -> dict[int, str]:
    """What is asked by each question, if it does not depend on the table."""
    asked = {
        set_up.WHICH_START: language.sentence("Which pair to start with?"),
        drafting.WHICH_PAIR: language.sentence("Which pair to take?"),
        drafting.WHAT_ELSE: language.sentence("Use a character?"),
        drafting.WHICH_SINGLE: language.sentence("Which single card to take?"),
        first_phase.WHICH_TO_RENEW: language.sentence("Which card to discard?"),
        first_phase.WHICH_TO_DISCARD: language.sentence("Which card to discard?"),
        first_phase.WHICH_TO_REMOVE: language.sentence("Which character to remove?"),
        first_phase.WHICH_TO_TAKE: language.sentence("Which character to hire?"),
        fetching.WHICH_PAIR_TO_FETCH: language.sentence("For which pair to fetch equal cards?"),
        fetching.WHICH_TO_FETCH: language.sentence("Which card to fetch from the reserve?"),
        fetching.WHICH_TO_FETCH: language.sentence("Which card to fetch?"),
        first_phase.WHICH_TO_REPLACE: language.sentence("Where to replace a neutral skyscraper?"),
        bidding.WHETHER_TO_BID_LAST: language.sentence("Bid last?"),
        composing.WHAT_TO_BID: language.sentence("What to bid?"),
        renewing.WHICH_OF_RESERVE: language.sentence("Which card of the reserve to discard?"),
        actions.WHICH_CHARACTER: language.sentence("Which character to hire?"),
        actions.WHETHER_TO_DOUBLE: language.sentence("Double the points?"),
        prestige.WHICH_TILE: language.sentence("Which prestige tile to take?"),
        prestige.WHICH_RIDE: language.sentence("Which vessel to take, and where does the tile go?"),
        skyscrapers.WHETHER_TO_ADD: language.sentence("Build one more?"),
        bidding.WHETHER_TO_TAKE_BACK: language.sentence("Take back cards?"),
        bidding.WHICH_TO_TAKE_BACK: language.sentence("Which card to take back?"),
        exchange.WHICH_SWAP: language.sentence("Exchange with the reserve?"),
        phase_three.WHICH_THIRD: language.sentence("Use a character?"),
    }
    return {int(asking.number): title for asking, title in asked.items()}

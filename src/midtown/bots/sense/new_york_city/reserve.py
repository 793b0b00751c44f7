"""Reserve: what cards in the reserve of New York City are worth."""

from typing import Final

from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.games.new_york_city.abilities import SCORE_RESERVE
from midtown.games.new_york_city.cards import DOLLARS, ELEVATOR, PLANS, PRESS, PRESTIGE, SKYSCRAPER, WILD

KEPT: Final = {PRESS: 0.65, DOLLARS: 0.21, ELEVATOR: 0.35, PLANS: 0.41, PRESTIGE: 0.76, SKYSCRAPER: 0.56, WILD: 1.16}
"""What a card in the reserve is worth for later rounds."""
USUAL: Final = 0.55
"""What a card is worth on average."""
POINTS_OF_A_TYPE: Final = 2
"""What a character of the end scores for a card of one type [NYC-11.34]."""


def worth_in_reserve(outlook: Outlook, card: int) -> float:
    """What a card in the reserve is worth: later rounds, and characters who count it."""
    worth = KEPT[card] if outlook.left > 0 else 0.0
    edition = outlook.state.edition
    if any(edition.ability[kind] == SCORE_RESERVE for kind in outlook.player.team.to_list()):
        worth += POINTS_OF_A_TYPE * int(outlook.player.reserve.count(card)) / (1 + outlook.left)
    return worth

"""What can be said for and against the choices of The City."""

from typing import Final

from midtown.games.the_city.views import CityView
from midtown.games.the_city.words import ALSO, BUILD, DISCARD, KEEP, PAY, RENOUNCE
from midtown.outlook.merit import EITHER, LESS, MORE, Aspect, Merit
from midtown.outlook.prospect import COST, INCOME, POINTS_A_ROUND, Prospect

BUILT: Final = {
    POINTS_A_ROUND: Aspect(MORE, "brings {amount} points a round", "Look at the points that buildings bring each round."),
    INCOME: Aspect(MORE, "draws {amount} more cards a round", "Look at the income that buildings bring each round."),
    COST: Aspect(LESS, "is paid with {amount} cards", "Look at what buildings cost."),
}
GIVEN_UP: Final = {
    POINTS_A_ROUND: Aspect(LESS, "gives up {amount} points a round", "Look at the points that you would give up."),
    INCOME: Aspect(LESS, "gives up an income of {amount}", "Look at the income that you would give up."),
    COST: Aspect(MORE, "would have cost {amount} cards", "Look at which cards you can hardly pay for."),
}
KEPT: Final = {
    POINTS_A_ROUND: Aspect(MORE, "promises {amount} points a round", "Look at the points that the cards promise."),
    INCOME: Aspect(MORE, "promises an income of {amount}", "Look at the income that the cards promise."),
    COST: Aspect(LESS, "will cost {amount} cards", "Look at what the cards will cost."),
}
ASPECTS: Final = {BUILD: BUILT, ALSO: BUILT, PAY: GIVEN_UP, DISCARD: GIVEN_UP, KEEP: KEPT}
KEEPS_HAND: Final = Aspect(EITHER, "keeps all {amount} cards of the hand", "Look at the cards that you would like to keep.")


def merits(view: CityView, action: int, prospect: Prospect) -> list[Merit]:
    """What a choice brings and costs; who builds nothing keeps his cards."""
    if RENOUNCE.names(action):
        return [Merit(KEEPS_HAND, len(view.hand))]
    for verb, aspects in ASPECTS.items():
        if verb.names(action):
            return [Merit(aspect, prospect.figures[name]) for name, aspect in aspects.items() if prospect.figures[name]]
    return []

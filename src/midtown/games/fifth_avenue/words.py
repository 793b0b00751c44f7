"""The words of Fifth Avenue: what can be said, and what can happen."""

from typing import Final

from midtown.core.event import EventKind
from midtown.core.rules import Book
from midtown.core.vocabulary import Domain, Vocabulary
from midtown.games.fifth_avenue.board import COMMISSIONERS, DISTRICTS, PLACES, PLOTS, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES

CARD: Final = Domain("card", NAMES)
COLOUR: Final = Domain("colour", COLOURS)
COMMISSIONER: Final = Domain("commissioner", COMMISSIONERS)
DISTRICT: Final = Domain("district", PLACES[:DISTRICTS])
NUMBER: Final = Domain("number", ["0", "1", "2", "3"])
PLACE: Final = Domain("place", PLACES)
PLOT: Final = Domain("plot", PLOTS)
SHOP: Final = Domain("shop", SHOPS)

WORDS: Final = Vocabulary()
PLACE_SHOP: Final = WORDS.verb("place", PLOT)
START: Final = WORDS.verb("start", PLOT)
SKYSCRAPERS: Final = WORDS.verb("skyscrapers")
TAKE_SHOP: Final = WORDS.verb("shop", SHOP)
COMMISSION: Final = WORDS.verb("commission")
SCORE: Final = WORDS.verb("score", DISTRICT)
TAKE_BOTH: Final = WORDS.verb("take", COLOUR, COLOUR)
TAKE_ONE: Final = WORDS.verb("take", COLOUR)
MOVE: Final = WORDS.verb("move", COMMISSIONER, PLACE)
BID: Final = WORDS.verb("bid", CARD)
STAND: Final = WORDS.verb("stand")
PASS: Final = WORDS.verb("pass")
BUILD: Final = WORDS.verb("build", NUMBER)
CLOSE: Final = WORDS.verb("close")
BOOK: Final = Book(WORDS, players="5A-1.1", end="5A-9.4")

TURNED_UP_TILE: Final = EventKind("turned up tile", "{seat} turns up {things}", domain=SHOP, reveals=True)
OPENED_SHOP: Final = [
    EventKind("opened boutique", "a boutique opens on {things}", domain=PLOT, reveals=True),
    EventKind("opened jeweller", "a jeweller opens on {things}", domain=PLOT, reveals=True),
    EventKind("opened gallery", "a gallery opens on {things}", domain=PLOT, reveals=True),
    EventKind("opened perfumery", "a perfumery opens on {things}", domain=PLOT, reveals=True),
]
"""A shop of the set-up is laid; one for each kind of shop."""
LAID_ROW: Final = EventKind("laid row", "the row of shops: {things}", domain=SHOP, reveals=True)
TURNED_UP_CARD: Final = EventKind("turned up card", "{things} lies on top", domain=CARD, reveals=True)
DEALT: Final = EventKind("dealt", "{seat} gets {amount} cards", "{seat} gets {things}", CARD, reveals=True)
STARTED: Final = EventKind("started", "{seat} starts on {things}", domain=PLOT)
TURN_BEGAN: Final = EventKind("turn began", "{seat}: turn {amount}")
SUPPLIED: Final = EventKind("supplied", "{seat} takes skyscrapers into supply: {amount}")
PLACED_SHOP: Final = [
    EventKind("placed boutique", "{seat} places a boutique on {things}", domain=PLOT),
    EventKind("placed jeweller", "{seat} places a jeweller on {things}", domain=PLOT),
    EventKind("placed gallery", "{seat} places a gallery on {things}", domain=PLOT),
    EventKind("placed perfumery", "{seat} places a perfumery on {things}", domain=PLOT),
]
"""One for each kind of shop."""
LEFT_OVER: Final = EventKind("left over", "{things} goes below Central Park", domain=SHOP)
BONUS: Final = EventKind("bonus", "{seat} scores {amount} for skyscrapers in enough districts", scores=True, part="bonuses")
DREW: Final = EventKind("drew", "{seat} draws {amount} black", "{seat} draws {things}", CARD, reveals=True)
LOST: Final = EventKind("lost", "{seat} finds no black card")
SHUFFLED: Final = EventKind("shuffled", "the black stack is shuffled: {amount} cards", reveals=True)
TOOK: Final = EventKind("took", "{seat} takes {things}", domain=CARD)
SCORED: Final = EventKind("scored", "{seat} scores {amount} in {things}", domain=PLACE, scores=True, part="scorings")
SCORED_NONE: Final = EventKind("scored none", "{things} is scored: nobody gets points", domain=PLACE)
MOVED: Final = [
    EventKind("moved white", "{seat} moves the white commissioner to {things}", domain=PLACE),
    EventKind("moved beige", "{seat} moves the beige commissioner to {things}", domain=PLACE),
]
"""One for each commissioner."""
MARKED: Final = [
    EventKind("marked white", "{things} gets a white marker", domain=PLACE),
    EventKind("marked beige", "{things} gets a beige marker", domain=PLACE),
]
"""One for each commissioner."""
AUCTION_BEGAN: Final = EventKind("auction began", "{things} is auctioned; {seat} begins", domain=PLACE)
RAISED: Final = EventKind("raised", "{seat} bids {amount} with {things}", domain=CARD, reveals=True)
PASSED: Final = EventKind("passed", "{seat} passes")
HAD_TO_PASS: Final = EventKind("had to pass", "{seat} cannot bid and passes")
NO_BID: Final = EventKind("no bid", "nobody bids for {things}", domain=PLACE)
WON: Final = EventKind("won", "{seat} wins with {amount}")
BUILT: Final = EventKind("built", "{seat} builds {amount} on {things}", domain=PLOT)
BUILT_IN_PARK: Final = EventKind("built in park", "{seat} builds {amount} in Central Park")
CLOSED: Final = EventKind("closed", "{seat} closes {things} and scores {amount}", domain=PLACE, scores=True, part="closings")
SCORED_HALF: Final = EventKind(
    "scored half", "{seat} scores half: {amount} in {things}", domain=PLACE, scores=True, part="closings by others"
)
IMAGINARY_DREW: Final = EventKind("imaginary drew", "the imaginary player bids {amount} with {things}", domain=CARD, reveals=True)
IMAGINARY_OUT: Final = EventKind("imaginary out", "the imaginary player is out")
IMAGINARY_WON: Final = EventKind("imaginary won", "the imaginary player wins with {amount}")
IMAGINARY_BUILT: Final = EventKind("imaginary built", "the imaginary player builds on {things}", domain=PLOT)
IMAGINARY_OUT_OF_PIECES: Final = EventKind("imaginary out of pieces", "the imaginary player has no skyscraper for {things}", domain=PLOT)
IMAGINARY_CLOSED: Final = EventKind("imaginary closed", "the imaginary player closes {things}", domain=PLACE)
ENDED: Final = EventKind("ended", "the game ends")
SCORED_AT_THE_END: Final = EventKind(
    "scored at the end", "{seat} scores {amount} in {things}", domain=PLACE, scores=True, part="districts at the end"
)
SHOWED_TILES: Final = EventKind("showed tiles", "{things}: a skyscraper in Central Park is worth {amount}", domain=SHOP, reveals=True)
NO_TILES: Final = EventKind("no tiles", "no tile lies below Central Park: a skyscraper there is worth {amount}")
SCORED_PARK: Final = EventKind("scored park", "{seat} scores {amount} in Central Park", scores=True, part="Central Park")

EVENTS: Final = [
    TURNED_UP_TILE,
    *OPENED_SHOP,
    LAID_ROW,
    TURNED_UP_CARD,
    DEALT,
    STARTED,
    TURN_BEGAN,
    SUPPLIED,
    *PLACED_SHOP,
    LEFT_OVER,
    BONUS,
    DREW,
    LOST,
    SHUFFLED,
    TOOK,
    SCORED,
    SCORED_NONE,
    *MOVED,
    *MARKED,
    AUCTION_BEGAN,
    RAISED,
    PASSED,
    HAD_TO_PASS,
    NO_BID,
    WON,
    BUILT,
    BUILT_IN_PARK,
    CLOSED,
    SCORED_HALF,
    IMAGINARY_DREW,
    IMAGINARY_OUT,
    IMAGINARY_WON,
    IMAGINARY_BUILT,
    IMAGINARY_OUT_OF_PIECES,
    IMAGINARY_CLOSED,
    ENDED,
    SCORED_AT_THE_END,
    SHOWED_TILES,
    NO_TILES,
    SCORED_PARK,
]

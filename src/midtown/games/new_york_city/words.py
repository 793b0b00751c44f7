"""The words of New York City: what can be said, and what can happen."""

from typing import Final

from midtown.core.event import EventKind
from midtown.core.rules import Book
from midtown.core.vocabulary import Domain, Vocabulary
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS, PRESTIGE_TILES, VESSELS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import NAMES

CARD: Final = Domain("card", TYPES)
CHARACTER: Final = Domain("character", NAMES)
BOROUGH: Final = Domain("borough", BOROUGHS)
VESSEL: Final = Domain("vessel", VESSELS)
TILE: Final = Domain(
    "prestige tile", [f"{VESSELS[number // 2]}-{'low' if number % 2 == 0 else 'high'}" for number in range(len(PRESTIGE_TILES))]
)
CONNECTION: Final = Domain("connection", [f"{VESSELS[number // 2]}-{number % 2 + 1}" for number in range(len(CONNECTIONS))])
NUMBER: Final = Domain("number", ["1", "2", "3", "4", "5"])

WORDS: Final = Vocabulary()
START: Final = WORDS.verb("start", NUMBER)
TAKE: Final = WORDS.verb("take", CARD, CARD)
SINGLE: Final = WORDS.verb("single", CARD, CARD)
USE: Final = WORDS.verb("use", CHARACTER)
DISCARD: Final = WORDS.verb("discard", CARD)
REMOVE: Final = WORDS.verb("remove", CHARACTER)
HIRE: Final = WORDS.verb("hire", CHARACTER)
FETCH: Final = WORDS.verb("fetch", CARD, CARD)
REPLACE: Final = WORDS.verb("replace", BOROUGH)
PLAY: Final = WORDS.verb("play", CARD)
PAIR: Final = WORDS.verb("pair", CARD)
JOIN: Final = WORDS.verb("join", CARD)
AS_ONE: Final = WORDS.verb("as-one", CARD)
AS_TWO: Final = WORDS.verb("as-two", CARD)
FROM_RESERVE: Final = WORDS.verb("reserve", CARD)
PAIR_WITH_RESERVE: Final = WORDS.verb("pair-reserve", CARD)
BACK: Final = WORDS.verb("back", NUMBER)
SWAP: Final = WORDS.verb("swap", CARD, CARD)
BID: Final = WORDS.verb("bid")
PASS: Final = WORDS.verb("pass")
TAKE_BACK: Final = WORDS.verb("return", CARD)
CLAIM: Final = WORDS.verb("claim", TILE)
RIDE: Final = WORDS.verb("ride", CONNECTION, BOROUGH)
DECLINE: Final = WORDS.verb("decline")
MOVE: Final = WORDS.verb("move", BOROUGH)
DONE: Final = WORDS.verb("done")
FETCH_ONE: Final = WORDS.verb("fetch", CARD)
BOOK: Final = Book(WORDS, players="NYC-1.1", end="NYC-10.1")

LAID_OUT: Final = EventKind("laid out", "the Mayor's route: {things}, the last one is X", domain=BOROUGH, reveals=True)
REVEALED_CHARACTERS: Final = EventKind("revealed characters", "{things} beside the elevator", domain=CHARACTER, reveals=True)
REVEALED_START: Final = EventKind("revealed start", "pairs to start with: {things}", domain=CHARACTER, reveals=True)
STARTED: Final = EventKind("started", "{seat} starts with {things}", domain=CHARACTER)
ROUND_BEGAN: Final = EventKind("round began", "round {amount}")
MAYOR_MOVED: Final = EventKind("mayor moved", "the Mayor is in {things}", domain=BOROUGH)
REVEALED_TILES: Final = EventKind("revealed tiles", "prestige tiles: {things}", domain=TILE, reveals=True)
LAID_PAIRS: Final = EventKind("laid pairs", "pairs: {things}", domain=CARD, reveals=True)
DREW: Final = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", CARD, reveals=True)
REFILLED: Final = EventKind("refilled", "{seat} draws {things} into the reserve", domain=CARD, reveals=True)
LOST: Final = EventKind("lost", "{seat} finds no card to draw: {amount} lost")
SHUFFLED: Final = EventKind("shuffled", "the discards are shuffled: {amount} cards", reveals=True)
TOOK_PAIR: Final = EventKind("took pair", "{seat} takes {things}", domain=CARD)
USED: Final = EventKind("used", "{seat} pays {things}", domain=CHARACTER)
DISCARDED: Final = EventKind("discarded", "{seat} discards {things}", domain=CARD, reveals=True)
LEFT_OVER: Final = EventKind("left over", "left over and discarded: {things}", domain=CARD)
DISCARDED_RESERVE: Final = EventKind("discarded reserve", "{seat} discards {things} from the reserve", domain=CARD)
FETCHED: Final = EventKind("fetched", "{seat} fetches {things} from the reserve", domain=CARD)
REMOVED: Final = EventKind("removed", "{seat} removes {things} from the game", domain=CHARACTER)
HIRED: Final = EventKind("hired", "{seat} hires {things}", domain=CHARACTER)
REVEALED_CHARACTER: Final = EventKind("revealed character", "{things} comes to the elevator", domain=CHARACTER, reveals=True)
REPLACED: Final = EventKind("replaced", "{seat} replaces a neutral skyscraper in {things}", domain=BOROUGH)
TOOK_POINTS: Final = EventKind("took points", "{seat} scores {amount}", scores=True, part="points in play")
TOOK_DOLLARS: Final = EventKind("took dollars", "{seat} takes {amount} from the supply")
TOOK_SKYSCRAPERS: Final = EventKind("took skyscrapers", "{seat} puts skyscrapers on the own board: {amount}")
ADVANCED: Final = EventKind("advanced", "{seat} advances to space {amount} of the press track")
STEPPED_BACK: Final = EventKind("stepped back", "{seat} goes back to space {amount} of the press track")
BIDDING_BEGAN: Final = EventKind("bidding began", "bids: {things}", domain=CARD)
BIDS_LAST: Final = EventKind("bids last", "{seat} bids last")
EXCHANGED: Final = EventKind("exchanged", "{seat} exchanges with the reserve: {things}", domain=CARD, reveals=True)
SHOWED: Final = EventKind("showed", "{seat} plays {things}: {amount}", domain=CARD, reveals=True)
BID_STANDS: Final = EventKind("bid stands", "{seat} bids {amount} with {things}", domain=CARD, reveals=True)
TOM_BID: Final = EventKind("tom bid", "{seat} bids {amount} with {things}", domain=CARD)
TOM_DISCARDED: Final = EventKind("tom discarded", "{seat} discards {things}", domain=CARD)
PASSED: Final = EventKind("passed", "{seat} passes")
WON_BONUS: Final = EventKind("won bonus", "{seat} gets the bonus")
NO_BIDS: Final = EventKind("no bids", "nobody bids")
CLAIMED: Final = EventKind("claimed", "{seat} takes {things}", domain=TILE)
DECLINED: Final = EventKind("declined", "{seat} declines the bonus")
RAISED: Final = EventKind("raised", "{things} is worth {amount} now", domain=BOROUGH)
TOOK_VESSEL: Final = EventKind("took vessel", "{seat} takes a {things}", domain=VESSEL)
BUILT: Final = EventKind("built", "{seat} builds in {things}: {amount}", domain=BOROUGH)
MOVED: Final = EventKind("moved", "{seat} moves a skyscraper away from {things}", domain=BOROUGH)
EVERYWHERE: Final = EventKind(
    "everywhere", "{seat} has skyscrapers in all boroughs and scores {amount}", scores=True, part="first in all boroughs"
)
TOOK_BACK: Final = EventKind("took back", "{seat} takes back {things}", domain=CARD)
TOM_DREW: Final = EventKind("tom drew", "{seat} draws {things}", domain=CARD, reveals=True)
TOM_GOT: Final = EventKind("tom got", "{seat} gets {things}", domain=CARD)
SCORED_CHARACTERS: Final = EventKind(
    "scored characters", "{seat} scores {amount} for the values of characters", scores=True, part="values of characters"
)
SCORED_CHARACTER: Final = EventKind(
    "scored character", "{seat} scores {amount} by {things}", domain=CHARACTER, scores=True, part="characters of the end"
)
SCORED_BOROUGH: Final = EventKind("scored borough", "{seat} scores {amount} in {things}", domain=BOROUGH, scores=True, part="majorities")
SCORED_EVERYWHERE: Final = EventKind(
    "scored everywhere", "{seat} scores {amount} for skyscrapers in all boroughs", scores=True, part="all boroughs"
)
SCORED_PRESS: Final = EventKind("scored press", "{seat} scores {amount} for the press", scores=True, part="press")
SCORED_REST: Final = EventKind("scored rest", "{seat} scores {amount} for all the rest", scores=True, part="all the rest")

EVENTS: Final = [
    LAID_OUT,
    REVEALED_CHARACTERS,
    REVEALED_START,
    STARTED,
    ROUND_BEGAN,
    MAYOR_MOVED,
    REVEALED_TILES,
    LAID_PAIRS,
    DREW,
    REFILLED,
    LOST,
    SHUFFLED,
    TOOK_PAIR,
    USED,
    DISCARDED,
    LEFT_OVER,
    DISCARDED_RESERVE,
    FETCHED,
    REMOVED,
    HIRED,
    REVEALED_CHARACTER,
    REPLACED,
    TOOK_POINTS,
    TOOK_DOLLARS,
    TOOK_SKYSCRAPERS,
    ADVANCED,
    STEPPED_BACK,
    BIDDING_BEGAN,
    BIDS_LAST,
    EXCHANGED,
    SHOWED,
    BID_STANDS,
    TOM_BID,
    TOM_DISCARDED,
    PASSED,
    WON_BONUS,
    NO_BIDS,
    CLAIMED,
    DECLINED,
    RAISED,
    TOOK_VESSEL,
    BUILT,
    MOVED,
    EVERYWHERE,
    TOOK_BACK,
    TOM_DREW,
    TOM_GOT,
    SCORED_CHARACTERS,
    SCORED_CHARACTER,
    SCORED_BOROUGH,
    SCORED_EVERYWHERE,
    SCORED_PRESS,
    SCORED_REST,
]

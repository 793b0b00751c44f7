"""What the players take from: the row of shops and the stacks of cards."""

from typing import Final

from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import NOTHING, WORTH_STYLE, shops_text, suit_sign
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, VALUE
from midtown.games.fifth_avenue.scoring import BONUSES, PLACINGS
from midtown.games.fifth_avenue.set_up import ROW_LENGTH
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.texts.language import Language

ACTIVE: Final = "▸"
USED: Final = "·"


def shop_row(view: FifthAvenueView, language: Language) -> Text:
    """The blocks of the row with the active one marked, and after every two of them the bonus that follows."""
    blocks = GAME.edition(view.options).blocks
    used = ROW_LENGTH - len(view.row)
    line = Text(language.sentence("Shops"), "bold")
    tiles = view.row[::-1]
    first = 0
    placed = 0
    for block in blocks:
        end = first + block
        is_active = first <= used < end and bool(view.row)
        line.append(f" {ACTIVE}" if is_active else "  ", "bold")
        line.append(USED * min(max(used - first, 0), block), "dim")
        line.append_text(shops_text(tiles[max(first - used, 0) : max(end - used, 0)], language))
        first = end
        placed += block - 1
        line.append_text(_after(placed, view, language))
    return line


def _after(placed: int, view: FifthAvenueView, language: Language) -> Text:
    """What happens when so many tiles have been placed."""
    style = "dim" if view.placed >= placed else WORTH_STYLE
    for bonus in BONUSES:
        if bonus.placed == placed:
            return Text(" " + language.sentence("+{points} from {districts}", points=bonus.points, districts=bonus.districts), style)
    return Text(" " + language.sentence("end"), style) if placed == PLACINGS else Text()


def stacks(view: FifthAvenueView, language: Language) -> Text:
    """The top card of each coloured stack with the number of cards; of the black one how many lie face down and face up."""
    line = Text(language.sentence("Stacks"), "bold")
    for colour in range(len(COLOURS)):
        top = str(VALUE[view.tops[colour]]) if view.stacks[colour] else NOTHING
        line.append("   ").append_text(suit_sign(colour, language)).append(f" {top}", "bold").append(f" ({view.stacks[colour]})", "dim")
    face_up = f"+{len(view.spent)}" if view.spent else ""
    return line.append("   ").append_text(suit_sign(BLACK, language)).append(f" ({view.black_stack}{face_up})", "dim")

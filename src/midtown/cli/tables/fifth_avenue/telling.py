"""What is told of the last turns of Fifth Avenue."""

from typing import Final

from midtown.games.fifth_avenue.words import LAID_ROW, OPENED_SHOP, TURN_BEGAN, TURNED_UP_CARD

SHOWN_BY_THE_TABLE: Final = (*OPENED_SHOP, LAID_ROW, TURNED_UP_CARD, TURN_BEGAN)
"""What nobody has to be told who looks at the table."""

"""Canvas: a picture of fixed width that short texts are laid on."""

from typing import Final, final

from rich.text import Text


@final
class Canvas:
    """Rows of blanks; what lies further right is laid later."""

    def __init__(self, height: int) -> None:
        self._rows: Final = [Text(no_wrap=True) for _row in range(height)]

    def lay(self, row: int, column: int, text: Text) -> None:
        """Put a text at a place of a row, behind all that the row holds already."""
        line = self._rows[row]
        line.append(" " * (column - line.cell_len)).append_text(text)

    def finished(self) -> Text:
        """The picture."""
        return Text("\n", no_wrap=True).join(self._rows)

"""How sure the values of components are."""

from typing import Final

CERTAIN: Final = "certain"
"""Stated by the rulebook or its example, seen on a photo of the component, or two programs agree."""
LIKELY: Final = "likely"
"""One good source whose other values check out."""
INFERRED: Final = "inferred"
"""Follows from indirect evidence."""
DISPUTED: Final = "disputed"
"""Sources contradict each other; an option of the game chooses."""
RECONSTRUCTED: Final = "reconstructed"
"""Chosen to fit all that is known; an owner of the box may know better."""
CORRECTED: Final = "corrected"
"""An owner of the box has found it to be so."""

"""Levels of a hint: how much of the answer is told."""

from typing import Final

NUDGE: Final = "nudge"
"""Where to look."""
SUGGESTION: Final = "suggestion"
"""The best choice."""
ANSWER: Final = "answer"
"""The three best, with their chances and why."""
LEVELS: Final = (NUDGE, SUGGESTION, ANSWER)

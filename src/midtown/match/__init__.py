"""One game being played: its record and its live state."""

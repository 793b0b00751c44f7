"""Many games at once: bots against each other, watched and counted."""

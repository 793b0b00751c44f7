"""New York City on a terminal."""

"""The City on a terminal."""

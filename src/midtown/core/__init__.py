"""The engine that all games share; knows no game."""

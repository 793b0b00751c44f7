"""What positions are worth: one folder per game."""

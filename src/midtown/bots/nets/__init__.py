"""What was learned by self-play: a file of weights for each game, and how to read and write it."""

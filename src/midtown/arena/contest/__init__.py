"""Contests: bots play the same deals in every seat, until it is clear which is better."""

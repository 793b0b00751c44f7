"""Midtown in the terminal: one module per command."""

"""Bots think in processes of their own, so that none of them can hold up the server or another table."""

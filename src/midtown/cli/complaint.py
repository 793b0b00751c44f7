"""Complaint: what is wrong with a command, as one finished sentence."""

from typing import final


@final
class Complaint(Exception):
    """Nothing is done; the sentence names the place."""

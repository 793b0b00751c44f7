"""What bids of New York City are worth."""

from midtown.games.new_york_city.bid import tally_of


def value_of(numbers: tuple[int, ...]) -> int:
    """What a bid that counts this is worth [NYC-7.8]."""
    return int(tally_of(numbers).value())

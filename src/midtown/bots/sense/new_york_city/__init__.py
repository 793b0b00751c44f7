"""What positions of New York City are worth."""

from midtown.bots.sense.new_york_city.sense import NewYorkCitySense as NewYorkCitySense

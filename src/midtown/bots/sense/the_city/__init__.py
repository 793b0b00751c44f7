"""What positions of The City are worth."""

from midtown.bots.sense.the_city.sense import CitySense as CitySense

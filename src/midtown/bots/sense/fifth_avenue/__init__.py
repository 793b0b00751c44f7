"""What positions of Fifth Avenue are worth."""

from midtown.bots.sense.fifth_avenue.sense import FifthAvenueSense as FifthAvenueSense

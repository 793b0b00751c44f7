"""The conformance kit: the laws that every game must keep, and check_game, which sees whether one does."""

from midtown.match.conformance.broken import Broken as Broken
from midtown.match.conformance.check import check_game as check_game
from midtown.match.conformance.check import every_option_set as every_option_set
from midtown.match.conformance.laws import LAWS as LAWS

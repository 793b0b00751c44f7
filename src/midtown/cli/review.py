"""`midtown review`: a recorded game in hindsight: what the chances were, where they changed, and what would have been better."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from midtown.bots.considering import advisor
from midtown.bots.reviewing.decision import decisions_of
from midtown.bots.reviewing.hindsight import Hindsight, judge
from midtown.bots.reviewing.review import SeatReview, review_of
from midtown.cli.arguments import add_language, language_of
from midtown.cli.desk import standard_desk
from midtown.cli.files import check_writable, open_match, write_text
from midtown.cli.parser import Parser, number_of_seconds, whole_number
from midtown.cli.progress import progress_bar
from midtown.cli.review_page import page_of
from midtown.cli.review_text import review_shown, review_told
from midtown.core.chance import derived
from midtown.core.errors import BadOptions, Reason, Value
from midtown.match.match import Match
from midtown.match.toms import tom_names
from midtown.texts.language import Language

DESCRIPTION: Final = """\
A bot thinks about every decision of a game, by what its seat could see at that time, and says what the chances to win
were, where most of them was given away, and what would have been better. docs/explaining.md says what the numbers mean."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("review", help="say where a recorded game was decided", description=DESCRIPTION)
    parser.add_argument("file", metavar="RECORD", type=Path, help="the record of a game")
    parser.add_argument("--seat", metavar="N", type=whole_number, help="only the decisions of this seat (0, 1, …)")
    parser.add_argument(
        "--think", metavar="SECONDS", type=number_of_seconds, default=0.2, help="how long to think about each decision (0.2)"
    )
    parser.add_argument("--json", action="store_true", help="everything, for other programs")
    parser.add_argument("--html", metavar="FILE", type=Path, help="the review as a page")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Think about every decision, and tell."""
    match = open_match(arguments.file, arguments.lang)
    language = language_of(arguments, match.game.name)
    seats = _seats(arguments.seat, match.options.seats)
    if arguments.think <= 0:
        raise BadOptions(Reason("", "bots need some time to think, not {seconds} s", {"seconds": f"{arguments.think:g}"}))
    if arguments.html is not None:
        check_writable(arguments.html)
    verdicts = _verdicts(match, seats, arguments.think)
    reviews = [review_of(match, seat, verdicts) for seat in seats]
    _tell(match, reviews, arguments, language)
    return 0


def _seats(wanted: int | None, seats: int) -> list[int]:
    """Whose decisions are looked at."""
    if wanted is None:
        return list(range(seats))
    if not 0 <= wanted < seats:
        blanks: dict[str, Value] = {"last": seats - 1, "wanted": wanted}
        raise BadOptions(Reason("", "--seat is a number from 0 to {last}, not {wanted}", blanks))
    return [wanted]


def _verdicts(match: Match, seats: list[int], think: float) -> list[Hindsight]:
    game, decisions = match.game, list(decisions_of(match, seats))
    with progress_bar() as bar:
        shown = bar.track(decisions, total=len(decisions))
        return [judge(game, decision, advisor(game, derived(match.seed, decision.ply), think)) for decision in shown]


def _tell(match: Match, reviews: list[SeatReview], arguments: argparse.Namespace, language: Language) -> None:
    """Everything that was asked for."""
    names = [*[language.sentence("seat {number}", number=seat) for seat in range(match.options.seats)], *tom_names(match.options)]
    if arguments.json:
        sys.stdout.write(json.dumps(review_told(match, reviews, language), ensure_ascii=False, indent=1) + "\n")
    else:
        standard_desk().show(*review_shown(match, reviews, names, language))
    if arguments.html is not None:
        write_text(page_of(match, reviews, names, language), arguments.html)

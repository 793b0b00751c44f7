"""`midtown train`: teach a net to judge positions of a game, by letting it play against itself."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from midtown.cli.arguments import add_language, game_named, language_of
from midtown.cli.desk import standard_desk
from midtown.cli.files import check_writable
from midtown.cli.parser import Parser, share, whole_number
from midtown.core.errors import BadOptions, Reason

DESCRIPTION: Final = """\
A net watches the greedy bot, then plays against itself, one generation of games after another, and learns what to do from
how they end. It goes on from what the file holds, if there is one. docs/training.md says what it sees and how it learns."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("train", help="teach a net to judge positions", description=DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument("--file", metavar="FILE", type=Path, required=True, help="where the net is kept, after each generation")
    parser.add_argument("--generations", metavar="N", type=whole_number, default=100, help="how many generations (100)")
    parser.add_argument("--games", metavar="N", type=whole_number, default=500, help="how many games each of them plays (500)")
    parser.add_argument(
        "--watched", metavar="N", type=whole_number, default=6000, help="games of greedy bots that a new net watches (6000)"
    )
    parser.add_argument("--trust", metavar="SHARE", type=share, default=0.92, help="the λ of what it learns from (0.92)")
    parser.add_argument("--examined", metavar="N", type=whole_number, default=100, help="games against greedy after each generation (100)")
    parser.add_argument("--seed", metavar="N", type=whole_number, default=1, help="the number that all games follow from (1)")
    parser.add_argument("--processes", metavar="N", type=whole_number, help="how many processes play (one for each core)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Teach, and tell of each generation."""
    game = game_named(arguments.game)
    language = language_of(arguments, game.name)
    game.check_seed(arguments.seed)
    for name in ("generations", "games", "watched", "examined"):
        if getattr(arguments, name) < 1:
            raise BadOptions(Reason("", "--{name} must be at least 1", {"name": name}))
    if find_spec("numpy") is None:
        raise BadOptions(Reason("", "midtown train needs NumPy: pip install 'midtown[train]'"))
    check_writable(arguments.file)

    from midtown.training.course import Plan, teach  # noqa: PLC0415  # NumPy may not be there
    from midtown.training.playing import playground  # noqa: PLC0415  # likewise

    plan = Plan(
        game=game.name,
        watched=arguments.watched,
        games=arguments.games,
        generations=arguments.generations,
        trust=arguments.trust,
        examined=arguments.examined,
        seed=arguments.seed,
    )
    desk = standard_desk()
    with playground(arguments.processes) as ground:
        for generation in teach(plan, arguments.file, ground):
            desk.say(
                language.sentence(
                    "generation {number}: {positions} positions, surprise {surprise}, {points} points off, {share} % won",
                    number=generation.number,
                    positions=generation.positions,
                    surprise=f"{generation.grade.surprise:.3f}",
                    points=f"{generation.grade.points:.1f}",
                    share=f"{100 * generation.share:.0f}",
                )
            )
    return 0

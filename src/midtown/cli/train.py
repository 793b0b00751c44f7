"""`midtown train`: teach a net to judge positions of a game, by letting it play against itself."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from midtown.cli.arguments import add_language, game_named, language_of
from midtown.cli.desk import standard_desk
from midtown.cli.files import check_writable, write_text
from midtown.cli.learning_curve import Exam, drawing
from midtown.cli.parser import Parser, share, whole_number, whole_numbers
from midtown.core.errors import BadOptions, Reason
from midtown.texts.language import Language

if TYPE_CHECKING:
    from midtown.training.course import Generation

DESCRIPTION: Final = """\
A net watches the greedy bot, then plays against itself, one generation of games after another, and learns what to do from
how they end; every tenth generation it is examined. It goes on from what the file holds, if there is one. docs/training.md
says what it sees and how it learns."""


def add_parser(commands: "argparse._SubParsersAction[Parser]") -> None:
    """The command line of this command."""
    parser = commands.add_parser("train", help="teach a net to judge positions", description=DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help="such as the-city")
    parser.add_argument("--file", metavar="FILE", type=Path, required=True, help="where the net is kept, after each generation")
    parser.add_argument("--curve", metavar="FILE", type=Path, help="an SVG file for a drawing of what it wins, exam after exam")
    parser.add_argument(
        "--players", metavar="N,…", type=whole_numbers, default=(2, 2, 3, 4), help="how many play; the first in exams (2,2,3,4)"
    )
    parser.add_argument("--generations", metavar="N", type=whole_number, default=500, help="how many generations (500)")
    parser.add_argument("--games", metavar="N", type=whole_number, default=600, help="how many games each of them plays (600)")
    parser.add_argument(
        "--watched", metavar="N", type=whole_number, default=2000, help="games of greedy bots that a new net watches (2000)"
    )
    parser.add_argument("--trust", metavar="SHARE", type=share, default=0.9, help="the λ of what it learns from (0.9)")
    parser.add_argument("--examined", metavar="N", type=whole_number, default=200, help="games in an exam against greedy, or Tom (200)")
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
    if arguments.curve is not None:
        check_writable(arguments.curve)

    from midtown.training.course import Plan, teach  # noqa: PLC0415  # NumPy may not be there
    from midtown.training.playing import playground  # noqa: PLC0415  # likewise

    plan = Plan(
        game=game.name,
        players=arguments.players,
        watched=arguments.watched,
        games=arguments.games,
        generations=arguments.generations,
        trust=arguments.trust,
        examined=arguments.examined,
        seed=arguments.seed,
    )
    desk = standard_desk()
    exams: list[Exam] = []
    with playground(arguments.processes) as ground:
        for generation in teach(plan, arguments.file, ground):
            desk.say(told(generation, language))
            if generation.share is not None:
                exams.append(Exam(generation.number, generation.share))
                if arguments.curve is not None:
                    write_text(drawing(exams, game.name), arguments.curve)
    return 0


def told(generation: "Generation", language: Language) -> str:
    """What a generation has brought, on one line."""
    said = language.sentence(
        "generation {number}: {positions} positions, surprise {surprise}, {points} points off",
        number=generation.number,
        positions=generation.positions,
        surprise=f"{generation.grade.surprise:.3f}",
        points=f"{generation.grade.points:.1f}",
    )
    if generation.share is None:
        return said
    return f"{said}, {language.sentence('{share} % won', share=f'{100 * generation.share:.0f}')}"

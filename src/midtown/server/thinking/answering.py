"""What a worker does with a thought."""

import traceback
from importlib import import_module

from midtown.bots.bot import Bot
from midtown.bots.considering import advisor
from midtown.bots.explaining.explanation import explain
from midtown.bots.registry import make_bot
from midtown.bots.reviewing.hindsight import judge
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server.thinking.thought import Answer, Answered, Asked, Consultation, Reflection, Thought


def answer_to(asked: Asked) -> Answer:
    """What the bot says; if it crashes, only the host is told more than the kind of error, whose words may give away a hand."""
    try:
        found = _found(asked)
    except Exception as problem:  # noqa: BLE001  # whatever goes wrong in a bot, its worker goes on
        traceback.print_exc()
        return Reason("", "the bot {bot} crashed ({problem})", {"bot": asked.bot, "problem": type(problem).__name__})
    if found is None:
        return Reason("", "the bot {bot} answered with something that was not offered", {"bot": asked.bot})
    return found


def _found(asked: Asked) -> Answered | None:
    """What is chosen, explained or judged; nothing if it was not offered."""
    match asked:
        case Thought():
            chosen = bot_for(asked).choose(asked.view, list(asked.options))
            return asked.options[asked.options.index(chosen)] if chosen in asked.options else None
        case Consultation():
            game = GAMES[asked.game]
            considered = advisor(game, asked.seed, asked.seconds).consider(asked.view, list(asked.options))
            return explain(game, asked.view, asked.options, considered)
        case Reflection():
            game = GAMES[asked.game]
            return judge(game, asked.decision, advisor(game, asked.seed, asked.seconds))


def bot_for(thought: Thought) -> Bot:
    """A fresh bot of the registry, or one that the host brings."""
    game = GAMES[thought.game]
    module, colon, factory = thought.bot.partition(":")
    if not colon:
        return make_bot(thought.bot, game, thought.seed)
    brought: Bot = getattr(import_module(module), factory)(game, thought.seed)
    return brought

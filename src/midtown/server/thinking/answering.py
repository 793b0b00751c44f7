"""What a worker does with a thought."""

import traceback
from importlib import import_module

from midtown.bots.bot import Bot
from midtown.bots.registry import make_bot
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server.thinking.thought import Answer, Thought


def answer_to(thought: Thought) -> Answer:
    """What the bot chooses; if it crashes, only the host is told more than the kind of error, whose words may give away a hand."""
    options = thought.options
    try:
        chosen = bot_for(thought).choose(thought.view, list(options))
        if chosen in options:
            return options[options.index(chosen)]
    except Exception as problem:  # noqa: BLE001  # whatever goes wrong in a bot, its worker goes on
        traceback.print_exc()
        return Reason("", "the bot {bot} crashed ({problem})", {"bot": thought.bot, "problem": type(problem).__name__})
    return Reason("", "the bot {bot} answered with something that was not offered", {"bot": thought.bot})


def bot_for(thought: Thought) -> Bot:
    """A fresh bot of the registry, or one that the host brings."""
    game = GAMES[thought.game]
    module, colon, factory = thought.bot.partition(":")
    if not colon:
        return make_bot(thought.bot, game, thought.seed)
    brought: Bot = getattr(import_module(module), factory)(game, thought.seed)
    return brought

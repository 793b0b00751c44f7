"""A server in little: asks one bot, says what came of it, and then waits, or ends if the bot failed."""

import asyncio
import sys

from midtown.server.thinking.thinkers import Thinkers
from midtown.server.thinking.thought import BotFailed
from tests.server.thinking.thoughts import thought


async def main(bot: str, seconds: float) -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.think("table", thought(bot), seconds)
        sys.stderr.write("answered\n")
        await asyncio.sleep(60)
    except BotFailed as failed:
        sys.stderr.write(f"{failed}\n")
    finally:
        await thinkers.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))

"""Thinker: lets one bot at a time think."""

import asyncio
from typing import Final, final

from midtown.core.errors import Reason, Value
from midtown.server.thinking.thought import Answer, Answered, Asked, BotFailed
from midtown.server.thinking.worker_process import WorkerProcess

START_SECONDS: Final = 60
"""How long a process may take until it can think."""


@final
class Thinker:
    """Has a worker from the first thought on, and another one after every thought that was not thought to its end."""

    def __init__(self) -> None:
        self._worker: WorkerProcess | None = None
        self._leaving: Final[set[asyncio.Task[None]]] = set()

    async def think(self, thought: Asked, seconds: float) -> Answered:
        """What the bot says; the time begins when the worker does."""
        try:
            worker = await self._awake(thought.bot)
            answer = await answer_in_time(worker, thought, seconds)
        except BaseException:
            self._dismiss()
            raise
        if isinstance(answer, Reason):
            raise BotFailed(answer)
        return answer

    async def clear(self) -> None:
        """Send the worker home, and wait until all have left."""
        self._dismiss()
        await asyncio.gather(*self._leaving)

    async def _awake(self, bot: str) -> WorkerProcess:
        """The worker of the thought before, or else a fresh one."""
        if self._worker is not None and not self._worker.has_ended:
            return self._worker
        self._dismiss()
        try:
            async with asyncio.timeout(START_SECONDS):
                self._worker = await WorkerProcess.start()
                await self._worker.ready()
        except (EOFError, OSError):
            raise BotFailed(Reason("", "no process could be started for the bot {bot}", {"bot": bot})) from None
        return self._worker

    def _dismiss(self) -> None:
        """Kill the worker, if there is one; who is cancelled cannot wait until it has left."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.kill()
        leaving = asyncio.create_task(worker.gone())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


async def answer_in_time(worker: WorkerProcess, thought: Asked, seconds: float) -> Answer:
    """What the bot says, if it lives and is quick enough."""
    try:
        async with asyncio.timeout(seconds):
            return await worker.answer(thought)
    except TimeoutError:
        blanks: dict[str, Value] = {"bot": thought.bot, "seconds": f"{seconds:g}"}
        raise BotFailed(Reason("", "the bot {bot} took longer than {seconds} s", blanks)) from None
    except EOFError:
        raise BotFailed(Reason("", "the bot {bot} crashed", {"bot": thought.bot})) from None

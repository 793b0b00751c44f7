"""Which cores of the machine may be used."""

import os


def available_cores() -> list[int]:
    """Their numbers, as far as the platform tells."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def stay_on(core: int) -> None:
    """Let this process and those it starts run on this core only, where the platform can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})

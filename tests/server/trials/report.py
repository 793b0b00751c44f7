"""What a trial has shown, as a small plain table."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tests.server.trials.audit import Audit
from tests.server.trials.trial import Trial

EXAMPLES: Final = 3
"""How many examples of each kind of fault are shown."""
LONGEST_EXAMPLE: Final = 600


class Report(NamedTuple):
    """Figures and faults; every kind of fault must be empty."""

    figures: dict[str, int]
    faults: dict[str, Collection[str]]

    @property
    def is_good(self) -> bool:
        """Was nothing wrong?"""
        return not any(self.faults.values())

    def lines(self) -> Iterator[str]:
        """Figures first, then how many faults of each kind, then examples."""
        counts = self.figures | {kind: len(found) for kind, found in self.faults.items()}
        width = max(len(name) for name in counts)
        yield from [f"{name:<{width}} {count:>8}" for name, count in counts.items()]
        for kind, found in self.faults.items():
            yield from [f"{kind}: {example[-LONGEST_EXAMPLE:]}" for example in sorted(found)[:EXAMPLES]]


def report(trial: Trial, audit: Audit, seconds: float) -> Report:
    """What came out."""
    ledger = trial.ledger
    return Report(
        {
            "kills": ledger.kills,
            "games finished": ledger.games,
            "requests acknowledged": len(ledger.acknowledged),
            "requests refused": len(ledger.refused),
            "requests repeated": ledger.repeats,
            "reconnects": ledger.reconnects,
            "seats lost": ledger.lost_seats,
            "requests in flight at kills": len(ledger.in_flight),
            "requests in flight that were on disk": len(audit.on_disk),
            "longest silence after the last kill, ms": round(1000 * ledger.longest_silence),
            "seconds": round(seconds),
        },
        {
            "lost requests": audit.lost,
            "doubled requests": audit.doubled,
            "requests refused, but written": audit.denied,
            "stale answers accepted": audit.out_of_date,
            "broken logs": audit.broken,
            "stuck tables": audit.stuck,
            "records that differ from the log": audit.differing,
            "versions that went backwards": ledger.steps_back,
            "good keys refused": ledger.locked_out,
            "servers that left processes behind": ledger.orphans,
            "errors in the logs of servers": [complaint for server in trial.servers for complaint in server.complaints],
        },
    )


def progress(trial: Trial) -> str:
    """One line while it runs."""
    ledger = trial.ledger
    return (
        f"{ledger.kills} of {trial.kills} kills, {len(ledger.in_flight)} requests in flight at them; "
        f"{ledger.games} games finished, {len(ledger.acknowledged)} requests acknowledged"
    )

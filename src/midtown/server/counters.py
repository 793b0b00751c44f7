"""Counters: figures of a server for those who look after it."""

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)


@final
class Counters:
    """What was done, how often, and how long it took; nothing about who did it."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        registry = self._registry
        self.tables: Final = Gauge("midtown_tables", "Tables in memory", registry=registry)
        self.devices: Final = Gauge("midtown_devices", "Connected devices", registry=registry)
        self.entries: Final = Counter("midtown_entries", "Entries written", ["entry"], registry=registry)
        self.refusals: Final = Counter("midtown_refusals", "Requests refused", ["code"], registry=registry)
        self.updates: Final = Counter("midtown_updates", "Updates sent", registry=registry)
        self.resyncs: Final = Counter("midtown_resyncs", "Slow readers that were brought up to date", registry=registry)
        self.failed_bots: Final = Counter("midtown_failed_bots", "Bots that failed", registry=registry)
        self.written: Final = Histogram("midtown_write_seconds", "From a request to the disk", registry=registry, buckets=MOMENTS)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)

"""Counters: figures of a server for those who look after it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final, final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""How long writing may take, in seconds: the bounds of a histogram."""


@final
class Counters(Collector):
    """What was done, how often, and how long it took; nothing about who did it. Plain numbers: counting costs nothing."""

    def __init__(self) -> None:
        self.tables = 0
        self.devices = 0
        self.updates = 0
        self.resyncs = 0
        self.failed_bots = 0
        self.entries: Final[Counter[str]] = Counter()
        self.refusals: Final[Counter[str]] = Counter()
        self._written: Final = [0] * (len(MOMENTS) + 1)
        self._seconds = 0.0

    def wrote(self, seconds: float) -> None:
        """An entry was on disk so many seconds after it was decided."""
        self._written[bisect_left(MOMENTS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """The figures as Prometheus has them."""
        yield GaugeMetricFamily("midtown_tables", "Tables in memory", self.tables)
        yield GaugeMetricFamily("midtown_devices", "Connected devices", self.devices)
        yield CounterMetricFamily("midtown_updates", "Updates sent", self.updates)
        yield CounterMetricFamily("midtown_resyncs", "Slow readers that were brought up to date", self.resyncs)
        yield CounterMetricFamily("midtown_failed_bots", "Bots that failed", self.failed_bots)
        yield _labelled("midtown_entries", "Entries written", "entry", self.entries)
        yield _labelled("midtown_refusals", "Requests refused", "code", self.refusals)
        bounds = [*[str(moment) for moment in MOMENTS], "+Inf"]
        sums = [sum(self._written[: place + 1]) for place in range(len(bounds))]
        yield HistogramMetricFamily(
            "midtown_write_seconds", "From a decision to the disk", list(zip(bounds, sums, strict=True)), self._seconds
        )

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


def _labelled(name: str, counts: str, label: str, counted: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, counts, labels=[label])
    for word, count in sorted(counted.items()):
        family.add_metric([word], count)
    return family

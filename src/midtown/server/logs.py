"""Logs: one JSON object a line, about tables and never about keys."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, final

FIELDS: Final = ("table", "game", "bot", "problem", "address")
"""What a line may say besides its sentence; nothing else gets into a log."""


@final
class Lines(logging.Formatter):
    """A record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        line |= {name: str(getattr(record, name)) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_logs() -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)

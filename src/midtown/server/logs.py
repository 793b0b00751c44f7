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


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Not that somebody sent bytes that are no text, which uvicorn takes for an error of its own."""
    return not isinstance(record.exc_info, tuple) or not isinstance(record.exc_info[1], UnicodeDecodeError)


def write_logs() -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(is_worth_a_line)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)

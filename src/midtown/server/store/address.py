"""Which database an address means."""

from midtown.core.errors import Reason
from midtown.server.store.database import Database
from midtown.server.store.line import StoreFailed
from midtown.server.store.sqlite import Sqlite


def database_at(url: str) -> Database:
    """The database at sqlite:////a/file or postgresql://name:password@host/database."""
    kind, _, rest = url.partition("://")
    if kind == "sqlite" and rest.startswith("/"):
        return Sqlite(rest.removeprefix("/"))
    if kind == "postgresql":
        return _postgres(url)
    raise StoreFailed(Reason("", "the address of a database begins with sqlite:/// or postgresql://"))


def _postgres(url: str) -> Database:
    try:
        from midtown.server.store.postgres import Postgres  # noqa: PLC0415  # an extra that most servers do without
    except ImportError:
        raise StoreFailed(Reason("", "PostgreSQL needs another package: pip install 'midtown[postgres]'")) from None
    return Postgres(url)

"""One log for all tables."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, Text, UniqueConstraint

revision = "1"
down_revision = None


def upgrade() -> None:
    """Lay out an empty log."""
    op.create_table(
        "log",
        Column("entry", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
        Column("table_name", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("body", LargeBinary, nullable=False),
        UniqueConstraint("table_name", "number"),
    )

"""The database as its newest migration leaves it."""

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

METADATA: Final = MetaData()
LOG: Final = Table(
    "log",
    METADATA,
    Column("entry", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_name", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_name", "number"),
)

"""The tables of the database. Times are milliseconds since 1970; lists and maps are JSON texts."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = ["answers", "chat", "exports", "metadata", "seats", "snapshots", "tables", "users", "workers"]

ID_LENGTH = 22

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("recovery", Integer, nullable=False),  # the number that a valid recovery link carries
    Column("sessions", Integer, nullable=False, server_default="0"),  # the same of a valid cookie
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("owner", String(ID_LENGTH), ForeignKey("users.id")),
    Column("pace", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),  # how often the table was taken into memory
    Column("progress", Text),
    Column("outcome", Text),
    Column("rematch", String(ID_LENGTH)),
    Column("advice", Boolean, nullable=False, server_default="0"),  # with friends, too, a Champion may be asked
    Column("removed", Text),  # those whom a host has sent away
    Column("worker", String(ID_LENGTH)),  # who holds it in memory, as long as that worker lives
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_owner", "owner", "touched"),
    Index("tables_by_worker", "worker"),
)

# The processes of a site that is larger than one, in PostgreSQL only; "until" is by the clock of the database.
workers = Table(
    "workers",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("address", String(255), nullable=False),  # where the others reach it
    Column("until", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(16)),
    Column("user_id", String(ID_LENGTH), ForeignKey("users.id")),
    Column("name", String(64)),
    Column("kept_for", String(ID_LENGTH)),  # nobody sits here yet, and nobody but this person may
    Column("away", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("missed_rounds", Integer, nullable=False, server_default="0"),
    # The turn of a person who is asked something: its number, since when, until when, and whether a bot plays it.
    Column("turn", Integer),
    Column("since", BigInteger),
    Column("due", BigInteger),
    Column("stand_in", Boolean, nullable=False),
    Index("seats_by_user", "user_id"),
    Index("seats_by_kept_for", "kept_for"),
    Index("seats_by_due", "due"),
)

# The truth. An undo is a row too: its question is "undo", its choice says how many answers it takes back. So is advice
# that somebody asked for: its question is "advice", its choice says after how many events.
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("question", String(40), nullable=False),
    Column("choice", Integer, nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("key", String(64)),  # on the last answer of a list
    Column("at", BigInteger, nullable=False),
    Column("events", Text),  # on the last answer of a list: what the list led to
    UniqueConstraint("table_id", "seat", "key", name="answers_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the first answer that is not in it
    Column("save", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", String(ID_LENGTH), ForeignKey("users.id")),
    Column("seat", Integer),
    Column("name", String(64)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

exports = Table(
    "exports",
    metadata,
    Column("table_id", String(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("file", Text, nullable=False),
)

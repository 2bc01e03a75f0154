"""The tables of the database. Times are milliseconds since 1970; lists and maps are JSON texts."""

from sqlalchemy import Column, ForeignKey, Index, MetaData, Table, UniqueConstraint

from paddock.server.store.limits import BigNumber, Checked, Flag, Line, LongText, Number

__all__ = ["answers", "chat", "exports", "metadata", "seats", "snapshots", "tables", "users", "workers"]

ID_LENGTH = 22

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", Line(ID_LENGTH), primary_key=True),
    Column("name", Line(64)),
    Column("created", BigNumber, nullable=False),
    Column("recovery", Number, nullable=False),  # the number that a valid recovery link carries
    Column("sessions", Number, nullable=False, server_default="0"),  # the same of a valid cookie
)

tables = Table(
    "tables",
    metadata,
    Column("id", Line(ID_LENGTH), primary_key=True),
    Column("game", Line(32), nullable=False),
    Column("rules", Number, nullable=False),
    Column("options", LongText, nullable=False),
    Column("seed", Line(40), nullable=False),
    Column("owner", Line(ID_LENGTH), ForeignKey("users.id")),
    Column("pace", LongText, nullable=False),
    Column("private", Flag, nullable=False),
    Column("hot_seat", Flag, nullable=False),
    Column("guided", Flag, nullable=False),
    Column("imported", Flag, nullable=False),
    Column("status", Line(8), nullable=False),
    Column("created", BigNumber, nullable=False),
    Column("started", BigNumber),
    Column("finished", BigNumber),
    Column("touched", BigNumber, nullable=False),
    Column("epoch", Number, nullable=False),  # how often the table was taken into memory
    Column("progress", LongText),
    Column("outcome", LongText),
    Column("rematch", Line(ID_LENGTH)),
    Column("advice", Flag, nullable=False, server_default="0"),  # with friends, too, a Champion may be asked
    Column("removed", LongText),  # those whom a host has sent away
    Column("worker", Line(ID_LENGTH)),  # who holds it in memory, as long as that worker lives
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_owner", "owner", "touched"),
    Index("tables_by_worker", "worker"),
)

# The processes of a site that is larger than one, in PostgreSQL only; "until" is by the clock of the database.
workers = Table(
    "workers",
    metadata,
    Column("id", Line(ID_LENGTH), primary_key=True),
    Column("address", Line(255), nullable=False),  # where the others reach it
    Column("until", BigNumber, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Line(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Number, primary_key=True),
    Column("kind", Line(8), nullable=False),
    Column("level", Line(16)),
    Column("user_id", Line(ID_LENGTH), ForeignKey("users.id")),
    Column("name", Line(64)),
    Column("kept_for", Line(ID_LENGTH)),  # nobody sits here yet, and nobody but this person may
    Column("away", Flag, nullable=False),
    Column("missed", Number, nullable=False),
    Column("missed_rounds", Number, nullable=False, server_default="0"),
    # The turn of a person who is asked something: its number, since when, until when, and whether a bot plays it.
    Column("turn", Number),
    Column("since", BigNumber),
    Column("due", BigNumber),
    Column("stand_in", Flag, nullable=False),
    Index("seats_by_user", "user_id"),
    Index("seats_by_kept_for", "kept_for"),
    Index("seats_by_due", "due"),
)

# The truth. An undo is a row too: its question is "undo", its choice says how many answers it takes back. So is advice
# that somebody asked for: its question is "advice", its choice says after how many events.
answers = Table(
    "answers",
    metadata,
    Column("table_id", Line(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Number, primary_key=True),
    Column("seat", Number, nullable=False),
    Column("question", Line(40), nullable=False),
    Column("choice", Number, nullable=False),
    Column("by_bot", Flag, nullable=False),
    Column("key", Line(64)),  # on the last answer of a list
    Column("at", BigNumber, nullable=False),
    Column("events", LongText),  # on the last answer of a list: what the list led to
    UniqueConstraint("table_id", "seat", "key", name="answers_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Line(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Number, primary_key=True),  # of the first answer that is not in it
    Column("save", LongText, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Line(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("number", Number, primary_key=True),
    Column("user_id", Line(ID_LENGTH), ForeignKey("users.id")),
    Column("seat", Number),
    Column("name", Line(64)),
    Column("text", LongText, nullable=False),
    Column("at", BigNumber, nullable=False),
)

exports = Table(
    "exports",
    metadata,
    Column("table_id", Line(ID_LENGTH), ForeignKey("tables.id"), primary_key=True),
    Column("file", LongText, nullable=False),
)

for table in metadata.tables.values():
    for column in table.columns:
        if isinstance(column.type, Checked):
            column.type.place = f"{table.name}.{column.name}"

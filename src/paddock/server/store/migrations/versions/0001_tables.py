"""The first schema: people, tables, seats, answers, snapshots, chat and finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("recovery", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(22), sa.ForeignKey("users.id")),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("progress", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("rematch", sa.String(22)),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_index("tables_by_owner", "tables", ["owner", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("user_id", sa.String(22), sa.ForeignKey("users.id")),
        sa.Column("name", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("since", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("stand_in", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_index("seats_by_due", "seats", ["due"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.String(40), nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("by_bot", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.Text),
        sa.UniqueConstraint("table_id", "seat", "key", name="answers_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(22), sa.ForeignKey("users.id")),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "exports",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("file", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("exports", "chat", "snapshots", "answers", "seats", "tables", "users"):
        op.drop_table(name)

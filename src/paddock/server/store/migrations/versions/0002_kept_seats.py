"""Seats of a rematch are kept for those who sat there; rounds that somebody missed are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("kept_for", sa.String(22)))
    op.add_column("seats", sa.Column("missed_rounds", sa.Integer, nullable=False, server_default="0"))
    op.create_index("seats_by_kept_for", "seats", ["kept_for"])


def downgrade() -> None:
    op.drop_index("seats_by_kept_for", "seats")
    op.drop_column("seats", "missed_rounds")
    op.drop_column("seats", "kept_for")

"""Sessions that people can end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("sessions", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("users", "sessions")

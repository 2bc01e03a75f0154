"""Whom a host has sent away before the start does not sit down again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("removed", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "removed")

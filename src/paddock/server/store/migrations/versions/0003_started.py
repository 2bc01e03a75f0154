"""When a game began, so that its end can tell how long it was."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("started", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("tables", "started")

"""Several workers share the tables: who they are, and which table is whose."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("worker", sa.String(22)))
    op.create_index("tables_by_worker", "tables", ["worker"])


def downgrade() -> None:
    op.drop_index("tables_by_worker", "tables")
    op.drop_column("tables", "worker")
    op.drop_table("workers")

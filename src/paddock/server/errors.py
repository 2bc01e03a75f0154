"""What keeps a site from starting.

PaddockError
└── CannotServe    the data folder, the database or the address cannot be used
"""

from paddock.kernel.errors import PaddockError

__all__ = ["CannotServe"]


class CannotServe(PaddockError):
    """The site was not started; nothing has changed."""

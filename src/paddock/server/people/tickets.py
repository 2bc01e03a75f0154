"""Signed tickets: the cookie that says who a guest is, and the token of a recovery link."""

import hashlib

from itsdangerous import BadData, TimestampSigner, URLSafeTimedSerializer

from paddock.server.clock import Clock

__all__ = ["COOKIE", "COOKIE_SECONDS", "Tickets"]

COOKIE = "paddock"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep cookies no longer
RECOVERY_SECONDS = 400 * 24 * 3600


class Tickets:
    """Tickets that only this site can make, with the time when they were made."""

    def __init__(self, key: str, clock: Clock) -> None:
        class Signer(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(clock())

        strong = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self.cookies = URLSafeTimedSerializer(key, salt="cookie", signer=Signer, signer_kwargs=strong)
        self.recoveries = URLSafeTimedSerializer(key, salt="recovery", signer=Signer, signer_kwargs=strong)

    def cookie(self, user: str, number: int) -> str:
        return self.cookies.dumps([user, number])

    def user_of(self, cookie: str) -> tuple[str, int] | None:
        """Who the cookie belongs to, and its number; None if it is forged or has expired."""
        try:
            found = self.cookies.loads(cookie, max_age=COOKIE_SECONDS)
            user, number = [found, 0] if isinstance(found, str) else found  # the former are older
        except (BadData, TypeError, ValueError):
            return None
        return (user, number) if isinstance(user, str) and isinstance(number, int) else None

    def recovery(self, user: str, number: int) -> str:
        return self.recoveries.dumps([user, number])

    def recovered(self, token: str) -> tuple[str, int] | None:
        """The user and the number of the link; None if it is forged or has expired."""
        try:
            user, number = self.recoveries.loads(token, max_age=RECOVERY_SECONDS)
        except (BadData, TypeError, ValueError):
            return None
        return str(user), int(number)

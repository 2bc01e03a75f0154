"""Which matches tell how strong Unicorn Fever's bots are."""

from paddock.arena.strength import Match

__all__ = ["MATCHES"]

MATCHES = [
    Match("unicorn_fever", "four races", [{}], "champion", "club", 400),
    Match("unicorn_fever", "four races", [{}], "pro", "club", 400),
    Match("unicorn_fever", "four races", [{}], "club", "rookie", 400),
    Match("unicorn_fever", "four races", [{}], "club", "random", 400),
]

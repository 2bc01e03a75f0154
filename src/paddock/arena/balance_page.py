"""A page of answers about a game's balance, in Markdown."""

from paddock.arena.balance import Answer, Row

__all__ = ["page"]


def page(title: str, game: str, rules: int, seed: int, answers: list[Answer]) -> str:
    """The page for ``docs/balance``; it names the command that makes it again."""
    games = sum(answer.games for answer in answers)
    head = f"""# Balance: {title}

Made by `make balance GAME={game} SEED={seed}` from {games:,} games of bots; rules version {rules}. The last column is
the 95 % interval: of Wilson for shares, normal for means. What bots play badly, these numbers do not show.
"""
    return "\n".join([head, *[section(answer) for answer in answers]])


def section(answer: Answer) -> str:
    question = answer.question
    value = "wins" if question.wins else "rounds"
    lines = [f"| {question.column} | seats counted | {value} | 95 % |", "|---|--:|--:|---|"]
    if question.lengths:
        lines[0] = lines[0].replace("seats counted", "games")
    lines += [line(row, bool(question.wins)) for row in answer.rows]
    table = "\n".join(lines)
    return f"## {question.heading}\n\n{question.note}\n\n{table}\n"


def line(row: Row, is_share: bool) -> str:
    if is_share:
        return f"| {row.name} | {row.count:,} | {row.value:.1%} | {row.low:.1%} – {row.high:.1%} |"
    return f"| {row.name} | {row.count:,} | {row.value:.1f} | {row.low:.1f} – {row.high:.1f} |"

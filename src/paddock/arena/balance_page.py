"""A page of answers about a game's balance, in Markdown."""

from paddock.arena.balance import Answer, Band, Question, Row

__all__ = ["page"]


def page(title: str, game: str, rules: int, seed: int, answers: list[Answer], remarks: str = "") -> str:
    """The page for ``docs/balance``; it names the command that makes it again. Remarks say what is missed, and why."""
    games = sum(answer.games for answer in answers)
    head = f"""# Balance: {title}

Made by `make balance GAME={game} SEED={seed}` from {games:,} games of bots; rules version {rules}. The last column is
the 95 % interval: of Wilson for shares, normal for means. What bots play badly, these numbers do not show.
"""
    return "\n".join([head, *([remarks] if remarks else []), *[section(answer) for answer in answers]])


def section(answer: Answer) -> str:
    question = answer.question
    value = question.value or ("wins" if question.wins else "rounds")
    counted = "seats counted" if question.wins else "games"
    columns = [question.column, counted, value, "95 %"]
    ruler = "|---|--:|--:|---|"
    if question.bands:
        columns += ["asked", "holds"]
        ruler += "---|---|"
    lines = [f"| {' | '.join(columns)} |", ruler]
    lines += [line(row, question) for row in answer.rows]
    table = "\n".join(lines)
    return f"## {question.heading}\n\n{question.note}\n\n{table}\n"


def line(row: Row, question: Question) -> str:
    cells = [row.name, f"{row.count:,}", told(row, question, row.value), span(row, question, row.low, row.high)]
    if question.bands:
        band = question.bands.get(row.name)
        cells += ["", ""] if band is None else [span(row, question, *band), holds(row, band)]
    return f"| {' | '.join(cells)} |"


def span(row: Row, question: Question, low: float, high: float) -> str:
    return f"{told(row, question, low)} – {told(row, question, high)}"


def told(row: Row, question: Question, value: float) -> str:
    return f"{value:.1%}" if row.is_share else f"{value:.{question.digits}f}".replace("-", "−")


def holds(row: Row, band: Band) -> str:
    """Whether the value lies within the band; outside it, whether the interval leaves a doubt."""
    low, high = band
    if low <= row.value <= high:
        return "yes"
    return "in doubt" if row.low <= high and row.high >= low else "no"

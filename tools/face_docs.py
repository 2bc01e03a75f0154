"""Pages about data, from declarations: the keys of views, and the arguments of events, questions and options."""

from collections.abc import Iterable, Mapping

from paddock.arena.result_keys import RESULT
from paddock.cli.json_keys import BENCH, GAME, GAMES, REPLAY, VERIFIED
from paddock.kernel.common_keys import EVENT, OUTCOME, PROGRESS, QUESTION
from paddock.kernel.face import FORMAT, Args, Face, Shape, Space

__all__ = ["data_page", "game_page"]

DATA_PAGE = """# Data

What tables tell programs: in Python, in `--json` of the terminal, and on the site. Made from declarations by
`make faces`; a test keeps it true. This is format {format}: it is raised when a key goes or gets another meaning, not
when one is added. Each game has a page of its own, and `game.face` holds its declarations:

{games}

## Words

| word | means |
|---|---|
| number, text, flag | as in JSON; "flag" is true or false |
| decimal | a number with digits behind the point |
| yes | 0 or 1 |
| seat | a seat, from 0; beyond the seats those whom the game itself drives; -1 is nobody |
| corner | a corner, from 0; people call it A, B, C |
| name | an id with a text: `<game>-card-<id>` of a card, `<game>-choice-circuit-<id>` of a circuit |
| word | one of those listed |
| value | a word, a number, true or false |
| any | what the game declares for it |
| list of …, … by name | an array, an object |

## What all games tell

{common}
## Simulations

`paddock simulate --json` and `simulate(spec).as_data()` give a `{result}`.

{simulation}
## What the terminal prints

With `--json` every command prints one object on one line, which begins with its `format`. `paddock games` gives
`Games`, `paddock games heat` a `GameInfo`, `paddock bench` a `Bench`, `paddock verify` a `Verified`, `paddock replay`
a `Replay`.

{terminal}"""
PRINTED = [GAMES, GAME, BENCH, VERIFIED, REPLAY]
TABLE = "| {head} | is | |\n|---|---|---|\n"
PAGE = """# {title}: its data

Made from the declarations of the game by `make faces`; a test keeps it true. Format {format}; what words such as "seat"
and "name" mean is told in [data.md](../data.md).

## Views

`table.view(seat)` gives a `{view}`; `replay --json` and the site give the same. Keys marked "not always" are there
only where the setup, the moment or the viewer has such a thing.

{views}
### Words

{words}
## Events

`table.events_for(seat)` and the site give each as `{{"n", "kind", "seat", "args", "to"}}`.

{events}
## Questions

`table.question(seat)` gives `{{"kind", "seat", "args", "options"}}`.

{questions}
## Options of questions

Every option is `{{"choice", "label"}}`, and a label has a `kind` and these arguments.

{labels}
## Choices

A choice is a number; what it stands for, beside what its label tells. The last argument runs fastest; `nth` is a place
among what lies on the table.

{choices}
## Printed

What is printed on what the game is played with, and limits of its rules: `game.face.printed` has the values.

{printed}"""


def data_page(games: Mapping[str, str]) -> str:
    """What is the same for all games; ``games`` are their names by their ids."""
    common = named_rows([EVENT, QUESTION, PROGRESS, OUTCOME])
    return DATA_PAGE.format(
        format=FORMAT,
        games="\n".join(f"- [{title}](data/{name}.md)" for name, title in games.items()),
        common="\n".join(tables_of(common)),
        result=RESULT.called,
        simulation="\n".join(tables_of(named_rows([RESULT]))),
        terminal="\n".join(tables_of([row for row in named_rows(PRINTED) if row not in common])),
    )


def game_page(title: str, face: Face) -> str:
    kinds = [*face.events.values(), *face.questions.values(), *face.labels.values()]
    shapes = [face.view, *[shape for args in kinds for shape in args.fields.values()]]
    shapes += [printed.shape for printed in face.printed.values()]
    rows = named_rows(shapes)
    return PAGE.format(
        title=title,
        format=FORMAT,
        view=face.view.called,
        views="\n".join(tables_of([face.view, *[row for row in rows if row.called != face.view.called]])),
        words=words_table(shapes),
        events=kinds_table("event", face.events),
        questions=kinds_table("question", face.questions),
        labels=kinds_table("option", face.labels),
        choices=choices_table(face),
        printed=printed_table(face),
    )


def named_rows(shapes: Iterable[Shape]) -> list[Shape]:
    """Every row with fields, once, in the order in which they are met."""
    found: dict[str, Shape] = {}
    for shape in shapes:
        meet(shape, found)
    return [shape for shape in found.values() if shape.kind == "row"]


def meet(shape: Shape, found: dict[str, Shape]) -> None:
    if shape.kind == "row" or shape.called[:1].isupper():
        found.setdefault(shape.called, shape)
    for part in [*shape.fields.values(), *(part for part in (shape.of, shape.by) if part is not None)]:
        meet(part, found)


def words_table(shapes: Iterable[Shape]) -> str:
    """Words and names with a name of their own, and what they can be."""
    found: dict[str, Shape] = {}
    for shape in shapes:
        meet(shape, found)
    words = {name: one for name, one in found.items() if one.kind != "row"}
    lines = [f"| `{name}` | {all_values(one) or one.about} |\n" for name, one in sorted(words.items())]
    return "| word | can be |\n|---|---|\n" + "".join(lines)


def all_values(shape: Shape) -> str:
    return ", ".join(f"`{value}`" for value in shape.values)


def tables_of(rows: Iterable[Shape]) -> list[str]:
    return [f"### {row.called}\n\n" + TABLE.format(head="key") + field_rows(row.fields) for row in rows]


def field_rows(fields: Mapping[str, Shape]) -> str:
    return "".join(f"| `{key}` | {told(shape)} | {notes(shape)} |\n" for key, shape in fields.items())


def kinds_table(head: str, kinds: Mapping[str, Args]) -> str:
    lines = [f"| {head} | arguments |\n|---|---|\n"]
    for kind, args in kinds.items():
        fields = [f"`{key}` {told(shape)}{remark(shape)}" for key, shape in args.fields.items()]
        silent = " (silent)" if args.is_silent else ""
        lines.append(f"| `{kind}`{silent} | {'; '.join(fields) or '–'} |\n")
    return "".join(lines)


def choices_table(face: Face) -> str:
    """Which numbers there are, what each says, and with which labels."""
    lines = ["| choices | say | labels |\n|---|---|---|\n"]
    for space in face.spaces:
        if space.name:
            numbers = str(space.first) if space.size == 1 else f"{space.first} – {space.end - 1}"
            labels = ", ".join(f"`{label}`" for label in space.labels)
            lines.append(f"| {numbers} | {said(space)} | {labels} |\n")
    return "".join(lines)


def said(space: Space) -> str:
    """What a choice says: its arguments, and which values each can have."""
    parts = []
    for key, part in space.of.items():
        values = space.values[key]
        parts.append(f"`{key}` {told(part) if isinstance(part, Shape) else f'{values[0]} to {values[-1]}'}")
    return "; ".join(parts) or "–"


def printed_table(face: Face) -> str:
    rows = "".join(f"| `{key}` | {told(one.shape)} | {one.about} |\n" for key, one in face.printed.items())
    return TABLE.format(head="fact") + rows if rows else "Nothing.\n"


def told(shape: Shape) -> str:
    """What a value is, in words."""
    if shape.kind == "row":
        return f"[{shape.called}](#{shape.called.lower()})"
    if shape.kind == "list" and shape.of is not None:
        return f"list of {told(shape.of)}"
    if shape.kind == "map" and shape.of is not None:
        return f"{told(shape.of)} by name"
    if shape.called[:1].isupper():
        return f"`{shape.called}`"
    if shape.values:
        return " \\| ".join(f"`{value}`" for value in shape.values)
    return shape.called or shape.kind


def notes(shape: Shape) -> str:
    remarks = [shape.here] if shape.here else []
    if shape.may_be_none or (shape.of is not None and shape.of.may_be_none):
        remarks.append("or null")
    if shape.may_lack:
        remarks.append("not always")
    return "; ".join(remarks)


def remark(shape: Shape) -> str:
    return f" ({notes(shape)})" if notes(shape) else ""

"""TypeScript types from declarations: what the browser is told, in the words of those who tell it."""

from collections.abc import Iterable, Mapping
from textwrap import fill

from paddock.kernel.face import FORMAT, Args, Face, Shape

__all__ = ["game_types", "types_of"]

PLAIN = {"number": "number", "seat": "number", "letter": "number", "decimal": "number"}
PLAIN |= {"yes": "0 | 1", "flag": "boolean", "value": "string | number | boolean", "any": "unknown"}
WIDTH = 120
IMPORT = 'import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";\n'
UNIONS = """/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {{
  view: {view};
  event: Told;
  question: Asked;
}}
"""
HEAD = "/** {what}: made from declarations by `make faces`, never by hand. Format {format}. */\n"


def game_types(name: str, face: Face) -> str:
    """All types of one game: of its view, and the arguments of its events, questions and labels."""
    kinds = {"Events": face.events, "Questions": face.questions, "Labels": face.labels}
    shapes = [face.view, *[shape for args in kinds.values() for one in args.values() for shape in one.fields.values()]]
    shapes += [printed.shape for printed in face.printed.values()]
    shapes += words_of_choices(face, shapes)
    told = [interface(called, args) for called, args in kinds.items()]
    head = HEAD.format(what=f"What is told of {name}", format=FORMAT) + IMPORT
    return "\n".join([head, *definitions(shapes), *told, UNIONS.format(view=face.view.called)])


def types_of(what: str, shapes: Iterable[Shape]) -> str:
    """The types of some shapes and of all that they are made of."""
    return "\n".join([HEAD.format(what=what, format=FORMAT), *definitions(shapes)])


def definitions(shapes: Iterable[Shape]) -> list[str]:
    """A type for every shape with a name of its own, those first of which others are made."""
    found: dict[str, str] = {}
    for shape in shapes:
        collect(shape, found)
    return list(found.values())


def words_of_choices(face: Face, shapes: Iterable[Shape]) -> list[Shape]:
    """What only choices say: the other words are declared where they are told."""
    parts = [part for space in face.spaces for part in space.of.values() if isinstance(part, Shape)]
    met: dict[str, str] = {}
    for shape in shapes:
        collect(shape, met)
    return [part for part in parts if part.called not in met]


def collect(shape: Shape, found: dict[str, str]) -> None:
    for part in [*shape.fields.values(), *(part for part in (shape.of, shape.by) if part is not None)]:
        collect(part, found)
    if is_named(shape):
        text = definition(shape)
        if found.setdefault(shape.called, text) != text:
            raise ValueError(f"{shape.called} is declared in two ways")


def is_named(shape: Shape) -> bool:
    return shape.kind == "row" or shape.called[:1].isupper()


def definition(shape: Shape) -> str:
    about = f"/** {sentence(shape.about)} */\n" if shape.about else ""
    if shape.kind != "row":
        return about + folded(f"export type {shape.called} = {plain(shape)};")
    lines = [line for key, field in shape.fields.items() for line in field_lines(key, field)]
    return f"{about}export interface {shape.called} {{\n" + "".join(lines) + "}\n"


def field_lines(key: str, shape: Shape) -> list[str]:
    note = [f"  /** {sentence(shape.here)} */\n"] if shape.here else []
    return [*note, folded(f"  {key}{'?' if shape.may_lack else ''}: {expression(shape)};")]


def interface(called: str, kinds: Mapping[str, Args]) -> str:
    rows = [folded(f'  "{kind}": {inline(args.fields)};') for kind, args in kinds.items()]
    return f"export type {called} = {{\n" + "".join(rows) + "};\n"


def inline(fields: Mapping[str, Shape]) -> str:
    told = [f"{key}{'?' if shape.may_lack else ''}: {expression(shape)}" for key, shape in fields.items()]
    return f"{{ {'; '.join(told)} }}" if told else "Record<never, never>"


def expression(shape: Shape) -> str:
    """A shape where it is used: by its name, or as it is."""
    told = shape.called if is_named(shape) else plain(shape)
    return f"{told} | null" if shape.may_be_none else told


def plain(shape: Shape) -> str:
    if shape.values:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in shape.values)
    if shape.of is not None:
        item = expression(shape.of)
        several = f"({item})[]" if "|" in item else f"{item}[]"
        by = "string" if shape.by is None else expression(shape.by)
        return several if shape.kind == "list" else f"Record<{by}, {item}>"
    return PLAIN.get(shape.kind, "string")


def folded(line: str) -> str:
    """A line that is not too long, or several."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return fill(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) + "\n"


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."

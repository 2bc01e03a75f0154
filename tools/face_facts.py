"""TypeScript facts from declarations: what the numbers of choices stand for, and what is printed on cards and boards.

Every fact is a constant or a small function of its own: a bundle holds those that it uses.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from paddock.kernel.face import FORMAT, Face, Printed, Shape
from paddock.kernel.spaces import Space
from tools.face_types import HEAD, WIDTH, expression, folded, is_named, sentence

__all__ = ["game_box", "game_facts"]

IMPORT = 'import type {{ {names} }} from "./types";\n'


def game_facts(name: str, face: Face) -> str:
    """The choice space of one game, and what is printed on what it is played with."""
    names = printed_lists(face)
    told = [printed_text(key, one) for key, one in face.printed.items()]
    told += [list_text(shape) for shape in words_of(face) if shape.called not in names]
    told += [space_text(space, names) for space in face.spaces if space.name]
    types = imported("\n".join(told))
    head = HEAD.format(what=f"What everybody knows of {name}", format=FORMAT)
    return "\n".join([head + (folded(IMPORT.format(names=", ".join(types)).rstrip()) if types else ""), *told])


def game_box(name: str, seats: tuple[int, int]) -> str:
    """What stands on the box: pages ask for it long before anybody plays."""
    least, most = seats
    about = HEAD.format(what=f"How few and how many play {name}", format=FORMAT)
    return f"{about}export const SEATS: [number, number] = [{least}, {most}];\n"


# ---- names of things -------------------------------------------------------------------------------------------------


def constant(name: str) -> str:
    """``bet-fame`` and ``BetFame`` as BET_FAME."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").upper()


def camel(name: str) -> str:
    """``bet-first`` as betFirst."""
    head, *others = name.split("-")
    return head + "".join(word.title() for word in others)


def imported(text: str) -> list[str]:
    """The types that are used in what was written."""
    used = set(re.findall(r"\b[A-Z][A-Za-z]*[a-z]\b", re.sub(r'"[^"]*"|/\*.*?\*/', "", text, flags=re.DOTALL)))
    return sorted(used - {"Math", "Readonly", "Record"})


# ---- lists -----------------------------------------------------------------------------------------------------------


def words_of(face: Face) -> list[Shape]:
    """The words by which choices are counted."""
    parts = [part for space in face.spaces for part in space.of.values()]
    found = {part.called: part for part in parts if isinstance(part, Shape)}
    return list(found.values())


def printed_lists(face: Face) -> dict[str, str]:
    """Lists of all there is of a kind that are printed anyway: what they are called, by their kind."""
    lists = {key: one for key, one in face.printed.items() if one.shape.of is not None and one.shape.kind == "list"}
    return {
        one.shape.of.called: constant(key)
        for key, one in lists.items()
        if one.shape.of is not None and one.shape.of.values and tuple(one.value) == tuple(one.shape.of.values)
    }


def list_name(shape: Shape, names: Mapping[str, str]) -> str:
    """Of all values of a word: UNICORN_IDS of a UnicornId."""
    return names.get(shape.called) or constant(shape.called) + "S"


def list_text(shape: Shape) -> str:
    values = ", ".join(json.dumps(value) for value in shape.values)
    return folded(f"export const {list_name(shape, {})}: readonly {expression(shape)}[] = [{values}];")


# ---- choices ---------------------------------------------------------------------------------------------------------


def space_text(space: Space, names: Mapping[str, str]) -> str:
    """A constant for a choice that says nothing but its name; else a function each way."""
    about = f"/** {sentence(about_space(space))} */\n"
    if not space.of:
        return folded_about(about) + f"export const {constant(space.name)}_CHOICE = {space.first};\n"
    fields = ", ".join(f"{key}: {type_of(part)}" for key, part in space.of.items())
    called = camel(space.name)
    encode = f"export const {called}Choice = ({fields}): number => {encoded(space, names)};"
    decode = f"export const {called}Chosen = (choice: number) => ({{ {decoded(space, names)} }});"
    return folded_about(about) + function_text(encode) + function_text(decode)


def function_text(told: str) -> str:
    """In one line or in two."""
    head, arrow, body = told.partition(" => ")
    return told + "\n" if len(told) <= WIDTH else f"{head}{arrow}\n  {body}\n".replace("=> \n", "=>\n")


def about_space(space: Space) -> str:
    numbers = f"choice {space.first}" if space.size == 1 else f"choices {space.first} to {space.end - 1}"
    return f"{numbers}: {', '.join(space.labels)}" if space.labels else numbers


def folded_about(about: str) -> str:
    return folded(about.rstrip()) if len(about) > WIDTH else about


def type_of(part: Shape | range) -> str:
    return "number" if isinstance(part, range) else expression(part)


def steps(space: Space) -> Iterator[tuple[str, Shape | range, int]]:
    """Each argument with how many choices apart its values are."""
    apart = space.size
    for key, part in space.of.items():
        apart //= len(space.values[key])
        yield key, part, apart


def encoded(space: Space, names: Mapping[str, str]) -> str:
    first, terms = space.first, []
    for key, part, apart in steps(space):
        if not isinstance(part, range):
            term = f"{list_name(part, names)}.indexOf({key})"
        elif part.start % part.step:
            term = f"({key} - {part.start}) / {part.step}"
        else:
            term = key if part.step == 1 else f"{key} / {part.step}"
            first -= part.start // part.step * apart
        terms.append(term if apart == 1 else f"{apart} * {term}")
    told = " + ".join([*([str(first)] if first > 0 else []), *terms])
    return f"{told} - {-first}" if first < 0 else told


def decoded(space: Space, names: Mapping[str, str]) -> str:
    fields = []
    for n, (key, part, apart) in enumerate(steps(space)):
        start = part.start if isinstance(part, range) and len(space.of) == part.step == 1 else 0
        place = counted("choice", start - space.first)
        if apart > 1:
            place = f"Math.floor(({place}) / {apart})"
        if n:
            place = f"({place}) % {len(space.values[key])}"
        fields.append(f"{key}: {place if start else value_at(part, place, names)}")
    return ", ".join(fields)


def counted(told: str, more: int) -> str:
    return f"{told} + {more}" if more > 0 else f"{told} - {-more}" if more < 0 else told


def value_at(part: Shape | range, place: str, names: Mapping[str, str]) -> str:
    if isinstance(part, Shape):
        return f"{list_name(part, names)}[{place}]!"
    if part.step > 1:
        place = f"{part.step} * ({place})"
    return f"{place} + {part.start}" if part.start else place


# ---- what is printed -------------------------------------------------------------------------------------------------


def printed_text(name: str, printed: Printed) -> str:
    about = f"/** {sentence(printed.about)} */\n" if printed.about else ""
    shape, value = printed.shape, printed.value
    type_name = "" if shape.kind == "number" else f": {frozen(shape)}"
    told = f"export const {constant(name)}{type_name} = {literal(value)};"
    if len(told) <= WIDTH:
        return about + told + "\n"
    if isinstance(value, Mapping):
        rows = "".join(folded(f"  {key_text(key)}: {literal(one)},") for key, one in value.items())
        return about + f"export const {constant(name)}{type_name} = {{\n{rows}}};\n"
    return about + folded(told)


def frozen(shape: Shape) -> str:
    """A type that nobody writes to."""
    if shape.kind == "list" and shape.of is not None:
        item = expression(shape.of)
        return f"readonly ({item})[]" if "|" in item else f"readonly {item}[]"
    if shape.kind == "map" and shape.of is not None:
        return f"Readonly<{expression(shape)}>"
    return expression(shape) if not is_named(shape) else f"Readonly<{expression(shape)}>"


def literal(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_text(key)}: {literal(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(literal, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def key_text(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", key) else json.dumps(key)

"""TypeScript types of what browsers and the site say to each other, from the structs that check and describe it."""

import msgspec.inspect as look

from paddock.server import replies
from paddock.server.rooms import pace, wire
from tools.face_types import folded

__all__ = ["wire_types"]

HEAD = """/** What browsers and the site say to each other: made from the server's structs by `make faces`, never by
 *  hand. What a game puts into views, questions and events is typed in its own `types.ts`. */
"""
SAID = [wire.SeatPlan, wire.NewTable, wire.AnswerMessage, wire.UndoMessage, wire.AdviceMessage, wire.ChatMessage]
TOLD = [
    replies.GameInfo,
    replies.TableLine,
    replies.Me,
    replies.TableState,
    replies.Acknowledged,
    replies.AdvisedTurns,
    replies.Refused,
]
ALWAYS_WHOLE = (pace.Live, pace.Days)
PLAIN = {
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def wire_types() -> str:
    """An interface for every struct that is named, and for those of which they are made."""
    found: dict[str, str] = {}
    for struct in SAID + TOLD:
        collect(look.type_info(struct), found)
    return "\n".join([HEAD, *found.values()])


def collect(of: look.Type, found: dict[str, str]) -> None:
    """The struct in its own words, behind those of which it is made."""
    for part in parts_of(of):
        collect(part, found)
    if isinstance(of, look.StructType):
        found.setdefault(of.cls.__name__, interface(of))


def parts_of(of: look.Type) -> list[look.Type]:
    if isinstance(of, look.StructType):
        return [field.type for field in of.fields]
    if isinstance(of, look.UnionType):
        return list(of.types)
    if isinstance(of, look.ListType):
        return [of.item_type]
    if isinstance(of, look.TupleType):
        return list(of.item_types)
    return [of.value_type] if isinstance(of, look.DictType) else []


def interface(of: look.StructType) -> str:
    """What browsers say may lack what has a default, what they are told what is not always there."""
    lines = [f'  {of.tag_field}: "{of.tag}";\n'] if of.tag_field else []
    for field in of.fields:
        may_lack = not field.required and of.cls not in ALWAYS_WHOLE
        lines.append(folded(f"  {field.encode_name}{'?' if may_lack else ''}: {expression(field.type)};"))
    return f"export interface {of.cls.__name__} {{\n{''.join(lines)}}}\n"


def expression(of: look.Type) -> str:
    """A type where it is used."""
    if isinstance(of, look.StructType):
        return of.cls.__name__
    if isinstance(of, look.LiteralType):
        return " | ".join(f'"{value}"' for value in of.values)
    if isinstance(of, look.UnionType):
        return " | ".join(map(expression, of.types))
    if isinstance(of, look.ListType):
        item = expression(of.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(of, look.TupleType):
        return f"[{', '.join(map(expression, of.item_types))}]"
    if isinstance(of, look.DictType):
        return f"Record<string, {expression(of.value_type)}>"
    return PLAIN[type(of)]

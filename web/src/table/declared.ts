/** What a game declares of its events, questions and labels, and arguments named by that. */
import { call } from "../kit/api";
import { listOf, t, textOr } from "../kit/text";
import type { Words } from "./game";

/** What an argument is, as the server tells it. */
export interface Shape {
  kind: string;
  /** Of a name: its text is `<game>-<family>-<value>`. */
  family?: string;
  of?: Shape;
  fields?: Record<string, Shape>;
  /** Of seats with several pieces each: the argument that says which piece is meant, and what `<game>-who` calls it. */
  which?: string;
  piece?: string;
}
export interface Declared {
  args: Record<string, Shape>;
  silent?: boolean;
}
export type Part = "events" | "questions" | "labels";
export type Declarations = Record<Part, Record<string, Declared>>;
type Arguments = object;
type NameOf = (seat: number) => string;

const NOTHING: Declarations = { events: {}, questions: {}, labels: {} };
const AS_IT_IS: Shape = { kind: "text" };
const known = new Map<string, Declarations>();

/** From now on it is known what the arguments of this game mean; whoever cannot ask shows them as they are. */
export async function learnDeclared(game: string): Promise<void> {
  if (known.has(game)) return;
  const told = await call<Declarations>("GET", `/api/games/${encodeURIComponent(game)}/face`).catch(() => null);
  if (told) known.set(game, told);
}

export const declared = (game: string): Declarations => known.get(game) ?? NOTHING;

/** Seen, and never told. */
export const isSilent = (game: string, kind: string): boolean => declared(game).events[kind]?.silent === true;

/** Arguments as texts want them: names in place of ids. What only pictures need is left out. */
export function named(game: string, args: Arguments, shapes: Record<string, Shape>, nameOf: NameOf): Words {
  const told = Object.entries(args).map(([key, value]) => [
    key, wordsOf(game, value, shapes[key] ?? AS_IT_IS, args, nameOf),
  ]);
  return Object.fromEntries(told.filter(([, words]) => words !== null)) as Words;
}

/** The same for one kind of event, question or label. */
export function namedIn(game: string, part: Part, kind: string, args: Arguments, nameOf: NameOf): Words {
  return named(game, args, declared(game)[part][kind]?.args ?? {}, nameOf);
}

function wordsOf(game: string, value: unknown, shape: Shape, args: Arguments, nameOf: NameOf): string | number | null {
  if (Array.isArray(value)) return listed(game, value, shape, args, nameOf);
  if (typeof value !== "string" && typeof value !== "number") return null;
  if (shape.kind === "seat") return nameOf(Number(value));
  if (shape.kind === "letter") return String.fromCharCode(65 + Number(value));
  if (shape.kind === "name") return textOr(`${game}-${shape.family}-${value}`, String(value));
  return value;
}

function listed(game: string, items: unknown[], shape: Shape, args: Arguments, nameOf: NameOf): string | null {
  const words = items.map((item) => wordsOf(game, item, shape.of ?? AS_IT_IS, args, nameOf));
  if (words.includes(null)) return null;
  const which: unknown = shape.which && Reflect.get(args, shape.which);
  const pieces = Array.isArray(which)
    ? words.map((name, i) => t(`${game}-who`, { name, [shape.piece!]: which[i] }))
    : words;
  return pieces.length ? listOf(pieces.map(String)) : t("nothing");
}

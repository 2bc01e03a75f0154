/** A game's rules as they are read: chapters, rules (3.4) and their parts (3.4.2), each with an anchor that a refusal
 *  or a tile of the
 *  board can point to (`/rules/<game>#<id>`, or by its number: `#r3-4`). Texts use a little markup, see
 *  `markup.ts`. A rule may have a
 *  figure; what is drawn in it is named here and drawn by the game's own `rules/Drawing.svelte`. */
import type { Component } from "svelte";

export interface Rules {
  /** One or two sentences: what this game is about. */
  lead: string;
  chapters: Chapter[];
}
export interface Chapter {
  id: string;
  title: string;
  paragraphs: Rule[];
}
export interface Part {
  id: string;
  /** More anchors, for instance the number of a step. */
  also?: string | string[];
  title: string;
  text: string;
}
export interface Rule extends Omit<Part, "text"> {
  /** As it stands in the list of chapters, where the title is long. */
  short?: string;
  /** A few words behind the title. */
  note?: string;
  figure?: Figure;
  text?: string;
  parts?: Part[];
}

/** A picture with its words: the words are also what is said of it to whoever cannot see it. */
export interface Picture {
  /** What the game draws. */
  drawing: string;
  title: string;
  text: string;
}
/** Steps in their order, side by side; on a phone they are leafed through. */
export interface Strip {
  kind: "strip";
  /** As the frames of a film, on graphite. */
  film?: boolean;
  /** What holds for so many pictures in a row. */
  over?: { words: string; count: number }[];
  pictures: (Picture & { step: string })[];
}
/** The same thing in several cases: allowed or not; without a verdict: just so. */
export interface Cases {
  kind: "cases";
  pictures: (Picture & { good?: boolean })[];
}
/** Large pictures of one case with its numbers; a number in the picture is the number of the sentence. */
export interface Scenes {
  kind: "scenes";
  scenes: Scene[];
}
export interface Scene {
  drawing: string;
  /** What is reckoned, on a slip of paper over the picture; drawn by the game, too. */
  slip?: string;
  verdict: { good: boolean; words: string; rule?: string };
  sentences: string[];
}
/** One picture for each thing of the board; each of them is a part with an anchor of its own. */
export interface Tiles {
  kind: "tiles";
  tiles: (Part & { drawing: string; /** The step in which it works. */ tag?: string })[];
}
export type Figure = Strip | Cases | Scenes | Tiles;

const files = import.meta.glob<{ default: Rules }>("../games/*/rules/{en,ru}.ts");
/** A game's drawings for its rules; `narrow`: the figure is as wide as a phone. */
export type Drawing = Component<{ name: string; narrow?: boolean }>;
const drawings = import.meta.glob<{ default: Drawing }>("../games/*/rules/Drawing.svelte");

/** The rules of a game in a language, or null where nobody has written them yet. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const load = files[`../games/${game}/rules/${language}.ts`];
  return load ? (await load()).default : null;
}
export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = drawings[`../games/${game}/rules/Drawing.svelte`];
  return load ? (await load()).default : null;
}

/** The parts of a rule: those with pictures first, as they stand on the page. */
export const partsOf = ({ figure, parts = [] }: Rule): Part[] => [
  ...(figure?.kind === "tiles" ? figure.tiles : []),
  ...parts,
];

/** Everything that has a number. */
export interface Entry {
  no: string;
  id: string;
  also: string[];
  title: string;
  rule: Rule | null;
}
export function entriesOf({ chapters }: Rules): Entry[] {
  const list = (also: string | string[] = []) => (typeof also === "string" ? [also] : also);
  return chapters.flatMap((chapter, c) => [
    { no: `${c + 1}`, id: chapter.id, also: [], title: chapter.title, rule: null },
    ...chapter.paragraphs.flatMap((rule, r) => [
      { no: `${c + 1}.${r + 1}`, id: rule.id, also: list(rule.also), title: rule.title, rule },
      ...partsOf(rule).map(({ id, also, title }, p) => {
        return { no: `${c + 1}.${r + 1}.${p + 1}`, id, also: list(also), title, rule };
      }),
    ]),
  ]);
}
/** An address by number: 3.4 is `r3-4`. */
export const numberAnchor = (no: string): string => `r${no.replaceAll(".", "-")}`;

/** The entry that an anchor means: its word, another word for it, or its number. */
export const entryAt = (entries: Entry[], anchor: string): Entry | undefined =>
  entries.find(({ no, id, also }) => id === anchor || also.includes(anchor) || numberAnchor(no) === anchor);

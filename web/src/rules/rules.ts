/** A game's rules as they are read: chapters of short paragraphs, each with an anchor that a refusal can point to
 *  (`/rules/<game>#<id>`). Texts use a little markup, see `markup.ts`. */
export interface Rules {
  /** One or two sentences: what this game is about. */
  lead: string;
  chapters: Chapter[];
}
export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}
export interface Paragraph {
  id: string;
  /** A second anchor, for instance the number of a step. */
  also?: string;
  title: string;
  text: string;
}

const files = import.meta.glob<{ default: Rules }>("../games/*/rules/{en,ru}.ts");

/** The rules of a game in a language, or null where nobody has written them yet. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const load = files[`../games/${game}/rules/${language}.ts`];
  return load ? (await load()).default : null;
}

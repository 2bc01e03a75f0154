/** Looking for a word or a number in the rules: headings come before sentences, numbers before both. */
import { blocksOf, type Block, type Inline } from "./markup";
import { entriesOf, partsOf, type Entry, type Figure, type Rules } from "./rules";

export interface Sentence {
  entry: Entry;
  text: string;
  head: boolean;
}
export interface Hit {
  no: string;
  id: string;
  /** Around the word that was found; without one the word is empty. */
  before: string;
  word: string;
  after: string;
}
const MOST = 6;
/** So many letters of a sentence stand before the word that was found in it. */
const LEAD = 34;

/** All that can be found, in the order of the page. */
export function sentencesOf(rules: Rules): Sentence[] {
  return entriesOf(rules).flatMap((entry) => {
    const { rule, id } = entry;
    const part = rule && id !== rule.id ? partsOf(rule).find((one) => one.id === id) : undefined;
    const said = part ? plain(part.text) : rule ? [...told(rule.figure), ...plain(rule.text ?? "")] : [];
    const heads = [entry.title, ...(rule && !part && rule.note ? [rule.note] : [])];
    return [
      ...heads.map((text) => ({ entry, text, head: true })), ...said.map((text) => ({ entry, text, head: false })),
    ];
  });
}

export function find(sentences: Sentence[], query: string): Hit[] {
  const word = folded(query.trim());
  if (!word) return [];
  const rank = ({ entry, text, head }: Sentence) => {
    if (head && text === entry.title && /^[\d.]+$/.test(word) && `${entry.no}.`.startsWith(word))
      return entry.no === word.replace(/\.$/, "") ? 0 : 1;
    return folded(text).includes(word) ? (head ? 2 : 3) : 9;
  };
  const ranked = sentences
    .map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at < 9)
    .sort((a, b) => a.at - b.at);
  const seen = new Set<string>();
  return ranked
    .filter(({ one }) => !seen.has(one.entry.id) && seen.add(one.entry.id))
    .slice(0, MOST)
    .map(({ one }) => hit(one, word));
}

function hit({ entry: { no, id }, text }: Sentence, word: string): Hit {
  const at = folded(text).indexOf(word);
  if (at < 0) return { no, id, before: text, word: "", after: "" };
  const from = at > LEAD ? text.indexOf(" ", at - LEAD) + 1 : 0;
  return {
    no, id, before: (from ? "…" : "") + text.slice(from, at), word: text.slice(at, at + word.length),
    after: text.slice(at + word.length),
  };
}
/** Letters alone: ё is written as е as often as not. */
const folded = (text: string) => text.toLowerCase().replaceAll("ё", "е");

function told(figure: Figure | undefined): string[] {
  if (!figure || figure.kind === "tiles") return [];
  if (figure.kind === "scenes") return figure.scenes.flatMap(({ sentences }) => sentences);
  return figure.pictures.map(({ title, text }) => `${title}. ${text}`);
}
const words = (parts: Inline[]) => parts.map(({ text }) => text).join("");
const plain = (text: string): string[] => blocksOf(text).flatMap(lines);
function lines(block: Block): string[] {
  if (block.kind === "list") return block.points.map(words);
  if (block.kind === "table") return block.rows.map((row) => row.map(words).join(" · "));
  return [words(block.text)];
}

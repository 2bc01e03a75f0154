/** Names that carry their seats through a sentence: where the sentence is shown, each has its seat's chip before it. */
const MARK = "\u2063";

export interface Part {
  /** Whose name follows; null: nobody's. */
  seat: number | null;
  /** The word that stays beside the chip. */
  head: string;
  words: string;
}

export const tagged = (seat: number, name: string): string => `${MARK}${seat}${MARK}${name}`;

export function partsOf(sentence: string): Part[] {
  const [first = "", ...rest] = sentence.split(new RegExp(`${MARK}(\\d+)${MARK}`));
  const parts: Part[] = first ? [{ seat: null, head: "", words: first }] : [];
  for (let i = 0; i < rest.length; i += 2) {
    const [head] = /^\S*/.exec(rest[i + 1]!)!;
    parts.push({ seat: Number(rest[i]), head, words: rest[i + 1]!.slice(head.length) });
  }
  return parts;
}

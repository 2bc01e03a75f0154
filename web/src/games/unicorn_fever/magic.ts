/** What is printed on magic cards: a white and a black one for each letter. */
import type { MagicId } from "./types";

export interface MagicFace {
  letter: string;
  white: boolean;
}

const PAIRS: readonly (readonly [MagicId, MagicId])[] = [
  ["hot-hooves", "toffee-puddle"],
  ["fizzy-mane", "lead-horseshoes"],
  ["long-tongue", "crooked-horn"],
  ["flattering-gossip", "nasty-rumour"],
  ["hurt-pride", "stage-fright"],
  ["rainbow-slide", "selfie-stop"],
  ["second-wind", "snack-cart"],
];
const LETTERS = "ABCDEFG";

const FACES = new Map<MagicId, MagicFace>(
  PAIRS.flatMap((pair, i) => pair.map((card, k) => [card, { letter: LETTERS[i]!, white: k === 0 }] as const)),
);

export const magicFace = (card: MagicId): MagicFace => FACES.get(card)!;
/** The white and the black card of a letter. */
export const pairOf = (letter: string): readonly [MagicId, MagicId] => PAIRS[LETTERS.indexOf(letter)]!;

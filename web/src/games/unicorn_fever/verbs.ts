/** The choices as the game numbers them, where two questions are answered at once or one is asked about. */
import type { MagicId, UnicornId } from "./types";

export const COLOURS: readonly UnicornId[] = ["red", "orange", "yellow", "green", "blue", "violet"];
const MAGIC: readonly MagicId[] = [
  "hot-hooves", "toffee-puddle", "fizzy-mane", "lead-horseshoes", "long-tongue", "crooked-horn", "flattering-gossip",
  "nasty-rumour", "hurt-pride", "stage-fright", "rainbow-slide", "selfie-stop", "second-wind", "snack-cart",
];
const UNICORN = 13;
const CARD = 40;

/** Lays the card that is played under this unicorn. */
export const underOf = (unicorn: UnicornId): number => UNICORN + COLOURS.indexOf(unicorn);
/** Plays or swaps a card of this kind. */
export const cardChoice = (card: MagicId): number => CARD + MAGIC.indexOf(card);

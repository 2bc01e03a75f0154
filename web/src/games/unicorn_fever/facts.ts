/** What everybody knows of Unicorn Fever: made from declarations by `make faces`, never by hand. Format 1. */
import type { ActionFace, ActionId, BetId, ClanId, MagicFace, MagicId, UnicornId } from "./types";

export const COLOURS: readonly UnicornId[] = ["red", "orange", "yellow", "green", "blue", "violet"];

export const BETS: readonly BetId[] = ["winner", "early", "late"];

export const CLANS: readonly ClanId[] = ["gnomes", "leprechauns", "goblins", "fairies", "witches"];

/** What a bet of each kind brings. */
export const BET_FAME: Readonly<Record<BetId, number>> = { winner: 5, early: 3, late: 2 };

/** A leader bet pays the stake so many times. */
export const LEADER_TIMES = 2;

/** Leaders are the first so many. */
export const PODIUM = 3;

/** Of the rows of the odds, the fastest first. */
export const MULTIPLIERS: readonly number[] = [2, 3, 4, 5, 6, 7];

/** Of each player in a round. */
export const ACTIONS = 3;

export const ACTION_FACES: Readonly<Record<ActionId, ActionFace>> = {
  "magic-a": { stack: "magic", magic: 4 },
  "magic-b": { stack: "magic", magic: 3 },
  "any-bet-a": { stack: "any-bet", bet: "any", magic: 2 },
  "any-bet-b": { stack: "any-bet", bet: "any", magic: 1 },
  "winner-bet-a": { stack: "winner-bet", bet: "winner", fame: 2 },
  "winner-bet-b": { stack: "winner-bet", bet: "winner", fame: 1 },
  "contract-a": { stack: "contract", price: 0 },
  "contract-b": { stack: "contract", price: 3 },
  "contract-c": { stack: "contract", price: 6 },
  "gold-a": { stack: "gold", gold: 10, leads: true },
  "gold-b": { stack: "gold", gold: 8 },
  "any-bet-printed": { stack: "any-bet", bet: "any" },
  "gold-printed": { stack: "gold", gold: 5 },
};

export const MAGIC_FACES: Readonly<Record<MagicId, MagicFace>> = {
  "hot-hooves": { letter: "A", white: true },
  "toffee-puddle": { letter: "A", white: false },
  "fizzy-mane": { letter: "B", white: true },
  "lead-horseshoes": { letter: "B", white: false },
  "long-tongue": { letter: "C", white: true },
  "crooked-horn": { letter: "C", white: false },
  "flattering-gossip": { letter: "D", white: true },
  "nasty-rumour": { letter: "D", white: false },
  "hurt-pride": { letter: "E", white: true },
  "stage-fright": { letter: "E", white: false },
  "rainbow-slide": { letter: "F", white: true },
  "selfie-stop": { letter: "F", white: false },
  "second-wind": { letter: "G", white: true },
  "snack-cart": { letter: "G", white: false },
};

export const MAGIC_IDS: readonly MagicId[] = ["hot-hooves", "toffee-puddle", "fizzy-mane", "lead-horseshoes",
  "long-tongue", "crooked-horn", "flattering-gossip", "nasty-rumour", "hurt-pride", "stage-fright", "rainbow-slide",
  "selfie-stop", "second-wind", "snack-cart"];

/** Choice 0: done, not-now, keep-nothing. */
export const DONE_CHOICE = 0;

/** Choice 1: act-again. */
export const AGAIN_CHOICE = 1;

/** Choice 2: bet-first. */
export const BET_FIRST_CHOICE = 2;

/** Choice 3: magic-first. */
export const MAGIC_FIRST_CHOICE = 3;

/** Choices 4 to 8: take-magic, take-any-bet, take-winner-bet, take-contract, take-gold, keep-token. */
export const stackChoice = (nth: number): number => 4 + nth;
export const stackChosen = (choice: number) => ({ nth: choice - 4 });

/** Choices 9 to 10: take-any-bet, take-gold. */
export const printedChoice = (nth: number): number => 9 + nth;
export const printedChosen = (choice: number) => ({ nth: choice - 9 });

/** Choice 11: take-magic, take-any-bet, take-winner-bet, take-contract, take-gold. */
export const RESERVED_CHOICE = 11;

/** Choice 12: loan. */
export const LOAN_CHOICE = 12;

/** Choices 13 to 18: under, place, look-under. */
export const unicornChoice = (unicorn: UnicornId): number => 13 + COLOURS.indexOf(unicorn);
export const unicornChosen = (choice: number) => ({ unicorn: COLOURS[choice - 13]! });

/** Choices 19 to 21: sign. */
export const slotChoice = (nth: number): number => 19 + nth;
export const slotChosen = (choice: number) => ({ nth: choice - 19 });

/** Choices 22 to 39: bet, keep-bet. */
export const betChoice = (bet: BetId, unicorn: UnicornId): number =>
  22 + 6 * BETS.indexOf(bet) + COLOURS.indexOf(unicorn);
export const betChosen = (choice: number) =>
  ({ bet: BETS[Math.floor((choice - 22) / 6)]!, unicorn: COLOURS[(choice - 22) % 6]! });

/** Choices 40 to 53: play, swap. */
export const cardChoice = (card: MagicId): number => 40 + MAGIC_IDS.indexOf(card);
export const cardChosen = (choice: number) => ({ card: MAGIC_IDS[choice - 40]! });

/** Choices 54 to 83: stake. */
export const stakeChoice = (stake: number): number => 53 + stake;
export const stakeChosen = (choice: number) => ({ stake: choice - 53 });

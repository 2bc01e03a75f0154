/** What everybody knows of Heat: made from declarations by `make faces`, never by hand. Format 1. */
import type { CardId, OwnCard } from "./types";

/** With so many the last two have adrenaline. */
export const CARS_FOR_TWO_ADRENALINES = 5;

export const OWN_CARDS: Readonly<Record<string, OwnCard>> = {
  "0": { kind: "upgrade", speeds: [0], symbols: [] },
  "1": { kind: "speed", speeds: [1], symbols: [] },
  "2": { kind: "speed", speeds: [2], symbols: [] },
  "3": { kind: "speed", speeds: [3], symbols: [] },
  "4": { kind: "speed", speeds: [4], symbols: [] },
  "5": { kind: "upgrade", speeds: [5], symbols: [] },
  stress: { kind: "stress", speeds: [], symbols: [{ symbol: "plus", amount: 1 }] },
  heat: { kind: "heat", speeds: [], symbols: [] },
};

export const CARD_IDS: readonly CardId[] = ["0", "1", "2", "3", "4", "5", "u1", "u2", "u3", "u4", "u5", "u6", "u7",
  "u8", "u9", "u10", "u11", "u12", "u13", "u14", "u15", "u16", "u17", "u18", "u19", "u20", "u21", "u22", "u23", "u24",
  "u25", "u26", "u27", "u28", "u29", "u30", "u31", "u32", "u33", "u34", "u35", "u36", "u37", "u38", "u39", "u40", "u41",
  "u42", "u43", "u44", "u45", "u46", "u47", "u48", "p1", "p2", "p3", "p4", "p5", "", "", "", "", "", "", "", "", "", "",
  "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
  "", "", "stress", "heat"];

/** Choice 0: done, stay. */
export const DONE_CHOICE = 0;

/** Choices 1 to 4: gear, mistake, cluttered. */
export const gearChoice = (gear: number): number => gear;
export const gearChosen = (choice: number) => ({ gear: choice });

/** Choices 6 to 8: cool-down. */
export const coolDownChoice = (amount: number): number => 5 + amount;
export const coolDownChosen = (choice: number) => ({ amount: choice - 5 });

/** Choice 9: adrenaline-cool-down. */
export const ADRENALINE_COOL_DOWN_CHOICE = 9;

/** Choice 10: adrenaline-speed. */
export const ADRENALINE_SPEED_CHOICE = 10;

/** Choice 11: boost. */
export const BOOST_CHOICE = 11;

/** Choice 12: slipstream. */
export const SLIPSTREAM_CHOICE = 12;

/** Choice 13: weather-cool-down. */
export const WEATHER_COOL_DOWN_CHOICE = 13;

/** Choices 16 to 117: card, discard, refresh, salvage-card, upgrade, swap-out, swap-in, keep. */
export const cardChoice = (card: CardId): number => 16 + CARD_IDS.indexOf(card);
export const cardChosen = (choice: number) => ({ card: CARD_IDS[choice - 16]! });

/** Choices 118 to 126: speed. */
export const speedChoice = (speed: number): number => 118 + speed;
export const speedChosen = (choice: number) => ({ speed: choice - 118 });

/** Choice 127: give-up. */
export const GIVE_UP_CHOICE = 127;

/** Choice 128: give-up-faster. */
export const GIVE_UP_FASTER_CHOICE = 128;

/** Choices 130 to 150: slipstream. */
export const longerChoice = (spaces: number): number => 127 + spaces;
export const longerChosen = (choice: number) => ({ spaces: choice - 127 });

/** Choices 152 to 216: pay-heat, scrap, card-cool-down, reduce-stress, salvage, accelerate, direct-play. */
export const useChoice = (nth: number): number => 152 + nth;
export const useChosen = (choice: number) => ({ nth: choice - 152 });

/**
 * How the row of a card is laid out: slots, pointer, effects; the whole row is made smaller where it would be too
 * wide.
 */
import type { AnyCard, DieType } from "../state";
import { counted, type Counted } from "./shapes";

export const ROW = { x: 15, y: 66, width: 194 };
const SLOT = { size: 38, pitch: 40 };
const STORE = 36;
const POINTER = 40;
const BULB = 54;
const SIGN = 33;
const NUMBER = 13;
const SLASH = 14;
const AIR = 5;

export interface SlotPlace {
  slot: number;
  die: DieType | null;
  x: number;
  storage: boolean;
}
export interface SignPlace extends Counted {
  x: number;
  /** More than two alike are told by a number. */
  number: boolean;
}
export interface CardRow {
  slots: SlotPlace[];
  pointer: number;
  signs: SignPlace[];
  slashes: number[];
  scale: number;
}

/** Numbers of slots count the action slots first. */
export function rowOf(card: AnyCard): CardRow {
  const slots: SlotPlace[] = [];
  let x = 0;
  for (const [slot, die] of (card.slots ?? []).entries()) {
    slots.push({ slot, die, x: x + SLOT.size / 2, storage: false });
    x += SLOT.pitch;
  }
  for (let store = 0; store < (card.storage ?? 0); store++) {
    slots.push({ slot: slots.length, die: null, x: x + STORE / 2, storage: true });
    x += STORE;
  }
  if (slots.length) x += AIR - 2;
  const pointer = x;
  x += card.activation === "bulb" ? BULB : card.activation ? POINTER : 0;
  const signs: SignPlace[] = [];
  const slashes: number[] = [];
  for (const [group, effects] of card.effects.entries()) {
    if (group) {
      slashes.push(x + SLASH / 2 - 1);
      x += SLASH;
    }
    for (const { effect, count } of counted(effects)) {
      const number = count > 2;
      for (const one of number ? [count] : Array<number>(count).fill(1)) {
        if (number) x += NUMBER;
        signs.push({ effect, count: one, x: x + SIGN / 2, number });
        x += SIGN;
      }
    }
  }
  return { slots, pointer, signs, slashes, scale: Math.min(1, ROW.width / x) };
}

/** A name in one line, or in two where it is long; its size where even that is too wide. */
export interface NameLines {
  lines: string[];
  size: number;
}
const LETTER = { latin: 0.53, cyrillic: 0.6 };
const LARGE = 16;
const MIDDLE = 14;
export function nameLines(name: string, width: number): NameLines {
  const letter = /[а-я]/i.test(name) ? LETTER.cyrillic : LETTER.latin;
  if (name.length * letter * LARGE <= width) return { lines: [name], size: LARGE };
  const cuts = [...name.matchAll(/[ -]/g)].map((cut) => cut.index + (cut[0] === "-" ? 1 : 0));
  const middle = name.length / 2;
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = cut === undefined ? [name] : [name.slice(0, cut).trim(), name.slice(cut).trim()];
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(MIDDLE, width / (longest * letter)) };
}

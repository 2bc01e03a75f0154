/** What is printed on cards: numbers and symbols. The server tells the faces of the cards from the garage; the
 *  others everybody knows. */
import type { CardFace, CardId, Garage, Mark } from "./types";

export type { Mark } from "./types";
export type Face = CardFace;
export type Faces = Garage["cards"];
export type CardKind = "speed" | "upgrade" | "stress" | "heat";

/** Symbols that have to be used, as printed with an exclamation mark. */
const COMPULSORY = new Set(["heat", "scrap", "adjust-limit", "single-use", "plus"]);
const BEHIND_SPEED = 5;
const BEHIND_UPGRADES = 53;
const STRESS = 100;
const HEAT = 101;

export const isCompulsory = (symbol: string) => COMPULSORY.has(symbol);
/** A card for a single use, won in a season. */
export const isSponsor = (card: CardId) => card.startsWith("p");
export const facesOf = ({ garage }: { garage?: Garage }): Faces => garage?.cards ?? {};

/** The card's number among all: hands are sorted by it, and choices are counted from it. */
export function cardNumber(card: CardId): number {
  if (card === "stress") return STRESS;
  if (card === "heat") return HEAT;
  const number = Number(card.replace(/^[up]/, ""));
  if (card.startsWith("u")) return BEHIND_SPEED + number;
  return isSponsor(card) ? BEHIND_UPGRADES + number : number;
}
export const inOrder = (cards: CardId[]) => [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));

export function cardKind(card: CardId, faces: Faces): CardKind {
  if (card === "stress" || card === "heat") return card;
  if (faces[card]?.part === "extra-heat") return "heat";
  return cardNumber(card) >= 1 && cardNumber(card) <= 4 ? "speed" : "upgrade";
}

export const speedsOn = (card: CardId, faces: Faces): number[] =>
  faces[card]?.speeds ?? (card === "stress" || card === "heat" ? [] : [Number(card) || 0]);
export const symbolsOn = (card: CardId, faces: Faces): Mark[] =>
  faces[card]?.symbols ?? (card === "stress" ? [{ symbol: "plus", amount: 1 }] : []);
export const amountOn = (card: CardId, symbol: string, faces: Faces) =>
  symbolsOn(card, faces).find((mark) => mark.symbol === symbol)?.amount ?? 0;
/** A symbol's number on several cards together. */
export const amountOf = (cards: CardId[], symbol: string, faces: Faces) =>
  cards.reduce((sum, card) => sum + amountOn(card, symbol, faces), 0);

/** What is printed on cards: numbers and symbols. The server tells the faces of the cards from the garage; the
 *  others everybody knows. */
import { CARD_IDS, OWN_CARDS } from "./facts";
import type { CardFace, CardId, CardKind, Garage, Mark } from "./types";

export type { CardKind, Mark } from "./types";
export type Face = CardFace;
export type Faces = Garage["cards"];

/** Symbols that have to be used, as printed with an exclamation mark. */
const COMPULSORY = new Set(["heat", "scrap", "adjust-limit", "single-use", "plus"]);
export const isCompulsory = (symbol: string) => COMPULSORY.has(symbol);
/** A card for a single use, won in a season. */
export const isSponsor = (card: CardId) => card.startsWith("p");
export const facesOf = ({ garage }: { garage?: Garage }): Faces => garage?.cards ?? {};

/** Hands are sorted as the cards of the box are. */
const cardNumber = (card: CardId): number => CARD_IDS.indexOf(card);
export const inOrder = (cards: CardId[]) => [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));

export const cardKind = (card: CardId, faces: Faces): CardKind =>
  faces[card]?.part === "extra-heat" ? "heat" : (OWN_CARDS[card]?.kind ?? "upgrade");

export const speedsOn = (card: CardId, faces: Faces): readonly number[] =>
  faces[card]?.speeds ?? OWN_CARDS[card]?.speeds ?? [];
export const symbolsOn = (card: CardId, faces: Faces): readonly Mark[] =>
  faces[card]?.symbols ?? OWN_CARDS[card]?.symbols ?? [];
export const amountOn = (card: CardId, symbol: string, faces: Faces) =>
  symbolsOn(card, faces).find((mark) => mark.symbol === symbol)?.amount ?? 0;
/** A symbol's number on several cards together. */
export const amountOf = (cards: CardId[], symbol: string, faces: Faces) =>
  cards.reduce((sum, card) => sum + amountOn(card, symbol, faces), 0);

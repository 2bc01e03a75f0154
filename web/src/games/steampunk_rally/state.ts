import { t } from "../../kit/text";
import type * as Told from "./types";

export type {
  CardFace,
  CardId,
  Challenge,
  DieType,
  Effect,
  InventorId,
  Labels,
  Moves,
  PlacedCard,
  PoolDie,
  Questions,
  RacerView,
  Sale,
  Socket,
  SpaceData,
  StepAhead,
  TileData,
  TrackData,
} from "./types";

export type RaceView = Told.SteampunkRallyView;
/** A card as it is printed, in a hand or in a machine. */
export type AnyCard = Told.CardFace | Told.PlacedCard;
/** What dice would bring on a card, and where they would lie. */
export interface CardResult {
  times: number;
  effects: Told.Effect[][];
  slots: { slot: number; value: number; die: Told.DieType }[];
}

export const racerOf = (view: RaceView, seat: number | null): Told.RacerView | undefined =>
  seat === null ? undefined : view.racers.find((racer) => racer.seat === seat);
export const cardName = (card: string): string => t(`steampunk_rally-card-${card}`);
/** +2, 0, −3. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
export const isBoost = (card: AnyCard): boolean => card.deck === "black";
export const isPlaced = (card: AnyCard): card is Told.PlacedCard => "place" in card;
export const sameCell = (one: Told.Socket | null | undefined, other: Told.Socket | null | undefined): boolean =>
  Boolean(one && other && one.x === other.x && one.y === other.y);

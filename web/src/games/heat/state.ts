import type { View } from "../../table/types";

export type CardId = "0" | "1" | "2" | "3" | "4" | "5" | "stress" | "heat";
export interface Corner {
  line_before: number;
  limit: number;
}
export interface CarView {
  seat: number;
  progress: number;
  space: number;
  spot: 0 | 1;
  lane: 1 | 2;
  lap: number;
  gear: number;
  heat: number;
  hand: number;
  deck: number;
  discard: number;
  discard_top: CardId | null;
  played: CardId[];
  face_down: number;
  speed: number;
  began_at: number;
  adrenaline: boolean;
  ready: boolean;
  finished: boolean;
  place: number;
  finished_round: number;
  spun_out: boolean;
  cluttered: boolean;
}
export interface RaceView extends View {
  game: "heat";
  round: number;
  phase: "plan" | "drive" | "over";
  circuit: string;
  laps: number;
  spaces: number;
  corners: Corner[];
  order: number[];
  running: number[];
  acting: number;
  cars: CarView[];
  hand?: CardId[];
  plan?: { gear: number; cards: CardId[]; cluttered?: boolean };
  /** Own cards that lie face down. */
  face_down?: CardId[];
  places: number[];
}
export const CARD_ORDER: CardId[] = ["0", "1", "2", "3", "4", "5", "stress", "heat"];

/** Corners are called A, B, C … in driving order. */
export const cornerLetter = (index: number) => String.fromCharCode(65 + index);

export function carOf(view: RaceView, seat: number): CarView | undefined {
  return view.cars.find((car) => car.seat === seat);
}

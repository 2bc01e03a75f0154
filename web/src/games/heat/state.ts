import type { CornerCost, PlannedLanding } from "./outlook";
import type { View } from "../../table/types";
import type { Faces } from "./faces";
import type { Season } from "./season/season";
import type * as Told from "./types";

/** "0" to "5", "stress" and "heat"; "u1" … are upgrades, "p1" … sponsors. */
export type CardId = string;
export interface Corner {
  line_before: number;
  /** With the road token, if there is one. */
  limit: number;
  /** The road token on the corner: limit-plus, limit-minus or overheat. */
  token?: string | null;
  /** Behind this line Legends drive through the corner. */
  legend_line_before?: number;
}
/** The market of upgrades and what is on the cards of the race. */
export type Garage = Omit<Told.Garage, "cards"> & { cards: Faces };
/** A symbol of a card in play that may still be used. */
export interface OpenMark {
  card: CardId;
  symbol: string;
  amount: number;
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
  /** In a championship: out of this race. */
  eliminated?: boolean;
  upgrades?: CardId[];
  symbols?: OpenMark[];
  /** A refreshed card that everybody knows to lie on the deck. */
  deck_top?: CardId | null;
  /** A car that the game drives: the colour of its helmet. */
  legend?: string;
}
/** A Legend as the server tells it; its car's number goes on from the seats. */
export interface LegendView {
  car: number;
  colour: string;
  progress: number;
  space: number;
  spot: 0 | 1;
  lane: 1 | 2;
  lap: number;
  finished: boolean;
  finished_round: number;
  place: number;
}
export type LegendDeed = Told.LegendDeed;
export interface RaceView extends View {
  game: "heat";
  round: number;
  phase: "draft" | "plan" | "drive" | "over";
  circuit: string;
  laps: number;
  spaces: number;
  corners: Corner[];
  /** Road tokens on the sectors behind the corners: slipstream, heat-control or weather. */
  sectors?: (string | null)[];
  weather?: { token: string; sector: string } | null;
  order: number[];
  running: number[];
  acting: number;
  /** The corners behind the car that acts, and what they cost it as things stand. */
  crossed?: CornerCost[];
  cars: CarView[];
  legends?: LegendView[];
  legend_card?: LegendDeed[] | null;
  garage?: Garage;
  hand?: CardId[];
  /** Where it leads stands there while it waits for the others. */
  plan?: {
    gear: number;
    cards: CardId[];
    cluttered?: boolean;
    landings?: PlannedLanding[];
    heat?: number;
    limits?: number;
  };
  /** Own cards that lie face down. */
  face_down?: CardId[];
  places: number[];
  /** In a championship. */
  season?: Season;
}

/** Corners are called A, B, C … in driving order. */
export const cornerLetter = (index: number) => String.fromCharCode(65 + index);

export function carOf(view: RaceView, seat: number): CarView | undefined {
  return view.cars.find((car) => car.seat === seat);
}

/** Legends among the cars: on the road they are cars like any other, with neither gear nor engine nor cards. */
export function withLegends(view: RaceView): RaceView {
  if (!view.legends?.length || view.cars.length > view.seats) return view;
  const nothing = {
    gear: 0, heat: 0, hand: 0, deck: 0, discard: 0, discard_top: null, played: [], face_down: 0, speed: 0,
    adrenaline: false, ready: false, spun_out: false, cluttered: false,
  };
  const legends = view.legends.map(({ car, colour, ...where }): CarView => ({
    ...nothing, ...where, seat: car, began_at: where.progress, legend: colour,
  }));
  return { ...view, cars: [...view.cars, ...legends] };
}

/** The cars that are on the road: whoever came home in an earlier round has left it. */
export const onRoad = (view: RaceView): CarView[] =>
  view.cars.filter((car) => !(car.place && car.finished_round < view.round));

/** How many cars race, Legends among them. */
export const carCount = (view: RaceView) => withLegends(view).cars.length;
/** With so many cars the last two have adrenaline. */
export const ADRENALINE_FOR_TWO = 5;

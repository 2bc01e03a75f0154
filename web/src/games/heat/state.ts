/** A race as the server tells it to one viewer, and small questions about it. */
import type * as told from "./types";

export type { CardId, Corner, Garage, LegendDeed, LegendView, OpenMark } from "./types";

export type RaceView = Omit<told.RaceView, "cars"> & { cars: CarView[] };
/** A car that the game drives has the colour of its helmet. */
export type CarView = told.CarView & { legend?: string };

/** Corners are called A, B, C … in driving order. */
export const cornerLetter = (index: number) => String.fromCharCode(65 + index);

export function carOf(view: RaceView, seat: number): CarView | undefined {
  return view.cars.find((car) => car.seat === seat);
}

/** Legends among the cars: on the road they are cars like any other, with neither gear nor engine nor cards. */
export function withLegends(view: RaceView): RaceView {
  if (!view.legends.length || view.cars.length > view.seats) return view;
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

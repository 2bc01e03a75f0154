/** After the flag the cars stand behind the line in the order of their places, the winner in front: none covers
 *  another. */
import type { CarView, RaceView } from "../state";

const SIDE_BY_SIDE = 2;

type Race = Pick<RaceView, "cars" | "spaces" | "laps">;

const rowsOf = ({ cars }: Race) => Math.ceil(cars.length / SIDE_BY_SIDE);

export function parked(race: Race): CarView[] {
  const order = [...race.cars].sort((a, b) => a.place - b.place);
  return order.map((car, i) => {
    const progress = race.laps * race.spaces + rowsOf(race) - 1 - Math.floor(i / SIDE_BY_SIDE);
    return { ...car, progress, space: progress % race.spaces, spot: i % SIDE_BY_SIDE === 0 ? 0 : 1 };
  });
}

/** The road from the line to the winner, with a space before and after: what a phone shows at the end. */
export function finishOf(race: Race): number[] {
  const line = race.laps * race.spaces;
  return Array.from({ length: rowsOf(race) + 3 }, (_, i) => line + rowsOf(race) - i);
}

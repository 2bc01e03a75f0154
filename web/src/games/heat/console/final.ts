/** Who stands where when all is over. */
import type { CarView, RaceView } from "../state";

export interface Final {
  car: CarView;
  place: number;
  /** Only in a championship. */
  points?: number;
}

/** By the points of a championship; after a single race as the cars came home. */
export function finalOrder({ cars, season }: Pick<RaceView, "cars" | "season">): Final[] {
  if (!season) return [...cars].sort((a, b) => a.place - b.place).map((car) => ({ car, place: car.place }));
  return season.standings.map(({ car, points }, i) => ({
    car: cars.find(({ seat }) => seat === car)!, place: i + 1, points,
  }));
}

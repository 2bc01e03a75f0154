/** The market: who chooses when. */
import { isBehind } from "./season/behind";
import type { RaceView } from "./state";

export const ROUNDS = 3;

export interface Pick {
  seat: number;
  state: "past" | "now" | "next";
}

/** The order of choosing in this round: from the back of the grid, in the second round of a single race from its front. */
export function picks(view: RaceView, open: readonly number[]): Pick[] {
  const drivers = view.running.filter((seat) => seat < view.seats);
  const order = !view.season && view.garage?.round === 2 ? drivers : drivers.reverse();
  if (view.season && isBehind(view.season)) return order.map((seat) => ({ seat, state: open.includes(seat) ? "now" : "past" }));
  const owned = (seat: number) => (view.cars.find((car) => car.seat === seat)?.upgrades ?? []).length;
  const fewest = Math.min(...drivers.map(owned));
  const all = !view.season && fewest >= (view.garage?.round ?? 1);
  const taken = (seat: number) => all || owned(seat) > fewest;
  const now = order.find((seat) => open.includes(seat) && !taken(seat)) ?? order.find((seat) => !taken(seat));
  return order.map((seat) => ({ seat, state: taken(seat) ? "past" : seat === now ? "now" : "next" }));
}

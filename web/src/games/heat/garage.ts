/** The market: who chooses when. */
import type { RaceView } from "./state";

export const ROUNDS = 3;

export interface Pick {
  seat: number;
  state: "past" | "now" | "next";
}

/** The order of choosing in this round: from the back of the grid, in the second round from its front. */
export function picks(view: RaceView, open: readonly number[]): Pick[] {
  const round = view.garage?.round ?? 1;
  const drivers = view.running.filter((seat) => seat < view.seats);
  const order = round === 2 ? drivers : drivers.reverse();
  const taken = (seat: number) => (view.cars.find((car) => car.seat === seat)?.upgrades ?? []).length >= round;
  const now = order.find((seat) => open.includes(seat) && !taken(seat)) ?? order.find((seat) => !taken(seat));
  return order.map((seat) => ({ seat, state: taken(seat) ? "past" : seat === now ? "now" : "next" }));
}

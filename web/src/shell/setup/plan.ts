import { LEVELS, type GameInfo, type Level, type NewTable, type Options, type Pace, type SeatPlan } from "../../kit/contract";
import { defaults } from "./ready";

/** A table as it is being set up. Seats are what the person sees; `toNewTable` turns them into what the server wants. */
export interface Plan {
  options: Options;
  seats: PlannedSeat[];
  listed: boolean;
  pace: "live" | "days";
  seconds: number;
  hours: number;
  hotSeat: boolean;
}
export type SeatUse = "me" | "here" | "open" | "bot";
export interface PlannedSeat {
  use: SeatUse;
  level: Level;
  /** Of a bot, or of somebody who plays on this screen. */
  name: string;
}

export const SECONDS = [30, 60, 90, 180] as const;
export const HOURS = [8, 24, 72] as const;

export function firstPlan(game: GameInfo, botNames: string[]): Plan {
  const cars = Math.min(6, game.seats[1]);
  const uses: SeatUse[] = Array.from({ length: cars }, (_, i) => (i === 0 ? "me" : i <= 2 ? "open" : "bot"));
  return {
    options: defaults(game),
    seats: uses.map((use, i) => seatFor(use, i, botNames)),
    listed: false,
    pace: "live",
    seconds: 90,
    hours: 24,
    hotSeat: false,
  };
}

export const seatFor = (use: SeatUse, seat: number, botNames: string[]): PlannedSeat => ({ use, level: "club", name: use === "bot" ? (botNames[seat % botNames.length] ?? "") : "" });

/** More or fewer cars; new ones are bots. */
export function withCars(seats: PlannedSeat[], cars: number, botNames: string[]): PlannedSeat[] {
  const kept = seats.slice(0, cars);
  return [...kept, ...Array.from({ length: cars - kept.length }, (_, i) => seatFor("bot", kept.length + i, botNames))];
}

/** Nobody else shares this screen once that is switched off. */
export const withoutOthersHere = (seats: PlannedSeat[]): PlannedSeat[] => seats.map((seat) => (seat.use === "here" ? { ...seat, use: "open", name: "" } : seat));

export const everyoneIsHere = (plan: Plan): boolean => plan.seats.every(({ use }) => use !== "open");

export function toNewTable(game: string, plan: Plan): NewTable {
  const pace: Pace = plan.pace === "live" ? { kind: "live", seconds: plan.seconds } : { kind: "days", hours: plan.hours };
  return { game, options: plan.options, seats: plan.seats.map((seat) => toSeat(seat, plan.listed)), private: !plan.listed, pace, hot_seat: plan.hotSeat };
}

function toSeat({ use, level, name }: PlannedSeat, listed: boolean): SeatPlan {
  if (use === "bot") return { kind: "bot", level, ...(name ? { name } : {}) };
  if (use === "open") return { kind: listed ? "open" : "human" };
  return { kind: "human", ...(name ? { name } : {}) };
}

/** Only what the game still offers is taken from an older plan. */
export function revived(old: Plan, game: GameInfo): Plan {
  const known = defaults(game);
  const options = Object.fromEntries(game.options.map(({ key, choices, min, max }) => {
    const value = old.options[key];
    const fits = typeof value === typeof known[key] && (!choices || choices.includes(value!)) && (typeof value !== "number" || (value >= (min ?? value) && value <= (max ?? value)));
    return [key, fits ? value! : known[key]!];
  }));
  const seats = old.seats.slice(0, game.seats[1]).map((seat) => ({ ...seat, level: LEVELS.includes(seat.level) ? seat.level : ("club" as Level) }));
  return { ...old, options, seats };
}

import {
  LEVELS, type GameInfo, type Level, type NewTable, type Options, type Pace, type SeatPlan,
} from "../../kit/contract";
import { defaults } from "./ready";

/** A table as it is being set up. Seats are what the person sees; `toNewTable` turns them into what the server
 *  wants. */
export interface Plan {
  options: Options;
  seats: PlannedSeat[];
  listed: boolean;
  pace: "live" | "days";
  seconds: number;
  hours: number;
  hotSeat: boolean;
  /** Everybody may ask what a Champion would do. */
  advice: boolean;
}
export type SeatUse = "me" | "here" | "open" | "bot";
export interface PlannedSeat {
  use: SeatUse;
  level: Level;
  /** Of somebody who plays on this screen. */
  name: string;
}

/** What a seat's menu offers: a bot is chosen by its level. */
export type SeatChoice = Exclude<SeatUse, "bot"> | Level;

export const SECONDS = [30, 60, 90, 180] as const;
export const HOURS = [8, 24, 72] as const;

export function firstPlan(game: GameInfo): Plan {
  const cars = Math.min(6, game.seats[1]);
  const uses: SeatUse[] = Array.from({ length: cars }, (_, i) => (i === 0 ? "me" : i <= 2 ? "open" : "bot"));
  return {
    options: defaults(game),
    seats: uses.map((use) => seatFor(use)),
    listed: false,
    pace: "live",
    seconds: 90,
    hours: 24,
    hotSeat: false,
    advice: false,
  };
}

const seatFor = (use: SeatUse, level: Level = "club", name = ""): PlannedSeat => ({ use, level, name });

export const choiceOf = ({ use, level }: PlannedSeat): SeatChoice => (use === "bot" ? level : use);

/** One seat is given to somebody else. There is one of me: taking another seat leaves the old one to a bot. */
export function withSeat(seats: PlannedSeat[], at: number, choice: SeatChoice): PlannedSeat[] {
  if (choiceOf(seats[at]!) === choice) return seats;
  return seats.map((seat, i) => {
    if (i === at) return isLevel(choice) ? seatFor("bot", choice) : seatFor(choice);
    return choice === "me" && seat.use === "me" ? seatFor("bot") : seat;
  });
}

const isLevel = (choice: SeatChoice): choice is Level => LEVELS.includes(choice as Level);

/** More or fewer cars; new ones are bots. */
export function withCars(seats: PlannedSeat[], cars: number): PlannedSeat[] {
  const kept = seats.slice(0, cars);
  return [...kept, ...Array.from({ length: cars - kept.length }, () => seatFor("bot"))];
}

/** Everybody plays at this screen, and each has a name. */
export const atOneScreen = (seats: PlannedSeat[], myName: string): PlannedSeat[] =>
  seats.map((seat) =>
    seat.use === "bot" ? seat : seatFor("here", seat.level, seat.use === "me" ? myName : seat.name),
  );

/** Everybody has a screen of their own: the first is me, the others come by the link. */
export function atOwnScreens(seats: PlannedSeat[]): PlannedSeat[] {
  const mine = seats.findIndex(({ use }) => use === "here");
  return seats.map((seat, i) => (seat.use === "here" ? seatFor(i === mine ? "me" : "open", seat.level) : seat));
}

export const everyoneIsHere = (plan: Plan): boolean => plan.seats.every(({ use }) => use !== "open");

/** Other people than me are to play: what is allowed has to be agreed on. */
export const hasOthers = (plan: Plan): boolean => plan.seats.filter(({ use }) => use !== "bot").length > 1;

export function toNewTable(game: string, plan: Plan): NewTable {
  const pace: Pace =
    plan.pace === "live" ? { kind: "live", seconds: plan.seconds } : { kind: "days", hours: plan.hours };
  const listed = plan.listed && !plan.hotSeat;
  return {
    game, options: plan.options, seats: plan.seats.map((seat) => toSeat(seat, listed)), private: !listed, pace,
    hot_seat: plan.hotSeat, advice: plan.advice && hasOthers(plan),
  };
}

function toSeat({ use, level, name }: PlannedSeat, listed: boolean): SeatPlan {
  if (use === "bot") return { kind: "bot", level };
  if (use === "open") return { kind: listed ? "open" : "human" };
  return { kind: "human", ...(name ? { name } : {}) };
}

/** Only what the game still offers is taken from an older plan. */
export function revived(old: Plan, game: GameInfo): Plan {
  const known = defaults(game);
  const options = Object.fromEntries(
    game.options.map(({ key, choices, min, max }) => {
      const value = old.options[key];
      const fits =
        typeof value === typeof known[key] &&
        (!choices || choices.some((one) => one === value)) &&
        (typeof value !== "number" || (value >= (min ?? value) && value <= (max ?? value)));
      return [key, fits ? value! : known[key]!];
    }),
  );
  const levels = game.levels ?? LEVELS;
  const seats = old.seats
    .slice(0, game.seats[1])
    .map((seat) => ({ ...seat, level: levels.includes(seat.level) ? seat.level : ("club" as Level) }));
  return { ...old, advice: old.advice ?? false, options, seats };
}

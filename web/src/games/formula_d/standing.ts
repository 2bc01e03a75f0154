/** Every car in running order: how it runs, and how far behind. */
import type { RailRow } from "../../table/game";
import type { FormulaCar, FormulaView } from "./state";

export type CarState = "acts" | "next" | "waits" | "moved" | "spun" | "box" | "out" | "finished" | "choosing";

export interface Standing {
  car: FormulaCar;
  /** 0: it has none. */
  place: number;
  state: CarState;
  acts: boolean;
  done: boolean;
  /** Spaces behind the leader; null: it drives no more, or does not drive yet. */
  gap: number | null;
  /** The points of its lap for the grid; null: this is no qualifying, or it has not driven yet. */
  score: number | null;
  /** It drives for a team, and whether it is the only one that does. */
  teamed: boolean;
  alone: boolean;
}

export function standing(race: FormulaView, open: readonly number[]): Standing[] {
  const cars = race.running.map((seat) => race.cars.find((car) => car.seat === seat)!);
  const leader = cars.find(({ place, out }) => !place && !out);
  return cars.map((car, i) => {
    const state = stateOf(race, car, open);
    return {
      car, place: car.out || race.phase === "qualifying" ? 0 : car.place || i + 1, state,
      acts: race.acting === car.seat || (race.phase !== "over" && race.acting < 0 && open.includes(car.seat)),
      done: state === "moved" || state === "finished",
      gap: car.place || car.out ? null : race.phase === "race" ? Math.max(0, (leader?.ahead ?? 0) - car.ahead) : 0,
      score: race.phase === "qualifying" && car.score > 0 ? car.score : null,
      teamed: race.teams.length > 0,
      alone: race.teams.length > 0 && cars.every(({ seat, team }) => team !== car.team || seat === car.seat),
    };
  });
}

/** The same as the frame's own lists want it. */
export function rail(race: FormulaView, open: readonly number[]): RailRow[] {
  return standing(race, open).map(({ car, place, state, acts, done, gap }) => ({
    seat: car.seat, place, state: `formula_d-ui-state-${state}`, done, acts, past: state === "moved",
    home: gap === null, cells: [], top: gap ? `+${gap}` : "", bottom: "",
  }));
}

function stateOf(race: FormulaView, car: FormulaCar, open: readonly number[]): CarState {
  if (car.out) return "out";
  if (car.place) return "finished";
  if (race.acting === car.seat) return "acts";
  if (race.phase !== "race") return open.includes(car.seat) ? "choosing" : "waits";
  if (car.pit === "box") return "box";
  const [now, own] = [race.order.indexOf(race.acting), race.order.indexOf(car.seat)];
  if (own < now) return car.spun ? "spun" : "moved";
  return own === now + 1 ? "next" : "waits";
}

/** Every car in a row: how it runs, in which gear, and how far behind. */
import type { GameScreen, RailRow } from "../../table/game";
import type { FormulaCar, FormulaView } from "./state";

export const railHead: GameScreen["railHead"] = () => ({
  title: "formula_d-ui-running-order",
  cells: [{ words: "formula_d-ui-gear", mark: "lever" }],
  end: "formula_d-ui-gap",
});

export function rail(race: FormulaView, open: number[]): RailRow[] {
  return race.running.map((seat, i) => {
    const car = race.cars.find((one) => one.seat === seat)!;
    const state = stateOf(race, car, open);
    return {
      seat, place: car.out ? 0 : car.place || i + 1, state: `formula_d-ui-state-${state}`,
      done: state === "moved" || state === "finished", acts: race.acting === seat,
      past: state === "moved", home: car.place > 0,
      cells: [{ look: "ring" as const, value: String(car.gear || "–") }], top: "", bottom: "",
    };
  });
}

export function stateOf(race: FormulaView, car: FormulaCar, open: readonly number[]): string {
  if (car.out) return "out";
  if (car.place) return "finished";
  if (race.phase !== "race") return open.includes(car.seat) || race.acting === car.seat ? "acts" : "waits";
  if (race.acting === car.seat) return "acts";
  const [now, own] = [race.order.indexOf(race.acting), race.order.indexOf(car.seat)];
  if (car.pit === "box") return "box";
  if (own < now) return car.spun ? "spun" : "moved";
  return own === now + 1 ? "next" : "waits";
}

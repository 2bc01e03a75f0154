import { expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { plansFor } from "../../../mock/heat/plans";
import { planning } from "../../../mock/heat/situation";
import { hints } from "./hints";
import type { Question } from "./room";
import type { RaceView } from "./state";

const hintsOf = (name: string, more: Partial<RaceView> = {}) => {
  const { view, question } = STATES[name]!();
  const seen = { ...view, ...more };
  const plans = question!.kind === "shift-gear" ? plansFor(seen, { 1: 0, 2: 0, 3: 0 }) : {};
  return hints(seen, { ...question!, args: { ...question!.args, ...plans } } as Question);
};
/** Our car, somewhere else or with another engine. */
const driving = (more: object) => ({
  cars: planning().cars.map((car) => (car.seat === 0 ? { ...car, ...more } : car)),
});
const CALM = { hand: ["1", "2", "3", "heat"] };

it("begins with the goal, then the gear", () =>
  expect(hintsOf("plan", { ...CALM, ...driving({ progress: 0 }) })).toEqual(["goal", "shift-gear"]));
it("tells of a corner when the fastest cards could cross its line, and not before", () => {
  // Three cards of 1, 2 and 3 go six spaces; the line lies before space 15.
  expect(hintsOf("plan", { ...CALM, ...driving({ progress: 8 }) })).not.toContain("corner");
  expect(hintsOf("plan", { ...CALM, ...driving({ progress: 9 }) })).toContain("corner");
});
it("tells of stress when it is in hand", () => {
  expect(hintsOf("plan")).toContain("stress");
  expect(hintsOf("plan", CALM)).not.toContain("stress");
});
it("tells of an empty engine while planning and reacting", () => {
  expect(hintsOf("plan")).not.toContain("empty");
  expect(hintsOf("plan", driving({ heat: 0 }))).toContain("empty");
  expect(hintsOf("react", driving({ heat: 0 }))).toEqual(["react", "empty"]);
});
it("tells of adrenaline where it is offered", () => {
  expect(hintsOf("react")).toEqual(["react"]);
  expect(hintsOf("adrenaline")).toEqual(["react", "adrenaline"]);
});
it("tells of tokens, Legends and the first upgrade while planning", () =>
  expect(hintsOf("upgrades").slice(-3)).toEqual(["weather", "legends", "upgrade"]));
it("tells of symbols when there are any to use, and of mistakes where they can be made", () => {
  expect(hintsOf("symbols")).toContain("symbols");
  expect(hintsOf("mistake")).toContain("mistake");
});

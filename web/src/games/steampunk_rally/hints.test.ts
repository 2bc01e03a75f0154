import { expect, it } from "vitest";
import { hints } from "./hints";
import type { Question } from "./room";
import type { RaceView } from "./state";

const view = (me: object = {}, race: object = {}) => {
  const racers = [{ seat: 0, gauge: 0, machine: [], ...me }];
  return { seat: 0, round: 1, final_round: 0, racers, ...race } as unknown as RaceView;
};
const asked = (kind: Question["kind"], labels: string[] = [], args: object = { ahead: [] }) =>
  ({
    kind, seat: 0, args, options: labels.map((label, choice) => ({ choice, label: { kind: label } })),
  }) as Question;

it("the goal comes with the first draft, building once there is a machine", () => {
  expect(hints(view(), asked("pick-card"))).toEqual(["goal", "pick-card"]);
  expect(hints(view({ machine: [1, 2, 3] }, { stash: [{}] }), asked("pick-card"))).toEqual([
    "goal", "pick-card", "build", "boost",
  ]);
});
it("the race explains bulb, terrain, gauge and cogs when they matter", () => {
  const ahead = [[{ space: 1, terrain: 0 }, { space: 2, terrain: 1 }]];
  expect(hints(view(), asked("race-menu", ["part"]))).toEqual(["race-menu"]);
  expect(hints(view({ gauge: -1 }), asked("race-menu", ["bulb", "reroll"], { ahead }))).toEqual([
    "race-menu", "bulb", "terrain", "gauge", "cogs",
  ]);
  expect(hints(view({}, { round: 5, final_round: 5 }), asked("race-menu", ["site"]))).toEqual([
    "race-menu", "site", "last",
  ]);
});
it("damage is explained to whoever has some; the others may only play boosts", () => {
  expect(hints(view(), asked("damage-menu", ["done"], { left: 0 }))).toEqual([]);
  expect(hints(view(), asked("damage-menu", ["take-losses"], { left: 2 }))).toEqual(["damage-menu"]);
});

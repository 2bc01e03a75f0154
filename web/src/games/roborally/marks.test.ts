import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Reel } from "../../table/reel.svelte";
import type { RaceLog } from "../../table/types";
import { stepsOf } from "../../table/wire";
import { event, race, robot } from "./make";
import { begun, blank, draw, isFinished, type Drawn } from "./marks";
import type { GameEvent } from "./room";
import { withOwn, type FactoryView, type RobotView, type StepName } from "./state";

/** A film as the server tells it: each event with the view behind it. */
type Told = [GameEvent, Partial<FactoryView>?, Partial<Record<number, Partial<RobotView>>>?];
function film(robots: RobotView[], ...told: Told[]): { drawn: Drawn; view: FactoryView } {
  let view = race(robots, { phase: "run", register: 2 });
  let drawn = blank;
  for (const [one, fields = {}, moved = {}] of told) {
    const after = { ...view, ...fields, robots: view.robots.map((each) => ({ ...each, ...moved[each.robot] })) };
    drawn = draw(drawn, one, view, after);
    view = after;
  }
  return { drawn, view };
}
const step = (name: StepName) => ({ step: name });
const acts = (seat: number): Told => [event("acts", seat, { card: "move_1" }), step("robots")];
const push = (way: string, more: object = {}) =>
  event("pushed", 0, { how: "robot", way, count: 1, whom: [1], ...more });

describe("what a card leaves", () => {
  const two = [robot(0, 1, 1, { facing: "east" }), robot(1, 2, 1)];
  const pushed: Told = [push("east"), {}, { 0: { x: 2 }, 1: { x: 3 } }];

  it("is a spark where robots touch, and their ways, the pusher's first", () => {
    const { marks } = film(two, acts(0), pushed).drawn;
    expect(marks.sparks).toEqual([{ x: 1.5, y: 1, step: "robots" }]);
    expect(marks.trails.map(({ robot, look }) => [robot, look])).toEqual([
      [0, "own"],
      [1, "pushed"],
    ]);
    expect(marks.numbers).toEqual([{ step: "robots", at: { x: 1, y: 1 }, n: 1 }]);
  });
  it("is one number and one way for a push over several cells", () => {
    const { marks } = film(two, acts(0), pushed, [push("east"), {}, { 0: { x: 3 }, 1: { x: 4 } }]).drawn;
    expect(marks.numbers).toHaveLength(1);
    expect(marks.trails[0]!.points).toHaveLength(3);
  });
  it("is a way over the edge for a robot that still stands there", () => {
    const gone = film([robot(0, 4, 1), robot(1, 5, 1)], acts(0), [
      push("east", { over: 1 }),
      {},
      { 0: { x: 5 } },
    ]).drawn;
    expect(gone.marks.trails.map(({ robot, points }) => [robot, points.at(-1)])).toEqual([
      [0, { x: 5, y: 1 }],
      [1, { x: 6, y: 1 }],
    ]);
  });
  it("has a number for every card that moves its robot, and one for all that a belt carries", () => {
    const went = (seat: number, x: number): Told[] => [
      acts(seat),
      [event("moved", seat, { steps: 1 }), {}, { [seat]: { x } }],
    ];
    const turned: Told[] = [acts(1), [event("turned", 1), {}, { 1: { facing: "east" } }]];
    const belt: Told = [
      event("carried", -1, { belts: "all", whom: [0, 1] }),
      step("belts"),
      { 0: { y: 2 }, 1: { y: 2 } },
    ];
    const { marks } = film([robot(0, 1, 1), robot(1, 4, 1)], ...went(0, 2), ...turned, belt).drawn;
    expect(marks.numbers.map(({ step, at: { x }, n }) => [step, x, n])).toEqual([
      ["robots", 1, 1],
      ["belts", 2, 2],
      ["belts", 4, 2],
    ]);
    expect(marks.trails.map(({ robot, look, n, facing }) => [robot, look, n, facing])).toEqual([
      [0, "own", 1, "north"],
      [0, "ridden", 2, "north"],
      [1, "ridden", 2, "east"],
    ]);
  });
  it("has its robot acting until the floor moves", () => {
    expect(film(two, acts(0)).drawn.acting).toBe(0);
    expect(film(two, acts(0), pushed).drawn.acting).toBe(0);
    expect(film(two, acts(0), [event("gears", -1), step("gears")]).drawn.acting).toBeNull();
  });
});

describe("what lasers leave", () => {
  const beam: Told = [
    event("beam", 0, { tokens: 2, way: "east", target: 0, x: 2, y: 1, from: { x: 0, y: 1 } }),
    step("lasers"),
  ];
  const hurt: Told = [event("damaged", 0, { damage: 1, locked: 0 }), {}, { 0: { damage: 1 } }];

  it("is a beam from its first cell to whom it hits, and a shot from whoever fires", () => {
    const shot: Told = [event("shot", 1, { target: 0, tokens: 1, x: 2, y: 1 })];
    const { marks } = film([robot(0, 2, 1), robot(1, 2, 2)], beam, shot).drawn;
    expect(marks.shots).toEqual([
      { from: { x: 0, y: 1 }, to: { x: 2, y: 1 }, look: "board" },
      { from: { x: 2, y: 2 }, to: { x: 2, y: 1 }, look: "robot" },
    ]);
    expect(marks.numbers.map(({ at, n }) => [at, n])).toEqual([
      [{ x: 2, y: 1 }, 1],
      [{ x: 2, y: 2 }, 2],
    ]);
  });
  it("is damage, counted when it is taken: an option may take it instead", () => {
    expect(film([robot(0, 2, 1)], beam).drawn.marks.hurt).toEqual([]);
    expect(film([robot(0, 2, 1)], beam, hurt, hurt).drawn.marks.hurt).toEqual([
      { robot: 0, at: { x: 2, y: 1 }, tokens: 2 },
    ]);
  });
  it("is shown to whoever comes in the middle of them", () => {
    const { view } = film([robot(0, 2, 1)], beam);
    const events = [
      event("register-began", -1, { register: 1 }),
      beam[0],
      event("register-began", -1, { register: 2 }),
      beam[0],
    ];
    expect(begun(events, view).marks.shots).toHaveLength(1);
    expect(begun(events, { ...view, step: "flags" })).toEqual(blank);
  });
});

describe("robots that are lost", () => {
  it("leave a wreck where they fell or were caught", () => {
    const gone = { x: null, y: null };
    const fell: Told = [event("destroyed", 0, { how: "pit", lives: 2, x: 3, y: 1 }), {}, { 0: gone }];
    const caught: Told = [event("caught", 2, { whom: [1], target: 1, x: 1, y: 1 }), step("flags"), { 1: gone }];
    const { marks } = film([robot(0, 2, 1), robot(1, 1, 1), robot(2, 1, 2)], fell, caught).drawn;
    expect(marks.wrecks).toEqual([
      { robot: 0, at: { x: 3, y: 1 }, how: "pit" },
      { robot: 1, at: { x: 1, y: 1 }, how: "caught" },
    ]);
  });
});

describe("a register", () => {
  it("begins with a clean floor, and so does a turn", () => {
    const shot: Told = [event("shot", 1, { target: 0, x: 2, y: 1 }), step("lasers")];
    const robots = [robot(0, 2, 1), robot(1, 2, 2)];
    for (const kind of ["register-began", "turn-began"] as const)
      expect(film(robots, shot, [event(kind, -1), step("reveal")]).drawn.marks.shots).toEqual([]);
  });
  it("keeps what each step has done, by the step that the view says, and what its end did", () => {
    const { marks } = film(
      [robot(0, 1, 1)],
      acts(0),
      [event("archived", 0), step("flags")],
      [event("clean-up-began", -1), { phase: "clean-up" }],
      [event("flag-brought", 0, { flag: 2, team: "B" })],
    ).drawn;
    expect(marks.deeds.map(({ step, event: { kind } }) => [step, kind])).toEqual([
      ["robots", "acts"],
      ["flags", "archived"],
      ["clean-up", "clean-up-began"],
      ["clean-up", "flag-brought"],
    ]);
    expect(marks.brought).toEqual([{ team: "B", at: { x: 1, y: 1 } }]);
  });
  it("knows which of its steps are over", () => {
    const { view } = film([robot(0, 2, 1)], [event("beam", 0, { x: 2, y: 1, from: { x: 0, y: 1 } }), step("lasers")]);
    expect((["robots", "belts", "lasers", "flags"] as const).map((one) => isFinished(view, one))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isFinished({ ...view, phase: "clean-up" }, "flags")).toBe(true);
  });
});

it("the stage is where a card or a step happens, the last event first", () => {
  const robots = [robot(0, 1, 1), robot(1, 2, 1), robot(2, 5, 2)];
  const told: Told[] = [acts(0), [push("east"), {}, { 0: { x: 2 }, 1: { x: 3 } }]];
  const { stage } = film(robots, ...told).drawn;
  expect(stage[0]).toEqual([
    { x: 2, y: 1 },
    { x: 3, y: 1 },
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ]);
  expect(stage).toHaveLength(2);
  expect(film(robots, ...told, acts(2)).drawn.stage).toEqual([
    [
      { x: 5, y: 2 },
      { x: 5, y: 2 },
    ],
  ]);
});

it("in a recorded race every way ends where its robot stands, and every deed has a step of its course", () => {
  const {
    start,
    before,
    film: told,
  } = JSON.parse(
    readFileSync(new URL("../../../tests/films/roborally-turning_boards.json", import.meta.url), "utf8"),
  ) as RaceLog;
  const reel = new Reel<Drawn>(
    {
      read: (view) => withOwn(view as FactoryView),
      blank,
      draw: (drawn, one, old, now) => draw(drawn, one as GameEvent, old as FactoryView, now as FactoryView),
      beat: () => 1,
    },
    start,
    [...before, ...stepsOf(told)],
    before.length,
  );
  let ways = 0;
  while (!reel.atEnd) {
    reel.step(1);
    const view = reel.view as FactoryView;
    const { marks } = reel.marks;
    for (const { step } of marks.deeds) expect([...view.steps, "clean-up"]).toContain(step);
    if (!["moved", "carried"].includes(reel.now?.kind ?? "")) continue;
    const last = marks.trails.at(-1)!;
    const { x, y } = view.robots.find((one) => one.robot === last.robot)!;
    ways++;
    expect(last.points.at(-1), `step ${reel.at}`).toEqual({ x, y });
  }
  expect(ways).toBeGreaterThan(40);
});

import { expect, it } from "vitest";
import { empty, race, robot } from "./make";
import { withOwn } from "./state";
import { isAsked, isHeld, standing, stateOf } from "./standing";

it("robots stand by flags; those that are out come last", () => {
  const view = race([robot(0, 0, 0), robot(1, 1, 0, { touched: 1 }), robot(2, 2, 0, { lives: 0 }), robot(3, 3, 0)]);
  expect(standing({ ...view, docks: [3, 2, 1, 0] }).map(({ robot }) => robot)).toEqual([1, 3, 0, 2]);
});
it("while a register runs the list keeps still, whatever the priorities", () => {
  const shown = (priority: number) =>
    empty().map((r, i) => (i === 1 ? { ...r, state: "up" as const, card: "move_1" as const, priority } : r));
  const view = race([robot(0, 0, 0, { registers: shown(100) }), robot(1, 1, 0, { registers: shown(500) })], {
    phase: "run",
    register: 2,
  });
  expect(standing(view).map(({ robot }) => robot)).toEqual([0, 1]);
});
it("whoever is ready has five cards that nobody sees", () => {
  const seen = (more: object) => withOwn(race([robot(1, 0, 0, more)])).robots[0]!.registers.map(({ state }) => state);
  expect([seen({ ready: true })[0], seen({})[0], seen({ ready: true, down: true })[0]]).toEqual([
    "down",
    "empty",
    "empty",
  ]);
});
it("says what a robot does", () => {
  const view = race([]);
  const state = (more: object) => stateOf(view, robot(0, 0, 0, more));
  expect([
    state({}),
    state({ ready: true }),
    state({ down: true }),
    state({ x: null, y: null }),
    state({ lives: 0, x: null }),
  ]).toEqual(["programming", "ready", "down", "destroyed", "out"]);
  expect(stateOf({ ...view, phase: "run" }, robot(0, 0, 0, { announced: true }))).toBe("announced");
  expect((["run", "clean-up", "over"] as const).map((phase) => stateOf({ ...view, phase }, robot(0, 0, 0)))).toEqual([
    "runs",
    "ran",
    "ended",
  ]);
  expect(stateOf({ ...view, phase: "over" }, robot(0, 0, 0, { announced: true }))).toBe("ended");
  const before = { ...view, round: 0, phase: "set-up" as const };
  expect([stateOf(before, robot(0, 0, 0, { x: null, y: null })), stateOf(before, robot(0, 0, 0))]).toEqual([
    "unplaced",
    "placed",
  ]);
});
it("says who has to choose something else than a program, and which of one's robots it is about", () => {
  const view = race([robot(0, 0, 0), robot(1, 1, 0), robot(2, 2, 0, { seat: 0, blocker: true })], {
    phase: "clean-up",
  });
  const asked = (open: number[], args: object, more: object = {}) => {
    const room = {
      caughtUp: true,
      replay: false,
      seat: 0,
      question: { kind: "face", args, options: [] },
      state: { open_seats: open },
      ...more,
    } as unknown as Parameters<typeof isAsked>[0];
    return view.robots.filter((one) => isAsked(room, view, one)).map((one) => one.robot);
  };
  expect([asked([0], { robot: 0 }), asked([0], { robot: 2 }), asked([1], {}, { question: null })]).toEqual([
    [0],
    [2],
    [1],
  ]);
  expect([asked([0], { robot: 0 }, { caughtUp: false }), asked([0], { robot: 0 }, { replay: true })]).toEqual([[], []]);
  expect(
    isAsked(
      { caughtUp: true, replay: false, seat: 0, question: null, state: { open_seats: [1] } } as unknown as Parameters<
        typeof isAsked
      >[0],
      { ...view, phase: "program" },
      view.robots[1]!,
    ),
  ).toBe(false);
});
it("whoever is not asked waits while somebody else is", () => {
  const view = race([robot(0, 0, 0)], { phase: "run" });
  const held = (more: object, seen = view) =>
    isHeld(
      { caughtUp: true, replay: false, state: { open_seats: [1] }, ...more } as unknown as Parameters<typeof isHeld>[0],
      seen,
    );
  expect([
    held({}),
    held({ state: { open_seats: [] } }),
    held({ caughtUp: false }),
    held({ replay: true }),
    held({}, { ...view, phase: "program" }),
  ]).toEqual([true, false, false, false, false]);
});

import { describe, expect, it } from "vitest";
import { event, race, robot } from "./make";
import { after, isFinished, makeScene, stepOf, type Scene } from "./scene";
import { stateOf } from "./standing";
import type { StepName } from "./state";

const told = (scene: Scene, ...events: ReturnType<typeof event>[]) => events.reduce(after, scene);
const began = (...robots: ReturnType<typeof robot>[]) => told(makeScene(race(robots)), event("programmed", -1), event("register-began", -1, { register: 2 }));
const pushed = event("pushed", 0, { how: "robot", way: "east", count: 1, whom: [1], moves: [{ robot: 0, x: 2, y: 1, facing: "east" }, { robot: 1, x: 3, y: 1, facing: "north" }] });

describe("a race as it is shown", () => {
  it("lies face down when all have programmed, except for robots that stand still", () => {
    const { view } = told(makeScene(race([robot(0, 0, 0), robot(1, 1, 0, { down: true })])), event("programmed", -1));
    expect(view.phase).toBe("run");
    expect(view.robots.map(({ registers }) => registers[0]!.state)).toEqual(["down", "empty"]);
  });
  it("shows one's own program from the start when the race is looked at again, nobody else's", () => {
    const shown = (seat: number, register: number) => event("revealed", seat, { robot: seat, card: "move_2", priority: 700 + register, register, with: [], shares: "no" });
    const film = [event("programmed", -1), shown(0, 1), shown(1, 1), event("scrambled", 0, { robot: 0, register: 3 }), shown(0, 2), shown(0, 3), event("turn-began", -1, { turn: 2 }), shown(0, 4)];
    const { view } = after(makeScene(race([robot(0, 0, 0), robot(1, 1, 0)])), film[0]!, 0, film);
    expect(view.robots.map(({ registers }) => registers.map(({ priority }) => priority))).toEqual([[701, 702, undefined, undefined, undefined], Array(5).fill(undefined)]);
    expect(view.robots[0]!.registers[0]!.state).toBe("down");
  });
  it("turns cards up with their register", () => {
    const { view } = told(began(robot(0, 0, 0)), event("revealed", 0, { card: "move_1", priority: 490, register: 2, with: [], shares: "no" }));
    expect(view.register).toBe(2);
    expect(view.robots[0]!.registers[1]).toMatchObject({ state: "up", card: "move_1" });
  });
  it("marks a push where the robots touch, the pusher first", () => {
    const scene = told(began(robot(0, 1, 1, { facing: "east" }), robot(1, 2, 1)), event("acts", 0, { card: "move_1" }), pushed);
    expect(scene.view.robots.map(({ x }) => x)).toEqual([2, 3]);
    expect(scene.marks.sparks).toEqual([{ x: 1.5, y: 1, step: "robots" }]);
    expect(scene.marks.trails.map(({ robot, look }) => [robot, look])).toEqual([[0, "own"], [1, "pushed"]]);
    expect(scene.marks.numbers).toEqual([{ step: "robots", at: { x: 1, y: 1 }, n: 1 }]);
  });
  it("numbers every card that moves its robot, and a belt once for all that it carries", () => {
    const went = (seat: number, x: number) => [event("acts", seat, { card: "move_1" }), event("moved", seat, { steps: 1, moves: [{ robot: seat, x, y: 1, facing: "east" }] })];
    const turned = [event("acts", 1, { card: "u_turn" }), event("turned", 1, { moves: [{ robot: 1, x: 4, y: 1, facing: "east" }] })];
    const belt = event("carried", -1, { belts: "all", whom: [0, 1], moves: [{ robot: 0, x: 2, y: 2, facing: "east" }, { robot: 1, x: 4, y: 2, facing: "east" }] });
    const scene = told(began(robot(0, 1, 1), robot(1, 4, 1)), ...went(0, 2), ...turned, belt);
    expect(scene.marks.numbers.map(({ step, at: { x }, n }) => [step, x, n])).toEqual([["robots", 1, 1], ["belts", 2, 2], ["belts", 4, 2]]);
    expect(scene.marks.trails.map(({ robot, look, n, facing }) => [robot, look, n, facing])).toEqual([[0, "own", 1, "north"], [0, "ridden", 2, "east"], [1, "ridden", 2, "east"]]);
  });
  it("numbers a push over several cells once", () => {
    const again = { ...pushed, args: { ...pushed.args, moves: [{ robot: 0, x: 3, y: 1, facing: "east" }, { robot: 1, x: 4, y: 1, facing: "north" }] } };
    const scene = told(began(robot(0, 1, 1), robot(1, 2, 1)), event("acts", 0, { card: "move_2" }), pushed, again);
    expect(scene.marks.numbers).toHaveLength(1);
    expect(scene.marks.trails[0]!.points).toHaveLength(3);
  });
  it("draws a beam from its source to whom it hits", () => {
    const scene = told(began(robot(0, 2, 1)), event("beam", 0, { tokens: 1, way: "east", target: 0, x: 2, y: 1 }));
    expect(scene.marks.shots).toEqual([{ from: { x: 0, y: 1 }, to: { x: 2, y: 1 }, look: "board" }]);
    expect(scene.view.step).toBe("lasers");
  });
  it("turns a scrambled card of one's own face down", () => {
    const own = (state: "down" | "up") => robot(0, 0, 0, { registers: robot(0, 0, 0).registers.map((register, i) => (i === 2 ? { state, locked: true, card: "move_1", priority: 490 } : register)) });
    const scrambled = (state: "down" | "up") => told(makeScene(race([own(state)])), event("scrambled", 0, { register: 3 })).view.robots[0]!.registers[2];
    expect(scrambled("down")).toEqual({ state: "down", locked: true });
    expect(scrambled("up")).toMatchObject({ state: "up", card: "move_1" });
  });
  it("counts the shots that a weapon has left", () => {
    const armed = robot(0, 0, 0, { options: [{ id: "mini_howitzer", tokens: 5, stored: false }] });
    const { view } = told(makeScene(race([armed])), event("option-fired", 0, { card: "mini_howitzer", left: 4 }));
    expect(view.robots[0]!.options).toEqual([{ id: "mini_howitzer", tokens: 4, stored: false }]);
  });

  it("adds up damage and locks registers", () => {
    const scene = told(began(robot(0, 2, 1, { damage: 4 })), event("damaged", 0, { damage: 5, locked: 5 }), event("damaged", 0, { damage: 6, locked: 4 }));
    expect(scene.view.robots[0]).toMatchObject({ damage: 6 });
    expect(scene.view.robots[0]!.registers.map(({ locked }) => locked)).toEqual([false, false, false, true, true]);
    expect(scene.marks.hurt).toEqual([{ robot: 0, at: { x: 2, y: 1 }, tokens: 2, due: 0 }]);
  });
  it("counts a hit at once, and not again when its damage is taken; an option given up takes it back", () => {
    const hit = told(began(robot(0, 2, 1)), event("beam", 0, { tokens: 2, way: "east", target: 0, x: 2, y: 1 }));
    expect(hit.marks.hurt).toMatchObject([{ tokens: 2, due: 2 }]);
    const taken = told(hit, event("damaged", 0, { robot: 0, damage: 1, locked: 0 }));
    expect(taken.marks.hurt).toMatchObject([{ tokens: 2, due: 1 }]);
    expect(told(taken, event("option-given-up", 0, { robot: 0, card: "brakes" })).marks.hurt).toMatchObject([{ tokens: 1, due: 0 }]);
  });
  it("shows what a hit does with the hit, though all fire before anybody is hurt", () => {
    const hit = event("shot", 1, { robot: 1, target: 0, whom: [0], tokens: 1, x: 2, y: 1 });
    const hurt = (damage: number, locked: number) => event("damaged", 0, { damage, locked });
    const film = [hit, hit, hurt(5, 5), hurt(6, 4)];
    let scene = began(robot(0, 2, 1, { damage: 4 }), robot(1, 2, 2));
    const seen = film.map((one, at) => {
      scene = after(scene, one, at, film);
      return [scene.view.robots[0]!.damage, scene.view.robots[0]!.registers.filter(({ locked }) => locked).length];
    });
    expect(seen).toEqual([[5, 1], [6, 2], [6, 2], [6, 2]]);
    const spared = [hit, hit, event("option-given-up", 0, { card: "brakes" }), hurt(5, 5)];
    expect(after(began(robot(0, 2, 1, { damage: 4 }), robot(1, 2, 2)), spared[0]!, 0, spared).view.robots[0]!.damage).toBe(4);
  });
  it("shows the shots of this register to whoever comes in the middle of it", () => {
    const view = { ...began(robot(0, 2, 1)).view, step: "lasers" as const };
    const events = [event("register-began", -1, { register: 2 }), event("beam", 0, { tokens: 1, way: "east", target: 0, x: 2, y: 1 })];
    expect(makeScene(view, events).marks.shots).toHaveLength(1);
    expect(makeScene({ ...view, step: "flags" }, events).marks.shots).toEqual([]);
  });
  it("takes a destroyed robot off the floor and remembers where", () => {
    const scene = told(began(robot(0, 2, 1)), event("destroyed", 0, { how: "pit", lives: 2, x: 3, y: 1 }));
    expect(scene.view.robots[0]).toMatchObject({ x: null, lives: 2, waits: true });
    expect(scene.marks.wrecks).toEqual([{ robot: 0, at: { x: 3, y: 1 }, how: "pit" }]);
  });
  it("leaves a destroyed robot neither damage nor locked cards", () => {
    const locked = robot(0, 2, 1).registers.map(() => ({ state: "up" as const, locked: true, card: "move_1" as const, priority: 490 }));
    const lost = told(began(robot(0, 2, 1, { damage: 9, registers: locked })), event("destroyed", 0, { how: "pit", lives: 2, x: 3, y: 1 }));
    expect(lost.view.robots[0]).toMatchObject({ damage: 0, registers: robot(0, 2, 1).registers });
    expect(stateOf(lost.view, lost.view.robots[0]!)).toBe("destroyed");
  });
  it("brings it back, and a new turn begins clean", () => {
    const lost = told(began(robot(0, 2, 1)), event("destroyed", 0, { how: "pit", lives: 2, x: 3, y: 1 }));
    const back = told(lost, event("re-entered", 0, { damage: 2, way: "west", moves: [{ robot: 0, x: 0, y: 0, facing: "west" }] }), event("turn-began", -1, { turn: 2 }));
    expect(back.view.robots[0]).toMatchObject({ x: 0, facing: "west", damage: 2 });
    expect(back.marks.wrecks).toEqual([]);
    expect(back.view).toMatchObject({ round: 2, phase: "program" });
  });
  it("frees the register of a repaired robot", () => {
    const worn = robot(0, 0, 0, { damage: 5, registers: robot(0, 0, 0).registers.map((r, i) => (i === 4 ? { state: "up", locked: true, card: "move_1", priority: 490 } : r)) });
    expect(told(makeScene(race([worn])), event("repaired", 0, { damage: 4, freed: 5 })).view.robots[0]).toMatchObject({ damage: 4, registers: robot(0, 0, 0).registers });
  });
  it("counts flags", () => {
    const scene = told(began(robot(0, 5, 0)), event("flag-touched", 0, { flag: 1, flags: 2 }), event("archived", 0, { x: 5, y: 0 }));
    expect(scene.view.robots[0]).toMatchObject({ touched: 1, next_flag: 2, archive: { x: 5, y: 0 } });
    expect(told(scene, event("flag-touched", 0, { flag: 2, flags: 2 })).view.robots[0]!.next_flag).toBeNull();
  });
  it("knows the step of what moves a robot", () => {
    expect(["robot", "pusher", "beam"].map((how) => stepOf(event("pushed", 0, { how })))).toEqual(["robots", "pushers", "lasers"]);
    expect(stepOf(event("carried", -1, { belts: "express" }))).toBe("express");
    expect(stepOf(event("dealt", 0))).toBeNull();
  });
  it("shows flags that are carried, dropped, brought back and controlled, and takes a caught robot off the floor", () => {
    const at = (...events: ReturnType<typeof event>[]) => told(began(robot(0, 1, 1, { team: 0 }), robot(1, 2, 1, { team: 1 })), ...events).view;
    const taken = event("flag-taken", 0, { flag: 2, team: "B" });
    expect(at(taken).flags[1]).toMatchObject({ x: null, carrier: 0 });
    expect(at(taken, event("flag-dropped", 0, { flag: 2, team: "B", x: 1, y: 1 })).flags[1]).toMatchObject({ x: 1, y: 1, carrier: null });
    expect(at(event("flag-returned", 1, { flag: 2, team: "B", x: 4, y: 2 })).flags[1]).toMatchObject({ x: 4, y: 2, carrier: null });
    expect(at(event("flag-toggled", 1, { flag: 1, flags: 2, team: "B" })).flags[0]!.team).toBe(1);
    expect(at(event("caught", 1, { whom: [0], target: 0 })).robots.map(({ x, waits }) => [x, waits])).toEqual([[null, true], [2, false]]);
  });
  it("marks where a robot was caught", () => {
    const { marks } = told(began(robot(0, 1, 1, { team: 0 }), robot(1, 2, 1, { team: 1 })), event("caught", 1, { whom: [0], target: 0 }));
    expect(marks.wrecks).toEqual([{ robot: 0, at: { x: 1, y: 1 }, how: "caught" }]);
  });
  it("brings a flag home after the last register, in none of its steps", () => {
    const { view, marks } = told(began(robot(0, 1, 1, { team: 0 })), event("clean-up-began", -1), event("flag-brought", 0, { flag: 2, team: "B" }));
    expect([view.phase, marks.deeds.at(-1)?.step]).toEqual(["clean-up", "clean-up"]);
    expect(marks.brought).toEqual([{ team: "B", at: { x: 1, y: 1 } }]);
  });
  it("knows which steps of a register are over", () => {
    const { view } = told(began(robot(0, 2, 1)), event("beam", 0, { tokens: 1, way: "east", target: 0, x: 2, y: 1 }));
    const over = (...steps: StepName[]) => steps.map((step) => isFinished(view, step));
    expect(over("robots", "belts", "lasers", "flags")).toEqual([true, true, false, false]);
    expect(isFinished({ ...view, phase: "clean-up" }, "flags")).toBe(true);
  });
  it("has its stage where a card or a step happens, the last event first", () => {
    const start = began(robot(0, 1, 1), robot(1, 2, 1), robot(2, 5, 2));
    expect(start.stage).toEqual([]);
    const pushes = told(start, event("acts", 0, { card: "move_1" }), pushed);
    expect(pushes.stage[0]).toEqual([{ x: 2, y: 1 }, { x: 2, y: 1 }, { x: 3, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 1 }, { x: 2, y: 1 }]);
    expect(pushes.stage).toHaveLength(2);
    expect(told(pushes, event("acts", 2, { card: "u_turn" })).stage).toEqual([[{ x: 5, y: 2 }, { x: 5, y: 2 }]]);
    expect(told(pushes, event("caught", 2, { whom: [1], target: 1 })).stage).toEqual([[{ x: 5, y: 2 }, { x: 5, y: 2 }, { x: 3, y: 1 }]]);
  });
  it("gives the flags to teams when a home is chosen", () => {
    const boards = ["chop_shop", "vault"].map((id) => ({ id, x: 0, y: 0, turn: 0, width: 3, height: 3 }));
    const view = race([], { floor: { ...race([]).floor, boards } });
    expect(after(makeScene(view), event("home-chosen", 0, { card: "vault", team: "A" })).view.flags.map(({ team }) => team)).toEqual([1, 0]);
  });
});

import { describe, expect, it } from "vitest";
import { figures, flagsByTurn } from "./figures";
import { event, race } from "./make";
import type { Step } from "../../table/types";
import { moments } from "./moments";
import type { GameEvent } from "./room";
import type { StepName } from "./state";
import { stretches } from "./timeline";

const turn = (number: number) => event("turn-began", -1, { turn: number });
const register = (number: number) => event("register-began", -1, { register: number });
const RACE = [
  event("course", -1),
  turn(1),
  register(1),
  event("acts", 0),
  event("pushed", 0, { how: "robot", count: 2, whom: [1, 2] }),
  event("pushed", 0, { how: "robot", count: 2, whom: [1, 2] }),
  event("destroyed", 1, { how: "pit", lives: 2 }),
  event("shot", 2, { whom: [0] }),
  turn(2),
  register(1),
  event("flag-touched", 0, { flag: 1, flags: 2 }),
  register(2),
  event("acts", 2),
  event("flag-touched", 2, { flag: 1, flags: 2 }),
  event("flag-touched", 0, { flag: 2, flags: 2 }),
  event("finished", 0, { place: 1 }),
  event("race-over", -1, { turns: 2 }),
];

describe("a race in numbers", () => {
  it("counts hits, pushes and losses", () => {
    expect(figures(RACE, 3)).toEqual([
      { taken: 0, hits: 0, pushes: 2, destroyed: 0, finished: 2, out: 0 },
      { taken: 0, hits: 0, pushes: 0, destroyed: 1, finished: 0, out: 0 },
      { taken: 0, hits: 1, pushes: 0, destroyed: 0, finished: 0, out: 0 },
    ]);
  });
  it("tells flags by turn", () => {
    const { levels, rounds, lines, marks } = flagsByTurn(RACE, 3);
    expect([levels, rounds]).toEqual([2, 2]);
    expect(lines.map(({ at }) => at)).toEqual([
      [0, 0, 2],
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(marks).toEqual([{ seat: 1, round: 1 }]);
  });
  it("tells what the best of a team has touched", () => {
    const { lines, marks } = flagsByTurn(RACE, 3, [[0, 1], [2]]);
    expect(lines.map(({ at }) => at)).toEqual([
      [0, 0, 2],
      [0, 0, 1],
    ]);
    expect(marks).toEqual([{ seat: 0, round: 1 }]);
  });
  it("tells which flags are in a team's hands", () => {
    const film = [
      turn(1),
      event("flag-taken", 2, { flag: 1 }),
      turn(2),
      event("flag-dropped", 2, { flag: 1 }),
      turn(3),
      event("flag-toggled", 1, { flag: 1 }),
      event("flag-toggled", 0, { flag: 2 }),
    ];
    expect(flagsByTurn(film, 3, [[0, 1], [2]]).lines.map(({ at }) => at)).toEqual([
      [0, 0, 0, 2],
      [0, 1, 0, 0],
    ]);
    expect(figures(film, 3).map(({ taken }) => taken)).toEqual([1, 1, 1]);
  });
  it("marks the turn in which a flag came home", () => {
    const film = [turn(1), event("flag-taken", 2, { flag: 1 }), turn(2), event("flag-brought", 2, { flag: 1 })];
    expect(flagsByTurn(film, 3, [[0, 1], [2]]).wins).toEqual([{ seat: 1, round: 2 }]);
  });
  it("remembers who pushed whom to destruction, whole rows, and the last flag", () => {
    const found = moments(RACE);
    expect(found.map(({ kind, seat, rival, turn }) => [kind, seat, rival, turn])).toEqual([
      ["chain", 0, 1, 1],
      ["pushed-out", 0, 1, 1],
      ["flag", 0, null, 2],
      ["flag", 2, null, 2],
      ["wins", 0, null, 2],
    ]);
    expect(found[0]!.at).toBe(2);
  });
  it("puts flags before losses and losses before curiosities, also before one's own", () => {
    const row = (number: number) => [
      register(number),
      event("acts", 0),
      event("pushed", 0, { how: "robot", whom: [1, 7] }),
    ];
    const lost = [2, 3, 4].map((seat) => event("destroyed", seat, { how: "pit" }));
    const film = [
      turn(1),
      ...row(1),
      ...row(2),
      ...row(3),
      register(4),
      ...lost,
      event("flag-touched", 5, { flag: 1, flags: 3 }),
      event("flag-touched", 6, { flag: 1, flags: 3 }),
    ];
    expect(moments(film, [0]).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["chain", 0],
      ["fall", 2],
      ["fall", 3],
      ["fall", 4],
      ["flag", 5],
      ["flag", 6],
    ]);
  });
  it("never leaves out the flag that won: the highest, or the last of all", () => {
    const touches = (...flags: number[]) => [
      turn(1),
      ...flags.flatMap((flag, i) => [register(i), event("flag-touched", i, { flag, flags: 4 })]),
    ];
    const flags = (film: ReturnType<typeof turn>[], mine: number[]) => moments(film, mine).map(({ flag }) => flag);
    expect(flags(touches(1, 1, 1, 1, 1, 1, 1, 2), [0, 1, 2, 3, 4, 5])).toContain(2);
    expect(
      moments([...touches(1, 1, 1, 1, 1, 1, 4), event("finished", 6, { place: 1 })])
        .filter(({ seat }) => seat === 6)
        .map(({ kind }) => kind),
    ).toEqual(["wins"]);
  });
  it("tells the last flag of whoever comes second, too", () => {
    const film = [
      turn(1),
      register(1),
      event("flag-touched", 0, { flag: 1, flags: 1 }),
      event("finished", 0, { place: 1 }),
      register(2),
      event("flag-touched", 1, { flag: 1, flags: 1 }),
      event("finished", 1, { place: 2 }),
    ];
    expect(moments(film).map(({ kind, seat }) => [kind, seat])).toEqual([
      ["wins", 0],
      ["flag", 1],
    ]);
  });
  it("tells who took a flag, who was caught, who brought a flag back, and who brought one home", () => {
    const film = [
      turn(1),
      register(1),
      event("flag-taken", 0, { flag: 2, team: "B" }),
      register(2),
      event("caught", 1, { whom: [0], target: 0 }),
      event("flag-returned", 1, { flag: 2, team: "B" }),
      turn(2),
      register(5),
      event("flag-brought", 2, { flag: 2, team: "B" }),
      event("race-over", -1, { turns: 2 }),
    ];
    expect(moments(film).map(({ kind, seat, rival, team, at }) => [kind, seat, rival, team, at])).toEqual([
      ["taken", 0, null, "B", 1],
      ["caught", 1, 0, "", 3],
      ["returned", 1, null, "B", 3],
      ["brought", 2, null, "B", 7],
    ]);
  });
  it("tells who took control of a flag, and of the last one that a team lacked", () => {
    const toggled = (seat: number, flag: number, team: string) => [
      register(1),
      event("flag-toggled", seat, { flag, flags: 2, team }),
    ];
    const film = [turn(1), ...toggled(0, 1, "A"), ...toggled(1, 2, "B"), ...toggled(2, 2, "A")];
    expect(moments(film).map(({ kind, seat, flag, team }) => [kind, seat, flag, team])).toEqual([
      ["toggled", 0, 1, "A"],
      ["toggled", 1, 2, "B"],
      ["control", 2, 2, "A"],
    ]);
  });
  it("tells flags that changed hands by how near they brought a team to all of them, whoever took them", () => {
    const toggled = (seat: number, flag: number) => [
      register(1),
      event("flag-toggled", seat, { flag, flags: 3, team: "AB"[seat % 2] }),
    ];
    const back = [0, 1, 0, 1, 0].flatMap((seat) => toggled(seat, 1));
    const told = moments(
      [
        turn(1),
        ...back,
        ...toggled(0, 2),
        ...toggled(1, 1),
        ...toggled(3, 2),
        ...toggled(2, 2),
        ...toggled(0, 1),
        ...toggled(2, 3),
      ],
      [0],
    );
    expect(told.map(({ kind, seat, flag }) => [kind, seat, flag])).toEqual([
      ["toggled", 0, 2],
      ["toggled", 1, 1],
      ["toggled", 3, 2],
      ["toggled", 2, 2],
      ["toggled", 0, 1],
      ["control", 2, 3],
    ]);
  });
  it("does not tell of control of all flags where one is lost in the same register", () => {
    const toggled = (seat: number, flag: number, team: string) => event("flag-toggled", seat, { flag, flags: 2, team });
    const film = [
      turn(1),
      register(1),
      toggled(0, 1, "A"),
      register(2),
      toggled(0, 2, "A"),
      toggled(1, 1, "B"),
      register(3),
    ];
    expect(moments(film).map(({ kind }) => kind)).toEqual(["toggled", "toggled", "toggled"]);
  });
  it("tells who takes the lead from somebody else, and who is out of the race, before other flags and falls", () => {
    const touch = (seat: number, flag: number) => event("flag-touched", seat, { flag, flags: 4 });
    const falls = [1, 2, 3, 4, 5].flatMap((number) => [register(number), event("destroyed", 3, { how: "pit" })]);
    const told = moments([
      turn(1),
      register(1),
      touch(0, 1),
      touch(1, 1),
      turn(2),
      register(1),
      touch(1, 2),
      touch(0, 2),
      turn(3),
      ...falls,
      event("eliminated", 3),
    ]);
    expect(
      told.filter(({ kind }) => kind === "leads").map(({ seat, rival, flag, turn }) => [seat, rival, flag, turn]),
    ).toEqual([[1, 0, 2, 2]]);
    expect(told.map(({ kind }) => kind)).toContain("out");
  });
  it("tells where a robot fell", () => {
    const fell = moments([turn(1), register(3), event("destroyed", 0, { how: "edge" })]);
    expect(fell).toMatchObject([{ kind: "fall", how: "edge", register: 3 }]);
  });
  it("puts one's own moments first", () => {
    const many = [
      turn(1),
      register(1),
      ...Array.from({ length: 9 }, (_, seat) => event("destroyed", seat, { how: "pit" })),
    ];
    expect(moments(many, [8]).some(({ seat }) => seat === 8)).toBe(true);
    expect(moments(many).some(({ seat }) => seat === 8)).toBe(false);
  });
});

describe("the timeline of a turn", () => {
  const enters = (one: GameEvent, name: StepName): Step => ({ ...one, patch: { step: [name] } });
  const silent: Step = { n: 0, kind: "", seat: -1, args: {}, to: null, patch: { step: ["lasers"] } };
  const FILM: Step[] = [
    turn(1),
    enters(register(1), "reveal"),
    enters(event("acts", 0), "robots"),
    event("moved", 0),
    silent,
    event("damaged", 0),
    event("clean-up-began", -1),
    enters(event("repaired", 0), "flags"),
    turn(2),
    enters(register(1), "reveal"),
    enters(event("archived", 0), "flags"),
    enters(register(2), "reveal"),
    enters(event("acts", 0), "robots"),
  ];
  const STEPS: StepName[] = ["robots", "lasers", "flags"];
  it("finds the registers of the turn that is shown", () => {
    expect(
      stretches(FILM, 10, race([], { phase: "run", register: 1, step: "flags" }), STEPS).map(({ at }) => at),
    ).toEqual([9, 11, null, null, null]);
    expect(
      stretches(FILM, 3, race([], { phase: "run", register: 1, step: "robots" }), STEPS).map(({ at }) => at),
    ).toEqual([1, null, null, null, null]);
  });
  it("lights the present step, and those behind it", () => {
    const [first, second] = stretches(FILM, 12, race([], { phase: "run", register: 2, step: "lasers" }), STEPS);
    expect([first!.ticks, first!.now]).toEqual([["past", "past", "past"], false]);
    expect([second!.ticks, second!.now]).toEqual([["past", "here", "next"], true]);
    expect(stretches(FILM, 8, race([], { phase: "clean-up" }), STEPS)[4]!.ticks).toEqual(["past", "past", "past"]);
  });
});

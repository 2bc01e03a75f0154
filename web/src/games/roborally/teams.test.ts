import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { race, robot } from "./make";
import { stateOf } from "./standing";
import type { FactoryView, PlacedBoard } from "./state";
import {
  aimCell,
  aimOf,
  aimSign,
  aimWords,
  homesOf,
  isDecided,
  isLong,
  pennantOf,
  placeOf,
  teamAt,
  teamsOf,
  teamWords,
} from "./teams";

const on = (goal: FactoryView["course"]["goal"]) => ({ course: { ...race([]).course, goal } });

describe("teams", () => {
  it("two teams sit in turn, partners opposite each other", () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamAt("capture", seat, 6))).toEqual([0, 1, 0, 1, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamAt("pairs", seat, 6))).toEqual([0, 1, 2, 0, 1, 2]);
  });
  it("are told from the robots, and there are none where everybody is alone", () => {
    expect(
      teamsOf(race([robot(0, 0, 0, { team: 0 }), robot(1, 1, 0, { team: 1 }), robot(2, 2, 0, { team: 0 })])),
    ).toEqual([[0, 2], [1]]);
    expect(teamsOf(race([robot(0, 0, 0)]))).toEqual([]);
  });
  it("have places among teams, however many sit in them", () => {
    const robots = [0, 1, 0, 1].map((team, seat) => robot(seat, seat, 0, { team }));
    expect([0, 1, 2, 3].map((seat) => placeOf(race(robots, { places: [3, 1, 3, 1] }), seat))).toEqual([2, 1, 2, 1]);
    expect(placeOf(race([robot(0, 0, 0), robot(1, 1, 0)], { places: [2, 1] }), 0)).toBe(2);
  });
});
describe("where a robot wants to go", () => {
  it("is its next flag; when all are touched there is none", () => {
    const [first, done] = [robot(0, 0, 0), robot(1, 1, 0, { next_flag: null })];
    const view = race([first, done]);
    expect([aimOf(view, first), aimWords(view, done), aimCell(view, first)]).toEqual([1, "✓", { x: 5, y: 0 }]);
  });
  it("is the other team's flag where flags are captured, also while somebody carries it", () => {
    const [ana, boris, cleo] = [robot(0, 0, 0, { team: 0 }), robot(1, 1, 2, { team: 1 }), robot(2, 3, 2, { team: 0 })];
    const view = race([ana, boris, cleo], {
      ...on("capture"),
      flags: [
        { flag: 1, x: 5, y: 0, team: 0, carrier: null },
        { flag: 2, x: null, y: null, team: 1, carrier: 2 },
      ],
    });
    expect([aimOf(view, ana), aimOf(view, boris)]).toEqual([2, 1]);
    expect(aimCell(view, ana)).toEqual({ x: 3, y: 2 });
    expect([aimSign(view, ana), aimSign(view, boris)]).toEqual(["B", "A"]);
  });
  it("is a flag for the SuperBot alone where nobody else touches any", () => {
    const [bot, other] = [robot(0, 0, 0, { superbot: true }), robot(1, 1, 0)];
    const view = race([bot, other], on("superbot"));
    expect([bot, other].map((one) => [aimOf(view, one), aimWords(view, one)])).toEqual([
      [1, "1"],
      [null, ""],
    ]);
  });
  it("is nowhere in particular for a blocker and where flags are only controlled or absent", () => {
    const blocker = robot(0, 0, 0, { blocker: true });
    expect([
      aimWords(race([blocker]), blocker),
      aimWords(race([], on("toggle")), robot(0, 0, 0)),
      aimWords(race([], on("survival")), robot(0, 0, 0, { next_flag: null })),
    ]).toEqual(["", "", ""]);
  });
});

describe("capturing flags", () => {
  beforeAll(async () => {
    await learn("roborally");
    await speak("en");
  });
  const board = (id: PlacedBoard["id"], x: number) => ({ id, x, y: 0, turn: 0, width: 3, height: 3 });
  const [ana, boris, cleo, dan] = [
    robot(0, 5, 1, { team: 0 }),
    robot(1, 3, 2, { team: 1 }),
    robot(2, 0, 0, { team: 0 }),
    robot(3, 4, 0, { team: 1 }),
  ];
  const captured = (carriers: (number | null)[], seat: number | null = 0, more: Partial<FactoryView> = {}) => {
    const flags = [0, 1].map((team) => ({
      flag: team + 1,
      team,
      carrier: carriers[team]!,
      ...(carriers[team] === null ? { x: 4 * team, y: 0 } : { x: null, y: null }),
    }));
    return race([ana!, boris!, cleo!, dan!], {
      ...on("capture"),
      seat,
      flags,
      floor: { ...race([]).floor, boards: [board("chop_shop", 0), board("vault", 3)] },
      ...more,
    });
  };
  const said = (view: ReturnType<typeof captured>) => teamWords(view, (seat) => ["You", "Boris", "Cleo", "Dan"][seat]!);

  it("names teams and their flags by letters, and says what to fetch", () => {
    expect(said(captured([null, null]))).toEqual([
      "Your team A: You, Cleo",
      "Your home is Chop Shop, your flag is A",
      "Fetch their flag B",
    ]);
  });
  it("says who carries which flag", () => {
    const away = { robots: [ana!, { ...boris!, x: 1 }, { ...cleo!, x: 4 }, dan!] };
    expect(said(captured([1, 0], 0, away)).slice(1)).toEqual([
      "Boris carries your flag A away!",
      "You have their flag B: carry it home!",
    ]);
    expect(said(captured([null, 2], 0, away)).at(-1)).toBe("Cleo carries their flag B home");
  });
  it("says of a carrier at home that the flag has to be held to the end of the turn, and then that it is captured", () => {
    const home = (carriers: (number | null)[], phase: FactoryView["phase"]) =>
      said(captured(carriers, 0, { phase, robots: [{ ...ana!, x: 2 }, boris!, cleo!, dan!] }));
    expect([home([null, 0], "run").at(-1), home([null, 2], "run").at(-1)]).toEqual([
      "You are home with flag B: hold it to the end of the turn",
      "Cleo is home with flag B and holds it to the end of the turn",
    ]);
    expect([home([null, 0], "clean-up").at(-1), home([null, 2], "over").at(-1)]).toEqual([
      "You have brought flag B home: your team wins!",
      "Flag B is home: your team wins!",
    ]);
    expect([home([1, null], "run")[1], home([1, null], "clean-up")[1]]).toEqual([
      "Boris is home with your flag A: stop it before the turn ends!",
      "Your flag A is in their home.",
    ]);
  });
  it("says nothing more of other flags when the race is decided", () => {
    const away = { robots: [{ ...ana!, x: 2 }, { ...boris!, x: 1 }, cleo!, dan!] };
    expect(said(captured([1, 0], 0, { ...away, phase: "clean-up" })).slice(1)).toEqual([
      "You have brought flag B home: your team wins!",
    ]);
    expect(said(captured([1, null], 0, { ...away, phase: "over" })).slice(1)).toEqual([]);
  });
  it("is decided when a flag is at home as the turn ends: nobody powers down after that", () => {
    const at = (x: number, phase: FactoryView["phase"]) =>
      captured([null, 0], 0, { phase, robots: [{ ...ana!, x }, { ...boris!, announced: true }, cleo!, dan!] });
    const views = [at(2, "run"), at(5, "clean-up"), at(2, "clean-up"), at(5, "over")];
    expect(views.map(isDecided)).toEqual([false, false, true, true]);
    expect(views.map((view) => stateOf(view, view.robots[1]!))).toEqual(["announced", "announced", "ran", "ended"]);
  });
  it("lets the rules give way to a long line", () => {
    const home = (x: number) =>
      said(captured([1, null], 0, { phase: "run", robots: [ana!, { ...boris!, x }, cleo!, dan!] }));
    expect([home(1), home(3)].map(isLong)).toEqual([false, true]);
  });
  it("shows a pennant only with whoever carries a flag", () => {
    const view = captured([null, 0]);
    expect(view.robots.map((one) => pennantOf(view, one))).toEqual([
      { words: "B", team: 1 },
      ...Array(3).fill({ words: "", team: null }),
    ]);
  });
  it("leads whoever carries a flag to the nearest cell of its home", () => {
    const view = captured([null, 0]);
    expect([aimOf(view, ana!), aimCell(view, ana!)]).toEqual([null, { x: 2, y: 1 }]);
  });
  it("tells whose home a board is, seen by a player and by a spectator", () => {
    const whose = (seat: number | null) =>
      homesOf(captured([null, null], seat)).map(({ board: { id }, team, whose }) => [id, team, whose]);
    expect(whose(1)).toEqual([
      ["chop_shop", 0, "other"],
      ["vault", 1, "own"],
    ]);
    expect(whose(null).map(([, , one]) => one)).toEqual(["any", "any"]);
  });
});

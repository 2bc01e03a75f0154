import { describe, expect, it } from "vitest";
import { race, robot } from "./make";
import { aimCell, aimOf, aimTeam, aimWords, placeOf, teamAt, teamsOf } from "./teams";

const on = (goal: string) => ({ course: { ...race([]).course, goal } });

describe("teams", () => {
  it("two teams sit in turn, partners opposite each other", () => {
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamAt("capture", seat, 6))).toEqual([0, 1, 0, 1, 0, 1]);
    expect([0, 1, 2, 3, 4, 5].map((seat) => teamAt("pairs", seat, 6))).toEqual([0, 1, 2, 0, 1, 2]);
  });
  it("are told from the robots, and there are none where everybody is alone", () => {
    expect(teamsOf(race([robot(0, 0, 0, { team: 0 }), robot(1, 1, 0, { team: 1 }), robot(2, 2, 0, { team: 0 })]))).toEqual([[0, 2], [1]]);
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
    const [ana, boris] = [robot(0, 0, 0, { team: 0 }), robot(1, 3, 2, { team: 1 })];
    const view = race([ana, boris], { ...on("capture"), flags: [{ flag: 1, x: 5, y: 0, team: 0, carrier: null }, { flag: 2, x: null, y: null, team: 1, carrier: 1 }] });
    expect([aimOf(view, ana), aimOf(view, boris)]).toEqual([2, 1]);
    expect(aimCell(view, ana)).toEqual({ x: 3, y: 2 });
    expect([aimTeam(view, ana), aimTeam(view, boris)]).toEqual([1, 0]);
  });
  it("is a flag for the SuperBot alone where nobody else touches any", () => {
    const [bot, other] = [robot(0, 0, 0, { superbot: true }), robot(1, 1, 0)];
    const view = race([bot, other], on("superbot"));
    expect([bot, other].map((one) => [aimOf(view, one), aimWords(view, one)])).toEqual([[1, "1"], [null, ""]]);
  });
  it("is nowhere in particular for a blocker and where flags are only controlled or absent", () => {
    const blocker = robot(0, 0, 0, { blocker: true });
    expect([aimWords(race([blocker]), blocker), aimWords(race([], on("toggle")), robot(0, 0, 0)), aimWords(race([], on("survival")), robot(0, 0, 0, { next_flag: null }))]).toEqual(["", "", ""]);
  });
});

import { describe, expect, it } from "vitest";
import { arcs, LADDER, LANES, rows, stripOf } from "./lanes";

const DESK = { width: 1100, height: 612 };
const ROOM = { width: 390, height: 368 };
const FINISH = 11;
/** Of the field of 600 a unicorn's tail takes so much behind its hooves, and its nose so much before them. */
const BEHIND_HOOVES = 206;
const BEFORE_HOOVES = 274;
/** Where the ladder ends, and a phone's odds. */
const LADDER_END = 242;
const ODDS_END = 42;
const lanes = Array.from({ length: LANES }, (_, lane) => lane);

describe("the rainbow on a desk", () => {
  it("keeps all lanes over the strip while it is planned, and takes its room in the race", () => {
    const [plan, race] = [arcs({ ...DESK, open: 0 }), arcs({ ...DESK, open: 1 })];
    const foot = Math.max(...[0, 5, FINISH].map((space) => plan.at(LANES - 1, space, 0.5).y));
    expect(foot).toBeLessThan(DESK.height - stripOf(DESK.height));
    expect(race.width).toBeGreaterThan(plan.width);
  });

  it("begins behind the ladder and shows three spaces behind the line", () => {
    for (const width of [940, 1100, 1580]) {
      const lanes = arcs({ width, height: 612, open: 1 });
      expect(lanes.at(0, 0.5).x).toBeGreaterThan(LADDER);
      expect(lanes.at(0, FINISH + 3).x).toBeLessThan(width);
    }
  });

  it("keeps a unicorn's nose short of the line until it is over it", () => {
    const race = arcs({ ...DESK, open: 1 });
    const nose = (space: number) => race.hooves(0, space).x + 274 * race.scale;
    expect(nose(FINISH - 1)).toBeLessThan(race.at(0, FINISH - 0.5).x);
    expect(nose(FINISH)).toBeGreaterThan(race.at(0, FINISH - 0.5).x);
  });

  it("shows in full those who start: nobody stands behind the ladder", () => {
    const race = arcs({ ...DESK, open: 1 });
    for (const lane of lanes) expect(race.hooves(lane, 0).x - BEHIND_HOOVES * race.scale).toBeGreaterThan(LADDER_END);
  });

  it("has room for the lanes in a low window, too", () => {
    const low = arcs({ width: 940, height: 432, open: 0 });
    expect(low.width).toBeGreaterThanOrEqual(30);
    expect(low.at(LANES - 1, 6, 0.5).y).toBeLessThan(432 - stripOf(432));
  });
});

describe("the rows of a phone", () => {
  it("are high enough for a finger", () => {
    expect(rows({ ...ROOM, open: 0 }).width).toBeGreaterThanOrEqual(44);
  });

  it("hold odds, unicorn and three bets beside each other", () => {
    const plan = rows({ ...ROOM, open: 0 });
    for (const lane of lanes) {
      const bets = [0, 1, 2].map((column) => plan.bet(lane, column));
      expect(bets.every(({ y }) => y === bets[0]!.y)).toBe(true);
      expect(bets[1]!.x - bets[0]!.x).toBeGreaterThan(56);
      expect(bets[2]!.x).toBeLessThan(ROOM.width - 28);
    }
  });

  it("keep those who start clear of their odds, and short of the first card of magic", () => {
    const race = rows({ ...ROOM, open: 1 });
    const { x } = race.hooves(0, 0);
    expect(x - BEHIND_HOOVES * race.scale).toBeGreaterThan(ODDS_END);
    expect(x + BEFORE_HOOVES * race.scale).toBeLessThan(race.at(0, 0.5).x);
  });

  it("show three spaces behind the line in the race", () => {
    expect(rows({ ...ROOM, open: 1 }).at(0, FINISH + 3).x).toBeLessThan(ROOM.width);
  });
});

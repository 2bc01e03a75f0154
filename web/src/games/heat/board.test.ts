import { describe, expect, it } from "vitest";
import { finishOf, parked } from "./board/parking";
import { flaggedOf, starOf } from "./board/star";
import type { Room } from "./room";
import type { CarView, RaceView } from "./state";

describe("after the flag", () => {
  const car = (seat: number, place: number) =>
    ({ seat, place, progress: 130 + seat, space: 4 + seat, spot: 0 }) as CarView;
  const race = { laps: 2, spaces: 63, cars: [car(0, 3), car(1, 1), car(2, 5), car(3, 2), car(4, 4)] };

  it("no car covers another, and the winner stands in front", () => {
    const cars = parked(race);
    expect(new Set(cars.map(({ space, spot }) => `${space} ${spot}`)).size).toBe(5);
    expect(cars.map(({ seat, progress, spot }) => [seat, progress, spot])).toEqual([
      [1, 128, 0], [3, 128, 1], [0, 127, 0], [4, 127, 1], [2, 126, 0],
    ]);
  });
  it("the whole finish is framed", () => {
    expect(finishOf(race)).toEqual([129, 128, 127, 126, 125, 124]);
  });
});

describe("the window follows", () => {
  it("one's own car at the table", () =>
    expect(starOf({ watched: null, replay: false }, { seat: 2, acting: 4 })).toBe(2));
  it("the car that moves in a film, whoever's eyes it is seen with", () =>
    expect(starOf({ watched: null, replay: true }, { seat: 2, acting: 4 })).toBe(4));
  it("one's own car in a film while all plan", () =>
    expect(starOf({ watched: null, replay: true }, { seat: 2, acting: -1 })).toBe(2));
  it("the car that an onlooker chose", () =>
    expect(starOf({ watched: 1, replay: false }, { seat: null, acting: 4 })).toBe(1));
});

describe("the flag", () => {
  const flagged = ({
    me = true, playing = false, phase = "plan", round = 3,
    ...car
  }: Partial<CarView> & { me?: boolean; playing?: boolean; phase?: string; round?: number }) =>
    flaggedOf(
      { isMe: () => me, reel: { playing } } as unknown as Room,
      {
        seat: 0, acting: 0, phase, round, cars: [{ seat: 0, place: 0, finished_round: 0, ...car }],
      } as unknown as RaceView,
    )?.seat;
  it("is on one's own car while it stands", () =>
    expect([flagged({}), flagged({ me: false }), flagged({ playing: true }), flagged({ phase: "over" })]).toEqual([
      0, undefined, undefined, undefined,
    ]));
  it("goes with the car that is home", () => {
    expect(flagged({ place: 1, finished_round: 3 })).toBe(0);
    expect(flagged({ place: 1, finished_round: 3, round: 4 })).toBeUndefined();
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import race from "../../../mock/heat/race.json";
import { Reel } from "../../table/reel.svelte";
import type { RaceLog } from "../../table/types";
import { stepsOf } from "../../table/wire";
import { blank, draw, type Marks } from "./marks";
import type { GameEvent } from "./room";
import { withLegends, type RaceView } from "./state";

const start = (race as unknown as { start: Record<string, RaceView> }).start["0"]!;
const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
const drawn = (events: GameEvent[], marks = blank): Marks => events.reduce(draw, marks);
const moved = (seat: number, from: number, to: number, how: string) =>
  event("moved", seat, { from, to, from_spot: 0, spot: 0, how, speed: to - from });

describe("a car that leaves the road", () => {
  const turn = [
    event("revealed", 0, { cards: ["4", "4"] }), moved(0, 10, 18, "cards"),
    event("spun-out", 0, { corner: 0, to: 13, spot: 0, stress: 1, heat: 2, speed: 8, limit: 4 }),
  ];

  it("leaves its trail and a mark at the corner until the next car shows its cards", () => {
    const spun = drawn(turn);
    expect(spun).toMatchObject({ trail: { from: 10, to: 18 }, spin: { seat: 0, corner: 0, speed: 8, limit: 4 } });
    expect(drawn([event("revealed", 1, { cards: ["1"] })], spun).spin).toBeNull();
  });
  it("has left nothing on the grid of the next race", () => expect(drawn([...turn, event("grid", -1)])).toEqual(blank));
});

describe("a trail", () => {
  it("goes on with the car in its turn, and begins anew with the next cards", () => {
    expect(drawn([moved(0, 10, 14, "cards"), moved(0, 14, 16, "slipstream")]).trail).toMatchObject({
      from: 10, to: 16,
    });
    expect(drawn([moved(0, 10, 14, "cards"), moved(0, 14, 18, "cards")]).trail).toMatchObject({ from: 14, to: 18 });
    expect(drawn([moved(0, 10, 14, "cards"), moved(1, 14, 16, "boost")]).trail).toMatchObject({ seat: 1, from: 14 });
  });
  it("stays where a car cannot move", () =>
    expect(drawn([moved(0, 10, 14, "cards"), moved(0, 14, 14, "boost")]).trail).toMatchObject({ from: 10, to: 14 }));
});

it("flipped cards are counted until the round ends", () => {
  const flips = drawn([event("flipped", 2, { card: "1" }), event("flipped", 2, { card: "3" })]);
  expect(flips.flipped).toEqual({ 2: 2 });
  expect(drawn([event("round-began", -1)], flips).flipped).toEqual({});
});

describe("Legends", () => {
  const legend = {
    car: 6, colour: "yellow", progress: 100, space: 31, spot: 1, lane: 2, lap: 2, finished: false, finished_round: 0,
    place: 0, began_at: 100, began_spot: 1,
  } as const;
  const view = withLegends({ ...start, legends: [legend] });

  it("are read as cars on the road, after those of the seats", () => {
    expect(view.cars).toHaveLength(7);
    expect(view.cars[6]).toMatchObject({ seat: 6, legend: "yellow", progress: 100, spot: 1, gear: 0, hand: 0 });
    expect(withLegends(view).cars).toHaveLength(7);
    expect(withLegends({ ...start, legends: [] }).cars).toHaveLength(6);
  });
  it("leave a trail", () => {
    const went = drawn([
      event("legend-moved", 6, { from: 100, from_spot: 1, to: 111, spot: 0, went: 11, how: "top-speed" }),
    ]);
    expect(went.trail).toMatchObject({ seat: 6, from: 100, to: 111 });
  });
});

it("in a recorded race every trail ends where its car stands, and a spin stands at a corner behind it", () => {
  for (const name of ["spin_out", "legends_alone"]) {
    const {
      start: first, before, film,
    } = JSON.parse(readFileSync(new URL(`../../../tests/films/heat-${name}.json`, import.meta.url), "utf8")) as RaceLog;
    const reel = new Reel<Marks>(
      { read: (seen) => withLegends(seen as RaceView), blank, draw, beat: () => 1 }, first,
      [...before, ...stepsOf(film)], before.length,
    );
    let trails = 0;
    while (!reel.atEnd) {
      reel.step(1);
      const { trail, spin } = reel.marks;
      const car = (reel.view as RaceView).cars.find(({ seat }) => seat === trail?.seat);
      if (!trail || reel.now?.kind !== "moved" || reel.now.seat !== trail.seat) continue;
      trails++;
      expect([car!.progress, car!.spot], `${name}, step ${reel.at}`).toEqual([trail.to, trail.spot]);
      expect(spin).toBeNull();
    }
    expect(trails).toBeGreaterThan(5);
  }
});

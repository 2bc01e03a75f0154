import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/types";
import race from "../../../mock/heat/race.json";
import { after, makeScene } from "./scene";
import { withLegends, type RaceView } from "./state";

const { start, from, events, checks } = race as unknown as { start: Record<string, RaceView>; from: number; events: GameEvent[]; checks: { at: number; view: RaceView }[] };

/** Events that tell of things shown; who is ready and who has adrenaline comes with the view only. */
function told(view: RaceView) {
  const cars = view.cars.map(({ ready: _, adrenaline: __, began_at: ___, speed: ____, cluttered: _____, spun_out: ______, lane: _______, ...car }) => car);
  return { round: view.round, running: view.running, order: view.order, cars };
}

describe("a race shown event by event", () => {
  const seen = events.filter((event) => event.to === null || event.to === 0);

  it.each(checks.map((check) => [check.at, check.view] as const))("is as the server says at event %i", (at, view) => {
    const until = seen.filter((event) => event.n < at && event.n >= from);
    const scene = until.reduce(after, makeScene(start["0"]!));
    expect(told(scene.view)).toEqual(told(view));
    // In a replay the cards chosen are known only when they are revealed.
    if (view.cars[0]!.face_down === 0) expect(scene.view.hand).toEqual(view.hand);
  });

  it("shows the winner at the end", () => {
    const scene = seen.slice(from).reduce(after, makeScene(start["0"]!));
    expect(scene.view.phase).toBe("over");
    expect([...scene.view.places].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("legends", () => {
  const legend = { car: 6, colour: "yellow", progress: 100, space: 31, spot: 1, lane: 2, lap: 2, finished: false, finished_round: 0, place: 0 } as const;
  const view = withLegends({ ...start["0"]!, legends: [legend] });

  it("are cars on the road, after those of the seats", () => {
    expect(view.cars).toHaveLength(7);
    expect(view.cars[6]).toMatchObject({ seat: 6, legend: "yellow", progress: 100, spot: 1, gear: 0, hand: 0 });
    expect(withLegends(view).cars).toHaveLength(7);
    expect(withLegends(start["0"]!).cars).toHaveLength(6);
  });
  it("move by events of their own, and finish like any car", () => {
    const event = (kind: string, args: Record<string, unknown>): GameEvent => ({ n: 0, kind, seat: 6, args, to: null });
    const moved = after(makeScene(view), event("legend-moved", { from: 100, from_spot: 1, to: 111, spot: 0, went: 11, how: "top-speed" }));
    expect(moved.view.cars[6]).toMatchObject({ progress: 111, spot: 0 });
    expect(moved.view.running[0]).toBe(6);
    expect(moved.trail).toMatchObject({ seat: 6, from: 100, to: 111 });
    const home = after(after(moved, event("finished", {})), event("placed", { place: 1 }));
    expect(home.view.cars[6]).toMatchObject({ finished: true, place: 1 });
    expect(after(home, { ...event("race-over", {}), seat: -1 }).view.places).toHaveLength(6);
  });
});

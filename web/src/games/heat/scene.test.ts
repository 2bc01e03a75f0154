import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/types";
import race from "../../../mock/heat/race.json";
import { after, makeScene } from "./scene";
import type { RaceView } from "./state";

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

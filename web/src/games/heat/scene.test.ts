import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../table/types";
import race from "../../../mock/heat/race.json";
import { after, makeScene, prepare } from "./scene";
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
    const film = seen.filter((event) => event.n >= from);
    const scene = film.reduce((shown, event, i) => (event.n < at ? after(shown, event, i, film) : shown), makeScene(start["0"]!));
    expect(told(scene.view)).toEqual(told(view));
    expect(scene.view.hand).toEqual(view.hand);
    expect(scene.view.face_down ?? []).toEqual(view.face_down ?? []);
  });

  it("puts a car that is eliminated behind all others", () => {
    const out = start["0"]!.running[0]!;
    const { view } = after(makeScene(start["0"]!), { n: 0, kind: "eliminated", seat: out, args: { place: 6 }, to: null });
    expect(view.cars[out]).toMatchObject({ eliminated: true, place: 6, finished: false });
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

describe("cards that were sent", () => {
  const view = start["0"]!;
  const hand = view.hand!;
  const event = (kind: string, seat: number, args: Record<string, unknown>): GameEvent => ({ n: 0, kind, seat, args, to: null });

  it("leave the hand with the first gear that is shown, not only when they are revealed", () => {
    const cards = hand.slice(0, 2);
    const fresh = [event("shifted", 3, { gear: 2, heat: 0 }), event("shifted", 0, { gear: 2, heat: 0 }), event("revealed", 0, { cards })];
    const known = prepare(makeScene(view), view, fresh);
    expect(known.view.hand).toEqual(hand);
    const shown = after(known, fresh[0]!);
    expect(shown.view.hand).toEqual(hand.slice(2));
    expect(shown.view.face_down).toEqual(cards);
    expect(fresh.slice(1).reduce(after, shown).view.hand).toEqual(hand.slice(2));
  });
});

describe("a car that leaves the road", () => {
  const event = (kind: string, seat: number, args: Record<string, unknown>): GameEvent => ({ n: 0, kind, seat, args, to: null });
  const turn = [
    event("revealed", 0, { cards: ["4", "4"] }),
    event("moved", 0, { from: 10, to: 18, from_spot: 0, spot: 0, went: 8, how: "cards", speed: 8 }),
    event("spun-out", 0, { corner: 0, to: 13, spot: 0, stress: 1, heat: 2, speed: 8, limit: 4 }),
  ];

  it("leaves its trail and a mark at the corner until the next car shows its cards", () => {
    const spun = turn.reduce(after, makeScene(start["0"]!));
    expect(spun).toMatchObject({ trail: { from: 10, to: 18 }, spin: { seat: 0, corner: 0, speed: 8, limit: 4 } });
    expect(makeScene(start["0"]!, turn)).toMatchObject({ trail: spun.trail, spin: spun.spin });
    const grid: GameEvent = { n: 99, kind: "grid", seat: -1, args: {}, to: null };
    expect(after(spun, grid)).toMatchObject({ trail: null, spin: null });
    expect(makeScene(start["0"]!, [...turn, grid])).toMatchObject({ trail: null, spin: null });
    expect(after(spun, event("revealed", 1, { cards: ["1"] })).spin).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import type { GameEvent } from "../../table/types";
import { picks } from "./garage";
import { after, makeScene } from "./scene";
import type { RaceView } from "./state";

const event = (kind: string, seat: number, args: Record<string, unknown>): GameEvent => ({ n: 0, kind, seat, args, to: null });
const draft = STATES.draft!().view as RaceView;

describe("the order of choosing", () => {
  const inRound = (round: number) => picks({ ...draft, cars: draft.cars.map((car) => ({ ...car, upgrades: Array<string>(round - 1).fill("u1") })), garage: { ...draft.garage!, round } }, []);
  const seats = (round: number) => inRound(round).map(({ seat }) => seat);

  it("runs from the back of the grid, in the second round from its front", () => {
    const grid = draft.running.filter((seat) => seat < draft.seats);
    expect(seats(2)).toEqual(grid);
    expect(seats(1)).toEqual([...grid].reverse());
    expect(seats(3)).toEqual([...grid].reverse());
  });
  it("runs from the back before every race of a season", () => {
    const season = { race: 2, races: 3, results: [{}] } as NonNullable<RaceView["season"]>;
    expect(picks({ ...draft, season, garage: { ...draft.garage!, round: 2 } }, []).map(({ seat }) => seat)).toEqual(seats(1));
  });
  it("is no order behind a season, where everybody chooses at once what to keep", () => {
    const season = { race: 3, races: 10, results: [{}, {}, {}] } as NonNullable<RaceView["season"]>;
    const states = picks({ ...draft, season }, [0, 2]).map(({ seat, state }) => [seat, state]);
    expect(Object.fromEntries(states)).toMatchObject({ 0: "now", 1: "past", 2: "now" });
  });
  it("leaves the Legends out", () => expect(seats(1)).toHaveLength(draft.seats));
  it("knows who has chosen, who chooses and who waits", () => {
    const done = draft.cars.map((car) => ({ ...car, upgrades: ["u8"] }));
    expect(new Set(picks({ ...draft, cars: done }, []).map(({ state }) => state))).toEqual(new Set(["past"]));
    const [first, second] = inRound(1);
    expect([first?.state, second?.state]).toEqual(["now", "next"]);
    const cars = draft.cars.map((car) => (car.seat === first!.seat ? { ...car, upgrades: ["u8"] } : { ...car, upgrades: [] }));
    expect(picks({ ...draft, cars }, [second!.seat]).slice(0, 2).map(({ state }) => state)).toEqual(["past", "now"]);
  });
});

describe("the market, event by event", () => {
  it("opens with its cards and what is on them, and loses what is taken", () => {
    const face = { level: "basic", part: "brakes", speeds: [2, 4], symbols: [] };
    const open = after(makeScene(draft), event("market-opened", -1, { round: 2, cards: ["u9", "u9", "u11"], faces: { u9: face } }));
    expect(open.view).toMatchObject({ phase: "draft", garage: { round: 2, market: ["u9", "u9", "u11"] } });
    expect(open.view.garage!.cards.u9).toEqual(face);
    expect(open.view.garage!.cards.u8).toEqual(draft.garage!.cards.u8);
    const taken = after(open, event("upgrade-taken", 1, { card: "u9" }));
    expect(taken.view.garage!.market).toEqual(["u9", "u11"]);
    expect(taken.view.cars[1]!.upgrades).toContain("u9");
  });
});

describe("upgrades in a turn", () => {
  const view = STATES.symbols!().view as RaceView;
  const shown = after(makeScene(view), event("revealed", 0, { cards: ["u11", "u8", "2"] }));
  const me = (scene: typeof shown) => scene.view.cars[0]!;

  it("bring their symbols; of a card with several speeds none counts until it is chosen", () => {
    expect(me(shown)).toMatchObject({ speed: 8, symbols: [{ card: "u11", symbol: "heat", amount: 1 }, { card: "u11", symbol: "cool-down", amount: 1 }] });
    expect(me(after(shown, event("speed-chosen", 0, { card: "u8", speed: 3 }))).speed).toBe(11);
  });
  it("are paid for out of the engine", () => {
    const paid = me(after(shown, event("heat-paid", 0, { card: "u11", heat: 1 })));
    expect(paid).toMatchObject({ heat: me(shown).heat - 1, discard_top: "heat", symbols: [{ card: "u11", symbol: "cool-down", amount: 1 }] });
  });
  it("are discarded if they cannot be paid for", () => {
    const given = me(after(shown, event("given-up", 0, { cards: ["u11"], count: 1 })));
    expect(given).toMatchObject({ played: ["u8", "2"], discard: me(shown).discard + 1, symbols: [] });
  });
  it("may come from the hand, or go back on top of the deck", () => {
    const direct = after(shown, event("played-directly", 0, { card: "u27" }));
    expect(me(direct)).toMatchObject({ played: ["u11", "u8", "2", "u27"], speed: 12, hand: me(shown).hand - 1 });
    expect(direct.view.hand).not.toContain("u27");
    expect(me(after(shown, event("refreshed", 0, { card: "u8" })))).toMatchObject({ played: ["u11", "2"], deck: me(shown).deck + 1, deck_top: "u8" });
  });
});

describe("a mistake of a tournament", () => {
  it("costs one of the cards before they are shown", () => {
    const plan = { ...draft, phase: "plan" as const, hand: ["1", "2", "3", "4"], plan: { gear: 3, cards: ["1", "2", "3"] } };
    const wrong = after(makeScene(plan), event("shifted-too-far", 0, { cards: ["2"], count: 1 }));
    expect(wrong.view).toMatchObject({ phase: "drive", acting: 0, hand: ["4"] });
    expect(wrong.view.cars[0]).toMatchObject({ discard_top: "2" });
  });
});

describe("the Legends' card", () => {
  it("is there from the flip on, with the movement of each Legend", () => {
    const flipped = after(makeScene(draft), event("legend-card", -1, { legends: [{ car: 4, diamond: 2, top_speed: 18 }] }));
    expect(flipped.view.legend_card).toEqual([{ car: 4, diamond: 2, top_speed: 18 }]);
    const moved = after(flipped, event("legend-moved", 4, { from: -1, to: 10, from_spot: 0, spot: 0, how: "line" }));
    expect(moved.legendMoves).toEqual({ 4: { how: "line", from: -1 } });
    const next = after(moved, event("round-began", -1, { round: 2, order: [0, 1] }));
    expect([next.legendMoves, next.view.legend_card]).toEqual([{}, null]);
  });
});

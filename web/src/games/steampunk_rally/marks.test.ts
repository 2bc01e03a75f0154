import { describe, expect, it } from "vitest";
import { blank, draw } from "./marks";
import type { GameEvent } from "./room";
import type { PlacedCard, RaceView } from "./state";

const card = (name: string, place: number, x: number, dice: number[] = [0]): Partial<PlacedCard> => ({
  card: name as PlacedCard["card"], place, x, y: 0, dice,
});
const view = (...machine: Partial<PlacedCard>[]) => ({ racers: [{ seat: 0, machine }] }) as unknown as RaceView;
const event = (kind: string, args: object = {}) => ({ kind, seat: 0, args, at: 0 }) as unknown as GameEvent;

describe("what a film leaves on the table", () => {
  const twins = [card("glow-plug", 1, 1), card("glow-plug", 2, 2)];

  it("tells which of two cards of a kind a die was laid on, and which worked", () => {
    const after = view(twins[0]!, card("glow-plug", 2, 2, [5]));
    const laid = draw(blank, event("placed", { card: "glow-plug", die: "heat", value: 5 }), view(...twins), after);
    expect(laid.laid).toEqual({ seat: 0, place: 2, slot: 0 });
    const used = draw(laid, event("activated", { card: "glow-plug", times: 1 }), after, after);
    expect(used.touched).toEqual({ seat: 0, place: 2, times: 1 });
  });
  it("lets the one of them fall that is gone, and none that still lies there", () => {
    const gone = draw(blank, event("part-lost", { card: "glow-plug" }), view(...twins), view(twins[0]!));
    expect(gone.fallen.map(({ card }) => card.x)).toEqual([2]);
    const past = draw(blank, event("part-lost", { card: "glow-plug" }), view(...twins), view(...twins));
    expect(past.fallen).toEqual([]);
  });
  it("makes the trail of a pawn longer while it goes on, and begins a new one for another", () => {
    const go = (from: number, to: number) => event("moved", { from, to, smooth: 0 });
    const one = draw(draw(blank, go(3, 4), view(), view()), go(4, 5), view(), view());
    expect(one.trail?.spaces).toEqual([3, 4, 5]);
    const other = draw(one, { ...go(7, 8), seat: 1 }, view(), view());
    expect(other.trail?.spaces).toEqual([7, 8]);
  });
  it("shows a roll for its own moment only", () => {
    const rolled = draw(blank, event("rolled", { dice: [{ die: "heat", value: 4 }] }), view(), view());
    expect(rolled.shown?.what).toBe("rolled");
    expect(draw(rolled, event("done"), view(), view()).shown).toBeNull();
  });
});

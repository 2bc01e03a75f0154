import { describe, expect, it } from "vitest";
import { Reel } from "../../../table/reel.svelte";
import type { Payout } from "../marks";
import type { GameEvent, Reel as OwnReel } from "../room";
import { skipTo, soFar, turnBefore, whereNext } from "./show";

const film = (...kinds: (string | [string, object])[]): OwnReel["steps"] =>
  kinds.map((told, n) => {
    const [kind, args] = typeof told === "string" ? [told, {}] : told;
    return { n, kind, args, seat: -1, to: null } as unknown as GameEvent;
  });
const RACE = film(
  "race-began",
  ["race-card", { turn: 1 }],
  "ran",
  ["race-card", { turn: 2 }],
  "ran",
  "race-over",
  "round-began",
  "race-began",
  ["race-card", { turn: 1 }],
  "race-over",
);

describe("where the film can be taken up again", () => {
  it("goes to the payout of this race, and not to that of the next one", () => {
    expect(whereNext(RACE, 2, "race-over")).toBe(5);
    expect(whereNext(RACE, 6, "race-over")).toBeNull();
    expect(whereNext(RACE, 7, "race-over")).toBe(9);
  });

  it("skips to the payout first and then to the end", () => {
    const reel = new Reel(
      { blank: null, draw: () => null, beat: () => 100 },
      { game: "unicorn_fever", seat: 0, seats: 3 },
      [],
      0,
    );
    reel.append(RACE.slice(0, 7));
    reel.pause();
    skipTo(reel, "race-over");
    expect([reel.at, reel.playing], "the payout is shown").toEqual([6, true]);
    skipTo(reel, "race-over");
    expect([reel.at, reel.playing]).toEqual([7, false]);
    reel.destroy();
  });

  it("finds the card of the turn that is shown, and none before the first", () => {
    expect(turnBefore(RACE, 3, 0)).toEqual({ at: 1, turn: 1 });
    expect(turnBefore(RACE, 5, 0)).toEqual({ at: 3, turn: 2 });
    expect(turnBefore(RACE, 8, 0)).toBeNull();
    expect(turnBefore(RACE, 3, 2)).toBeNull();
  });
});

describe("what the race has brought", () => {
  const paid = (seat: number, gold: number, fame = 0): Payout => ({ kind: "bet", seat, stake: 0, gold, fame });

  it("is the sum of a seat's own lines, taxes among them", () => {
    expect(soFar([paid(0, 16, 5), paid(1, 8, 3), paid(0, -7)], 0)).toEqual({ gold: 9, fame: 5 });
    expect(soFar([paid(1, 8, 3)], 0)).toEqual({ gold: 0, fame: 0 });
  });

  it("is nothing before the first line", () => {
    expect(soFar([], 0)).toBeNull();
  });
});

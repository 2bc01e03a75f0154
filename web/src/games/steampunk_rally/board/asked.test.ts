import { describe, expect, it } from "vitest";
import type { Option, Question } from "../room";
import { lossOf, roomFor } from "./asked";
import { joints, keyed } from "./grid";
import type { PlacedCard } from "../state";

const option = (label: object) => ({ choice: 1, label }) as unknown as Option;
const question = (args: object) => ({ kind: "move-card", args, options: [] }) as unknown as Question;

describe("what would become of the machine", () => {
  const laid = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];

  it("is told of a part that breaks off, and of one that is discarded by its question", () => {
    expect(lossOf(option({ kind: "lose", place: 2, loose: [3], laid }), null)).toMatchObject({ place: 2, loose: [3] });
    const scrap = option({ kind: "scrap", loose: [], laid });
    expect(lossOf(scrap, question({ place: 4 }))).toMatchObject({ place: 4, laid });
    expect(lossOf(option({ kind: "leave-it" }), null)).toBeNull();
  });
  it("is told of a part for which room is made, and of no other", () => {
    expect(roomFor(option({ kind: "construct", how: "room", sockets: [], laid }))).toEqual(laid);
    expect(roomFor(option({ kind: "construct", how: "socket", sockets: laid, laid: [] }))).toEqual([]);
  });
});

describe("cards on the grid", () => {
  const card = (name: string, x: number, valves: string[]) => ({ card: name, x, y: 0, valves }) as PlacedCard;

  it("have names of their own even where two are alike", () => {
    const machine = [card("cab", 0, []), card("glow-plug", 1, []), card("glow-plug", 2, [])];
    expect(keyed(machine).map(({ key }) => key)).toEqual(["cab 1", "glow-plug 1", "glow-plug 2"]);
  });
  it("are joined only where two halves of a valve meet", () => {
    expect(joints([card("cab", 0, ["right"]), card("crank", 1, ["left"])])).toHaveLength(1);
    expect(joints([card("cab", 0, ["right"]), card("crank", 1, ["right"])])).toHaveLength(0);
  });
});

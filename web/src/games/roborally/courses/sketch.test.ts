import { expect, it } from "vitest";
import { learn, speak } from "../../../kit/language.svelte";
import { byLevel, facts, range } from "./gallery";
import { sketch } from "./sketch";
import type { Sheet } from "../state";

const sheet = {
  floor: {
    width: 2,
    height: 3,
    boards: [{ id: "chess", x: 0, y: 0, turn: 0, width: 2, height: 3 }],
    signs: ["> ve", "## R", ". D1"],
    walls: ["10", "00", "00"],
    lasers: [{ x: 0, y: 1, way: "east", cells: 2, beams: 1 }],
  },
  flags: [{ flag: 1, x: 0, y: 2 }],
} as unknown as Sheet;

it("a course is sketched with one path for each kind of thing, lying on its side", () => {
  const drawing = sketch(sheet);
  expect(drawing.viewBox).toBe("-20 -20 340 240");
  expect(drawing.belts).toBe("M250 0L250 100M250 200A50 50 0 0 0 200 150");
  expect(drawing.pits.match(/M/g)).toHaveLength(1);
  expect(drawing.right).not.toBe("");
  expect(drawing.left).toBe("");
  expect(drawing.beams).toBe("M150 5l0 190");
  expect(drawing.flags).toEqual([{ sign: "1", x: 50, y: 50 }]);
});
it("flags that will be captured have no numbers", () => {
  expect(sketch({ ...sheet, goal: "capture" }).flags.map(({ sign }) => sign)).toEqual([""]);
});
it("numbers of players are told as a range where they are one", () => {
  expect([range([2, 3, 4]), range([4, 6, 8]), range([8])]).toEqual(["2–4", "4, 6, 8", "8"]);
});
it("where there are no flags none are counted", async () => {
  await learn("roborally");
  await speak("en");
  const told = (flags: Sheet["flags"]) => facts({ ...sheet, level: "easy", length: "short", players: [8], flags });
  expect([told(sheet.flags), told([])]).toEqual(["easy · short · 1\u00a0flag · 8 players", "easy · short · 8 players"]);
});
it("courses are told apart by their level; expert and team courses have no other", () => {
  const of = (level: string, kind: string) => ({ level, kind }) as Sheet;
  const groups = byLevel({
    checkmate: of("easy", "beginner"),
    chop: of("hard", "beginner"),
    gear: of("", "expert"),
    two: of("", "team"),
  });
  expect(groups.map(({ id, values }) => [id, ...values])).toEqual([
    ["easy", "checkmate"],
    ["mid"],
    ["hard", "chop"],
    ["expert", "gear"],
    ["team", "two"],
  ]);
});

import { beforeAll, expect, test } from "vitest";
import { learn, speak } from "../kit/language.svelte";
import { named, type Shape } from "./declared";

const SEATS: Shape = { kind: "list", of: { kind: "seat" } };
const nameOf = (seat: number) => ["Ana", "Ben", "Cleo", "Dan"][seat]!;

beforeAll(async () => {
  await Promise.all([speak("en"), learn("roborally")]);
});

test("numbers in a list are no seats", () => {
  const told = named(
    "roborally", { dice: [3, 3], order: [3, 0] }, { dice: { kind: "list", of: { kind: "number" } }, order: SEATS },
    nameOf,
  );
  expect(told).toEqual({ dice: "3 and 3", order: "Dan and Ana" });
});

test("names come from the text of their family, corners are letters", () => {
  const shapes: Record<string, Shape> = {
    course: { kind: "name", family: "choice-course" }, card: { kind: "name", family: "card" },
    corner: { kind: "letter" },
  };
  const told = named("roborally", { course: "island_hop", card: "u_turn", corner: 2 }, shapes, nameOf);
  expect(told).toEqual({ course: "Island Hop", card: "U-turn", corner: "C" });
});

test("of seats with two pieces the one that is meant is named", () => {
  const whom: Shape = { ...SEATS, which: "blockers", piece: "blocker" };
  expect(
    named(
      "roborally", { whom: [0, 1], blockers: [0, 1] }, { whom, blockers: { kind: "list", of: { kind: "yes" } } },
      nameOf,
    ).whom,
  ).toBe("Ana and Ben (blocker)");
  expect(named("roborally", { whom: [1] }, { whom }, nameOf).whom).toBe("Ben");
});

test("rows are for pictures, nothing is told as nothing, and what is not declared is told as it is", () => {
  const told = named(
    "roborally", { moves: [{ robot: 0 }], whom: [], speed: 4, how: "pit", gone: null }, { whom: SEATS }, nameOf,
  );
  expect(told).toEqual({ whom: "nothing", speed: 4, how: "pit" });
});

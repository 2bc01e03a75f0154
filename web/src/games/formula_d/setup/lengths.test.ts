import { expect, it } from "vitest";
import { CIRCUITS, trackOf } from "../circuits";
import { byLength, spacesOf, stopsOf } from "./lengths";

it("puts every circuit into one group, the short ones first", async () => {
  const groups = await byLength();
  expect(groups.flatMap(({ values }) => values).toSorted()).toEqual(CIRCUITS.toSorted());
  const laps = await Promise.all(
    groups.map(({ values }) => Promise.all(values.map(async (one) => spacesOf((await trackOf(one)).drawing)))),
  );
  expect(Math.max(...laps[0]!)).toBeLessThan(Math.min(...laps[1]!));
  expect(Math.max(...laps[1]!)).toBeLessThan(Math.min(...laps[2]!));
});
it("counts the spaces of the middle lane and the stops of all corners", async () => {
  const { drawing } = await trackOf("monaco");
  expect([spacesOf(drawing), drawing.stops.length, stopsOf(drawing)]).toEqual([166, 10, 14]);
});

import { describe, expect, it } from "vitest";
import { CIRCUITS } from "../../../mock/heat/circuits";
import { flagPlace, inTheWay } from "./board/places";
import { trackOf } from "./circuits";
import { HALF } from "./track";

/** Half a flag is 29 by 15: it hides a sign whose disc, 30 round, comes nearer than that. */
const SIGN = 30;
const CLEAR = 15;

describe.each(Object.entries(CIRCUITS))("the flag of the own car on %s", (circuit, { spaces }) => {
  const track = trackOf(circuit);
  it.each(Array.from({ length: spaces }, (_, space) => space))("on space %i hides neither a sign nor the road", (space) => {
    const flag = flagPlace(track, space, inTheWay(track, [], []));
    const away = (x: number, y: number) => Math.hypot(x - flag.x, y - flag.y);
    expect(Math.min(...track.drawing.signs.map(([at, off]) => track.at(at, off)).map(({ x, y }) => away(x, y)))).toBeGreaterThan(SIGN + CLEAR);
    expect(Math.min(...track.drawing.line.map(([x, y]) => away(x, y)))).toBeGreaterThan(HALF + CLEAR);
  });
});

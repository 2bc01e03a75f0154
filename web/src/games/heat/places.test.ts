import { describe, expect, it } from "vitest";
import { CIRCUITS } from "../../../mock/heat/circuits";
import { clearPlace, flagPlace, inTheWay } from "./board/places";
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

describe("a card over the board", () => {
  const track = trackOf("france");
  const [x, y] = track.drawing.line[20]!;
  const onRoad = { x: x - 100, y: y - 50, w: 200, h: 100 };
  const [left, top] = track.drawing.view;
  it("goes to the first place that is clear of the road", () => {
    const clear = { x: left, y: top, w: 60, h: 20 };
    expect(clearPlace(track, [onRoad, clear], [])).toBe(clear);
  });
  it("keeps away from the own car where no place is clear", () => {
    const [farX, farY] = track.drawing.line[80]!;
    const far = { ...onRoad, x: farX, y: farY };
    expect(clearPlace(track, [onRoad, far], [{ x, y }])).toBe(far);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { CIRCUITS, trackOf } from "./circuits";
import { HALF, isPit, laneOf, PIT_OFF, PIT_WIDE, spaceName, type Track } from "./track";

interface Point {
  x: number;
  y: number;
}
const tracks = new Map<string, Track>();
beforeAll(async () => {
  for (const name of CIRCUITS) tracks.set(name, await trackOf(name));
});

const points = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
function inside({ x, y }: Point, outline: Point[]): boolean {
  let within = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

it("all circuits are drawn", () => expect(CIRCUITS).toHaveLength(27));

describe.each(CIRCUITS)("%s", (name) => {
  const track = () => tracks.get(name)!;

  it("has no space that lies on another one, in the pit lane neither", () => {
    const { cells, pits, cell, middle } = track();
    const all = [...cells, ...pits].map((space) => ({ space, at: middle(space), outline: points(cell(space, 1)) }));
    const lying = all.flatMap(({ space, at, outline }) =>
      all
        .filter((other) => other.space > space && Math.hypot(other.at.x - at.x, other.at.y - at.y) < 160)
        .filter(
          (other) => outline.some((p) => inside(p, other.outline)) || other.outline.some((p) => inside(p, outline)),
        )
        .map((other) => `${space} on ${other.space}`),
    );
    expect(lying).toEqual([]);
  });

  it("has no part of the road on another, kerbs and pit lane included, but for a bridge", () => {
    const { at, drawing, stretch, pits } = track();
    const [from, to] = [stretch(pits[0]!).rear, stretch(pits.at(-1)!).front];
    const side = drawing.pit.lane - 2;
    /** How far the road reaches to the left and to the right. */
    const edge = (along: number, right: 1 | -1) => {
      const beside = right === side && [0, drawing.length].some((lap) => along + lap > from && along + lap < to);
      return right * (beside ? PIT_OFF + PIT_WIDE / 2 : HALF + KERB);
    };
    const edges = Array.from({ length: drawing.length * 2 }, (_, i) => i / 2).flatMap((along) =>
      ([1, -1] as const).map((right) => ({ along, right, ...at(along, edge(along, right)) })),
    );
    const middles = Array.from({ length: drawing.length * 2 }, (_, i) => ({ along: i / 2, ...at(i / 2) }));
    const [under, over] = drawing.bridge ?? [-99, -99];
    const hidden = (along: number) => along > under - NEAR && along < over + NEAR;
    const lying = edges.flatMap((one) =>
      middles
        .filter((other) => {
          const between = Math.abs(one.along - other.along);
          const far = Math.min(between, drawing.length - between);
          if (far < NEAR || hidden(one.along) || hidden(other.along)) return false;
          return Math.hypot(one.x - other.x, one.y - other.y) < HALF;
        })
        .map((other) => `${one.along} on ${other.along}`),
    );
    expect(lying).toEqual([]);
  });

  it("goes round once: lanes are closed, and every corner has its spaces in each lane", () => {
    const { cells, stretch, drawing, cornerOf } = track();
    for (const space of cells) {
      const { rear, front } = stretch(space);
      expect(front - rear, String(space)).toBeGreaterThan(0.2);
      expect(front - rear, String(space)).toBeLessThan(3.1);
    }
    const found = new Set(cells.map((space) => `${cornerOf(space)} ${laneOf(space)}`));
    drawing.corners.forEach((_, corner) =>
      [1, 2, 3].forEach((lane) => expect(found.has(`${corner} ${lane}`)).toBe(true)),
    );
  });

  it("has a pit lane that runs beside the road over the line", () => {
    const { pits, stretch, drawing } = track();
    expect(pits.every(isPit)).toBe(true);
    expect(stretch(pits[0]!).rear).toBeLessThan(drawing.length);
    expect(stretch(pits.at(-1)!).front).toBeGreaterThan(drawing.length);
  });
});
/** As broad as Road draws it. */
const KERB = 8;
/** Spaces along the road within which it may turn around the inside of a bend. */
const NEAR = 5;

describe("a way", () => {
  it("runs on over the line and into the next lane", async () => {
    const track = await trackOf("monaco");
    const last = track.drawing.fronts[1]!.length;
    const way = track.way([spaceName(2, last - 1), spaceName(2, last), spaceName(2, 1), spaceName(1, 2)]);
    const steps = way.slice(1).map(({ x, y }, i) => Math.hypot(x - way[i]!.x, y - way[i]!.y));
    expect(Math.max(...steps)).toBeLessThan(40);
  });
  it("leads from the pit lane to the track", async () => {
    const track = await trackOf("monaco");
    const way = track.way([9017, 9018, 3001]);
    const steps = way.slice(1).map(({ x, y }, i) => Math.hypot(x - way[i]!.x, y - way[i]!.y));
    expect(Math.max(...steps)).toBeLessThan(60);
  });
});

describe("a corner", () => {
  it("is the one in which a space lies, or the next one, over the line too", async () => {
    const track = await trackOf("monaco");
    expect(track.cornerOf(2001)).toBe(-1);
    expect(track.cornerAhead(2001)).toBe(0);
    expect(track.cornerOf(track.drawing.corners[2]![1]![0] + 2000)).toBe(2);
    expect(track.cornerAhead(2000 + track.drawing.fronts[1]!.length)).toBe(0);
    expect(track.cornerAhead(9001)).toBe(0);
  });
  it("turns the way that its inside lies", async () => {
    const track = await trackOf("monaco");
    expect([0, 1, 2, 3].map(track.hand)).toEqual([1, -1, 1, 1]);
  });
});

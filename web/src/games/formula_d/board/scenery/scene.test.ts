import { beforeAll, describe, expect, it } from "vitest";
import { CIRCUITS, trackOf } from "../../circuits";
import { HALF, type Track } from "../../track";
import { countryOf } from "../window";
import { sceneOf, type Scene } from "./scene";

const tracks = new Map<string, Track>();
const scenes = new Map<string, Scene>();
beforeAll(async () => {
  for (const name of CIRCUITS) {
    const track = await trackOf(name);
    tracks.set(name, track);
    scenes.set(name, sceneOf(track, countryOf(track)));
  }
});

describe.each(CIRCUITS)("the country round %s", (name) => {
  it("has no house, tree or stand on a road", () => {
    const { at, drawing } = tracks.get(name)!;
    const road = Array.from({ length: drawing.length * 3 }, (_, i) => at(i / 3));
    const lying = scenes.get(name)!.spots.filter(({ x, y, r }) =>
      road.some((p) => Math.hypot(p.x - x, p.y - y) < HALF + r),
    );
    expect(lying).toEqual([]);
  });

  it("has no two houses or trees in one place, and none at sea", () => {
    const { houses, woods, sea } = scenes.get(name)!;
    const crowded = houses.spots.filter(({ x, y, r }) =>
      woods.spots.some((tree) => Math.hypot(tree.x - x, tree.y - y) < tree.r + r),
    );
    expect(crowded).toEqual([]);
    expect([...houses.spots, ...woods.spots].filter((at) => sea && !sea.dry(at, at.r))).toEqual([]);
  });

  it("has its shore away from the road", () => {
    const { at, drawing } = tracks.get(name)!;
    const { sea } = scenes.get(name)!;
    const wet = Array.from({ length: drawing.length }, (_, i) => i).filter((i) => sea && !sea.dry(at(i), HALF));
    expect(wet).toEqual([]);
  });

  it("is of its own kind, with stands and light", () => {
    const { scenery } = tracks.get(name)!.drawing;
    const { fields, hills, dunes, ponds, sea, houses, woods, stands, lights } = scenes.get(name)!;
    const kinds = {
      desert: dunes, fields: fields?.light, forest: woods.crowns, hills, night: houses.walls, park: ponds,
      sea: sea?.water, town: houses.walls,
    };
    expect(kinds[scenery]).toMatch(/^M/);
    expect(stands.length).toBeGreaterThan(1);
    expect(lights.length).toBeGreaterThan(3);
  });
});

it("looks the same in every browser", async () => {
  const track = await trackOf("spa");
  expect(sceneOf(track, countryOf(track))).toMatchObject({ woods: scenes.get("spa")!.woods });
});

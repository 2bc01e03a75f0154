import { beforeAll, describe, expect, it } from "vitest";
import { trackOf } from "./circuits";
import { spaceAt } from "./tips";
import type { Track } from "./track";

describe("a tap on the board", () => {
  let track: Track;
  beforeAll(async () => void (track = await trackOf("monaco")));

  it("finds every space by its middle, in the pit lane too", () => {
    for (const space of [...track.cells, ...track.pits]) expect(spaceAt(track, track.middle(space))).toBe(space);
  });
  it("finds nothing beside the road", () => {
    expect(spaceAt(track, track.at(40, 400))).toBeNull();
    expect(spaceAt(track, { x: -5000, y: -5000 })).toBeNull();
  });
});

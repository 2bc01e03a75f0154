import { describe, expect, it } from "vitest";
import { inTheRain, planning } from "../../../../mock/heat/situation";
import { trackOf } from "../circuits";
import type { RaceView } from "../state";
import { HALF } from "../track";
import { notesOf, tokensOf, weatherSectors } from "./tokens";

const view = inTheRain(planning());

describe("road tokens", () => {
  it("lie one at each corner that has one; the weather's looks like the weather", () => {
    expect(tokensOf(view, trackOf("great_britain")).map(({ corner, look }) => [corner, look])).toEqual([[0, "slipstream"], [1, "rain"], [2, "limit-minus"], [3, "overheat"], [4, "heat-control"]]);
  });
  it.each(["usa", "great_britain", "italy", "france"])("lie beside the road of %s, and apart from the press", (circuit) => {
    const track = trackOf(circuit);
    const corners = track.drawing.signs.map(([space]) => ({ line_before: Math.round(space), limit: 3, token: "overheat" }));
    const season = { press: corners.map((_, i) => i) } as NonNullable<RaceView["season"]>;
    const tokens = tokensOf({ ...view, circuit, corners, season }, track);
    expect(tokens).toHaveLength(2 * corners.length);
    const road = ({ x, y }: { x: number; y: number }) => Math.min(...track.drawing.line.map(([px, py]) => Math.hypot(px - x, py - y)));
    for (const token of tokens.filter(({ look }) => look === "overheat")) expect(road(token), `corner ${token.corner}`).toBeGreaterThan(HALF);
    for (const [i, token] of tokens.entries()) for (const other of tokens.slice(i + 1)) expect(Math.hypot(token.x - other.x, token.y - other.y)).toBeGreaterThan(24);
  });
});

it("a race's notes tell its weather and, in a championship, its event", () => {
  expect(notesOf({ ...view, weather: null })).toEqual([]);
  const season = { event: "grandstand" } as NonNullable<RaceView["season"]>;
  expect(notesOf({ ...view, season }).map(({ look }) => look)).toEqual(["rain", "news"]);
});

it("the weather rules from its corner to the next, over the start line too", () => {
  const lines = view.corners.map(({ line_before }) => line_before);
  expect(weatherSectors(view)).toEqual([{ from: lines[1]! - 0.5, to: lines[2]! - 0.5 }]);
  const last = { ...view, sectors: [null, null, null, null, "weather"] };
  expect(weatherSectors(last)).toEqual([{ from: lines[4]! - 0.5, to: lines[0]! + view.spaces - 0.5 }]);
});

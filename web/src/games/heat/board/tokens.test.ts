import { beforeEach, describe, expect, it } from "vitest";
import { inTheRain, planning } from "../../../../mock/heat/situation";
import { trackOf } from "../circuits";
import type { RaceView } from "../state";
import { HALF } from "../track";
import { learn, speak } from "../../../kit/language.svelte";
import { posterFoot } from "./poster";
import { columnWide, notesOf, ROOMY, tokensOf, weatherSectors } from "./tokens";

const view = inTheRain(planning());

describe("road tokens", () => {
  it("lie one at each corner that has one; the weather's looks like the weather", () => {
    expect(tokensOf(view, trackOf("great_britain")).map(({ corner, look }) => [corner, look])).toEqual([
      [0, "slipstream"], [1, "rain"], [2, "limit-minus"], [3, "overheat"], [4, "heat-control"],
    ]);
  });
  it("that change a limit say what is printed: the sign shows what holds", () => {
    const corners = view.corners.map((corner, i) => ({
      ...corner, ...(i === 0 && { limit: 11, token: "limit-plus" as const }),
    }));
    const tokens = tokensOf({ ...view, corners }, trackOf("great_britain"));
    expect(tokens.map(({ printed }) => printed)).toEqual([10, undefined, 6, undefined, undefined]);
    expect(corners[2]!.limit).toBe(5);
  });
  it("the weather's tip has its name and says where; what it does stands beside the poster already", () => {
    const { tip } = tokensOf(view, trackOf("great_britain"))[1]!;
    expect(tip.title).toContain("weather-rain");
    expect(tip.lines.map(({ words, noted = false }) => [words, noted])).toEqual([["", false], ["", true]]);
  });
  it.each(["usa", "great_britain", "italy", "france"] as const)(
    "lie beside the road of %s, and apart from the press",
    (circuit) => {
      const track = trackOf(circuit);
      const corners = track.drawing.signs.map(([space]) => ({
        line_before: Math.round(space), legend_line_before: Math.round(space), limit: 3, token: "overheat" as const,
      }));
      const season = { press: corners.map((_, i) => i) } as NonNullable<RaceView["season"]>;
      const tokens = tokensOf({ ...view, circuit, corners, season }, track);
      expect(tokens).toHaveLength(2 * corners.length);
      const road = ({ x, y }: { x: number; y: number }) =>
        Math.min(...track.drawing.line.map(([px, py]) => Math.hypot(px - x, py - y)));
      for (const token of tokens.filter(({ look }) => look === "overheat"))
        expect(road(token), `corner ${token.corner}`).toBeGreaterThan(HALF);
      for (const [i, token] of tokens.entries())
        for (const other of tokens.slice(i + 1))
          expect(Math.hypot(token.x - other.x, token.y - other.y)).toBeGreaterThan(24);
    },
  );
});

it.each([
  ["en", "Corner C: printed 6, −1 from this token. The limit is 5, as the sign shows."],
  ["ru", "Поворот C: напечатано 6, жетон даёт −1. Предел — 5, как на знаке."],
] as const)("a token that changes a limit tells what is printed and what holds (%s)", async (language, words) => {
  await Promise.all([speak(language), learn("heat")]);
  expect(tokensOf(view, trackOf("great_britain"))[2]!.tip.lines[0]!.help).toBe(words);
});

it("a race's notes tell its weather and, in a championship, its event", () => {
  expect(notesOf({ ...view, weather: null })).toEqual([]);
  const season = { event: "grandstand" } as NonNullable<RaceView["season"]>;
  expect(notesOf({ ...view, season }).map(({ look }) => look)).toEqual(["rain", "news"]);
});

it("the weather rules from its corner to the next, over the start line too", () => {
  const lines = view.corners.map(({ line_before }) => line_before);
  expect(weatherSectors(view)).toEqual([{ from: lines[1]! - 0.5, to: lines[2]! - 0.5 }]);
  const last: RaceView = { ...view, sectors: [null, null, null, null, "weather"] };
  expect(weatherSectors(last)).toEqual([{ from: lines[4]! - 0.5, to: lines[0]! + view.spaces - 0.5 }]);
});

describe.each(["en", "ru"] as const)("the column of notes under the title (%s)", (language) => {
  beforeEach(() => Promise.all([speak(language), learn("heat")]));
  const KERB = HALF + 10;
  const SIGN = 30;
  /** How far down notes reach: with an event's rule in full, or only named. */
  const DOWN = { roomy: 290, narrow: 150 };

  it.each(["usa", "great_britain", "italy", "france"] as const)("touches neither kerbs nor signs of %s", (circuit) => {
    const track = trackOf(circuit);
    const [x, y] = track.drawing.title;
    const top = y + posterFoot(circuit) + 100;
    const wide = columnWide(track, x, top);
    const foot = top + (wide < ROOMY ? DOWN.narrow : DOWN.roomy);
    const away = (px: number, py: number) =>
      Math.hypot(Math.max(x - px, 0, px - x - wide), Math.max(top - py, 0, py - foot));
    for (const [px, py] of track.drawing.line) expect(away(px, py)).toBeGreaterThan(KERB + 10);
    for (const [space, off] of track.drawing.signs) {
      const sign = track.at(space, off);
      expect(away(sign.x, sign.y)).toBeGreaterThan(SIGN);
    }
  });
  it("is as wide as it may be where the road is far away, and narrow beside that of France", () => {
    expect(columnWide(trackOf("usa"), trackOf("usa").drawing.title[0], 212)).toBe(340);
    const france = columnWide(trackOf("france"), -126, 220);
    expect(france).toBeGreaterThanOrEqual(200);
    expect(france).toBeLessThan(ROOMY);
  });
  it("is never so narrow that a word has no room", () => {
    const track = trackOf("france");
    expect(columnWide(track, Math.min(...track.drawing.line.map(([px]) => px)) - 60, 220)).toBe(200);
  });
});

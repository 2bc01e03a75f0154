import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blank, draw } from "../../src/games/heat/marks";
import { withLegends, type RaceView } from "../../src/games/heat/state";
import * as factory from "../../src/games/roborally/marks";
import { withOwn, type FactoryView } from "../../src/games/roborally/state";
import type { FilmStep } from "../../src/kit/contract";
import { Reel, type Film } from "../../src/table/reel.svelte";
import type { GameEvent, View } from "../../src/table/types";
import { stepsOf } from "../../src/table/wire";

/** Films as the server gives them (`tools/browser_films.py`), and the view that it has after so many steps. */
interface Recorded {
  start: View;
  before: GameEvent[];
  film: FilmStep[];
  checks: { at: number; view: View }[];
}
const FILMS = join(import.meta.dirname, "../films");
const beat = () => 1;
const heat: Film<typeof blank> = { blank, draw, beat, read: (view) => withLegends(view as RaceView) };
const roborally: Film<factory.Drawn> = {
  blank: factory.blank,
  draw: (drawn, event, before, after) =>
    factory.draw(drawn, event as Parameters<typeof factory.draw>[1], before as FactoryView, after as FactoryView),
  beat,
  read: (view) => withOwn(view as FactoryView),
};
const drawing = (file: string) => (file.startsWith("heat") ? heat : roborally) as Film<unknown>;
const films = readdirSync(FILMS).map(
  (file) => [file, JSON.parse(readFileSync(join(FILMS, file), "utf8")) as Recorded] as const,
);

describe.each(films)("%s", (file, { start, before, film, checks }) => {
  const steps = [...before, ...stepsOf(film, before.at(-1)?.n)];

  it("leads to the server's view at every place, played and wound", () => {
    const reel = new Reel({ blank: null, draw: () => null, beat }, start, steps, before.length);
    for (const { at, view } of checks) {
      while (reel.at < before.length + at) reel.step(1);
      reel.seek(before.length + at);
      expect(reel.view, `after ${at} steps`).toEqual(view);
    }
    for (const { at, view } of checks.toReversed()) {
      reel.seek(before.length + at);
      expect(reel.view, `wound to ${at}`).toEqual(view);
    }
  });

  it("is read and drawn at every step", () => {
    const reel = new Reel(drawing(file), start, steps, before.length);
    while (!reel.atEnd) reel.step(1);
    expect(reel.view.round).toBe(checks.at(-1)!.view.round);
  });

  it("comes in parts, and the last one leaves the same view", () => {
    const parts = [0, 7, 20, Math.floor(film.length / 2), film.length];
    const reel = new Reel({ blank: null, draw: () => null, beat: () => 0 }, start, before);
    for (const [i, from] of parts.slice(0, -1).entries()) reel.append(stepsOf(film.slice(from, parts[i + 1])));
    reel.toEnd();
    expect(reel.view).toEqual(checks.at(-1)!.view);
  });
});

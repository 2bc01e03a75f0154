import { describe, expect, it } from "vitest";
import { EVERY_CIRCUIT } from "../../../mock/heat/circuits";
import {
  clearPlace, flagBox, flagPlace, inTheWay, letterPlaces, padPlaces, priceBox, spreadPrices, wordScale,
} from "./board/places";
import { around, fit, type Box } from "../../table/board/camera";
import { margined } from "../../table/board/labels";
import { trackOf } from "./circuits";
import type { Pad } from "./pads";
import { HALF } from "./track";

/** A sign's disc is 30 round. */
const SIGN = 30;
const apart = (box: Box, { x, y }: { x: number; y: number }) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** Every space of a circuit, counted from its start. */
const everywhere = (spaces: number) => Array.from({ length: spaces }, (_, space) => space);

describe.each(EVERY_CIRCUIT)("the flag of the own car on %s", (circuit, { spaces, corners }) => {
  const track = trackOf(circuit);
  const [x, y, w, h] = track.drawing.view;
  const seen = { x, y, w, h };
  const flagAt = (progress: number, spot: number, view = seen) =>
    flagBox(flagPlace(track, { progress, spot }, inTheWay(track, [], [], corners), [], view), 1);
  it("hides neither a sign, a letter nor the road, and is in sight", () => {
    for (const space of everywhere(spaces))
      for (const spot of [0, 1]) {
        const [flag, where] = [flagAt(space, spot), `space ${space}, spot ${spot}`];
        expect(
          Math.min(...track.drawing.signs.map(([at, off]) => apart(flag, track.at(at, off)))), `${where}: a sign`,
        ).toBeGreaterThan(SIGN);
        expect(
          Math.min(...letterPlaces(track, corners).map((letter) => apart(flag, letter))), `${where}: a letter`,
        ).toBeGreaterThan(6);
        expect(
          Math.min(...track.drawing.line.map(([px, py]) => apart(flag, { x: px, y: py }))), `${where}: the road`,
        ).toBeGreaterThan(HALF - 4);
        expect(
          flag.x >= x && flag.y >= y && flag.x + flag.w <= x + w && flag.y + flag.h <= y + h, `${where}: in sight`,
        ).toBe(true);
      }
  });
  it("stays inside a window that ends beside the car", () => {
    const at = track.at(10);
    const half = { ...seen, x: at.x - 45, w: 600 };
    expect(flagAt(10, 0, half).x).toBeGreaterThanOrEqual(half.x);
  });
});

it("a flag's stem crosses no other car", () => {
  const track = trackOf("usa");
  const [x, y, w, h] = track.drawing.view;
  const rival = { progress: 5, spot: 0 };
  const flag = flagPlace(track, { progress: 5, spot: 1 }, inTheWay(track, [], [rival]), [rival], { x, y, w, h });
  const [own, other] = [track.at(5, track.spotOff(5, 1)), track.at(5, track.spotOff(5, 0))];
  expect(Math.hypot(flag.x - own.x, flag.y - own.y)).toBeLessThan(Math.hypot(flag.x - other.x, flag.y - other.y));
});

describe.each(EVERY_CIRCUIT)("a flag and places to stop at on %s", (circuit, { spaces, corners }) => {
  const track = trackOf(circuit);
  const pads = (from: number) =>
    [1, 2, 3, 4].map((i): Pad => ({
      to: from + i, spot: 0, words: `+${i}`, look: "faint", price: null, priceLook: "free", corner: -1, covered: false,
      stack: 0, choice: null, marks: ["boost"],
    }));
  it("it lies on none of them nor on their symbols, though a phone's screen ends behind the car and a rival is beside it", () => {
    const hidden = everywhere(spaces).filter((space) => {
      const window = around([0, 2, 4].map((ahead) => track.at(space + ahead)), HALF + 30);
      const rival = { progress: space, spot: 1 };
      const places = padPlaces(track, pads(space), corners, 1.2);
      const flag = flagBox(
        flagPlace(
          track, { progress: space, spot: 0 }, inTheWay(track, places, [rival], corners), [rival], window, 1.2, places,
        ),
        1.2,
      );
      return places.some(({ p, marks }) => apart(flag, p) < 22 || marks.some(({ at }) => apart(flag, at) < 11));
    });
    expect(hidden).toEqual([]);
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

describe.each(EVERY_CIRCUIT)("prices of places to stop at on %s", (circuit, { spaces, corners }) => {
  const track = trackOf(circuit);
  const [x, y, w, h] = track.drawing.view;
  const seen = { x, y, w, h };
  const zoom = { x: x + w - 150, y: y + h - 60, w: 150, h: 60 };
  const token = track.at(corners[0]!.line_before, -(HALF + 34));
  const pads = (from: number) =>
    [0, 1, 2].map((i): Pad => ({
      to: from + i, spot: 0, words: String(i), look: "firm", price: "0", priceLook: "free", corner: 0, covered: false,
      stack: 0, choice: null, marks: [],
    }));
  const meet = (a: Box, b: Box) => Math.min(a.x + a.w - b.x, b.x + b.w - a.x, a.y + a.h - b.y, b.y + b.h - a.y) > 0;

  it("hide no token, letter or sign, lie not over each other, and are whole", () => {
    for (const space of everywhere(spaces)) {
      const boxes = spreadPrices(
        track, padPlaces(track, pads(space), corners, 1), inTheWay(track, [], [], corners, [token]), seen, [zoom], 1,
      ).map((place) => priceBox(place));
      for (const [i, box] of boxes.entries()) {
        const where = `from space ${space} on, price ${i}`;
        expect(apart(box, token), `${where}: a token`).toBeGreaterThan(18);
        for (const letter of letterPlaces(track, corners))
          expect(apart(box, letter), `${where}: a letter`).toBeGreaterThan(6);
        for (const [at, off] of track.drawing.signs)
          expect(apart(box, track.at(at, off)), `${where}: a sign`).toBeGreaterThan(SIGN - 2);
        expect(box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h, `${where}: whole`).toBe(
          true,
        );
        expect([zoom, ...boxes.slice(i + 1)].some((other) => meet(box, other)), `${where}: another`).toBe(false);
      }
    }
  });

  it("keep off tokens and the edges of a phone's screen, too", () => {
    for (const space of everywhere(spaces)) {
      const window = fit(
        around([track.at(space - 3), ...pads(space).map(({ to }) => track.at(to))], HALF + 30), 390, 320,
      );
      const [unit, sight] = [390 / window.w, margined(window, (10 * window.w) / 390)];
      const grow = Math.min(1.6, Math.max(1, 0.68 / unit));
      const boxes = spreadPrices(
        track, padPlaces(track, pads(space), corners, grow), inTheWay(track, [], [], corners, [token]), sight, [], grow,
      ).map((place) => priceBox(place));
      for (const box of boxes) {
        expect(apart(box, token), `from space ${space} on: a token`).toBeGreaterThan(18);
        const air = Math.min(
          box.x - window.x, box.y - window.y, window.x + window.w - box.x - box.w, window.y + window.h - box.y - box.h,
        );
        expect(air, `from space ${space} on: an edge`).toBeGreaterThan(8 / unit);
      }
    }
  });

  /** Places to stop at in a row, cars between and beside them, and phones' windows that hardly hold them. */
  const TIGHT = [[390, 320], [390, 200], [1000, 700]] as const;
  const five = (from: number) =>
    [1, 2, 3, 4, 5].map((i): Pad => {
      const [spot, priceLook] = [i % 3 === 1 ? 1 : 0, i > 3 ? ("spin" as const) : ("hot" as const)];
      return { ...pads(from)[0]!, to: from + i, spot, price: "2", priceLook };
    });
  const rivals = (from: number) => [
    { progress: from, spot: 0 }, { progress: from + 1, spot: 0 }, { progress: from + 3, spot: 1 },
    { progress: from + 6, spot: 0 },
  ];
  it.each(TIGHT)("in a window of %i by %i each is told beside its own pad: no other pad and no car is nearer, and no tick runs through a car", (wide, high) => {
    const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
    const strange = everywhere(spaces).filter((space) => {
      const window = fit(around(five(space).map(({ to }) => track.at(to)), HALF + 30), wide, high);
      const grow = Math.min(1.6, Math.max(1, (0.68 * window.w) / wide));
      const cars = rivals(space);
      const standing = cars.map(({ progress, spot }) => track.at(progress, track.spotOff(progress, spot)));
      const stops = padPlaces(track, five(space), corners, grow);
      const round = inTheWay(track, [], cars, corners, [token]);
      const places = spreadPrices(track, stops, round, margined(window, 10), [], grow, cars);
      return places.some(({ p, tag }, i) => {
        const others = [...places.filter((_, other) => other !== i).map((other) => other.p), ...standing];
        const between = Array.from({ length: 21 }, (_, k) => ({
          x: p.x + ((tag.x - p.x) * k) / 20, y: p.y + ((tag.y - p.y) * k) / 20,
        }));
        const nearer = others.some((other) => far(tag, other) <= far(tag, p));
        return nearer || standing.some((car) => between.some((point) => far(point, car) < 14));
      });
    });
    expect(strange).toEqual([]);
  });
  it.each(TIGHT)("in a window of %i by %i none hides another, the number of a pad, or a car", (wide, high) => {
    const hidden = everywhere(spaces).filter((space) => {
      const window = fit(around(five(space).map(({ to }) => track.at(to)), HALF + 30), wide, high);
      const grow = Math.min(1.6, Math.max(1, (0.68 * window.w) / wide));
      const cars = rivals(space);
      const [stops, round] = [padPlaces(track, five(space), corners, grow), inTheWay(track, [], cars, corners)];
      const places = spreadPrices(track, stops, round, margined(window, 10), [], grow, cars);
      const boxes = places.map((place) => priceBox(place));
      const seen = [
        ...places.map(({ p }) => p),
        ...cars.map(({ progress, spot }) => track.at(progress, track.spotOff(progress, spot))),
      ];
      return boxes.some(
        (box, i) => boxes.slice(i + 1).some((other) => meet(box, other)) || seen.some((thing) => apart(box, thing) < 8),
      );
    });
    expect(hidden).toEqual([]);
  });

  it.each(TIGHT)("in a window of %i by %i none hides a pad's symbol", (wide, high) => {
    const hidden = everywhere(spaces).filter((space) => {
      const window = fit(around([0, 2, 4].map((ahead) => track.at(space + ahead)), HALF + 30), wide, high);
      const grow = Math.min(1.6, Math.max(1, (0.68 * window.w) / wide));
      const cars = rivals(space).slice(0, 2);
      const pad = { ...pads(space)[0]!, to: space + 2, marks: ["slipstream"] };
      const places = spreadPrices(
        track, padPlaces(track, [pad], corners, grow), inTheWay(track, [], cars, corners), margined(window, 10), [],
        grow, cars,
      );
      return places.some((place) => place.marks.some(({ at }) => apart(priceBox(place), at) < 10));
    });
    expect(hidden).toEqual([]);
  });

  it("have no car between them and their pad", () => {
    for (const space of everywhere(spaces)) {
      const cars = pads(space).map(({ to, spot }) => ({ progress: to, spot: 1 - spot }));
      const standing = cars.map(({ progress, spot }) => track.at(progress, track.spotOff(progress, spot)));
      for (const { p, tag } of spreadPrices(
        track, padPlaces(track, pads(space).slice(-1), corners, 1), inTheWay(track, [], cars, corners), seen, [], 1,
        cars,
      )) {
        const way = { x: tag.x - p.x, y: tag.y - p.y };
        const aside = (car: { x: number; y: number }) =>
          Math.abs((car.x - p.x) * way.y - (car.y - p.y) * way.x) / Math.hypot(way.x, way.y);
        const ahead = (car: { x: number; y: number }) => (car.x - p.x) * way.x + (car.y - p.y) * way.y > 0;
        expect(standing.filter((car) => aside(car) < 10 && ahead(car)), `from space ${space} on`).toEqual([]);
      }
    }
  });
});

it("the words of a pad leave air beside them, however the pad lies", () => {
  const pad = { words: "+2", look: "chosen" } as Pad;
  const wide = (deg: number) => 25 * wordScale({ pad, p: { x: 0, y: 0, deg }, wide: 52 }, 1.2);
  expect(wide(0)).toBe(30);
  expect(wide(90)).toBeLessThan(1.2 * 31 - 9);
});

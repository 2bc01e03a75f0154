/** What the pictures of the rules show: cars on the spaces of a real circuit, their ways, and what these cost. */
import type { SignName } from "../parts";

export type Tone = "free" | "tyres" | "brakes" | "out";
export interface Spot {
  space: number;
  tone: Tone;
  /** Before the words. */
  sign?: SignName;
  words: string;
}
export interface SceneCar {
  seat: number;
  space: number;
  /** In a frame beside it. */
  gear?: number;
  /** How many dice it rolls. */
  dice?: number;
  /** It leaves from here. */
  gone?: boolean;
}
export interface SceneFace {
  /** The space in the middle of the picture; the road runs to the right there. */
  middle: number;
  /** In units of the board; the picture is three by two. */
  wide: number;
  cars: SceneCar[];
  ways?: { spaces: number[]; slips?: boolean; bad?: boolean }[];
  spots?: Spot[];
  debris?: number[];
}
export const CIRCUIT = "pine_harbour";

const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const spot = (space: number, tone: Tone, words: string, sign?: SignName): Spot => ({
  space,
  tone,
  words,
  ...(sign && { sign }),
});
const car = (seat: number, space: number, more: Partial<SceneCar> = {}): SceneCar => ({ seat, space, ...more });
const BEND = { middle: 1013, wide: 760 };
const STRAIGHT = { middle: 2020, wide: 480 };

export const SCENES: Record<string, SceneFace> = {
  "corner-stop": {
    ...BEND,
    cars: [car(0, 1006, { gone: true })],
    ways: [{ spaces: run(1006, 1011) }],
    spots: [spot(1011, "free", "1/1")],
  },
  "corner-over": {
    ...BEND,
    cars: [car(0, 1009, { gone: true })],
    ways: [{ spaces: run(1009, 1018) }],
    spots: [spot(1017, "tyres", "1", "tyres"), spot(1018, "tyres", "2", "tyres")],
  },
  "corner-brake": {
    ...BEND,
    cars: [car(0, 1009, { gone: true })],
    ways: [{ spaces: run(1009, 1017) }],
    spots: [spot(1017, "tyres", "1", "tyres"), spot(1018, "brakes", "1", "brakes")],
  },
  "corner-two": {
    middle: 2074,
    wide: 860,
    cars: [car(0, 1068, { gone: true })],
    ways: [{ spaces: run(1068, 1072) }, { spaces: run(1072, 1077) }, { spaces: run(1077, 1084) }],
    spots: [spot(1072, "free", "1/2"), spot(1077, "free", "2/2")],
  },
  "straight-two": {
    ...STRAIGHT,
    cars: [car(0, 1018, { gone: true })],
    ways: [{ spaces: [1018, 2018, 3017, 3018, 3019] }],
    spots: [spot(3019, "free", "4")],
  },
  "straight-back": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gone: true })],
    ways: [{ spaces: [2018, 1019, 2019, 2020, 2021], bad: true }],
  },
  "straight-pass": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gone: true }), car(1, 2019)],
    ways: [{ spaces: [2018, 1019, 1020, 2020, 2021] }],
    spots: [spot(2021, "free", "4")],
  },
  "brake-choice": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gone: true })],
    ways: [{ spaces: run(2018, 2020) }],
    spots: [spot(2020, "free", ""), spot(2021, "brakes", "1", "brakes"), spot(2022, "brakes", "2", "brakes")],
  },
  "brake-blocked": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gone: true }), car(1, 2021), car(2, 1021), car(3, 3019)],
    ways: [{ spaces: run(2018, 2020) }],
    spots: [spot(2020, "brakes", "", "brakes")],
  },
  "slip-good": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gear: 5 }), car(1, 2019, { gear: 4 })],
    ways: [{ spaces: [2018, 1019, 1020, 2020], slips: true }],
    spots: [spot(2020, "free", "+3")],
  },
  "slip-gear": { ...STRAIGHT, cars: [car(0, 2018, { gear: 4 }), car(1, 2019, { gear: 5 })] },
  "slip-slow": { ...STRAIGHT, cars: [car(0, 2018, { gear: 4 }), car(1, 2019, { gear: 3 })] },
  "slip-corner": {
    ...BEND,
    cars: [car(0, 1008, { gear: 4 }), car(1, 1009, { gear: 4 })],
    ways: [{ spaces: [1008, 2009, 2010, 2011], slips: true }],
    spots: [spot(2011, "brakes", "1", "brakes")],
  },
  "crash-three": {
    ...STRAIGHT,
    middle: 2021,
    cars: [
      car(0, 2021, { dice: 3 }),
      car(1, 2022, { dice: 1 }),
      car(2, 1021, { dice: 1 }),
      car(3, 3020, { dice: 1 }),
      car(4, 2020),
    ],
  },
  "crash-debris": {
    ...STRAIGHT,
    cars: [car(0, 2018, { gone: true })],
    ways: [{ spaces: run(2018, 2022) }],
    debris: [2020],
    spots: [spot(2022, "free", "")],
  },
};

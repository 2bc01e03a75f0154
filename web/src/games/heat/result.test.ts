import { beforeAll, expect, it } from "vitest";
import type { SeatInfo } from "../../kit/contract";
import { learn, learnSite, speak } from "../../kit/language.svelte";
import { seatNote } from "../../shell/end/seatNote";
import { modulesOf, wonBy } from "./result";
import type { CarView, LegendView } from "./state";

const home = (place: number, finished_round: number, progress: number) =>
  ({ place, finished_round, progress, finished: true }) as CarView;

beforeAll(() => Promise.all([speak("en"), learn("heat"), learn("heat/end"), learnSite()]));

it("a race is won by spaces in one round, by rounds otherwise", () => {
  expect(wonBy({ cars: [home(2, 9, 130), home(1, 9, 133)] })).toBe("Won by 3 spaces.");
  expect(wonBy({ cars: [home(1, 9, 130), home(2, 9, 130)] })).toBe("Won side by side, on the race line.");
  expect(wonBy({ cars: [home(1, 8, 126), home(2, 9, 133)] })).toBe("Won by a whole round.");
});
it("nobody is beaten in a race alone", () => {
  expect(wonBy({ cars: [home(1, 8, 126)] })).toBe("");
});

it("names the modules of a race, and nothing for the plain game", () => {
  const fog = { token: "fog", sector: "no-slipstream" } as const;
  expect(modulesOf({ weather: fog, legends: [{} as LegendView] })).toBe(" with weather and legends");
  expect(modulesOf({ weather: fog, legends: [], tournament: true })).toBe(" with weather and tournament mode");
  expect(modulesOf({ weather: null, legends: [], tournament: false })).toBe("");
});

it("tells whose race a bot has driven to its end", () => {
  const seat = (more: Partial<SeatInfo>) =>
    ({ seat: 0, kind: "human", name: "Ana", level: null, connected: false, away: false, ...more }) as SeatInfo;
  expect(seatNote(seat({}))).toBeUndefined();
  expect(seatNote(seat({ away: true }))).toBe("a bot finished");
  expect(seatNote(seat({ kind: "bot", level: "pro", away: true }))).toBe("Bot, Pro");
  expect(seatNote(undefined)).toBeUndefined();
});

/** Tiny races for tests. */
import type { GameEvent } from "./room";
import type { FactoryView, Forecast, Register, RobotView } from "./state";

export const empty = (): Register[] => Array.from({ length: 5 }, () => ({ state: "empty" as const, locked: false }));

export const robot = (seat: number, x: number, y: number, more: Partial<RobotView> = {}): RobotView => ({
  robot: seat,
  seat,
  team: null,
  blocker: false,
  superbot: false,
  x,
  y,
  facing: "north",
  damage: 0,
  lives: 3,
  archive: { x, y },
  touched: 0,
  next_flag: 1,
  ready: false,
  down: false,
  announced: false,
  cards: 9,
  registers: empty(),
  options: [],
  controller: null,
  waits: false,
  place: 0,
  ...more,
});

export const race = (robots: RobotView[], more: Partial<FactoryView> = {}): FactoryView => ({
  game: "roborally",
  rules: 1,
  seat: 0,
  seats: robots.length,
  round: 1,
  phase: "program",
  register: 1,
  step: "reveal",
  steps: ["reveal", "robots", "belts", "lasers", "flags"],
  course: {
    id: "checkmate",
    kind: "beginner",
    level: "easy",
    length: "short",
    players: [2],
    goal: "race",
    rules: [],
    flags: 2,
  },
  floor: {
    width: 6,
    height: 3,
    boards: [],
    signs: [],
    walls: [],
    lasers: [{ x: 0, y: 1, way: "east", cells: 4, beams: 1 }],
  },
  flags: [
    { flag: 1, x: 5, y: 0 },
    { flag: 2, x: 0, y: 0 },
  ],
  docks: robots.map((one) => one.robot),
  robots,
  deck: 60,
  option_deck: 26,
  option_discard: [],
  places: [],
  ...more,
});

export const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, to: null, args: seat >= 0 ? { robot: seat, blocker: 0, ...args } : args }) as GameEvent;

export const foreseenRow = (fields: Partial<Forecast>): Forecast => ({
  register: 1,
  card: "move_1",
  walk: [],
  ride: [],
  shove: [],
  drives: "ahead",
  turned: "",
  curved: "",
  geared: "",
  x: 0,
  y: 0,
  facing: "east",
  stopped: false,
  damage: 0,
  flag: 0,
  lost: "",
  by: "card",
  over: null,
  ...fields,
});

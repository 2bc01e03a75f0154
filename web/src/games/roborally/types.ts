/** What is told of RoboRally: made from declarations by `make faces`, never by hand. Format 1. */
import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";

export type StepName = "reveal" | "robots" | "express" | "belts" | "pushers" | "gears" | "lasers" | "flags";

export interface CourseView {
  id: string;
  kind: string;
  level: string;
  length: string;
  players: number[];
  goal: "race" | "pairs" | "teams" | "capture" | "toggle" | "survival" | "superbot" | "blockers";
  rules: ("option_draft" | "moving_flags" | "double_lasers" | "damaged_start" | "no_power_down" | "options_for_repairs"
    | "half_minute" | "one_minute" | "start_option" | "turning_boards")[];
  flags: number;
}

export type BoardId = "exchange" | "vault" | "chess" | "cross" | "spin_zone" | "maelstrom" | "island" | "chop_shop" |
  "dock_plain" | "dock_belts";

export interface PlacedBoard {
  id: BoardId;
  x: number;
  y: number;
  turn: number;
  width: number;
  height: number;
}

export type Way = "north" | "east" | "south" | "west";

export interface Laser {
  x: number;
  y: number;
  way: Way;
  cells: number;
  beams: number;
}

export interface FloorData {
  width: number;
  height: number;
  boards: PlacedBoard[];
  /** A row of the floor each, a sign a cell. */
  signs: string[];
  /** A hexadecimal digit a cell: 1 north, 2 east, 4 south, 8 west. */
  walls: string[];
  lasers: Laser[];
}

export interface FlagView {
  flag: number;
  /** None: off the floor. */
  x: number | null;
  y: number | null;
  carrier?: number | null;
  team?: number | null;
}

export interface Place {
  /** None: off the floor. */
  x: number | null;
  y: number | null;
}

export type CardId = "u_turn" | "rotate_left" | "rotate_right" | "back_up" | "move_1" | "move_2" | "move_3";

export interface SecondCard {
  card: CardId;
  priority: number;
  /** Carried out as a side step. */
  side: boolean;
}

export interface Register {
  state: "empty" | "down" | "up";
  locked: boolean;
  /** Holds two cards. */
  pair?: boolean;
  card?: CardId;
  priority?: number;
  with?: SecondCard;
}

export type OptionId = "ablative_coat" | "abort_switch" | "brakes" | "circuit_breaker" | "conditional_program" |
  "crab_legs" | "double_barreled_laser" | "dual_processor" | "extra_memory" | "fire_control" | "flywheel" |
  "fourth_gear" | "gyroscopic_stabilizer" | "high_power_laser" | "mechanical_arm" | "mini_howitzer" |
  "power_down_shield" | "pressor_beam" | "radio_control" | "ramming_gear" | "rear_firing_laser" | "recompile" |
  "reverse_gear" | "scrambler" | "superior_archive" | "tractor_beam";

export interface OptionCard {
  id: OptionId;
  tokens: number;
  stored: boolean;
}

export interface RobotView {
  robot: number;
  seat: number;
  team: number | null;
  blocker: boolean;
  superbot: boolean;
  /** None: off the floor. */
  x: number | null;
  y: number | null;
  facing: Way | null;
  damage: number;
  lives: number;
  archive: Place;
  /** Flags. */
  touched: number;
  next_flag: number | null;
  ready: boolean;
  /** Powered down. */
  down: boolean;
  /** Will be powered down. */
  announced: boolean;
  /** Not in locked registers. */
  cards: number;
  registers: Register[];
  options: OptionCard[];
  /** Whose radio control drives it. */
  controller: number | null;
  /** For its return. */
  waits: boolean;
  /** 0: none yet. */
  place: number;
}

export interface ProgramCard {
  card: CardId;
  priority: number;
}

export interface StoredCard {
  option: OptionId;
  card: CardId;
  priority: number;
}

export interface HandView {
  robot: number;
  cards: ProgramCard[];
  stored: StoredCard[];
  /** Those that lie face down; none: everybody sees the same. */
  registers: (Register | null)[];
  power_down: boolean;
}

export interface FactoryView {
  game: "roborally";
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** Whose view it is; none: a spectator's. */
  seat: number | null;
  /** The turn. */
  round: number;
  phase: "set-up" | "program" | "run" | "clean-up" | "over";
  register: number;
  step: StepName;
  /** Those that this course has. */
  steps: StepName[];
  course: CourseView;
  floor: FloorData;
  flags: FlagView[];
  /** In dock order. */
  docks: number[];
  robots: RobotView[];
  deck: number;
  option_deck: number;
  option_discard: OptionId[];
  /** Of the seats, once it is over. */
  places: number[];
  /** Of one's own robots. */
  hands?: HandView[];
  /** One's own. */
  draft?: OptionId[];
}

export interface Move {
  robot: number;
  x: number;
  y: number;
  facing: Way;
}

export interface Cell {
  x: number;
  y: number;
}

export type Events = {
  "course": { course: string; order: number[] };
  "course-without-docks": { course: string; order: number[] };
  "turn-began": { turn: number };
  "powered-down": { robot: number; blocker: 0 | 1; damage: number };
  "dealt": { robot: number; blocker: 0 | 1; count: number };
  "dealt-cards": { robot: number; blocker: 0 | 1; cards: CardId[]; hand: ProgramCard[] };
  "time-up": { count: number };
  "programmed": Record<never, never>;
  "announced": { robot: number; blocker: 0 | 1 };
  "stays-down": { robot: number; blocker: 0 | 1; stays: 0 | 1 };
  "register-began": { register: number };
  "clean-up-began": Record<never, never>;
  "wiped": Record<never, never>;
  "revealed": { robot: number; blocker: 0 | 1; card: CardId; priority: number; register: number; shares: "no" | "turn" |
    "side"; with: CardId[] };
  "acts": { robot: number; blocker: 0 | 1; card: CardId; priority: number; register: number; shares: "no" | "turn" |
    "side"; with: CardId[]; steps: number };
  "random-card": { robot: number; blocker: 0 | 1; card: CardId; priority: number; register: number };
  "turned": { robot: number; blocker: 0 | 1; moves: Move[]; way: Way; quarters: number };
  "moved": { robot: number; blocker: 0 | 1; moves: Move[]; steps: number; way: Way; forward: 0 | 1 };
  "stopped": { robot: number; blocker: 0 | 1; way: Way };
  "pushed": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[]; moves: Move[]; over?: number; how:
    "robot" | "pusher" | "beam"; way: Way; count: number };
  "rammed": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[]; target: number };
  "carried": { whom: number[]; blockers?: (0 | 1)[]; moves: Move[]; belts: "all" | "express" };
  "held": { whom: number[]; blockers?: (0 | 1)[]; belts: "all" | "express"; count: number };
  "gears": { whom: number[]; blockers?: (0 | 1)[]; moves: Move[] };
  "beam": { robot: number; blocker: 0 | 1; x: number; y: number; from: Cell; tokens: number; way: Way; target: number };
  "shot": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[]; x: number; y: number; tokens: number;
    way: Way; target: number; rear: 0 | 1 };
  "weapon": { robot: number; blocker: 0 | 1; card: OptionId; whom: number[]; blockers?: (0 | 1)[]; x: number; y: number;
    target: number };
  "scrambled": { robot: number; blocker: 0 | 1; register: number };
  "damaged": { robot: number; blocker: 0 | 1; damage: number; locked: number };
  "destroyed": { robot: number; blocker: 0 | 1; x: number; y: number; how: "damage" | "edge" | "pit"; lives: number };
  "eliminated": { robot: number; blocker: 0 | 1 };
  "repaired": { robot: number; blocker: 0 | 1; damage: number; freed: number };
  "option-drawn": { robot: number; blocker: 0 | 1; card: OptionId };
  "no-option": { robot: number; blocker: 0 | 1 };
  "drafted": { cards: OptionId[] };
  "option-used": { robot: number; blocker: 0 | 1; card: OptionId };
  "option-worked": { robot: number; blocker: 0 | 1; card: OptionId; left: number };
  "option-fired": { robot: number; blocker: 0 | 1; card: OptionId; left: number };
  "option-given-up": { robot: number; blocker: 0 | 1; card: OptionId };
  "option-lost": { robot: number; blocker: 0 | 1; card: OptionId };
  "option-worn-out": { robot: number; blocker: 0 | 1; card: OptionId };
  "flag-touched": { robot: number; blocker: 0 | 1; x: number; y: number; flag: number; flags: number };
  "archived": { robot: number; blocker: 0 | 1; x: number; y: number };
  "returns": { robot: number; blocker: 0 | 1; x: number; y: number };
  "re-entered": { robot: number; blocker: 0 | 1; moves: Move[]; damage: number; way: Way };
  "flag-moved": { flag: number; gone: 0 | 1; x?: number; y?: number };
  "tossed": { robot: number; blocker: 0 | 1; card: BoardId; board: number; heads: 0 | 1; turn: number };
  "superbot": { robot: number; blocker: 0 | 1 };
  "flag-toggled": { robot: number; blocker: 0 | 1; flag: number; team: "A" | "B" | "C" | "D"; flags: number };
  "home-chosen": { card: BoardId; team: "A" | "B" | "C" | "D" };
  "placed": { robot: number; blocker: 0 | 1; moves: Move[] };
  "caught": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[]; x: number; y: number; target: number
    };
  "flag-taken": { robot: number; blocker: 0 | 1; flag: number; team: "A" | "B" | "C" | "D" };
  "flag-dropped": { robot: number; blocker: 0 | 1; flag: number; team: "A" | "B" | "C" | "D"; x: number; y: number };
  "flag-returned": { robot: number; blocker: 0 | 1; flag: number; team: "A" | "B" | "C" | "D"; x: number; y: number };
  "flag-brought": { robot: number; blocker: 0 | 1; flag: number; team: "A" | "B" | "C" | "D" };
  "finished": { robot: number; blocker: 0 | 1; place: number };
  "race-over": { turns: number };
};

export type Questions = {
  "choose-home": Record<never, never>;
  "place-at-home": Record<never, never>;
  "face-at-home": Record<never, never>;
  "keep-option": Record<never, never>;
  "recompile": { robot: number; blocker: 0 | 1; count: number };
  "fill-register": { robot: number; blocker: 0 | 1; register: number };
  "add-card": { robot: number; blocker: 0 | 1; register: number };
  "store-card": { robot: number; blocker: 0 | 1; card: OptionId };
  "announce-power-down": { robot: number; blocker: 0 | 1; damage: number };
  "stay-down": { robot: number; blocker: 0 | 1; damage: number };
  "enter-down": { robot: number; blocker: 0 | 1; damage: number };
  "set-gyroscope": { robot: number; blocker: 0 | 1 };
  "swap-program": { robot: number; blocker: 0 | 1; card: CardId; priority: number; register: number };
  "abort-program": { robot: number; blocker: 0 | 1; card: CardId; priority: number; register: number };
  "change-gear": { robot: number; blocker: 0 | 1; steps: number; other: number };
  "choose-weapon": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[] };
  "aim-weapon": { robot: number; blocker: 0 | 1; card: OptionId; whom: number[]; blockers?: (0 | 1)[] };
  "high-power": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[] };
  "fire-control": { robot: number; blocker: 0 | 1; whom: number[]; blockers?: (0 | 1)[]; target: number };
  "give-up-option": { robot: number; blocker: 0 | 1; damage: number; tokens: number };
  "lose-option": { robot: number; blocker: 0 | 1 };
  "choose-cell": { robot: number; blocker: 0 | 1; how: "damage" | "edge" | "pit" };
  "face": { robot: number; blocker: 0 | 1; how: "damage" | "edge" | "pit" };
};

export type Labels = {
  "home": { card: BoardId };
  "place": { x: number; y: number; column: number; row: number };
  "face": { way: Way };
  "card": { card: CardId; priority: number };
  "second-card": { card: CardId; priority: number };
  "side-step": { card: CardId; priority: number };
  "one-card": Record<never, never>;
  "store": { card: CardId; priority: number };
  "store-nothing": Record<never, never>;
  "recompile": Record<never, never>;
  "keep-hand": Record<never, never>;
  "power-down": Record<never, never>;
  "keep-running": Record<never, never>;
  "stay-down": Record<never, never>;
  "wake-up": Record<never, never>;
  "gyroscope-on": Record<never, never>;
  "gyroscope-off": Record<never, never>;
  "swap": Record<never, never>;
  "abort": Record<never, never>;
  "keep-program": Record<never, never>;
  "cells": { steps: number };
  "weapon": { card: OptionId };
  "main-laser": Record<never, never>;
  "shoot-through": Record<never, never>;
  "ordinary-shot": Record<never, never>;
  "aim": { whom: number[]; blockers?: (0 | 1)[]; x: number; y: number; target: number };
  "lock": { register: number };
  "destroy-option": { card: OptionId };
  "plain-hit": Record<never, never>;
  "give-up": { card: OptionId };
  "take-damage": Record<never, never>;
  "keep-option": { card: OptionId };
  "lose": { card: OptionId };
};

/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {
  view: FactoryView;
  event: Told;
  question: Asked;
}

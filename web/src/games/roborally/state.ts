/** A race of robots as the server describes it to one viewer. */
import type { View } from "../../table/types";

export type Way = "north" | "east" | "south" | "west";
export const WAYS: readonly Way[] = ["north", "east", "south", "west"];
export type CardId = "u_turn" | "rotate_left" | "rotate_right" | "back_up" | "move_1" | "move_2" | "move_3";
export const REGISTERS = 5;
export const DEADLY = 10;
/** Damage that lies beside the registers; every further token locks one. */
export const FREE_TOKENS = 4;

export interface Cell {
  x: number;
  y: number;
}
export interface Place {
  x: number | null;
  y: number | null;
}
export interface ProgramCard {
  card: CardId;
  priority: number;
}
export interface Register extends Partial<ProgramCard> {
  state: "empty" | "down" | "up";
  locked: boolean;
  with?: ProgramCard & { side: boolean };
}
export interface OptionCard {
  id: string;
  tokens: number;
  stored: boolean;
}
export interface RobotView extends Place {
  robot: number;
  seat: number;
  team: number | null;
  blocker: boolean;
  superbot: boolean;
  facing: Way | null;
  damage: number;
  lives: number;
  archive: Place;
  touched: number;
  next_flag: number | null;
  ready: boolean;
  down: boolean;
  announced: boolean;
  cards: number;
  registers: Register[];
  options: OptionCard[];
  controller: number | null;
  waits: boolean;
  place: number;
}
export interface Laser extends Cell {
  way: Way;
  cells: number;
  beams: number;
}
export interface PlacedBoard extends Cell {
  id: string;
  turn: number;
  width: number;
  height: number;
}
export interface FloorData {
  width: number;
  height: number;
  boards: PlacedBoard[];
  signs: string[];
  walls: string[];
  lasers: Laser[];
}
export interface FlagView extends Place {
  flag: number;
  carrier?: number | null;
  team?: number | null;
}
export interface CourseFacts {
  id: string;
  kind: string;
  level: string;
  length: string;
  players: number[];
  goal: string;
  rules: string[];
}
export interface HandView {
  robot: number;
  cards: ProgramCard[];
  stored: (ProgramCard & { option: string })[];
  /** Registers that lie face down, as their owner sees them; null: everybody sees the same. */
  registers: (Register | null)[];
  power_down: boolean;
}
export type StepName = "reveal" | "robots" | "express" | "belts" | "pushers" | "gears" | "lasers" | "flags";
export interface FactoryView extends View {
  round: number;
  phase: "set-up" | "program" | "run" | "clean-up" | "over";
  register: number;
  step: StepName;
  steps: StepName[];
  course: CourseFacts & { flags: number };
  floor: FloorData;
  flags: FlagView[];
  docks: number[];
  robots: RobotView[];
  deck: number;
  option_deck: number;
  option_discard: string[];
  places: number[];
  hands?: HandView[];
  draft?: string[];
}
/** What the server says a program would do to its robot, register by register. */
export interface Forecast extends Cell {
  register: number;
  card: CardId;
  walk: Cell[];
  ride: Cell[];
  facing: Way;
  stopped: boolean;
  damage: number;
  flag: number;
  lost: "" | "pit" | "edge" | "damage";
  /** Which way it leaves the floor. */
  over: Way | null;
}
/** A course before there is a table on it. */
export interface Sheet extends CourseFacts {
  floor: FloorData;
  flags: FlagView[];
}

/** The race with the own cards that lie face down in their registers. */
export function withOwn(view: FactoryView): FactoryView {
  const own = (robot: number) => view.hands?.find((hand) => hand.robot === robot)?.registers;
  return { ...view, robots: view.robots.map((robot) => ({ ...robot, registers: robot.registers.map((register, i) => own(robot.robot)?.[i] ?? register) })) };
}
export const robotsOf = (view: FactoryView, seat: number | null): RobotView[] => view.robots.filter((robot) => robot.seat === seat);
export const onFloor = <P extends Place>(places: P[]): (P & Cell)[] => places.filter((place): place is P & Cell => place.x !== null);
export const isOnFloor = (place: Place): place is Cell => place.x !== null;

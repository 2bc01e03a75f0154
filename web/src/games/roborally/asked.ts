/** What a question means on the board: whom it is about, where a robot would land, which board would be home. */
import type { Box } from "../../table/board/camera";
import type { Side } from "./floor";
import { distance } from "./goal";
import { isBlocker } from "./robots";
import { OPTION_CARDS } from "./facts";
import type { AnyAsked, Question } from "./room";
import {
  isOnFloor,
  WAYS,
  type Cell,
  type FactoryView,
  type FloorData,
  type OptionId,
  type PlacedBoard,
  type RobotView,
} from "./state";

export interface Landing extends Cell {
  choice: number;
  steps: number;
  lost: boolean;
}
/** Questions whose answers are option cards: the cards themselves are tapped. */
export const PICKING = ["give-up-option", "lose-option", "keep-option"];
/** The option that a question is about, where one alone is. */
const ABOUT: Record<string, OptionId> = {
  recompile: "recompile",
  "swap-program": "conditional_program",
  "abort-program": "abort_switch",
  "set-gyroscope": "gyroscopic_stabilizer",
  "high-power": "high_power_laser",
  "fire-control": "fire_control",
};
export function optionAsked({ kind, args }: Question): OptionId | null {
  const { card }: AnyAsked = args;
  if (kind === "change-gear")
    return args.other === 0 ? "brakes" : args.other === 4 ? "fourth_gear" : "reverse_gear";
  return ABOUT[kind] ?? OPTION_CARDS.find((one) => one === card) ?? null;
}
const AIMING = ["choose-weapon", "high-power", "fire-control"];
/** A robot in one's sights; with a choice where one has to be made. */
export interface Aim extends Cell {
  robot: number;
  choice: number | null;
}
/** So many cells are called by letters; of more it is enough to see them. */
const LETTERED = 8;
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** The robot in one's sights: the first that is named, which of a player's two may be the blocker. */
export function aimedAt(view: FactoryView, question: Question | null): (RobotView & Cell) | null {
  if (!question || !AIMING.includes(question.kind)) return null;
  const args: AnyAsked = question.args;
  const [seat] = args.whom ?? [];
  return (
    view.robots.find(
      (robot): robot is RobotView & Cell =>
        robot.seat === seat && robot.blocker === isBlocker(args, 0) && isOnFloor(robot),
    ) ?? null
  );
}
/** Everybody in one's sights: those among whom the weapon is aimed, or the one it is about. */
export function aims(view: FactoryView, question: Question | null): Aim[] {
  if (question?.kind === "aim-weapon")
    return question.options.flatMap(({ choice, label }) =>
      label.kind === "aim" ? [{ robot: label.target, x: label.x, y: label.y, choice }] : [],
    );
  const one = aimedAt(view, question);
  return one ? [{ robot: one.robot, x: one.x, y: one.y, choice: null }] : [];
}
/** What a cell to choose is called, on the board and beside it; "" where there are too many for names. */
export const letterOf = (letters: string, place: number, places: number): string =>
  places <= LETTERED ? (letters[place] ?? "") : "";

/** Where the robot would stand with each number of cells, if nobody is in its way. */
export function landings(view: FactoryView, question: Question | null, me: RobotView | undefined): Landing[] {
  if (question?.kind !== "change-gear" || !me || !isOnFloor(me) || !me.facing) return [];
  const back = me.registers[view.register - 1]?.card === "back_up";
  const way = (WAYS.indexOf(me.facing) + (back ? 2 : 0)) % 4;
  return question.options.flatMap(({ choice, label }) =>
    label.kind === "cells"
      ? [{ choice, steps: label.steps, ...walked(view.floor, { x: me.x, y: me.y }, way, label.steps) }]
      : [],
  );
}
function walked(floor: FloorData, from: Cell, way: number, steps: number): Cell & { lost: boolean } {
  let { x, y } = from;
  for (let step = 0; step < steps; step++) {
    const [nx, ny] = [x + DX[way]!, y + DY[way]!];
    if (hasWall(floor, x, y, way) || hasWall(floor, nx, ny, (way + 2) % 4)) break;
    const sign = floor.signs[ny]?.split(" ")[nx] ?? "-";
    if (sign === "-") return { x, y, lost: true };
    [x, y] = [nx, ny];
    if (sign === "##") return { x, y, lost: true };
  }
  return { x, y, lost: false };
}
const hasWall = ({ walls }: FloorData, x: number, y: number, way: number): boolean =>
  ((parseInt(walls[y]?.[x] ?? "0", 16) >> way) & 1) === 1;

/** The boards that can be home, with the choice of each. */
export function homes(view: FactoryView, question: Question | null): (PlacedBoard & { choice: number })[] {
  if (question?.kind !== "choose-home") return [];
  return question.options.flatMap(({ choice }, i) =>
    view.floor.boards[i] ? [{ ...view.floor.boards[i], choice }] : [],
  );
}

/** Cells to choose from, the one nearest to the aim first, and outwards from it: a window that does not show all shows
 *  the first. */
export function outwards<C extends Cell>(cells: C[], aim: Cell | null): C[] {
  const from = (cell: Cell | null | undefined) =>
    [...cells].sort((a, b) => (cell ? distance(a, cell) - distance(b, cell) : 0));
  return from(from(aim)[0]);
}
/** The sides of a window beyond which some of them lie. */
export function beyond(points: Cell[], { x, y, w, h }: Box): Side[] {
  const out = [
    points.some((p) => p.y < y),
    points.some((p) => p.x > x + w),
    points.some((p) => p.y > y + h),
    points.some((p) => p.x < x),
  ];
  return ([0, 1, 2, 3] as const).filter((side) => out[side]);
}

/** Everything that a question names: a window that does not show all shows this. */
export function namedCells(
  view: FactoryView,
  question: Question | null,
  me: RobotView | undefined,
  targets: Cell[],
): Cell[] {
  const boards = homes(view, question).flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width - 1, y: y + height - 1 },
  ]);
  const cells = [...targets, ...aims(view, question), ...landings(view, question, me), ...boards];
  return cells.length && me && isOnFloor(me) ? [me, ...cells] : cells;
}

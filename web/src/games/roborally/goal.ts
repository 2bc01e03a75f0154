/** Where a robot has to go: which way that lies from it, and how far. */
import type { Lay } from "./floor";
import { isOnFloor, type Cell, type FactoryView, type RobotView } from "./state";
import { aimSign, carried, isDecided } from "./teams";

export interface Goal {
  /** What stands on the flag. */
  sign: string;
  /** A flag is brought home. */
  home: boolean;
  /** As drawn, in degrees: 0 is up. */
  deg: number;
  /** So many cells away. */
  cells: number;
}

export const distance = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** From where a robot looks at its goal: its cell, or the one where it may be placed; from nowhere while it is lost,
 *  and when the race is decided. */
export function standOf(view: FactoryView, robot: RobotView, chosen: Cell | null): Cell | null {
  if (isDecided(view)) return null;
  return isOnFloor(robot) ? { x: robot.x, y: robot.y } : chosen;
}

export function goalOf(view: FactoryView, robot: RobotView, lay: Lay, from: Cell, to: Cell): Goal {
  const [a, b] = [lay.at(from), lay.at(to)];
  const deg = Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
  return { sign: aimSign(view, robot), home: carried(view, robot) !== undefined, deg, cells: distance(from, to) };
}

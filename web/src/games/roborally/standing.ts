/** Who is where in the race, and what each robot is doing. */
import type { Room } from "../../table/room.svelte";
import { isOnFloor, type FactoryView, type RobotView } from "./state";
import { isDecided } from "./teams";

/** Between the registers by flags, lives and damage; while one runs by the priority of its card. */
export function standing(view: FactoryView): RobotView[] {
  const ordered = isByPriority(view);
  const priority = (robot: RobotView) => {
    const register = robot.registers[view.register - 1];
    return ordered && register?.state === "up" ? (register.priority ?? 0) : 0;
  };
  const worth = (a: RobotView, b: RobotView) =>
    (a.place || 99) - (b.place || 99) || Number(a.blocker) - Number(b.blocker) || b.touched - a.touched || Number(b.lives > 0) - Number(a.lives > 0) || (a.team ?? 0) - (b.team ?? 0) || view.docks.indexOf(a.robot) - view.docks.indexOf(b.robot);
  return [...view.robots].sort((a, b) => priority(b) - priority(a) || worth(a, b));
}

/** Nobody has a priority while all cards of a register lie face down. */
export function isByPriority({ phase, step, register, robots }: FactoryView): boolean {
  const shown = robots.flatMap(({ registers }) => registers[register - 1] ?? []).filter(({ state }) => state === "up");
  return phase === "run" && shown.some(({ locked }) => !locked || step !== "reveal");
}

/** Robots are placed by their drivers before the first turn. */
export const isUnplaced = (view: FactoryView, robot: RobotView): boolean => !isOnFloor(robot) && view.round === 0;

/** Whether this robot waits for an answer of its driver that is not its program. */
export function isAsked(room: Pick<Room, "caughtUp" | "replay" | "question" | "seat" | "state">, view: FactoryView, robot: RobotView): boolean {
  if (room.replay || !room.caughtUp || view.phase === "program" || view.phase === "over" || !room.state.open_seats.includes(robot.seat)) return false;
  const asked = robot.seat === room.seat ? room.question?.args.robot : undefined;
  return asked === undefined ? !robot.blocker : asked === robot.robot;
}

/** The race stands still until somebody has answered: whoever is not asked waits. */
export const isHeld = (room: Pick<Room, "caughtUp" | "replay" | "state">, view: FactoryView): boolean =>
  !room.replay && room.caughtUp && view.phase !== "program" && view.phase !== "over" && room.state.open_seats.length > 0;

export type RobotState = "finished" | "out" | "destroyed" | "unplaced" | "placed" | "down" | "announced" | "ready" | "programming" | "runs" | "ran" | "ended";

export function stateOf(view: FactoryView, robot: RobotView): RobotState {
  if (robot.place > 0 && robot.next_flag === null && view.course.goal === "race") return "finished";
  if (robot.lives === 0) return "out";
  if (!isOnFloor(robot)) return isUnplaced(view, robot) ? "unplaced" : "destroyed";
  if (view.round === 0) return "placed";
  if (view.phase === "over") return "ended";
  if (robot.down) return "down";
  if (view.phase === "program") return robot.ready ? "ready" : "programming";
  if (robot.announced && !isDecided(view)) return "announced";
  return view.phase === "clean-up" ? "ran" : "runs";
}

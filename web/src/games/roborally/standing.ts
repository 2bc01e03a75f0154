/** Who is where in the race, and what each robot is doing. */
import type { AnyAsked, Room } from "./room";
import { isOnFloor, type FactoryView, type RobotView } from "./state";
import { isDecided } from "./teams";

/** By flags, lives and the docks. It does not change with the cards of each register: who looks for a robot finds it
 *  where it was. */
export function standing(view: FactoryView): RobotView[] {
  const ranks = ({ place, blocker, touched, lives, team, robot }: RobotView) => [
    place || Infinity,
    Number(blocker),
    -touched,
    -Number(lives > 0),
    team ?? 0,
    view.docks.indexOf(robot),
  ];
  return [...view.robots].sort((a, b) => {
    const [one, other] = [ranks(a), ranks(b)];
    const at = one.findIndex((rank, i) => rank !== other[i]);
    return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
  });
}

/** Robots are placed by their drivers before the first turn. */
export const isUnplaced = (view: FactoryView, robot: RobotView): boolean => !isOnFloor(robot) && view.round === 0;

/** Whether this robot waits for an answer of its driver that is not its program. */
export function isAsked(
  room: Pick<Room, "caughtUp" | "replay" | "question" | "seat" | "state">,
  view: FactoryView,
  robot: RobotView,
): boolean {
  if (
    room.replay ||
    !room.caughtUp ||
    view.phase === "program" ||
    view.phase === "over" ||
    !room.state.open_seats.includes(robot.seat)
  )
    return false;
  const { robot: own }: AnyAsked = room.question?.args ?? {};
  const asked = robot.seat === room.seat ? own : undefined;
  return asked === undefined ? !robot.blocker : asked === robot.robot;
}

/** The race stands still until somebody has answered: whoever is not asked waits. */
export const isHeld = (room: Pick<Room, "caughtUp" | "replay" | "state">, view: FactoryView): boolean =>
  !room.replay &&
  room.caughtUp &&
  view.phase !== "program" &&
  view.phase !== "over" &&
  room.state.open_seats.length > 0;

export type RobotState =
  | "finished"
  | "out"
  | "destroyed"
  | "unplaced"
  | "placed"
  | "down"
  | "announced"
  | "ready"
  | "programming"
  | "runs"
  | "ran"
  | "ended";

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

/** What others decide, as far as everybody may know it. */
import { isOnFloor, type FactoryView, type RobotView } from "./state";

export type Matter = "home" | "place" | "option" | "start" | "register" | "stay" | "where" | "how";

/** What the players of these seats decide; "other" where they do not decide the same. */
export function matterOf(view: FactoryView, seats: readonly number[]): Matter | "other" {
  const matters = new Set(
    seats
      .flatMap((seat) => view.robots.find((robot) => robot.seat === seat && !robot.blocker) ?? [])
      .map((robot) => ofRobot(view, robot)),
  );
  return matters.size === 1 ? [...matters][0]! : "other";
}

function ofRobot(view: FactoryView, robot: RobotView): Matter {
  if (view.phase === "set-up") return beforeTheRace(view);
  if (view.phase === "run") return view.register === 1 && !isRevealed(view) ? "start" : "register";
  if (robot.down) return "stay";
  return isOnFloor(robot) ? "how" : "where";
}
function beforeTheRace({ course, flags }: FactoryView): Matter {
  if (course.goal !== "capture") return "option";
  return flags.some(({ team }) => team == null) ? "home" : "place";
}
/** Cards that are locked lie open before the first register. */
const isRevealed = ({ robots }: FactoryView): boolean =>
  robots.some(({ registers: [first] }) => first?.state === "up" && !first.locked);

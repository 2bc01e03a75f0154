/** What a robot does, in one or two words beside its driver's name. */
import { t } from "../../../kit/text";
import { isCaught } from "../lost";
import type { Room } from "../room";
import { isAsked, isHeld, stateOf } from "../standing";
import type { FactoryView, RobotView } from "../state";
import { isDecided } from "../teams";

type At = Pick<Room, "caughtUp" | "replay" | "question" | "seat" | "state" | "isMe"> & {
  reel: Pick<Room["reel"], "steps" | "at">;
};

export function doing(room: At, view: FactoryView, robot: RobotView): string {
  if (isAsked(room, view, robot))
    return t(robot.seat === room.seat ? "roborally-ui-your-choice" : "roborally-ui-state-decides");
  const state = stateOf(view, robot);
  const you = room.isMe(robot.seat);
  if (state === "destroyed" && isCaught(room.reel.steps, room.reel.at, robot.robot))
    return t(isDecided(view) ? "roborally-ui-caught" : "roborally-ui-state-caught", { you });
  return t(`roborally-ui-state-${(state === "runs" || state === "ran") && isHeld(room, view) ? "waits" : state}`, {
    you,
  });
}

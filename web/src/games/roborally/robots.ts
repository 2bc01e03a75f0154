/** Robots by name: their players' names, and which robot is meant where a player has two. */
import { t } from "../../kit/text";

export function robotNames(args: Record<string, unknown>, nameOf: (seat: number) => string): string[] {
  const seats = Array.isArray(args.whom) ? args.whom : [];
  return seats.map((seat, i) =>
    isBlocker(args, i) ? t("roborally-who", { name: nameOf(Number(seat)), blocker: 1 }) : nameOf(Number(seat)),
  );
}
/** Whether the robot at this place among those named is its player's second one. */
export const isBlocker = (args: Record<string, unknown>, place: number): boolean =>
  Array.isArray(args.blockers) && args.blockers[place] === 1;
/** The same robots, in another event. */
export const robotsKey = ({ whom, blockers }: Record<string, unknown>): string => `${String(whom)} ${String(blockers)}`;

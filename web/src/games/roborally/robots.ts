/** Robots by name: their players' names, and which robot is meant where a player has two. */
import { t } from "../../kit/text";
import type { AnyArgs, AnyAsked } from "./room";

/** Whatever names robots. */
type Named = AnyArgs | AnyAsked;

export function robotNames(args: Named, nameOf: (seat: number) => string): string[] {
  return (args.whom ?? []).map((seat, i) =>
    isBlocker(args, i) ? t("roborally-who", { name: nameOf(seat), blocker: 1 }) : nameOf(seat),
  );
}
/** Whether the robot at this place among those named is its player's second one. */
export const isBlocker = ({ blockers }: Named, place: number): boolean => blockers?.[place] === 1;
/** The same robots, in another event. */
export const robotsKey = ({ whom, blockers }: Named): string => `${whom?.join()} ${blockers?.join()}`;

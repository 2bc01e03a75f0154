/** When a robot was lost: its registers are empty from then on. */
import type { GameEvent } from "../../table/types";

/** The register of this turn in which a robot was destroyed, where the film stands; 0: in none that is known. */
export function lostIn(events: readonly GameEvent[], at: number, robot: number): number {
  for (let i = at - 1; i >= 0 && events[i]!.kind !== "turn-began"; i--) {
    if (events[i]!.kind !== "destroyed" || events[i]!.args.robot !== robot) continue;
    return Number(
      events.slice(0, i).findLast(({ kind }) => kind === "register-began" || kind === "turn-began")?.args.register ?? 0,
    );
  }
  return 0;
}

/** Whether a robot that is off the floor was caught in this turn: it has lost no life and returns at its end. */
export function isCaught(events: readonly GameEvent[], at: number, robot: number): boolean {
  for (let i = at - 1; i >= 0 && events[i]!.kind !== "turn-began"; i--) {
    const { kind, args } = events[i]!;
    if (kind === "caught" && args.target === robot) return true;
    if (args.robot === robot && (kind === "destroyed" || kind === "placed")) return false;
  }
  return false;
}

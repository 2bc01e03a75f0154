/** When a robot was lost: its registers are empty from then on. */
import type { AnyArgs, GameEvent } from "./room";

/** The register of this turn in which a robot was destroyed, where the film stands; 0: in none that is known. */
export function lostIn(events: readonly GameEvent[], at: number, robot: number): number {
  for (let i = at - 1; i >= 0 && events[i]!.kind !== "turn-began"; i--) {
    const { kind, args } = events[i]!;
    if (kind !== "destroyed" || args.robot !== robot) continue;
    const began = events.slice(0, i).findLast((one) => one.kind === "register-began" || one.kind === "turn-began");
    return began?.kind === "register-began" ? began.args.register : 0;
  }
  return 0;
}

/** Whether a robot that is off the floor was caught in this turn: it has lost no life and returns at its end. */
export function isCaught(events: readonly GameEvent[], at: number, robot: number): boolean {
  for (let i = at - 1; i >= 0 && events[i]!.kind !== "turn-began"; i--) {
    const { kind, args } = events[i]!;
    if (kind === "caught" && args.target === robot) return true;
    const own: AnyArgs = args;
    if (own.robot === robot && (kind === "destroyed" || kind === "placed")) return false;
  }
  return false;
}

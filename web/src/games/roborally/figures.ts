/** A race in numbers, from its events alone. */
import type { GameEvent } from "../../table/types";

export interface Figures {
  hits: number;
  pushes: number;
  destroyed: number;
  /** The turn in which it had touched all flags, or was out; 0: neither. */
  finished: number;
  out: number;
}
export function figures(events: GameEvent[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, (): Figures => ({ hits: 0, pushes: 0, destroyed: 0, finished: 0, out: 0 }));
  let turn = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "turn-began") turn = Number(args.turn);
    const own = found[seat];
    if (!own) continue;
    if (kind === "shot" || kind === "weapon") own.hits += 1;
    if (kind === "pushed" && args.how === "robot") own.pushes += 1;
    if (kind === "destroyed") own.destroyed += 1;
    if (kind === "finished") own.finished = turn;
    if (kind === "eliminated") own.out = turn;
  }
  return found;
}

export interface Climb {
  /** How many flags there are. */
  levels: number;
  rounds: number;
  /** For each seat the flags touched at the end of each turn, from none at the start. */
  lines: { seat: number; at: number[] }[];
  /** Turns in which a robot was destroyed. */
  marks: { seat: number; round: number }[];
}
export function flagsByTurn(events: GameEvent[], seats: number): Climb {
  const now = Array<number>(seats).fill(0);
  const lines = now.map((_, seat) => ({ seat, at: [0] }));
  const marks: Climb["marks"] = [];
  let [turn, levels] = [0, 1];
  const close = () => turn > 0 && lines.forEach(({ seat, at }) => at.push(now[seat]!));
  for (const { kind, seat, args } of events) {
    if (kind === "turn-began") {
      close();
      turn = Number(args.turn);
    } else if (kind === "flag-touched" && args.blocker !== 1) {
      now[seat] = Number(args.flag);
      levels = Number(args.flags);
    } else if (kind === "destroyed" && args.blocker !== 1) marks.push({ seat, round: turn });
  }
  close();
  return { levels, rounds: turn, lines, marks };
}

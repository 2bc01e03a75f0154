import type { AnyArgs, GameEvent } from "./room";
/** A race in numbers, from its events alone. */

export interface Figures {
  /** Flags of others that were picked up, or taken control of. */
  taken: number;
  hits: number;
  pushes: number;
  destroyed: number;
  /** The turn in which it had touched all flags, or was out; 0: neither. */
  finished: number;
  out: number;
}
export function figures(events: GameEvent[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, (): Figures => ({
    taken: 0,
    hits: 0,
    pushes: 0,
    destroyed: 0,
    finished: 0,
    out: 0,
  }));
  let turn = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "turn-began") turn = args.turn;
    const own = found[seat];
    if (!own) continue;
    if (TAKEN.includes(kind)) own.taken += 1;
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
  /** For each seat, or each team, the flags at the end of each turn, from none at the start. */
  lines: { seat: number; at: number[] }[];
  /** Turns in which a robot was destroyed. */
  marks: { seat: number; round: number }[];
  /** The turn in which a flag was brought home. */
  wins: { seat: number; round: number }[];
}
const TAKEN = ["flag-taken", "flag-toggled"];
const LOST = ["flag-dropped", "flag-returned"];

/** A team has what the best of it has touched, or the flags that are in its hands. */
export function flagsByTurn(events: GameEvent[], seats: number, teams: number[][] = []): Climb {
  const lineOf = (seat: number) => (teams.length ? teams.findIndex((team) => team.includes(seat)) : seat);
  const touched = Array<number>(teams.length || seats).fill(0);
  const held = new Map<number, number>();
  const now = (line: number) => touched[line]! + [...held.values()].filter((one) => one === line).length;
  const lines = touched.map((_, seat) => ({ seat, at: [0] }));
  const marks: Climb["marks"] = [];
  const wins: Climb["wins"] = [];
  let [turn, levels] = [0, 1];
  const close = () => turn > 0 && lines.forEach(({ seat, at }) => at.push(now(seat)));
  for (const { kind, seat, args } of events) {
    const line = lineOf(seat);
    const { flag = 0 }: AnyArgs = args;
    if (kind === "turn-began") {
      close();
      turn = args.turn;
    } else if (kind === "flag-touched" && args.blocker !== 1) {
      touched[line] = Math.max(touched[line]!, args.flag);
      levels = args.flags;
    } else if (TAKEN.includes(kind)) held.set(flag, line);
    else if (LOST.includes(kind)) held.delete(flag);
    else if (kind === "flag-brought") wins.push({ seat: line, round: turn });
    else if (kind === "destroyed" && args.blocker !== 1) marks.push({ seat: line, round: turn });
  }
  close();
  return { levels, rounds: turn, lines, marks, wins };
}

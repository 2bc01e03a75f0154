/** Who was where after each turn, and what happened to whom, from the events alone. */
import type { Chart } from "../../shell/end/result";
import type { AnyArgs, GameEvent } from "./room";

type Merit = { flags: number; losses: number; damage: number; place: number };
const NOBODY_FINISHED = 99;

/** Best first: home, then by flags, lives and damage; whoever is level with another stays where it was. */
const better = (a: Merit, b: Merit): number =>
  a.place - b.place || b.flags - a.flags || a.losses - b.losses || a.damage - b.damage;

/** The places after each turn, the last ones as the race itself has them. */
export function placesByTurn(
  events: GameEvent[],
  seats: number,
  places: readonly number[],
  words: { flag: (flag: number) => string; lost: string },
): Pick<Chart, "order" | "laps" | "home" | "marks"> {
  const merits = Array.from({ length: seats }, (): Merit => ({
    flags: 0,
    losses: 0,
    damage: 0,
    place: NOBODY_FINISHED,
  }));
  const order = [startOf(events, seats)];
  const home: Chart["home"] = {};
  const marks = new Map<string, Chart["marks"][number]>();
  let turn = 0;
  const close = () => turn > 0 && order.push([...order.at(-1)!].sort((a, b) => better(merits[a]!, merits[b]!)));
  for (const { kind, seat, args } of events) {
    if (kind === "turn-began") {
      close();
      turn = args.turn;
    }
    const own = merits[seat];
    const { blocker, damage }: AnyArgs = args;
    if (!own || blocker === 1) continue;
    if (damage !== undefined) own.damage = damage;
    if (kind === "flag-touched") {
      own.flags = args.flag;
      marks.set(`flag ${seat} ${turn}`, { round: turn, seat, word: words.flag(own.flags), flag: own.flags });
    } else if (kind === "destroyed") {
      own.losses += 1;
      own.damage = 0;
      marks.set(`lost ${seat} ${turn}`, { round: turn, seat, word: words.lost, flag: 0 });
    } else if (kind === "finished") [own.place, home[seat]] = [args.place, turn];
  }
  close();
  const last = order.pop()!;
  return {
    order: [...order, [...last].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))],
    laps: [],
    home,
    marks: [...marks.values()],
  };
}

/** Robots start in the order of their docks. */
function startOf(events: GameEvent[], seats: number): number[] {
  const [docks = []] = events.flatMap(({ kind, args }) => (kind === "course" ? [args.order] : []));
  return docks.length === seats
    ? docks
    : Array.from({ length: seats }, (_, seat) => seat);
}

import type { GameEvent } from "./room";
/** Who was where after each round, from the events alone: for the lap chart at the end of a race. */

export interface LapChart {
  /** The order of seats on the grid and after each round, leader first. */
  order: number[][];
  /** A new lap began for the leader after this round. */
  laps: { after: number; lap: number }[];
  spins: { seat: number; round: number }[];
  /** The round in which a seat crossed the line for the last time. */
  home: Record<number, number>;
}

export function lapChart(events: GameEvent[]): LapChart {
  const order: number[][] = [];
  const laps: LapChart["laps"] = [];
  const spins: LapChart["spins"] = [];
  const home: LapChart["home"] = {};
  const placed: number[] = [];
  let round = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "round-began") {
      order.push([...placed, ...args.order]);
      round = args.round;
    } else if (kind === "placed") placed[args.place - 1] = seat;
    else if (kind === "finished") home[seat] = round;
    else if (kind === "race-over") order.push([...placed]);
    else if (kind === "spun-out") spins.push({ seat, round });
    else if (kind === "crossed-line") {
      const lap = args.lap + 1;
      if (lap > 1 && lap <= args.laps && !laps.some((known) => known.lap === lap))
        laps.push({ after: round, lap });
    }
  }
  return { order, laps, spins, home };
}

export interface RaceFigures {
  topSpeed: number;
  heatPaid: number;
  spins: number;
}

/** The figures of each seat for the table of results. */
export function raceFigures(events: GameEvent[], seats: number): RaceFigures[] {
  const figures = Array.from({ length: seats }, (): RaceFigures => ({ topSpeed: 0, heatPaid: 0, spins: 0 }));
  for (const { kind, seat, args } of events) {
    const own = figures[seat];
    if (!own) continue;
    if (kind === "moved") own.topSpeed = Math.max(own.topSpeed, args.speed);
    if (kind === "boosted") own.heatPaid += args.heat;
    if (kind === "shifted" || kind === "corner-passed" || kind === "spun-out") own.heatPaid += args.heat;
    if (kind === "spun-out") own.spins += 1;
  }
  return figures;
}

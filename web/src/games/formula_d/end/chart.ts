import type { GameEvent } from "../room";
/** Who was where after each round, and the figures of every car, from the events alone. */

export interface RaceChart {
  /** The order of seats on the grid and after each round: who is home, who drives, who is out. */
  order: number[][];
  /** A new lap began for the leader after this round. */
  laps: { after: number; lap: number }[];
  spins: { seat: number; round: number }[];
  outs: { seat: number; round: number }[];
  /** The round in which a car came home. */
  home: Record<number, number>;
}

export function raceChart(events: GameEvent[]): RaceChart {
  const chart: RaceChart = { order: [], laps: [], spins: [], outs: [], home: {} };
  const placed: number[] = [];
  let out: number[] = [];
  let round = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "round-began") {
      chart.order.push([...placed, ...args.order, ...out]);
      round = args.round;
    } else if (kind === "finished") {
      placed.push(seat);
      chart.home[seat] = round;
    } else if (kind === "eliminated") {
      out = [seat, ...out];
      chart.outs.push({ seat, round });
    } else if (kind === "spun" && round > 0) chart.spins.push({ seat, round });
    else if (kind === "crossed-line") newLap(chart, args.lap, args.laps, round);
    else if (kind === "race-over") chart.order.push([...args.order]);
  }
  return chart;
}

function newLap({ laps }: RaceChart, lap: number, of: number, after: number): void {
  // A lap for the grid is none of the race.
  if (after > 0 && lap > 1 && lap <= of && !laps.some((known) => known.lap === lap)) laps.push({ after, lap });
}

export interface Figures {
  /** The longest move of one turn, in spaces. */
  longest: number;
  spins: number;
  slips: number;
  stops: number;
}

export function figures(events: GameEvent[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, (): Figures => ({ longest: 0, spins: 0, slips: 0, stops: 0 }));
  const driven = Array<number>(seats).fill(0);
  for (const { kind, seat, args } of events) {
    const own = found[seat];
    if (kind === "grid" || kind === "round-began") driven.fill(0);
    // Laps for the grid are no part of the race.
    if (kind === "grid") found.forEach((one) => Object.assign(one, { longest: 0, spins: 0, slips: 0, stops: 0 }));
    if (!own) continue;
    if (kind === "moved") {
      driven[seat]! += args.spaces;
      own.longest = Math.max(own.longest, driven[seat]!);
      if (args.how === "slipstream") own.slips += 1;
    }
    if (kind === "spun") own.spins += 1;
    if (kind === "fresh-tyres") own.stops += 1;
  }
  return found;
}

/** A championship as the view tells it, and what its pages show of it. */
import { t } from "../../../kit/text";
import type { OptionValue } from "../../../kit/contract";
import type { Chart } from "../../../shell/end/result";
import { trackOf } from "../circuits";
import type { GameEvent } from "../room";
import type { RaceView } from "../state";
import type { CalendarRace, Champion, RaceReport, Season, Standing } from "../types";
import { extraFor } from "./stakes";

export type { CalendarRace, RaceReport, Season, Standing } from "../types";

export const seasonOf = (view: RaceView): Season | null => view.season ?? null;

/** How long a race is; where its event has changed that, also how long it would be otherwise: as chosen, or as
 *  printed. */
export function lapsWords(circuit: string, laps: number, chosen: OptionValue | undefined): string {
  const usual = Number(chosen) || trackOf(circuit).drawing.laps;
  return t("heat-season-laps", { laps, usual: usual === laps ? "same" : usual });
}

/** What a race brought a car: the points of its place, and among them those of the event. */
export interface Score {
  points: number;
  place: number;
  extra: number;
  event: string;
}
export function scoreOf({ calendar }: Season, { race, points, places }: RaceReport, car: number): Score {
  const event = calendar.find((one) => one.race === race)?.event ?? "";
  return { points: points[car]!, place: places[car]!, extra: points[car] ? extraFor(event, places[car]!) : 0, event };
}

/** Cars in the order in which they came home. */
export function homecoming({ places }: RaceReport): number[] {
  return places.map((_, car) => car).sort((a, b) => places[a]! - places[b]!);
}

/** The order of the championship after each race that is over, leader first; the last one is what the view says. */
export function leadAfterEach({ results, standings }: Season): number[][] {
  const total = new Map<number, number>();
  const orders = results.map(({ points, places }) => {
    points.forEach((won, car) => total.set(car, (total.get(car) ?? 0) + won));
    return points.map((_, car) => car).sort((a, b) => total.get(b)! - total.get(a)! || places[a]! - places[b]!);
  });
  return orders.length ? [...orders.slice(0, -1), standings.map(({ car }) => car)] : [];
}

/** So many names of circuits stand side by side. */
const NAMES = 4;

/** The same for the chart: circuits along its foot, or numbers of races where there are many; at each point how many
 *  points a car has by then. */
export function leadChart(season: Season): Chart {
  const sums = ({ by_race }: Standing) =>
    by_race.map((_, i) => by_race.slice(0, i + 1).reduce((sum, points) => sum + points, 0));
  return {
    title: t("heat-season-lead"),
    order: leadAfterEach(season),
    columns: season.results.map(({ race }) =>
      season.results.length > NAMES
        ? String(race)
        : t(`heat-choice-circuit-${season.calendar[race - 1]?.circuit ?? ""}`),
    ),
    values: Object.fromEntries(season.standings.map((standing) => [standing.car, sums(standing)])),
    laps: [],
    home: {},
    marks: [],
  };
}

/** That it is over, and who is champion. */
export const overWords = (
  { name, standings: [first] }: Season, called: (car: number) => string, isMe: (car: number) => boolean,
): string => t("heat-season-ended", { season: name, name: called(first!.car), you: String(isMe(first!.car)) });

/** What the last race brought whoever reads this, where they drove. */
export function lastRace(season: Season, isMe: (car: number) => boolean): string {
  const [last, own] = [season.results.at(-1), season.standings.find(({ car }) => isMe(car))];
  if (!last || !own) return "";
  const circuit = t(`heat-choice-circuit-${season.calendar.find(({ race }) => race === last.race)?.circuit ?? ""}`);
  return t("heat-season-own-last", {
    circuit, place: last.eliminated.includes(own.car) ? "out" : last.places[own.car]!, points: last.points[own.car]!,
  });
}

/** By how much it was won, unless nobody else was there. */
export function leadOf({ standings: [first, second] }: Season): number | "alone" {
  return second ? first!.points - second.points : "alone";
}

/** By what cars with equal points are told apart: at the end of a season by the grid of its last race, before that
 *  by who came in ahead in it; nothing where nobody has as many as another. */
export function tieBreak({ standings, results, races }: Season): "grid" | "places" | null {
  const tied = standings.some(({ points }, i) => points === standings[i - 1]?.points);
  if (!tied || !results.length) return null;
  return results.length === races ? "grid" : "places";
}

/** How many places a car won (or lost) in the championship with the last race. */
export function moved(season: Season, car: number): number {
  const [before, now] = leadAfterEach(season).slice(-2);
  return before && now ? before.indexOf(car) - now.indexOf(car) : 0;
}

/** Cars in the order in which they start the present race. */
export function startOrder(events: GameEvent[]): number[] {
  return events.flatMap(({ kind, args }) => (kind === "grid" ? [args.order] : [])).at(-1) ?? [];
}

/** The season whose last race was the last one that was run, where another season follows it. */
export function crowned({ champions, calendar, results }: Season): Champion | null {
  const [last, next] = [calendar[results.length - 1], calendar[results.length]];
  return last && next && last.year !== next.year ? (champions.find(({ year }) => year === last.year) ?? null) : null;
}

/** The races of the season that is being driven: of three in a row the present one, at the end the last. */
export function presentYear(calendar: CalendarRace[]): CalendarRace[] {
  const { year } = calendar.find(({ state }) => state === "now") ?? calendar.at(-1)!;
  return calendar.filter((race) => race.year === year || year === null);
}

/** The number of the event after the start of a race, for the film. */
export function openingOf(events: GameEvent[], race: number): number | null {
  const ahead = events.findIndex(({ kind, args }) => kind === "race-ahead" && args.race === race);
  const start = ahead < 0 ? -1 : events.findIndex(({ kind }, i) => i > ahead && kind === "round-began");
  return start < 0 ? null : (events[start + 1]?.n ?? null);
}

/** The events race by race, each with the place where it begins. */
export function racesOf(events: GameEvent[]): { from: number; events: GameEvent[] }[] {
  const begins = events.flatMap(({ kind }, i) => (kind === "grid" ? [i] : []));
  if (begins.length < 2) return [{ from: 0, events }];
  return begins.map((from, i) => ({ from, events: events.slice(from, begins[i + 1]) }));
}

/** Races season by season: three seasons in a row are read one below the other. */
export function byYear(calendar: CalendarRace[]): { year: number | null; races: CalendarRace[] }[] {
  const years: { year: number | null; races: CalendarRace[] }[] = [];
  for (const race of calendar) {
    const last = years.at(-1);
    if (last && last.year === race.year) last.races.push(race);
    else years.push({ year: race.year, races: [race] });
  }
  return years;
}

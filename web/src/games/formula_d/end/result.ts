/** The end of a race for its page: ranking, figures, the race round by round, and the moments that mattered. */
import { teamLetter } from "../../../kit/teams";
import { t } from "../../../kit/text";
import { seatNote } from "../../../shell/end/seatNote";
import type { Column, Driver, RaceResult } from "../../../shell/end/result";
import { nameOf } from "../../../table/names";
import { filmLink, numberAt } from "../../../table/replay";
import type { TableInfo } from "../../../table/types";
import type { GameEvent } from "../room";
import type { FormulaCar, FormulaView } from "../state";
import { figures, raceChart } from "./chart";
import { moments } from "./moments";
import { momentWords } from "./momentWords";
import Racer from "./Racer.svelte";

export function result(table: TableInfo, race: FormulaView, events: GameEvent[]): RaceResult {
  const known = figures(events, race.seats);
  const teams = race.teams.length > 0;
  const drivers = race.cars.map((car): Driver => {
    const me = table.my_seats.length === 1 && table.my_seats[0] === car.seat;
    const { longest, spins } = known[car.seat]!;
    const points = race.teams.find(({ team }) => team === car.team)?.points ?? 0;
    return {
      seat: car.seat,
      place: race.places[car.seat] ?? car.place,
      me,
      name: me ? t("frame-you") : nameOf(table, car.seat),
      note: seatNote(table.seats[car.seat]),
      why: whyOf(car, teams),
      ...(teams ? { team: car.team } : {}),
      cells: teams ? [points, wearOf(car), spins] : [lapsOf(car, race.laps), wearOf(car), longest, spins],
    };
  });
  const placeOf = ({ seat }: Driver) => race.cars[seat]!.place;
  return {
    table,
    Figure: Racer,
    ...headlineOf(table, race),
    summary: t("formula_d-end-summary", {
      circuit: t(`formula_d-choice-circuit-${race.circuit}`),
      laps: race.laps,
      rounds: race.round,
      out: race.cars.filter(({ out }) => out).length,
      rules: race.beginner ? "beginner" : "advanced",
    }),
    won: teams ? "" : wonBy(race),
    drivers: drivers.sort((a, b) => a.place - b.place || placeOf(a) - placeOf(b)),
    columns: columnsOf(teams),
    note: t("formula_d-end-note", { teams: String(teams) }),
    chart: chartOf(events),
    moments: moments(events, table.my_seats).map((moment) => ({
      round: moment.round,
      chapter: t("formula_d-ui-round", { round: moment.round }),
      seat: moment.seat,
      text: momentWords(moment, table, table.my_seats),
      href: filmLink(table.id, numberAt(events, moment.at)),
    })),
  };
}

function columnsOf(teams: boolean): Column[] {
  const spins = { title: t("formula_d-end-spins"), minor: true };
  const wear = { title: t("formula_d-end-wear") };
  if (teams) return [{ title: t("formula_d-end-points") }, wear, spins];
  return [{ title: t("formula_d-end-laps"), minor: true }, wear, { title: t("formula_d-end-longest") }, spins];
}

/** Laps that were driven to their end. */
const lapsOf = ({ lap }: FormulaCar, laps: number): number => Math.min(laps, Math.max(0, lap - 1));

/** "9 of 18": all points of all parts. Tyres may fall below none. */
function wearOf({ points, full }: FormulaCar): string {
  const sum = (all: number[]) => all.reduce((total, one) => total + Math.max(0, one), 0);
  return t("formula_d-end-wear-of", { left: sum(points), full: sum(full) });
}

/** When it came home or why it did not; in a race of teams also for whom it drove. */
function whyOf({ out, ended, place, team }: FormulaCar, teams: boolean): string {
  return t(out ? "formula_d-end-out" : "formula_d-end-home", {
    round: ended,
    cause: out,
    place,
    team: teams ? teamLetter(team) : "none",
  });
}

/** Teams win together; where nobody came home nobody wins. */
function headlineOf({ my_seats: mine }: TableInfo, { teams, places, cars }: FormulaView): { headline?: string } {
  const best = cars.find(({ seat }) => places[seat] === 1);
  if (!best) return {};
  if (teams.length) {
    const own = mine.length === 1 ? cars[mine[0]!] : undefined;
    return {
      headline: own
        ? t("formula_d-end-own-team", { place: places[own.seat], team: teamLetter(own.team) })
        : t("formula_d-ui-team-wins", { team: teamLetter(best.team) }),
    };
  }
  return best.out ? { headline: t("formula_d-ui-nobody-home") } : {};
}

/** How clearly the race was won. */
export function wonBy({ cars }: Pick<FormulaView, "cars">): string {
  const [first, second] = cars.filter(({ out }) => !out).sort((a, b) => a.place - b.place);
  if (!first) return "";
  if (!second) return t("formula_d-end-alone");
  return t("formula_d-end-won-by", { rounds: second.ended - first.ended });
}

function chartOf(events: GameEvent[]): RaceResult["chart"] {
  const { order, laps, home, spins, outs } = raceChart(events);
  const spun = spins
    .filter(({ seat, round }) => !outs.some((out) => out.seat === seat && out.round === round))
    .map((spin) => ({ ...spin, word: t("formula_d-ui-spins") }));
  return {
    order,
    laps,
    home,
    marks: [...spun, ...outs.map((out) => ({ ...out, word: t("formula_d-end-mark-out"), flag: 0 }))],
  };
}

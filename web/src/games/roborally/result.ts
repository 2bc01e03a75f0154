/** The end of a race for its page: places, figures, the race turn by turn, and the moments that mattered. */
import { teamLetter } from "../../kit/teams";
import { t } from "../../kit/text";
import type { Chart, RaceResult } from "../../shell/end/result";
import { seatNote } from "../../shell/end/seatNote";
import { nameOf } from "../../table/names";
import { filmLink, numberAt } from "../../table/replay";
import type { TableInfo, View } from "../../table/types";
import RobotShape from "./board/RobotShape.svelte";
import { figures, flagsByTurn, type Figures } from "./figures";
import { moments, momentWords } from "./moments";
import { placesByTurn } from "./places";
import type { GameEvent } from "./room";
import type { FactoryView, RobotView } from "./state";
import { countsFlags, isCapture, isTaking, placeOf, teamsOf } from "./teams";

/** How a team wins, other than by the better figures. */
const WON = ["team-flags", "captured", "control", "last-team"];

export function result(table: TableInfo, view: View, events: GameEvent[]): RaceResult {
  const race = view as FactoryView;
  const known = figures(events, race.seats);
  const teams = teamsOf(race);
  const drivers = table.seats
    .map(({ seat }) => {
      const me = table.my_seats.length === 1 && table.my_seats[0] === seat;
      const robot = race.robots.find((one) => one.seat === seat && !one.blocker);
      const own = known[seat]!;
      const place = placeOf(race, seat);
      const cells = [robot?.touched || own.taken, own.hits, own.pushes, own.destroyed || "–"];
      return {
        seat,
        place,
        name: me ? t("frame-you") : nameOf(table, seat),
        me,
        note: seatNote(table.seats[seat]),
        ...(robot ? { why: merit(race, robot, own, place === 1 ? table.outcome?.reason : "") } : {}),
        ...(robot && robot.team !== null ? { team: robot.team } : {}),
        cells,
      };
    })
    .sort((a, b) => a.place - b.place || (a.team ?? 0) - (b.team ?? 0))
    .map(oncePerTeam);
  return {
    table,
    Figure: RobotShape,
    ground: "factory",
    ...(teams.length ? { headline: teamHeadline(race, teams, table.my_seats) } : {}),
    driver: t("roborally-end-figure-player"),
    summary: [
      t(`roborally-choice-course-${race.course.id}`),
      t(`roborally-outcome-${table.outcome?.reason ?? "flags"}`, { rounds: race.round }),
      ...whyOf(table, drivers),
    ]
      .map((part) => part.replace(/([^.?!])$/, "$1."))
      .join(" "),
    drivers,
    note: t("roborally-end-merit-note", { flags: countsFlags(race) ? "touched" : isTaking(race) ? "taken" : "none" }),
    columns: [
      { title: t(isTaking(race) ? "roborally-end-figure-taken" : "roborally-end-figure-flags") },
      { title: t("roborally-end-figure-hits") },
      { title: t("roborally-end-figure-pushes") },
      { title: t("roborally-end-figure-destroyed") },
    ],
    ...(teams.length ? teamChart(race, events, teams, table.my_seats) : { chart: raceChart(race, events) }),
    moments: moments(events, table.my_seats).map((moment) => ({
      round: moment.turn,
      chapter: t("roborally-ui-turn", { turn: moment.turn }),
      seat: moment.seat,
      text: momentWords(moment, table, table.my_seats),
      href: filmLink(table.id, numberAt(events, moment.at)),
    })),
  };
}

/** What counts for a whole team stands at the first of it. */
export const oncePerTeam = <D extends { team?: number; why?: string }>(driver: D, i: number, all: D[]): D =>
  driver.team !== undefined && all[i - 1]?.team === driver.team
    ? { ...driver, why: t("roborally-ui-team-of", { team: teamLetter(driver.team) }) }
    : driver;

/** Alone: the places after each turn, with flags and losses. */
function raceChart(race: FactoryView, events: GameEvent[]): Chart {
  const flag = (number: number) => t("roborally-end-chart-touched", { flag: number });
  const places = Array.from({ length: race.seats }, (_, seat) => placeOf(race, seat));
  const turns = placesByTurn(events, race.seats, places, { flag, lost: t("roborally-end-chart-destroyed") });
  return {
    ...turns,
    title: t("roborally-end-chart-places"),
    help: t("roborally-end-chart-places-help"),
    label: t("roborally-end-chart-label", { robots: race.seats, turns: turns.order.length - 1 }),
    start: t("roborally-end-chart-start"),
  };
}
/** In teams: the flags by turn, no higher than anybody has come. */
function teamChart(
  race: FactoryView,
  events: GameEvent[],
  teams: number[][],
  mine: readonly number[],
): Pick<RaceResult, "climb"> {
  const flags = flagsByTurn(events, race.seats, teams);
  const levels = Math.max(...flags.lines.flatMap(({ at }) => at));
  if (levels === 0) return {};
  return {
    climb: {
      ...flags,
      who: teamLines(race, teams, mine),
      teams: true,
      levels,
      title: t("roborally-end-chart"),
      help: t("roborally-end-chart-help", { goal: isCapture(race) ? "capture" : "other" }),
      level: (flag) => t("roborally-end-chart-flag", { flag }),
      round: t("roborally-end-chart-turns"),
      lost: t("roborally-end-chart-destroyed"),
      won: t("roborally-end-chart-home"),
    },
  };
}

const isOwn = (team: number[], mine: readonly number[]) => mine.length === 1 && team.includes(mine[0]!);

/** Teams win and lose together: so does the headline. */
export function teamHeadline(race: FactoryView, teams: number[][], mine: readonly number[]): string {
  const own = teams.find((team) => isOwn(team, mine));
  if (teams.every(([seat]) => seat !== undefined && placeOf(race, seat) === 1)) return t("roborally-ui-teams-draw");
  const best = teams.findIndex(([seat]) => seat !== undefined && placeOf(race, seat) === 1);
  return own
    ? t("roborally-ui-team-place", { place: placeOf(race, own[0]!) })
    : t("roborally-ui-team-wins", { team: teamLetter(best) });
}
const teamLines = (race: FactoryView, teams: number[][], mine: readonly number[]) =>
  teams
    .map((team, i) => ({
      seat: i,
      place: placeOf(race, team[0]!),
      name: t("roborally-ui-team-of", { team: teamLetter(i) }),
      me: isOwn(team, mine),
    }))
    .sort((a, b) => a.place - b.place);

/** Why a robot stands where it does: all flags, out of the race, or by flags, lives and damage; a team's robots count
 *  together. */
export function merit(
  race: FactoryView,
  robot: RobotView,
  { finished, out }: Pick<Figures, "finished" | "out">,
  won = "",
): string {
  if (robot.team !== null && WON.includes(won))
    return t("roborally-end-merit-won", { team: teamLetter(robot.team), won });
  const team =
    robot.team === null
      ? [robot]
      : race.robots.filter((other) => other.team === robot.team && (other === robot || !other.blocker));
  const sum = (of: (one: RobotView) => number) => team.reduce((total, one) => total + of(one), 0);
  if (finished) return t("roborally-end-merit-finished", { turn: finished });
  const flags = Math.max(...team.map(({ touched }) => touched));
  if (out && team.length === 1) return t("roborally-end-merit-out", { turn: out, flags });
  return t("roborally-end-merit", {
    counted: countsFlags(race) ? "yes" : "no",
    flags,
    lives: sum(({ lives }) => lives),
    damage: sum(({ damage }) => damage),
    team: robot.team === null ? "none" : teamLetter(robot.team),
  });
}

/** A race that ran out of turns: by which flags it was decided. */
function whyOf(
  table: TableInfo,
  [best, next]: { name: string; me: boolean; team?: number; cells: (string | number)[] }[],
): string[] {
  if (best?.team !== undefined) return [];
  const [flags, others] = [Number(best?.cells[0]), Number(next?.cells[0] ?? 0)];
  return table.outcome?.reason === "turn-limit" && best && flags > others
    ? [t("roborally-ui-why", { name: best.name, you: best.me ? "yes" : "no", flags, others: others ? "some" : "none" })]
    : [];
}

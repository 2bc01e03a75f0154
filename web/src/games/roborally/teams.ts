/** Teams: who drives together, whose flag is whose, and where a robot wants to go. */
import { t } from "../../kit/text";
import { isOnFloor, type Cell, type FactoryView, type FlagView, type RobotView } from "./state";

/** Courses on which nobody has a next flag. */
const AIMLESS = ["toggle", "survival"];
const DONE = "✓";

/** Seats of each team, in their order; none where everybody is alone. */
export function teamsOf({ robots }: Pick<FactoryView, "robots">): number[][] {
  const teams: number[][] = [];
  for (const { team, seat } of robots) if (team !== null) (teams[team] ??= []).push(seat);
  return teams;
}
/** The place of a seat: in a team, that of its team among the teams. */
export function placeOf(view: Pick<FactoryView, "robots" | "places">, seat: number): number {
  const own = (of: number) => view.places[of] ?? view.robots.find((robot) => robot.seat === of && !robot.blocker)?.place ?? 0;
  const teams = teamsOf(view);
  return teams.length ? 1 + teams.filter(([first]) => first !== undefined && own(first) < own(seat)).length : own(seat);
}
/** Where a team sits on a course: partners opposite each other, two teams in turn. */
export const teamAt = (goal: string, seat: number, seats: number): number => seat % (goal === "pairs" ? seats / 2 : 2);
export const isForTeams = (goal: string): boolean => ["pairs", "teams", "capture", ...AIMLESS].includes(goal);

const ownFlag = ({ flags }: FactoryView, team: number | null): FlagView | undefined => flags.find((flag) => flag.team === team);
const carried = ({ flags }: FactoryView, robot: RobotView): FlagView | undefined => flags.find(({ carrier }) => carrier === robot.robot);
/** The board that a team brings flags to: the one where its own flag stood at first. */
const homeOf = (view: FactoryView, team: number | null): string | undefined => {
  const own = ownFlag(view, team);
  return own && view.floor.boards[own.flag - 1]?.id;
};

/** The flag that a robot has to reach next. */
export function aimOf(view: FactoryView, robot: RobotView): number | null {
  if (robot.blocker || AIMLESS.includes(view.course.goal) || (view.course.goal === "superbot" && !robot.superbot)) return null;
  if (view.course.goal !== "capture") return robot.next_flag;
  return view.flags.find(({ team }) => team != null && team !== robot.team)?.flag ?? null;
}
/** The same in a list: nothing on courses without such flags, a tick when all are touched. */
export function aimWords(view: FactoryView, robot: RobotView): string {
  const aim = aimOf(view, robot);
  if (aim !== null) return String(aim);
  return robot.blocker || robot.next_flag !== null || AIMLESS.includes(view.course.goal) ? "" : DONE;
}
/** Whose flag that is; null: nobody's. */
export const aimTeam = (view: FactoryView, robot: RobotView): number | null => view.flags.find(({ flag }) => flag === aimOf(view, robot))?.team ?? null;
/** Where that flag is now: on the floor, or with whoever carries it. */
export function aimCell(view: FactoryView, robot: RobotView): Cell | null {
  const flag = view.flags.find((one) => one.flag === aimOf(view, robot));
  if (!flag) return null;
  const place = isOnFloor(flag) ? flag : view.robots.find((one) => one.robot === flag.carrier);
  return place && isOnFloor(place) ? { x: place.x, y: place.y } : null;
}

type Called = (seat: number) => string;

/** Who is with whom, seen by one seat; a spectator is told of all teams. Where flags are captured, a player is told what to fetch and where to. */
export function teamWords(view: FactoryView, called: Called): string[] {
  const teams = teamsOf(view);
  const own = teams.findIndex((seats) => view.seat !== null && seats.includes(view.seat));
  const all = teams.map((seats, team) => t(team === own ? "roborally-ui-team-own" : "roborally-ui-team", { team: team + 1, names: seats.map(called).join(", ") }));
  return own < 0 || view.course.goal !== "capture" ? all : [all[own]!, ...homeWords(view, own)];
}
function homeWords(view: FactoryView, team: number): string[] {
  const home = homeOf(view, team);
  const other = view.flags.find((flag) => flag.team != null && flag.team !== team);
  if (!home || !other) return [t("roborally-ui-home-open")];
  return [t("roborally-ui-home", { board: t(`roborally-card-${home}`), flag: ownFlag(view, team)?.flag ?? 0 }), t("roborally-ui-fetch", { flag: other.flag })];
}
/** What a robot is after, in a sentence. */
export function goalWords(view: FactoryView, robot: RobotView): string {
  const flag = carried(view, robot);
  if (flag) return t("roborally-ui-carries", { flag: flag.flag });
  const aim = aimOf(view, robot);
  return aim === null ? "" : t("roborally-ui-next-flag", { flag: aim });
}

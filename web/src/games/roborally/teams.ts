/** Teams: who drives together, whose flag is whose, and where a robot wants to go. */
import { teamLetter } from "../../kit/teams";
import { t } from "../../kit/text";
import { isOnFloor, type Cell, type FactoryView, type FlagView, type PlacedBoard, type RobotView } from "./state";

/** Courses on which nobody has a next flag. */
const AIMLESS = ["toggle", "survival"];
/** Courses on which flags are taken, not touched one after another. */
const TAKING = ["toggle", "capture"];
const DONE = "✓";

/** Seats of each team, in their order; none where everybody is alone. */
export function teamsOf({ robots }: Pick<FactoryView, "robots">): number[][] {
  const teams: number[][] = [];
  for (const { team, seat } of robots) if (team !== null) (teams[team] ??= []).push(seat);
  return teams;
}
/** The place of a seat: in a team, that of its team among the teams. */
export function placeOf(view: Pick<FactoryView, "robots" | "places">, seat: number): number {
  const own = (of: number) =>
    view.places[of] ?? view.robots.find((robot) => robot.seat === of && !robot.blocker)?.place ?? 0;
  const teams = teamsOf(view);
  return teams.length ? 1 + teams.filter(([first]) => first !== undefined && own(first) < own(seat)).length : own(seat);
}
/** Where a team sits on a course: partners opposite each other, two teams in turn. */
export const teamAt = (goal: string, seat: number, seats: number): number => seat % (goal === "pairs" ? seats / 2 : 2);
export const isForTeams = (goal: string): boolean => ["pairs", "teams", "capture", ...AIMLESS].includes(goal);

export const isTaking = ({ course }: Pick<FactoryView, "course">): boolean => TAKING.includes(course.goal);
/** Where nobody touches flags, lives and damage decide. */
export const countsFlags = ({ course }: Pick<FactoryView, "course">): boolean =>
  course.goal !== "survival" && !TAKING.includes(course.goal);
/** Flags are captured: they have letters, not numbers. */
export const isCapture = ({ course }: Pick<FactoryView, "course">): boolean => course.goal === "capture";
export const letterOf = (team: number | null | undefined): string => (team == null ? "" : teamLetter(team));
export const carried = ({ flags }: Pick<FactoryView, "flags">, { robot }: RobotView): FlagView | undefined =>
  flags.find(({ carrier }) => carrier === robot);
/** The board that a team brings flags to: the one where its own flag stood at first. */
const homeOf = (view: FactoryView, team: number | null): PlacedBoard | undefined => {
  const own = view.flags.find((flag) => isCapture(view) && flag.team === team);
  return own && view.floor.boards[own.flag - 1];
};
/** Every home, and whether it is that of whoever looks. */
export function homesOf(view: FactoryView): { board: PlacedBoard; team: number; whose: "own" | "other" | "any" }[] {
  const own = teamsOf(view).findIndex((seats) => view.seat !== null && seats.includes(view.seat));
  return [0, 1].flatMap((team) => {
    const board = homeOf(view, team);
    return board
      ? [{ board, team, whose: own < 0 ? ("any" as const) : own === team ? ("own" as const) : ("other" as const) }]
      : [];
  });
}

/** The flag that a robot has to reach next. */
export function aimOf(view: FactoryView, robot: RobotView): number | null {
  if (robot.blocker || AIMLESS.includes(view.course.goal) || (view.course.goal === "superbot" && !robot.superbot))
    return null;
  if (!isCapture(view)) return robot.next_flag;
  if (carried(view, robot)) return null;
  return view.flags.find(({ team }) => team != null && team !== robot.team)?.flag ?? null;
}
/** The same in a list: nothing on courses without such flags, a tick when all are touched. */
export function aimWords(view: FactoryView, robot: RobotView): string {
  const aim = aimOf(view, robot);
  if (aim !== null) return String(aim);
  return robot.blocker || robot.next_flag !== null || AIMLESS.includes(view.course.goal) ? "" : DONE;
}
/** What stands on its pennant: a number, or a team's letter. */
export function aimSign(view: FactoryView, robot: RobotView): string {
  const aim = aimOf(view, robot);
  if (aim === null) return "";
  return isCapture(view) ? letterOf(view.flags.find(({ flag }) => flag === aim)?.team) : String(aim);
}
/** The pennant in a list: the next flag; where flags are captured, the one that is carried. */
export function pennantOf(view: FactoryView, robot: RobotView): { words: string; team: number | null } {
  if (!isCapture(view)) return { words: aimWords(view, robot), team: null };
  const team = carried(view, robot)?.team ?? null;
  return { words: letterOf(team), team };
}
/** Where that flag is now: on the floor, or with whoever carries it. Whoever carries one goes home. */
export function aimCell(view: FactoryView, robot: RobotView): Cell | null {
  if (carried(view, robot)) return nearestAtHome(view, robot);
  const flag = view.flags.find((one) => one.flag === aimOf(view, robot));
  if (!flag) return null;
  const place = isOnFloor(flag) ? flag : view.robots.find((one) => one.robot === flag.carrier);
  return place && isOnFloor(place) ? { x: place.x, y: place.y } : null;
}

/** The cell of its home board that lies nearest to a robot. */
function nearestAtHome(view: FactoryView, robot: RobotView): Cell | null {
  const home = homeOf(view, robot.team);
  if (!home || !isOnFloor(robot)) return null;
  const within = (at: number, first: number, size: number) => Math.min(Math.max(at, first), first + size - 1);
  return { x: within(robot.x, home.x, home.width), y: within(robot.y, home.y, home.height) };
}

type Called = (seat: number) => string;

/** Beside a line of more letters the rules of a course have no room above a wide board. */
const LONG = 44;
export const isLong = (lines: string[]): boolean => lines.some(({ length }) => length > LONG);

/** Who is with whom, seen by one seat; a spectator is told of all teams. Where flags are captured, a player is told
 *  what to fetch and where to. */
export function teamWords(view: FactoryView, called: Called): string[] {
  const teams = teamsOf(view);
  const own = teams.findIndex((seats) => view.seat !== null && seats.includes(view.seat));
  const all = teams.map((seats, team) =>
    t(team === own ? "roborally-ui-team-own" : "roborally-ui-team", {
      team: teamLetter(team),
      names: seats.map(called).join(", "),
    }),
  );
  return own < 0 || !isCapture(view) ? all : [all[own]!, ...homeWords(view, own, called)];
}
/** One's own home and flag, and the flag to fetch: each with whoever carries it. When the race is decided, only flags
 *  that are home count. */
function homeWords(view: FactoryView, team: number, called: Called): string[] {
  const home = homeOf(view, team);
  if (!home) return [t("roborally-ui-home-open")];
  const [own, other] = [carrierOf(view, team, called), carrierOf(view, 1 - team, called)];
  const counts = ({ at }: typeof own) => !isDecided(view) || at === "captured";
  return [
    ...(counts(own)
      ? [t("roborally-ui-home", { board: t(`roborally-card-${home.id}`), team: teamLetter(team), ...own })]
      : []),
    ...(counts(other) ? [t("roborally-ui-fetch", { team: teamLetter(1 - team), ...other })] : []),
  ];
}
function carrierOf(view: FactoryView, team: number, called: Called): { who: string; name: string; at: string } {
  const carrier = view.robots.find(({ robot }) => robot === view.flags.find((flag) => flag.team === team)?.carrier);
  return carrier
    ? { who: carrier.seat === view.seat ? "you" : "other", name: called(carrier.seat), at: wayOf(view, carrier) }
    : { who: "nobody", name: "", at: "way" };
}
/** How far a carrier has come: a flag that is at home when the turn ends has been captured. */
function wayOf(view: FactoryView, carrier: RobotView): "way" | "home" | "captured" {
  const near = nearestAtHome(view, carrier);
  if (!near || near.x !== carrier.x || near.y !== carrier.y) return "way";
  return view.phase === "clean-up" || view.phase === "over" ? "captured" : "home";
}
/** The race is over, or a flag has just been captured: nothing comes after this turn. */
export function isDecided(view: FactoryView): boolean {
  return (
    view.phase === "over" || view.robots.some((robot) => carried(view, robot) && wayOf(view, robot) === "captured")
  );
}
/** What a robot is after, in a sentence. */
export function goalWords(view: FactoryView, robot: RobotView): string {
  const flag = carried(view, robot);
  if (flag) return t("roborally-ui-carries", { team: letterOf(flag.team) });
  const sign = aimSign(view, robot);
  return sign && t("roborally-ui-next-flag", { flag: sign });
}

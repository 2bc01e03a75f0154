/** The moments worth watching again: flags, catches, falls, chains of pushes, and how the race was won. */
import { t } from "../../kit/text";
import type { KeyMoment } from "../../table/game";
import { nameOf, type Named } from "../../table/names";
import type { SeatInfo } from "../../table/types";
import type { AnyArgs, GameEvent } from "./room";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  turn: number;
  seat: number;
  kind:
    | "flag"
    | "leads"
    | "taken"
    | "returned"
    | "brought"
    | "caught"
    | "toggled"
    | "control"
    | "fall"
    | "shot-down"
    | "pushed-out"
    | "chain"
    | "wins"
    | "out";
  rival: number | null;
  flag: number;
  /** Whose flag it is, or who controls it from now on. */
  team: string;
  /** Into a pit or over the edge, and in which register. */
  how: string;
  register: number;
  weight: number;
}
const MOST = 6;
/** Within its kind one's own moment counts twice. */
const OWN = 2;
/** The next flag counts more than one's own before it. */
const FLAG = 2.5;
/** Who wins, who is out and who takes the lead decide races, then flags; what robots lose comes next, curiosities
 *  last. */
const RANK: Record<Moment["kind"], number> = {
  wins: 3000,
  brought: 3000,
  control: 3000,
  out: 2600,
  leads: 2500,
  flag: 2000,
  taken: 2000,
  toggled: 2000,
  returned: 1500,
  caught: 1500,
  "pushed-out": 1000,
  fall: 1000,
  "shot-down": 1000,
  chain: 0,
};

export function moments(events: GameEvent[], mine: readonly number[] = []): Moment[] {
  const found = all(events).map((moment) => ({
    ...moment,
    weight: RANK[moment.kind] + moment.weight * (isOwn(moment, mine) ? OWN : 1),
  }));
  const best = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((moment) => best.has(moment));
}

/** Flags change hands between teams, whoever does it: there nothing is one's own. */
const isOwn = ({ kind, seat, rival }: Moment, mine: readonly number[]): boolean =>
  kind !== "toggled" && (mine.includes(seat) || (rival !== null && mine.includes(rival)));

function all(events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  let [turn, began, register] = [0, 0, 0];
  const controlled = new Map<number, string>();
  const touched = new Map<number, number>();
  let leader = -1;
  let push: { by: number; whom: number[] } | null = null;
  events.forEach(({ kind, seat, args }, i) => {
    const said: AnyArgs = args;
    const add = (what: Moment["kind"], weight: number, more: Partial<Moment> = {}) =>
      found.push({
        at: began,
        turn,
        seat,
        kind: what,
        rival: null,
        flag: 0,
        team: said.team ?? "",
        how: said.how ?? "",
        register,
        weight,
        ...more,
      });
    if (kind === "turn-began") turn = args.turn;
    if (kind === "register-began") [began, register] = [i, args.register];
    if (kind === "acts" || kind === "carried") push = null;
    if (kind === "pushed") {
      push = { by: seat, whom: args.whom };
      if (push.whom.length > 1) add("chain", 5 + push.whom.length, { rival: push.whom[0]! });
    }
    if (kind === "destroyed") {
      if (push?.whom.includes(seat)) add("pushed-out", 12, { seat: push.by, rival: seat });
      else add(args.how === "damage" ? "shot-down" : "fall", 7);
    }
    if (kind === "eliminated") add("out", 9);
    if (kind === "flag-touched" && args.blocker !== 1) {
      const flag = args.flag;
      const others = [...touched].filter(([other]) => other !== seat);
      // Somebody else alone was ahead, or level with this one, and now nobody is.
      const passed = leader >= 0 && leader !== seat && others.every(([, flags]) => flags < flag);
      add(passed ? "leads" : "flag", FLAG ** flag, { flag, rival: passed ? leader : null });
      touched.set(seat, flag);
      if (others.every(([, flags]) => flags < flag)) leader = seat;
    }
    if (kind === "flag-taken") add("taken", 1);
    if (kind === "flag-returned") add("returned", 1);
    if (kind === "flag-brought") add("brought", 1);
    if (kind === "caught") add("caught", 1, { rival: args.whom[0]! });
    if (kind === "flag-toggled") {
      const { flag, team } = args;
      const held = (by: string | undefined) => [...controlled.values()].filter((one) => one === by).length;
      const lost = held(controlled.get(flag));
      controlled.set(flag, team);
      // All robots touch at once: a team has all flags when nobody takes one from it in the same register.
      const kept = !events
        .slice(i + 1)
        .some((later) => later.kind === "flag-toggled" || later.kind === "register-began");
      // The nearer a team is to all flags, whoever gains or loses one, the more it counts; of two like moments the
      // later.
      add(kept && held(team) === args.flags ? "control" : "toggled", held(team) + lost + i / events.length, { flag });
    }
    if (kind === "finished" && args.place === 1) {
      // The touch that won is told once.
      const last = found.findLastIndex(
        (moment) => (moment.kind === "flag" || moment.kind === "leads") && moment.seat === seat,
      );
      if (last >= 0) found.splice(last, 1);
      add("wins", 1);
    }
  });
  // A row that is pushed over several cells, or two falls of one register, are one moment.
  const first = (moment: Moment, i: number) =>
    found.findIndex(
      ({ at, kind, seat, rival }) =>
        at === moment.at &&
        kind === moment.kind &&
        seat === moment.seat &&
        (kind === "chain" || rival === moment.rival),
    ) === i;
  return found.filter(first);
}

/** A sentence about a moment; whoever reads it is "you", unless several players share the screen. */
export function momentWords(
  { seat, kind, rival, flag, team, how, register }: Moment,
  table: Named,
  mine: readonly number[],
): string {
  const me = mine.length === 1 ? mine[0] : undefined;
  const whom = rival === null ? "" : nameOf(table, rival);
  return bound(
    t(`roborally-end-moment-${kind}`, {
      name: nameOf(table, seat),
      whom,
      flag,
      team,
      how,
      register,
      you: seat === me ? "yes" : "no",
      whose: rival !== null && rival === me ? "you" : "other",
    }),
  );
}
/** A number and the letter of a team stay with the word before them. */
const bound = (words: string): string => words.replace(/ (?=(\d+|[A-D])(?!\S))/g, "\u00a0");

/** The same for the list beside a film. */
export function keyMoments(events: GameEvent[], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] {
  return moments(events, mine).map((moment) => ({
    at: moment.at,
    chapter: t("roborally-ui-turn", { turn: moment.turn }),
    seat: moment.seat,
    note: "",
    words: momentWords(moment, { game: "roborally", seats }, mine),
  }));
}

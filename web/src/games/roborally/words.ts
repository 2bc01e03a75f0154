/** Short sentences of the screen: what a program will do, and what a step has done. */
import { listOf, t } from "../../kit/text";
import { isBlocker, robotNames, robotsKey } from "./robots";
import type { Deed } from "./marks";
import type { AnyArgs, GameEvent } from "./room";
import type { Cell, Forecast } from "./state";

/** A register of the forecast that begins on a cell: what happens to the robot, in order, and what comes of it. */
export function foreseen(row: Forecast, from: Cell): { words: string; note: string } {
  const { walk, ride, shove, drives, turned, curved, geared, stopped, damage, flag, lost } = row;
  const moved = walk.length + ride.length + shove.length;
  const back = isUndone([from, ...walk], ride);
  const said = [
    drives && (!lost || moved) && t("roborally-ui-cast-drive", { cells: walk.length, drives, stopped: yes(stopped) }),
    turned && t("roborally-ui-cast-turned", { turned }),
    ride.length > 0 && t("roborally-ui-cast-belt", { cells: ride.length, back: yes(back), curved: curved || "no" }),
    shove.length > 0 && t("roborally-ui-cast-pusher", { cells: shove.length }),
    geared && t("roborally-ui-cast-gear", { geared }),
  ];
  const words = said.filter(Boolean).join(", ") || t(`roborally-card-${row.card}`);
  if (lost) return { words, note: t("roborally-ui-cast-lost", { how: lost, by: row.by }) };
  const notes = [
    moved > 0 && row.x === from.x && row.y === from.y && t("roborally-ui-cast-again"),
    damage > 0 && t("roborally-ui-cast-damage", { damage }),
    flag > 0 && t("roborally-ui-cast-flag", { flag }),
  ];
  return { words, note: notes.filter(Boolean).join(", ") };
}
const yes = (is: boolean) => (is ? "yes" : "no");

/** Every cell of a ride leads against the last move. */
function isUndone(way: Cell[], ride: Cell[]): boolean {
  const [before, turn] = [way.at(-2), way.at(-1)!];
  if (!before) return false;
  const [dx, dy] = [before.x - turn.x, before.y - turn.y];
  return ride.every(({ x, y }, i) => x === turn.x + dx * (i + 1) && y === turn.y + dy * (i + 1));
}

export type Called = (seat: number) => { name: string; you: "yes" | "no" };

/** What a step of this register or the end of the turn has done, in a few words. */
export function done(deeds: Deed[], step: Deed["step"], called: Called): string {
  const own = deeds.filter((deed) => deed.step === step).map(({ event }) => event);
  const said = own.flatMap((event, i) => {
    const { kind, seat } = event;
    const args: AnyArgs = event.args;
    const again = own
      .slice(0, i)
      .some(
        (other) =>
          other.kind === kind && other.seat === seat && robotsKey(other.args) === robotsKey(args) && kind === "pushed",
      );
    if (again || !SAID.includes(kind)) return [];
    const others = (args.whom ?? []).map(called);
    const whom = listOf(robotNames(args, (other) => called(other).name));
    if (kind === "carried" || kind === "gears") return [whom];
    if (kind === "pushed" && args.how !== "robot") return [called(seat).name];
    const all = {
      ...args,
      ...(args.card ? { card: t(`roborally-card-${args.card}`) } : {}),
      ...(seat >= 0 ? called(seat) : {}),
      whom,
      whose: others.length === 1 && others[0]!.you === "yes" && !isBlocker(args, 0) ? "you" : "other",
    };
    const did = LOGGED.includes(kind)
      ? [...(seat >= 0 ? [called(seat).name] : []), t(`roborally-log-${kind}`, all)].join(" ")
      : t(`roborally-ui-did-${kind}`, all);
    return [args.blocker === 1 ? t("roborally-log-blocker", { words: did }) : did];
  });
  return [...new Set(said.length ? said : quiet(own, step, called))].join(step === "clean-up" ? "; " : ", ");
}
/** Told in the words of the log. */
const LOGGED = [
  "held",
  "scrambled",
  "caught",
  "flag-taken",
  "flag-returned",
  "flag-toggled",
  "flag-brought",
  "repaired",
  "option-drawn",
  "stays-down",
  "re-entered",
  "placed",
];
const SAID = ["pushed", "carried", "gears", "beam", "shot", "weapon", "flag-touched", "destroyed", ...LOGGED];

/** Where nothing of note happens: who drives or turns, whose archive marker moves. */
function quiet(own: GameEvent[], step: Deed["step"], called: Called): string[] {
  if (step === "robots") return driven(own, called);
  const archived = [...new Set(own.flatMap(({ kind, seat }) => (kind === "archived" ? [seat] : [])))];
  return archived.length
    ? [t("roborally-ui-did-archived", { whom: listOf(archived.map((seat) => called(seat).name)) })]
    : [];
}

/** Where nobody meets anybody: who drives how far; where nobody drives, who turns. */
function driven(own: GameEvent[], called: Called): string[] {
  const cells = new Map<number, number>();
  for (const { kind, seat, args } of own)
    if (kind === "moved") cells.set(seat, (cells.get(seat) ?? 0) + args.steps);
  if (cells.size) return [...cells].map(([seat, steps]) => `${called(seat).name}\u00a0${steps}`);
  const turned = [...new Set(own.flatMap(({ kind, seat }) => (kind === "turned" ? [seat] : [])))];
  if (turned.length) return [t("roborally-ui-did-turned", { whom: listOf(turned.map((seat) => called(seat).name)) })];
  return own.flatMap(({ kind, seat }) =>
    kind === "stopped" ? [`${called(seat).name} ${t("roborally-log-stopped", called(seat))}`] : [],
  );
}

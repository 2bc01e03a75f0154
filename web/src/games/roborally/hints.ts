/** Hints of the guided race: what happens beyond the own cards is explained when it first matters. */
import type { Question } from "./room";
import { robotsOf, type FactoryView } from "./state";

/** From these turns on somebody has seen what the hint is about. */
const PRIORITY_FROM = 2;
const BELTS_FROM = 3;

export function hints(race: FactoryView, { kind, args }: Question): string[] {
  if (kind !== "fill-register") return [];
  const own = robotsOf(race, race.seat);
  const robot = own.find((one) => one.robot === args.robot) ?? own[0];
  const locked = robot?.registers.some((register) => register.locked) ?? false;
  return [
    ...(locked ? ["locked"] : []),
    ...((robot?.damage ?? 0) > 0 ? [race.floor.lasers.length ? "lasers" : "shots"] : []),
    ...(race.round >= PRIORITY_FROM ? ["priority"] : []),
    ...(race.round >= BELTS_FROM && race.steps.includes("belts") ? ["belts"] : []),
  ];
}

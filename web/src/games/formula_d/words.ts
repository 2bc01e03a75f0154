/** What is said of gears and ways in short. */
import { teamLetter } from "../../kit/teams";
import { listOf, t } from "../../kit/text";
import { worst } from "./price";
import type { GameEvent } from "./room";
import { cornerName, type FormulaView } from "./state";
import { laneOf } from "./track";
import type { Labels, Part } from "./types";

type Move = Labels["move"];

/** "4th gear, one down". */
export function shiftWords(from: number, { gear }: { gear: number }): string {
  return t("formula_d-ui-shift", {
    gear, way: from === 0 ? "start" : gear === from ? "stay" : gear > from ? "up" : "down", by: Math.abs(gear - from),
  });
}
/** "33% overshoot". */
export function oddsWords(gear: Labels["gear"]): string {
  const { kind, chance } = worst(gear);
  return t(`formula_d-ui-odds-${kind}`, { chance });
}

const LANES = ["", "left", "middle", "right"];

/** Which lane, or where else it ends. */
export function endWords({ ends, to }: Pick<Move, "ends" | "to">): string {
  if (ends !== "drive") return t(`formula_d-ui-end-${ends}`);
  return t(`formula_d-ui-lane-${LANES[laneOf(to)] ?? "pit"}`);
}
/** What this place means for the corner; nothing on a straight. */
export function placeWords({ over, stop, owed, corner, ends, spins }: Move): string {
  if (spins) return t("formula_d-ui-place-spin");
  if (over > 0) return t("formula_d-ui-place-over", { over });
  if (ends !== "drive" || corner < 0) return "";
  return stop ? t("formula_d-ui-place-stop", { owed }) : t("formula_d-ui-place-corner");
}

const partName = (part: Part) => t(`formula_d-part-${part}`);

/** Names in place of ids: corners, parts, drivers, the weather. */
export function eventWords(
  args: GameEvent["args"], view: Pick<FormulaView, "circuit" | "corners"> | undefined,
  nameOf: (seat: number) => string,
): Record<string, string> {
  const said: Record<string, string> = {};
  if ("corner" in args) said.corner = cornerName(view, args.corner);
  if ("part" in args) said.lose = partName(args.part);
  if ("parts" in args) said.parts = listOf(args.parts.map(partName));
  if ("order" in args) said.order = args.order.map(nameOf).join(", ");
  if ("drivers" in args) said.drivers = listOf(args.drivers.map(nameOf));
  if ("team" in args) said.team = teamLetter(args.team);
  if ("weather" in args) said.weather = t(`formula_d-weather-${args.weather}`);
  if ("type" in args) said.type = t(`formula_d-tyres-${args.type}`);
  if ("rival" in args) said.rival = nameOf(args.rival);
  if ("driver" in args) said.driver = t(`formula_d-driver-${args.driver}`);
  if ("ability" in args) said.ability = t(`formula_d-ability-${args.ability}`);
  if ("circuit" in args) said.circuit = t(`formula_d-choice-circuit-${args.circuit}`);
  return said;
}

/** "Monaco, lap 1 of 2": of the car in front. */
export function placeOf({ circuit, cars, running, laps, phase }: FormulaView): string {
  const lap = phase === "race" ? Math.min(laps, cars.find(({ seat }) => seat === running[0])?.lap ?? 0) : 0;
  return t("formula_d-ui-place", { circuit: t(`formula_d-choice-circuit-${circuit}`), lap, laps });
}

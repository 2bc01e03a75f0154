/** What is new in a question of a guided race, in the order in which it is explained. */
import type { Question } from "./room";
import { optionsOf } from "../../table/options";
import { HOT_GEAR } from "./facts";
import { carOf, type FormulaView, type Labels } from "./state";

type Gear = Labels["gear"];
type Move = Labels["move"];

export function hints(view: FormulaView, question: Question): string[] {
  const { kind } = question;
  if (question.kind === "gear") return ofGears(view, question);
  return ["move", "slipstream", "bonus"].includes(kind) ? ofMoves(view, question) : [kind];
}

function ofGears(view: FormulaView, { args, options }: Extract<Question, { kind: "gear" }>): string[] {
  const gears = optionsOf<Labels, "gear">(options, "gear").map(({ label }) => label);
  const some = (is: (gear: Gear) => boolean) => gears.some(is);
  const found: [string, boolean][] = [
    ["goal", true],
    ["gear", true],
    ["corner", some(({ stop, over, out }) => stop + over + out > 0)],
    ["stops", args.stops > 1 && some(({ stop }) => stop > 0)],
    ["skip", some(({ gearbox }) => gearbox > 0)],
    ["hot", some(({ gear }) => gear >= HOT_GEAR)],
    ["worn", isWorn(view)],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}

function ofMoves(view: FormulaView, { kind, options }: Question): string[] {
  const moves = optionsOf<Labels, "move">(options, "move").map(({ label }) => label);
  const some = (is: (move: Move) => boolean) => moves.some(is);
  const found: [string, boolean][] = [
    ["goal", kind === "move"],
    [kind, true],
    ["over", some(({ over }) => over > 0)],
    ["brakes", some(({ braked }) => braked > 0)],
    ["blocked", some(({ blocked }) => blocked > 0)],
    ["beside", some(({ beside }) => beside.length > 0)],
    ["debris", some(({ marked }) => marked > 0)],
    ["spin", some(({ spins }) => spins > 0)],
    ["pit", some(({ ends }) => ends === "box" || ends === "wait")],
    ["worn", isWorn(view)],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}

/** Some part of the own car has come to its last point. */
function isWorn(view: FormulaView): boolean {
  return carOf(view, view.seat ?? -1)?.points.some((left) => left <= 1) ?? false;
}

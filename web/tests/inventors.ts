/** Somebody who builds a little, races with whatever moves most, and vents what can be paid for. */
import type { RaceView } from "../src/games/steampunk_rally/state";
import type { TableState } from "../src/kit/contract";

export type RallyState = TableState<RaceView>;
type Answer = { choice: number; label: { kind: string; [key: string]: unknown } };

const PARTS = 7;
const MOVES = new Set(["motion", "smooth"]);

const movesOf = ({ label }: Answer): number =>
  Number(label.times) * (label.effects as string[][])[0]!.filter((effect) => MOVES.has(effect)).length;

/** The answer of this kind that is worth most. */
function best(options: Answer[], kind: string, worth: (option: Answer) => number): Answer | undefined {
  const found = options.filter(({ label }) => label.kind === kind);
  return found.sort((a, b) => worth(b) - worth(a))[0];
}

/** One answer to whatever is asked. */
export function resolute({ question, view, seat }: RallyState): number[] {
  const options = question!.options as Answer[];
  const me = view.racers.find((racer) => racer.seat === seat);
  const first = (...kinds: string[]) =>
    kinds.map((kind) => options.find(({ label }) => label.kind === kind)).find((option) => option);
  const chosen: Record<string, () => Answer | undefined> = {
    "use-card": () =>
      (me?.machine.length ?? 0) < PARTS ? first("construct", "power", "cogs") : first("power", "cogs", "stash"),
    "race-menu": () => best(options, "part", movesOf) ?? first("bulb", "pass"),
    "next-die": () => best(options, "die", ({ label }) => Number(label.times)) ?? first("activate"),
    "vent-dice": () => first("vent", "done"),
    "lose-part": () => best(options, "lose", ({ label }) => -(label.loose as number[]).length),
  };
  return [(chosen[question!.kind]?.() ?? options[0]!).choice];
}

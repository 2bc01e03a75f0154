import { expect, it } from "vitest";
import { event, race, robot } from "./make";
import { heldBy } from "./optionCards";
import type { OptionCard } from "./state";

const card = (id: OptionCard["id"], tokens = 0, stored = false): OptionCard => ({ id, tokens, stored });
const me = robot(0, 0, 0, {
  options: [
    card("ablative_coat", 2),
    card("flywheel", 0, true),
    card("brakes"),
    card("mechanical_arm"),
    card("recompile"),
  ],
});
const used = event("option-used", 0, { card: "recompile" });
const turn = event("turn-began", -1, { turn: 2 });
const states = (...film: object[]) => heldBy(me, race([me]), film as never).map(({ state }) => state);

it("an option card says what is left of it, what lies on it, whether it works by itself, and whether it was used", () => {
  expect(states(turn, used)).toEqual(["left", "stored", "ready", "always", "used"]);
});
it("what was used in an earlier turn, or by another robot, is ready again", () => {
  expect(states(used, turn).at(-1)).toBe("ready");
  expect(states(turn, event("option-used", 1, { card: "recompile" })).at(-1)).toBe("ready");
});
it("the program card that lies on an option is shown to its owner alone", () => {
  const hands = [
    {
      robot: 0,
      cards: [],
      stored: [{ option: "flywheel" as const, card: "move_1" as const, priority: 490 }],
      registers: [],
      power_down: false,
    },
  ];
  expect(heldBy(me, race([me], { hands }), []).map(({ card }) => card?.priority ?? 0)).toEqual([0, 490, 0, 0, 0]);
  expect(heldBy(me, race([me]), []).every(({ card }) => card === null)).toBe(true);
});

import { expect, test } from "vitest";
import type { StackView } from "../types";
import { stackOf } from "./stack";

const GOLD: StackView = {
  stack: "gold", printed: "gold-printed",
  tokens: [
    { token: "gold-a", state: "taken", seat: 1 },
    { token: "gold-b", state: "open", seat: null },
  ],
};
const option = (choice: number, label: object) => ({ choice, label: { kind: "take-gold", ...label } });

test("the token that was taken is gone, the next one is on top, the printed symbol lies under it", () => {
  const { top, under } = stackOf(GOLD, [], null);
  expect([top?.action, ...under.map(({ action }) => action)]).toEqual(["gold-b", "gold-printed"]);
  expect(under[0]!.printed).toBe(true);
});

test("token and printed symbol are chosen each for itself", () => {
  const options = [option(4, { token: "gold-b", magic: 0 }), option(6, { token: "gold-printed", magic: 1 })];
  const { top, under } = stackOf(GOLD, options, 6);
  expect([top?.choice, top?.armed]).toEqual([4, false]);
  expect([under[0]?.choice, under[0]?.armed, under[0]?.magic]).toEqual([6, true, 1]);
});

test("without tokens the printed symbol is what is left, and a stack without one is empty", () => {
  const taken = GOLD.tokens.map((token) => ({ ...token, state: "taken" as const }));
  expect(stackOf({ ...GOLD, tokens: taken }, [], null).top?.action).toBe("gold-printed");
  expect(stackOf({ ...GOLD, tokens: taken, printed: null }, [], null).top).toBeNull();
});

test("a token kept on a contract says whose it is", () => {
  const tokens: StackView["tokens"] = [{ token: "gold-a", state: "kept", seat: 3 }];
  const { top, under } = stackOf({ ...GOLD, tokens }, [], null);
  expect(top?.action).toBe("gold-printed");
  expect(under[0]).toMatchObject({ action: "gold-a", keeper: 3 });
});

import { beforeEach, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { learn, speak } from "../../kit/language.svelte";
import { progress } from "./progress";

beforeEach(() => Promise.all([speak("en"), learn("heat")]));
const { view, question } = STATES.plan!();

it("whoever still has to plan is told so", () => {
  expect(progress(view, [0], question)).toMatchObject({ own: true, brief: "Your plan, 3 of 6 ready" });
});

it("whoever has planned reads how many are ready", () => {
  const told = progress(view, [1], null)!;
  expect(told.own ?? told.brief).toBeUndefined();
  expect(told.steps[0]!.note).toBe("3 of 6 ready");
});

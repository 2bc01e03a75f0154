import { expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { hints } from "./hints";
import type { RaceView } from "./state";

const hintsOf = (name: string) => {
  const { view, question } = STATES[name]!();
  return hints(view as RaceView, question!);
};

it("has nothing more to say in a race without modules", () => expect(hintsOf("plan")).toEqual([]));
it("tells of tokens, Legends and the first upgrade while planning", () => expect(hintsOf("upgrades")).toEqual(["weather", "legends", "upgrade"]));
it("tells of symbols when there are any to use, and of mistakes where they can be made", () => {
  expect(hintsOf("symbols")).toEqual(["symbols"]);
  expect(hintsOf("mistake")).toEqual(["mistake"]);
});

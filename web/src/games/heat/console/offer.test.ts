import { describe, expect, it } from "vitest";
import { STATES } from "../../../../mock/heat/states";
import type { Question } from "../room";
import { carOf, type RaceView } from "../state";
import { offerOf } from "./offer";

const draft = STATES.draft!().view as RaceView;
const car = { ...carOf(draft, 0)!, upgrades: ["u1", "u2"] };
const offer = (kind: string, lifted: number[] = []) =>
  offerOf({ question: kind ? ({ kind } as Question) : null }, { view: draft, car, lifted });

describe("what is offered in the garage", () => {
  it("is the market, and the lifted card of it", () => {
    expect(offer("take-upgrade", [2])).toMatchObject({
      own: false, cards: draft.garage!.market, card: draft.garage!.market[2], left: [],
    });
  });
  it("is the own cards where one is given away, with what is left in the market beside them", () => {
    expect(offer("swap-upgrade", [1])).toMatchObject({
      own: true, cards: ["u1", "u2"], card: "u2", left: draft.garage!.market,
    });
  });
  it("is the own cards alone where one is kept for the next season", () => {
    expect(offer("keep-upgrade")).toMatchObject({ cards: ["u1", "u2"], card: undefined, left: [] });
  });
  it("can be lifted by nobody who is not asked", () => {
    expect(offer("", [0])).toMatchObject({ mine: false, card: undefined });
  });
});

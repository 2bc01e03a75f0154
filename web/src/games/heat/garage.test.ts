import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { picks } from "./garage";
import type { RaceView } from "./state";

const draft = STATES.draft!().view as RaceView;

describe("the order of choosing", () => {
  const inRound = (round: number) => picks({ ...draft, cars: draft.cars.map((car) => ({ ...car, upgrades: Array<string>(round - 1).fill("u1") })), garage: { ...draft.garage!, round } }, []);
  const seats = (round: number) => inRound(round).map(({ seat }) => seat);

  it("runs from the back of the grid, in the second round from its front", () => {
    const grid = draft.running.filter((seat) => seat < draft.seats);
    expect(seats(2)).toEqual(grid);
    expect(seats(1)).toEqual([...grid].reverse());
    expect(seats(3)).toEqual([...grid].reverse());
  });
  it("runs from the back before every race of a season", () => {
    const season = { race: 2, races: 3, results: [{}] } as NonNullable<RaceView["season"]>;
    expect(picks({ ...draft, season, garage: { ...draft.garage!, round: 2 } }, []).map(({ seat }) => seat)).toEqual(seats(1));
  });
  it("is no order behind a season, where everybody chooses at once what to keep", () => {
    const season = { race: 3, races: 10, results: [{}, {}, {}] } as NonNullable<RaceView["season"]>;
    const states = picks({ ...draft, season }, [0, 2]).map(({ seat, state }) => [seat, state]);
    expect(Object.fromEntries(states)).toMatchObject({ 0: "now", 1: "past", 2: "now" });
  });
  it("leaves the Legends out", () => expect(seats(1)).toHaveLength(draft.seats));
  it("knows who has chosen, who chooses and who waits", () => {
    const done = draft.cars.map((car) => ({ ...car, upgrades: ["u8"] }));
    expect(new Set(picks({ ...draft, cars: done }, []).map(({ state }) => state))).toEqual(new Set(["past"]));
    const [first, second] = inRound(1);
    expect([first?.state, second?.state]).toEqual(["now", "next"]);
    const cars = draft.cars.map((car) => (car.seat === first!.seat ? { ...car, upgrades: ["u8"] } : { ...car, upgrades: [] }));
    expect(picks({ ...draft, cars }, [second!.seat]).slice(0, 2).map(({ state }) => state)).toEqual(["past", "now"]);
  });
});

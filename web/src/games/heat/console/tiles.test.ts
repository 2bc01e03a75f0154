import { beforeEach, describe, expect, it } from "vitest";
import { STATES } from "../../../../mock/heat/states";
import { learn, speak } from "../../../kit/language.svelte";
import type { Option } from "../room";
import { carOf, type RaceView } from "../state";
import { printedName } from "../words";
import { tiles } from "./tiles";

const { view, question } = STATES.symbols!();
const race = view as RaceView;
const shown = tiles(race, carOf(race, 0)!, question!.options, () => "");

describe("tiles of step 5", () => {
  it("stand in the order of the rules, what has to be done first", () => {
    expect(shown.map(({ mark }) => mark)).toEqual([
      "heat", "scrap", "boost", "cool-down", "reduce-stress", "salvage", "accelerate", "direct-play",
    ]);
    expect(shown.flatMap(({ must }) => must || [])).toEqual(["heat-ui-must-pay-heat", "heat-ui-must-scrap"]);
  });
  it("offer the largest part of a symbol only", () =>
    expect(shown.filter(({ mark }) => mark === "cool-down")).toHaveLength(1));
  it("tell what they cost at once", () => {
    const costOf = (mark: string) => shown.find((tile) => tile.mark === mark)!;
    expect(costOf("heat")).toMatchObject({ cost: "price", price: { look: "hot", words: "1" } });
    // The card played directly costs heat itself, and here more at the corner than there is.
    expect(costOf("direct-play")).toMatchObject({ cost: "mishap", price: { look: "bad" }, stake: { heat: 9 } });
    expect(costOf("salvage")).toMatchObject({ cost: "nothing", price: { look: "free", words: "0" } });
  });
  it("show the symbols that a card played directly brings along, its heat as the price", () => {
    expect(shown.find(({ mark }) => mark === "direct-play")?.symbols).toEqual([{ symbol: "cool-down", amount: 1 }]);
    expect(shown.filter(({ mark }) => mark !== "direct-play").flatMap(({ symbols }) => symbols)).toEqual([]);
  });
  it("say a boost and a cooldown of the gear in two words, too", () =>
    expect(shown.flatMap(({ brief }) => brief || [])).toEqual(["heat-ui-tile-boost-brief"]));
  it("know the card that they come from", () => expect(shown.find(({ mark }) => mark === "scrap")?.card).toBe("u19"));
});

describe("tiles of a card with several speeds", () => {
  const { view, question } = STATES.speeds!();
  const car = carOf(view as RaceView, 0)!;
  it("count the card on to the speed of the others", () => {
    expect(tiles(view as RaceView, car, question!.options, () => "").map(({ gain }) => gain)).toEqual([
      "2 + 1 = 3", "2 + 3 = 5",
    ]);
  });
});

describe("the tiles of a slipstream", () => {
  const slip = (to: number, stayed: number, heat: number, spins: 0 | 1 = 0): Option[] => [
    {
      choice: 0,
      label: { kind: "stay", to: 36, spot: 0, corners: stayed ? [{ corner: 1, heat: stayed, spins: 0 }] : [] },
    },
    { choice: 12, label: { kind: "slipstream", spaces: 2, to, spot: 0, corners: [{ corner: 2, heat, spins }] } },
  ];
  const of = (options: Option[]) => tiles(race, { ...carOf(race, 0)!, heat: 4, progress: 36 }, options, () => "");
  it("say what it adds to what staying costs, and whether it is a spin-out", () => {
    expect(of(slip(38, 0, 0)).map(({ cost, price }) => [cost, price!.words])).toEqual([["aim", "0"], ["aim", "0"]]);
    expect(of(slip(38, 1, 3))[0]).toMatchObject({ cost: "price", price: { look: "hot", words: "2" } });
    expect(of(slip(38, 0, 5, 1))[0]).toMatchObject({ cost: "mishap", price: { look: "bad" } });
  });
  it("say how far the car really comes where the space ahead is full", () => {
    expect(of(slip(37, 0, 0)).map(({ gain }) => gain)).toEqual(["+1", "+0"]);
  });
});

describe("the tile of a boost", () => {
  /** What it says where these flips spin out. */
  const said = (...spins: number[]) => {
    const landings = [1, 2].map((flipped) => ({
      flipped, to: 36 + flipped, spot: 0 as const,
      corners: [{ corner: 2, heat: flipped, spins: spins.includes(flipped) ? (1 as const) : (0 as const) }],
    }));
    return tiles(race, carOf(race, 0)!, [{ choice: 11, label: { kind: "boost", heat: 1, landings } }], () => "")[0]!
      .result;
  };
  it("tells a spin-out that cannot be helped from one that may come", () => {
    expect([said(1, 2), said(2), said()]).toEqual([
      "heat-ui-tile-spins", "heat-ui-tile-may-spin", "heat-ui-tile-corner-range",
    ]);
  });
});

describe.each([
  ["en", "Play Full throttle", "pay 1 heat"],
  ["ru", "Сыграть «Полный газ»", "заплатить 1 нагрев"],
] as const)("in words (%s)", (language, go, must) => {
  beforeEach(() => Promise.all([speak(language), learn("heat")]));
  const named = (mark: string) =>
    tiles(race, carOf(race, 0)!, question!.options, () => "").find((tile) => tile.mark === mark)!;
  it("a card played directly has its name on tile and button", () => {
    expect(named("direct-play").go).toBe(go);
    expect(go).toContain(named("direct-play").name);
  });
  it("what has to be done is said", () => expect(named("heat").must.replaceAll("\u00A0", " ")).toBe(must));
});

it("of several cooldowns each names its source", async () => {
  await speak("en");
  await learn("heat");
  const [gear, card]: [Option, Option] = [
    { choice: 1, label: { kind: "cool-down", amount: 1 } },
    { choice: 2, label: { kind: "card-cool-down", card: "u19", amount: 2 } },
  ];
  const names = (...options: Option[]) =>
    tiles(race, { ...carOf(race, 0)!, gear: 2 }, options, () => "").map(({ name }) => name);
  expect(names(gear, card)).toEqual(["Cooldown: gear 2", printedName("u19")]);
  expect([...names(gear), ...names(card)]).toEqual(["Cooldown", "Cooldown"]);
});

it("the cooldown of the weather says what it does before it names it", async () => {
  await speak("en");
  await learn("heat");
  const snow: RaceView = { ...race, weather: { token: "snow", sector: "cooldown" } };
  expect(
    tiles(snow, carOf(race, 0)!, [{ choice: 13, label: { kind: "weather-cool-down", amount: 1 } }], () => "")[0]!.name,
  ).toBe("Cooldown: snow");
});

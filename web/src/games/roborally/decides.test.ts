import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { t } from "../../kit/text";
import { matterOf } from "./decides";
import { empty, race, robot } from "./make";
import type { FactoryView, Register } from "./state";

const FIRST_UP = empty().map((register, i): Register =>
  i === 0 ? { ...register, state: "up", card: "move_1", priority: 500 } : register,
);
const on = (goal: FactoryView["course"]["goal"]) => ({ ...race([]).course, goal });

describe("what others decide", () => {
  beforeAll(async () => {
    await learn("roborally");
    await speak("en");
  });
  const matter = (
    phase: FactoryView["phase"],
    fields: Parameters<typeof robot>[3] = {},
    more: Partial<FactoryView> = {},
  ) => matterOf(race([robot(0, 0, 0), robot(1, 1, 0, fields)], { phase, ...more }), [1]);

  it("is told by what everybody sees of the robot", () => {
    expect([matter("clean-up", { x: null, y: null }), matter("clean-up"), matter("clean-up", { down: true })]).toEqual([
      "where",
      "how",
      "stay",
    ]);
  });
  it("is told by the register, or comes before the first", () => {
    expect([matter("run"), matter("run", { registers: FIRST_UP }), matter("run", {}, { register: 2 })]).toEqual([
      "start",
      "register",
      "register",
    ]);
    expect(matter("run", { registers: FIRST_UP.map((register) => ({ ...register, locked: true })) })).toBe("start");
  });
  it("is an option before the race, or a home and a place there", () => {
    const flags = (team: number | null) => ({ course: on("capture"), flags: [{ flag: 1, x: 0, y: 0, team }] });
    expect([matter("set-up"), matter("set-up", {}, flags(null)), matter("set-up", {}, flags(0))]).toEqual([
      "option",
      "home",
      "place",
    ]);
  });
  it("is told of several only where it is the same", () => {
    const view = race(
      [robot(0, 0, 0, { down: true }), robot(1, 1, 0, { x: null, y: null }), robot(2, 2, 0, { x: null, y: null })],
      { phase: "clean-up" },
    );
    expect([matterOf(view, [1, 2]), matterOf(view, [0, 1])]).toEqual(["where", "other"]);
  });
  it("has a sentence for one and for several", () => {
    const said = (count: number, matter: string) =>
      t("roborally-ui-decides", { names: count === 1 ? "Vera" : "Vera and Bruno", count, matter, register: 3 });
    expect([said(1, "where"), said(2, "where"), said(1, "register"), said(2, "other")]).toEqual([
      "Vera decides where to come back.",
      "Vera and Bruno decide where to come back.",
      "Vera decides in register 3.",
      "Vera and Bruno have to decide.",
    ]);
  });
});

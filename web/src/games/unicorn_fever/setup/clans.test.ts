import { expect, it } from "vitest";
import { CLANS } from "../facts";
import { clansOf } from "./clans";

it("a pair is two clans in the order of the game, and the lot any of five", () => {
  expect(clansOf("gnomes-witches")).toEqual(["gnomes", "witches"]);
  expect(clansOf("leprechauns-goblins")).toEqual(["leprechauns", "goblins"]);
  expect(clansOf("random")).toEqual(CLANS);
});

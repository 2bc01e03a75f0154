import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { commitmentOf, isSealOf, shortSeal, shortSeed } from "../../src/kit/fairness";

const seal = createHash("sha256").update("paddock seed 41").digest("hex");

it("the seal is the SHA-256 of the sealed text", async () => {
  expect(await commitmentOf(41)).toBe(seal);
});
it("a seed fits its seal, however it was pasted", async () => {
  expect(await isSealOf(` ${seal.toUpperCase()}\n`, " 41 ")).toBe(true);
});
it("another seed does not", async () => {
  expect(await isSealOf(seal, "42")).toBe(false);
});
it("a seal is shown by its ends", () => {
  expect(shortSeal("0123456789abcdef0123456789abcdef")).toBe("0123 4567 … 89ab cdef");
});
it("a long seed too", () => {
  expect([shortSeed(41), shortSeed("9350962911468193639903137164023032134")]).toEqual(["41", "935096 … 032134"]);
});

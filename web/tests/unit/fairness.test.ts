import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { commitmentOf, isSealOf } from "../../src/kit/fairness";

const seal = createHash("sha256").update("paddock seed 41").digest("hex");

afterEach(() => vi.unstubAllGlobals());

it("the seal is the SHA-256 of the sealed text", async () => {
  expect(await commitmentOf(41)).toBe(seal);
});
it("a seed fits its seal, however it was pasted", async () => {
  expect(await isSealOf(` ${seal.toUpperCase()}\n`, " 41 ")).toBe(true);
});
it("another seed does not", async () => {
  expect(await isSealOf(seal, "42")).toBe(false);
});
it("a seal and a seed fit however they were copied from the page", async () => {
  expect(await isSealOf(`sha256 ${seal.slice(0, 32)}\n${seal.slice(32)}`, "seed 4\n1")).toBe(true);
});
it("a seal can be checked where the browser keeps its cryptography to itself", async () => {
  vi.stubGlobal("crypto", { subtle: undefined });
  expect(await commitmentOf(41)).toBe(seal);
  expect(await isSealOf(seal, "42")).toBe(false);
});

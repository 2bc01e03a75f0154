import { expect, it } from "vitest";
import type { TableLine } from "../../src/kit/contract";
import { lengthOf, spanOf } from "../../src/kit/time";
import { finished, going } from "../../src/shell/lists";
import { unbroken } from "../../src/shell/words";
import { freshly, waiting } from "../../src/kit/waiting";

const line = (id: string, more: Partial<TableLine>): TableLine => ({
  id, game: "heat", status: "playing", options: {}, seats: [], pace: { kind: "live", seconds: 90 }, commitment: null,
  seed: null, deadline: null, private: false, my_seats: [0], ...more,
});

it("your turn comes first, then by time left, then tables that wait, then those not started", () => {
  const lines = [
    line("not-started", { status: "lobby" }),
    line("waits", {}),
    line("later", { your_turn: true, deadline: "2031-01-02T00:00:00Z" }),
    line("sooner", { your_turn: true, deadline: "2031-01-01T00:00:00Z" }),
    line("over", { status: "over" }),
  ];
  expect(going(lines).map(({ id }) => id)).toEqual(["sooner", "later", "waits", "not-started"]);
});
it("finished races: the newest first", () => {
  const lines = [
    line("old", { status: "over", finished_at: "2030-01-01T00:00:00Z" }),
    line("new", { status: "over", finished_at: "2030-02-01T00:00:00Z" }), line("on", {}),
  ];
  expect(finished(lines).map(({ id }) => id)).toEqual(["new", "old"]);
});
it("time is told in one fitting unit", () => {
  const minute = 60_000;
  expect([5_000, 59 * minute, 95 * minute, 30 * 60 * minute, 50 * 60 * minute, -1].map(spanOf)).toEqual([
    { unit: "seconds", count: 5 },
    { unit: "minutes", count: 59 },
    { unit: "hours", count: 1 },
    { unit: "hours", count: 30 },
    { unit: "days", count: 2 },
    { unit: "seconds", count: 0 },
  ]);
});
it("a length is told in full words of the language", () => {
  expect([lengthOf(41 * 60, "en"), lengthOf(41 * 60, "ru"), lengthOf(3 * 86_400, "ru")]).toEqual([
    "41 minutes", "41 минута", "3 дня",
  ]);
});
it("tables wait where it is my turn, but for the one on the screen", () => {
  const lines = [line("a", { your_turn: true }), line("b", {}), line("c", { your_turn: true })];
  expect(waiting(lines).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(waiting(lines, "c").map(({ id }) => id)).toEqual(["a"]);
  expect(waiting(undefined)).toEqual([]);
});
it("a table is called out when it comes to wait, not as long as it does", () => {
  const [a, b] = [line("a", { your_turn: true }), line("b", { your_turn: true })];
  expect(freshly([a], [a, b])).toEqual([b]);
  expect(freshly([a, b], [a, b])).toEqual([]);
});
it("a line under a table breaks between its parts, and never between a number and what it counts", () => {
  for (const part of ["круг 1 из 2", "Mira, 2 бота"]) expect(unbroken(part)).toBe(part.replaceAll(" ", "\u00a0"));
  expect(unbroken("with Tomas, Mira and 2 bots").split(" ").at(-1)).toBe("2\u00a0bots");
});

import { expect, it } from "vitest";
import {
  CLOSE, isUnder, labelledRounds, leanOf, lineThrough, markPlace, positionsOf, ROUND, scaleOf, scrollingBox, tailOf,
  WIDE, withWords,
} from "../../src/shell/end/chart";
import type { Chart } from "../../src/shell/end/result";

const chart: Chart = { order: [[2, 0, 1], [0, 2, 1], [0, 1, 2]], laps: [], home: {}, marks: [] };

it("a seat's positions are read from the order after each round", () => {
  expect(positionsOf(chart, 2)).toEqual([0, 1, 2]);
});
it("a line ends where its car came home", () => {
  expect(positionsOf({ ...chart, home: { 0: 1 } }, 0)).toEqual([1, 0]);
  expect(positionsOf({ ...chart, home: { 0: 1 } }, 1)).toEqual([2, 2, 1]);
});
it("the grid stands left, the last round right, the leader on top", () => {
  const { x, y } = scaleOf(chart, WIDE);
  expect([x(0), x(2)]).toEqual([WIDE.left, WIDE.width - WIDE.right]);
  expect([y(0), y(2)]).toEqual([WIDE.top, WIDE.height - WIDE.bottom]);
});
it("a line has one curve for each round", () => {
  expect(lineThrough([0, 1, 2], scaleOf(chart, WIDE)).split("C")).toHaveLength(3);
});
it("lines of a championship climb each at a place of its own, those of a race in the middle", () => {
  const season = { ...chart, columns: ["A", "B", "C"] };
  expect(new Set([0, 1, 2].map((line) => leanOf(season, line, 3))).size).toBe(3);
  expect([leanOf(chart, 0, 3), leanOf(season, 0, 1)]).toEqual([0, 0]);
  expect(lineThrough([0, 1], scaleOf(season, WIDE), 0.5)).not.toBe(lineThrough([0, 1], scaleOf(season, WIDE), -0.5));
});
it("a race of one car and one round is drawn, too", () => {
  const alone: Chart = { order: [[0]], laps: [], home: {}, marks: [] };
  expect(lineThrough([0], scaleOf(alone, WIDE))).toBe("M34.0 30.0");
});
it("round numbers keep apart in a long race", () => {
  expect(labelledRounds(11, 634)).toHaveLength(12);
  expect(labelledRounds(60, 270)).toEqual([0, ...Array.from({ length: 11 }, (_, i) => 10 + i * 5)]);
});
it("a mishap stands at its own seat's point, with its word where there is room", () => {
  expect(markPlace(chart, { round: 1, seat: 2, word: "spin" }, scaleOf(chart, WIDE))).toEqual({
    position: 1, over: false,
  });
  expect(markPlace(chart, { round: 2, seat: 2, word: "spin" }, scaleOf(chart, WIDE))).toEqual({
    position: 2, over: true,
  });
});
it("its word stands over it where a line runs through what is under it", () => {
  const before = [0, 1, 2, 3, 4, 5];
  const dipping: Chart = {
    ...chart, order: [...Array<number[]>(11).fill(before), [1, 2, 0, 3, 4, 5], ...Array<number[]>(11).fill(before)],
  };
  const over = (round: number) => markPlace(dipping, { round, seat: 2, word: "spin" }, scaleOf(dipping, WIDE)).over;
  expect([over(5), over(11)]).toEqual([false, true]);
});
it("words of mishaps do not overprint: of several close together only the first has one", () => {
  const scale = { x: (round: number) => round * 24, y: (position: number) => position * 50 };
  const worded = withWords(
    [
      { round: 3, position: 2, over: false }, { round: 4, position: 2, over: false },
      { round: 4, position: 4, over: false }, { round: 5, position: 2, over: false },
    ],
    scale,
  );
  expect(worded.map((mark) => mark.worded)).toEqual([true, false, true, true]);
});
it("a value stands under its line where the line climbs away from it", () => {
  expect([0, 1, 2].map((at) => isUnder([5, 2, 3], at))).toEqual([true, false, true]);
});
it("a long race is wider than a phone, a short one as wide: rounds can always be told apart", () => {
  const apart = (rounds: number) => {
    const box = scrollingBox(358, rounds, 6);
    return (box.width - box.left - box.right) / rounds;
  };
  expect(apart(22)).toBe(ROUND);
  expect(apart(60)).toBe(ROUND);
  expect(scrollingBox(358, 5, 6).width).toBe(338);
  expect(apart(5)).toBeGreaterThan(ROUND);
});
it("a race that nearly fits a phone is drawn a little closer and does not scroll", () => {
  expect([10, 12].map((rounds) => scrollingBox(358, rounds, 2).width)).toEqual([338, 338]);
  expect((338 - 14 - 104) / 12).toBeGreaterThanOrEqual(CLOSE);
  expect(scrollingBox(358, 13, 2).width).toBeGreaterThan(338);
});
it("lines with flags and crosses run on to their badge, and rounds stay as far apart", () => {
  const signed: Chart = { ...chart, marks: [{ round: 2, seat: 0, word: "flag 1", flag: 1 }] };
  expect([tailOf(chart), tailOf(signed) > 0]).toEqual([0, true]);
  expect(scrollingBox(358, 60, 6, 30).width - scrollingBox(358, 60, 6).width).toBe(30);
});

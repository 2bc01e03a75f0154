import { expect, it } from "vitest";
import { around, type Point } from "../../../table/board/camera";
import { trackOf } from "../circuits";
import { spaceName } from "../track";
import { wayFrom } from "./window";

const MIDDLE = 2;
const REACH = 12;
const SCALE = 1;

/** Whether a car and the end of its way are both in the part of the road that has to be in sight. */
async function seen(spaces: number): Promise<boolean[]> {
  const track = await trackOf("monza");
  const ends = [spaceName(MIDDLE, 2), spaceName(MIDDLE, 2 + spaces)];
  const { points, must } = wayFrom(track, ends[0]!, [ends[1]!], SCALE, REACH);
  const { x, y, w, h } = around(points.slice(0, must), 10);
  const sees = (at: Point) => at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
  return ends.map((space) => sees(track.middle(space)));
}

it("shows a short way from the car to its end", async () => expect(await seen(8)).toEqual([true, true]));
it("shows where a long way ends, for all of it would be too small to choose in", async () =>
  expect(await seen(16)).toEqual([false, true]));

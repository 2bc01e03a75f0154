/** Two pieces of road for the drawings of the rules: a straight one, and one with a corner to the left. Beyond the
 *  picture they close to
 *  a lap somewhere, for the board draws laps. */
import { type Pair } from "../../../table/road/road";
import { makeTrack, type Drawing, type Track } from "../track";

/** Spaces before the first one of a picture: the road comes in from outside. */
export const LEAD = 3;
const LONG = 20;

function roadOf(point: (space: number) => Pair, far: Pair[], more: Partial<Drawing> = {}): Track {
  const line = [...Array.from({ length: 2 * LONG }, (_, i) => point(i / 2 - LEAD)), ...far];
  return makeTrack({
    laps: 1, view: [0, 0, 620, 290], title: [-9000, -9000], sun: [0, 0], line, race: [[0, line.length / 2, 1]], grid: 0,
    signs: [], stands: [], pits: [], seed: 1, groves: [], ...more,
  });
}

/** Spaces are 72 wide and lie at y 52. */
export const straight = roadOf(
  (space) => [52 + 72 * space, 52],
  [[1700, 300], [1700, 1200], [-1500, 1200], [-1500, 400], [-900, 80], [-600, 56]],
);

const [X, Y, RADIUS, REACH, TURN] = [20, 215, 130, 280, (75 * Math.PI) / 180];
function bent(space: number): Pair {
  const way = 40 + 58 * space;
  if (way < REACH) return [X + way, Y];
  const angle = Math.min(TURN, (way - REACH) / RADIUS);
  const on = Math.max(0, way - REACH - RADIUS * TURN);
  return [
    X + REACH + RADIUS * Math.sin(angle) + on * Math.cos(TURN),
    Y - RADIUS + RADIUS * Math.cos(angle) - on * Math.sin(TURN),
  ];
}
/** The line of the corner lies before its fifth space. */
export const LIMIT = 5;
export const CORNER = { line_before: LEAD + 5, limit: LIMIT };
export const bend = roadOf(
  bent,
  [[500, -900], [100, -1400], [-900, -1300], [-1400, -500], [-1300, 100], [-700, 205]],
  { signs: [[LEAD + 5.85, 86]] },
);
/** The straight road with a corner's line across it and the sign above. */
export const CROSSED = { line_before: LEAD + 1, limit: LIMIT };
export const crossing = { ...straight, drawing: { ...straight.drawing, signs: [[LEAD + 0.5, -26] as Pair] } };

/** Where trees may stand: clear of the road, the stands, the signs and the poster's column. */
import { plant, type Tree } from "../../../table/road/trees";
import { HALF, type Track } from "../track";
import { columnWide } from "./tokens";

const ROAD_GAP = 34;
const STAND_GAP = 28;
const SIGN_GAP = 84;
/** Title, weather and event: from the title's first line so far up and down. */
const COLUMN = { up: 100, down: 420 };

export function woodOf(track: Track): Tree[] {
  const { groves, signs, stands, pits, seed, title: [left, top] } = track.drawing;
  const road = Array.from({ length: track.spaces * 2 }, (_, i) => track.at(i / 2));
  const posts = signs.map(([space, off]) => track.at(space, off));
  const roofs = [...stands, ...pits].flatMap(([from, to, off]) =>
    Array.from({ length: 24 }, (_, i) => track.at(from + ((to - from) * i) / 23, off)),
  );
  const far = ({ x, y }: Tree, places: { x: number; y: number }[], gap: number) =>
    places.every((p) => Math.hypot(p.x - x, p.y - y) >= gap);
  const wide = columnWide(track, left, top);
  const written = ({ x, y, r }: Tree) =>
    x > left - 2 * r && x < left + wide + r && y > top - COLUMN.up - r && y < top + COLUMN.down + r;
  const free = (tree: Tree) =>
    far(tree, road, HALF + ROAD_GAP + tree.r) &&
    far(tree, roofs, STAND_GAP + tree.r) &&
    far(tree, posts, SIGN_GAP) &&
    !written(tree);
  return plant(groves, seed, free);
}

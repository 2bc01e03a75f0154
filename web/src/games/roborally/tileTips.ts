/** What lies on a cell, told at a tap: robots, flags and markers, the tile, and the walls and beams there. */
import { t, textOr } from "../../kit/text";
import type { Tip, TipLine } from "../../table/tips/tips.svelte";
import { DX, DY, feeds, type Drawn, type Tile } from "./floor";
import { isOnFloor, type Cell, type FactoryView, type RobotView } from "./state";
import { stateOf } from "./standing";

/** The step in which a tile works: its sign stands beside the title. */
const STEP: Record<string, string> = {
  belt: "belts",
  express: "express",
  curve: "belts",
  pusher: "pushers",
  "gear-left": "gears",
  "gear-right": "gears",
  laser: "lasers",
  wrench: "clean-up",
  hammer: "clean-up",
  flag: "flags",
  archive: "flags",
  dock: "robots",
  pit: "robots",
  wall: "robots",
  robot: "robots",
};
type Called = (seat: number) => string;
const same = (a: Cell, b: Cell) => a.x === b.x && a.y === b.y;

/** Everything on a cell as it is drawn; nothing where the floor is bare. */
export function tipAt(view: FactoryView, floor: Drawn, cell: Cell, called: Called): Tip | null {
  const { lay, tiles } = floor;
  const here = (place: { x: number | null; y: number | null }) => isOnFloor(place) && same(lay.cell(place), cell);
  const robot = view.robots.find(here);
  const tile = tiles.find((one) => same(one, cell));
  const kind = tile ? kindOf(tile, tiles) : "";
  const things = [
    ...view.flags.filter(here).map(({ flag }) => line("flag", { flag })),
    ...(kind ? [line(kind, { registers: tile?.kind === "pusher" ? tile.registers.join(", ") : "" })] : []),
    ...(floor.beams.some((beam) => crosses(beam, cell)) ? [line("laser")] : []),
    ...(floor.walls.some((wall) => borders(wall, cell)) ? [line("wall")] : []),
    ...view.robots
      .filter(({ archive, lives }) => lives > 0 && here(archive))
      .map(({ seat }) => line("archive", { name: called(seat) })),
  ];
  if (robot)
    return {
      title: robotName(robot, called),
      note: t(`roborally-ui-state-${stateOf(view, robot)}`),
      lines: [robotLine(robot), ...things],
      look: "robots",
    };
  const [first, ...rest] = things;
  if (!first) return null;
  const sign = view.flags.some(here)
    ? "flag"
    : kind || (floor.beams.some((beam) => crosses(beam, cell)) ? "laser" : "wall");
  return {
    title: first.words,
    lines: [{ ...first, words: "" }, ...rest],
    look: STEP[sign] ?? "robots",
    rule: RULE[sign] ?? `tile-${sign}`,
  };
}
/** Where the rules tell of what is no tile of the floor. */
const RULE: Record<string, string> = { archive: "flags", dock: "turn" };

const line = (kind: string, args: Record<string, unknown> = {}): TipLine => ({
  words: t(`roborally-ui-tile-${kind}`, args),
  help: textOr(`roborally-tile-help-${kind}`, "", args),
});
const robotName = ({ seat, blocker }: RobotView, called: Called) =>
  called(seat) + (blocker ? ` (${t("roborally-ui-blocker")})` : "");
const robotLine = ({ damage, lives, options }: RobotView): TipLine => ({
  words: "",
  help: textOr("roborally-tile-help-robot", "", { damage, lives, options: options.length }),
});

function kindOf(tile: Tile, tiles: Tile[]): string {
  if (tile.kind === "gear") return tile.right ? "gear-right" : "gear-left";
  if (tile.kind === "repair") return tile.hammer ? "hammer" : "wrench";
  if (tile.kind !== "belt") return tile.kind === "floor" ? "" : tile.kind;
  const known = new Map(tiles.map((one) => [`${one.x},${one.y}`, one]));
  const bent = feeds(tile, known).some((from) => (from + 2) % 4 !== tile.way);
  return bent ? "curve" : tile.express ? "express" : "belt";
}
const crosses = ({ x, y, way, cells }: Drawn["beams"][number], cell: Cell) =>
  Array.from({ length: cells }, (_, i) => ({ x: x + DX[way] * i, y: y + DY[way] * i })).some((one) => same(one, cell));
const borders = ({ x, y, side }: Drawn["walls"][number], cell: Cell) =>
  same({ x, y }, cell) || same({ x: x + DX[side], y: y + DY[side] }, cell);

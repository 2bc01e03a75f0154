/** The sea before a town or behind dunes: on the side of the circuit where it has most room. */
import type { Point } from "../../../../table/board/camera";
import { block, stroke, VERGE, type Land } from "./land";

export interface Sea {
  water: string;
  shore: string;
  waves: string;
  hulls: string;
  decks: string;
  /** Whether something of this size stands dry. */
  dry: (at: Point, r: number) => boolean;
}
const STEP = 80;
/** The shore keeps so far from the road, and bends no sharper than this. */
const OFF = 250;
const REACH = 380;
const SMOOTH = 3;
const WAVE = { step: 210, long: 46 };
const BOAT = { w: 46, h: 17, share: 0.16 };

export function sea(land: Land): Sea {
  const { box, track, next } = land;
  const road = Array.from({ length: track.drawing.length * 2 }, (_, i) => track.at(i / 2));
  const columns = Array.from({ length: Math.ceil(box.w / STEP) + 1 }, (_, i) => box.x + i * STEP);
  const middle = box.y + box.h / 2;
  const lines = ([1, -1] as const).map((side) => {
    const rough = columns.map((x) => {
      const near = road.filter((p) => Math.abs(p.x - x) < REACH).map((p) => side * p.y);
      return side * Math.max(...near, side * middle) + side * OFF;
    });
    const line = rough.map((_, i) => {
      const part = rough.slice(Math.max(0, i - SMOOTH), i + SMOOTH + 1);
      return part.reduce((sum, y) => sum + y, 0) / part.length;
    });
    const edge = side > 0 ? box.y + box.h : box.y;
    return { side, line, edge, area: line.reduce((sum, y) => sum + Math.max(0, side * (edge - y)), 0) };
  });
  const { side, line, edge } = lines[0]!.area >= lines[1]!.area ? lines[0]! : lines[1]!;
  const shoreAt = (x: number) => {
    const i = Math.max(0, Math.min(columns.length - 2, Math.floor((x - box.x) / STEP)));
    const f = Math.max(0, Math.min(1, (x - columns[i]!) / STEP));
    return line[i]! + (line[i + 1]! - line[i]!) * f;
  };
  /** How far out at sea. */
  const out = ({ x, y }: Point) => side * (y - shoreAt(x));
  const points = columns.map((x, i) => ({ x, y: line[i]! }));
  const shore = stroke(points);
  const waves: string[] = [];
  const boats: string[][] = [[], []];
  for (let x = box.x; x < box.x + box.w; x += WAVE.step)
    for (let y = box.y; y < box.y + box.h; y += WAVE.step / 2) {
      const at = { x: x + next() * WAVE.step, y: y + (next() * WAVE.step) / 2 };
      const [sails, deg] = [next(), next() * 50 - 25];
      if (out(at) < VERGE + BOAT.w) continue;
      if (sails > BOAT.share) {
        waves.push(`M${at.x.toFixed(0)} ${at.y.toFixed(0)}q${WAVE.long / 4}-7 ${WAVE.long / 2} 0t${WAVE.long / 2} 0`);
      } else {
        boats[0]!.push(block(at, BOAT.w, BOAT.h, deg));
        boats[1]!.push(block(at, BOAT.w * 0.5, BOAT.h * 0.5, deg));
      }
    }
  const far = edge + side * box.h;
  return {
    water: `${shore}L${box.x + box.w + STEP} ${points.at(-1)!.y.toFixed(0)}V${far.toFixed(0)}H${box.x - box.w}V${points[0]!.y.toFixed(0)}z`,
    shore, waves: waves.join(""), hulls: boats[0]!.join(""), decks: boats[1]!.join(""),
    dry: (at, r) => out(at) < -r - VERGE,
  };
}

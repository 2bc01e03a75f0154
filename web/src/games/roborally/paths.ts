/** Ways over cells as SVG paths. */
import type { Lay } from "./floor";
import type { Cell } from "./state";

const short = (value: number) => String(Math.round(value * 10) / 10);

/** From middle to middle; `aside` shifts it to the right of its heading. */
export function path(lay: Lay, cells: Cell[], aside = 0): string {
  const points = cells.map((cell) => lay.at(cell));
  return `M${points.map(({ x, y }, i) => {
    const [a, b] = i < points.length - 1 ? [points[i]!, points[i + 1]!] : [points[i - 1] ?? points[i]!, points[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return `${short(x - ((b.y - a.y) / length) * aside)} ${short(y + ((b.x - a.x) / length) * aside)}`;
  }).join("L")}`;
}
/** The last heading of a way in degrees, 0 up. */
export function heading(lay: Lay, cells: Cell[]): number {
  const [a, b] = [lay.at(cells.at(-2) ?? cells[0]!), lay.at(cells.at(-1)!)];
  return Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
}

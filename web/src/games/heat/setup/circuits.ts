import { trackOf } from "../circuits";
import { t } from "../../../kit/text";

/** A circuit as a small ribbon: paths in board units, the part of the board to show, and one pixel of the picture. */
export interface Ribbon {
  loop: string;
  kerbs: string;
  start: string;
  viewBox: string;
  unit: number;
}

export const PICTURE = { width: 180, height: 132, margin: 17 };

export function ribbonOf(circuit: string): Ribbon {
  const track = trackOf(circuit);
  const { x, y, wide, high } = frameOf(track.drawing.line);
  const unit = Math.max(wide / (PICTURE.width - 2 * PICTURE.margin), high / (PICTURE.height - 2 * PICTURE.margin));
  const [width, height] = [PICTURE.width * unit, PICTURE.height * unit];
  return {
    loop: track.whole,
    kerbs: track.drawing.signs.map(([space]) => track.along(Math.ceil(space) - 2, Math.ceil(space) + 1)).join(""),
    start: track.across(-0.5, -6 * unit, 6 * unit),
    viewBox: [x + wide / 2 - width / 2, y + high / 2 - height / 2, width, height]
      .map((value) => value.toFixed(1))
      .join(" "),
    unit,
  };
}

export function circuitFacts(circuit: string): string {
  const { spaces, drawing } = trackOf(circuit);
  return t("heat-setup-circuit", { spaces, corners: drawing.signs.length });
}

function frameOf(line: readonly (readonly [number, number])[]) {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) - x, high: Math.max(...ys) - y };
}

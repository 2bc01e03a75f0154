/** Corners as the server tells them on a road without tokens, to look at every drawing. */
import type { Circuit, Corner } from "../../src/games/heat/types";

interface Facts {
  spaces: number;
  laps: number;
  corners: Corner[];
}
const corners = (...lines: [number, number][]): Corner[] =>
  lines.map(([line_before, limit]) => ({ line_before, limit, legend_line_before: line_before, token: null }));

export const CIRCUITS: Record<Circuit, Facts> = {
  usa: { spaces: 69, laps: 2, corners: corners([12, 7], [33, 3], [49, 3], [57, 2]) },
  great_britain: { spaces: 63, laps: 2, corners: corners([15, 10], [30, 6], [37, 5], [43, 4], [48, 3]) },
  italy: { spaces: 54, laps: 3, corners: corners([10, 5], [19, 2], [26, 3]) },
  france: { spaces: 60, laps: 2, corners: corners([12, 5], [20, 2], [27, 4], [39, 3], [47, 4]) },
};
export const EVERY_CIRCUIT = Object.entries(CIRCUITS) as [Circuit, Facts][];

/** The poster's title: its lines, how large, how far down it goes. */
import { t } from "../../../kit/text";

export function posterTitle(circuit: string): { lines: string[]; size: number } {
  const lines = t(`heat-ui-poster-${circuit}`).split("\n");
  return { lines, size: Math.max(...lines.map((line) => line.length)) > 7 ? 82 : 98 };
}
export function posterFoot(circuit: string): number {
  const { lines, size } = posterTitle(circuit);
  return (lines.length - 1) * size * 0.9;
}
/** In one line that breaks where the poster's title does. */
export const posterName = (circuit: string): string =>
  t(`heat-ui-poster-${circuit}`).replace("-\n", "\u00ad").replace("\n", " ");

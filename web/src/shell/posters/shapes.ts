/** A flat form of a poster. Painters return lists of these, from the back to the front. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export const fill = (d: string, colour: string): Shape => ({ d, fill: colour });
export const line = (d: string, colour: string, width: number): Shape => ({ d, stroke: colour, width });
export const disc = (x: number, y: number, r: number, colour: string): Shape =>
  fill(`M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, colour);

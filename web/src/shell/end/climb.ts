/** A line that climbs in steps: level through a round, up at its end. */
export const APART = 4;

export function stairs(levels: number[], x: (round: number) => number, y: (level: number) => number): string {
  const short = (value: number) => value.toFixed(1);
  return levels
    .map((level, round) =>
      round === 0 ? `M${short(x(0))} ${short(y(level))}` : `H${short(x(round))}V${short(y(level))}`,
    )
    .join("");
}

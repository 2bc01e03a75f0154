/** The way of the lever's knob through the gate. */
export type Spot = readonly [x: number, y: number];

const MIDDLE = 95;
export const SPOTS: readonly Spot[] = [[46, 46], [46, 144], [114, 46], [114, 144]];

export const spotOf = (gear: number): Spot => SPOTS[gear - 1] ?? SPOTS[0]!;

/** Along its own groove at once; into the other one through the middle. */
export function way([fromX]: Spot, to: Spot): Spot[] {
  return fromX === to[0] ? [to] : [[fromX, MIDDLE], [to[0], MIDDLE], to];
}

/** Goes from stop to stop as long as the gear is still wanted: a shift that was overtaken by another must not end
 *  where it was going. */
export async function follow(
  stops: Spot[], move: (stop: Spot, last: boolean) => Promise<unknown>, wanted: () => boolean,
): Promise<void> {
  for (const [i, stop] of stops.entries()) {
    if (!wanted()) return;
    await move(stop, i === stops.length - 1);
  }
}

/** What the places of a race are worth, as the event's card tells everybody before it; the engine alone counts them. */
export const POINTS = [9, 6, 4, 3, 2, 1, 0, 0];
/** More for the first places. */
export const EXTRA: Record<string, number[]> = { strike: [2], committee: [1, 1, 1] };

/** Place by place, as far as there are points to win. */
export function stakesOf(event: string | null, cars: number): number[] {
  return POINTS.slice(0, cars).map((points, i) => points + extraFor(event, i + 1)).filter(Boolean);
}
export const extraFor = (event: string | null, place: number): number => EXTRA[event ?? ""]?.[place - 1] ?? 0;

/** The first lap's sponsors come too late for whoever is home after it. */
export const isIdle = (event: string, laps: number | null) => event === "grandstand" && laps === 1;

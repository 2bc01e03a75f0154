/** What the places of a race are worth and what its event does, as its card tells everybody before it; the engine
 *  alone counts. */
import { t } from "../../../kit/text";

export const POINTS = [9, 6, 4, 3, 2, 1, 0, 0];
/** More for the first places. */
export const EXTRA: Record<string, number[]> = { strike: [2], committee: [1, 1, 1] };

/** Place by place, as far as there are points to win. */
export function stakesOf(event: string | null, cars: number): number[] {
  return POINTS.slice(0, cars).map((points, i) => points + extraFor(event, i + 1)).filter(Boolean);
}
export const extraFor = (event: string | null, place: number): number => EXTRA[event ?? ""]?.[place - 1] ?? 0;

/** The first lap's sponsors, where whoever completes it is home: they are for the next race, if there is one. */
export const oneLap = (event: unknown, laps: unknown, last: boolean) =>
  event === "grandstand" && laps === 1 ? ` ${t("heat-ui-news-one-lap", { last: String(last) })}` : "";
/** What the event of a race does. */
export const newsHelp = (event: string, laps: number | null, last: boolean) =>
  t(`heat-news-help-${event}`) + oneLap(event, laps, last);

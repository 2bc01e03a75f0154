/** Who races where: the rows of the rail for whoever does not see it, and for the frame. */
import type { SeatInfo } from "../../../table/types";
import type { RailRow } from "../../../table/game";
import type { View } from "../../../table/types";
import { GAME } from "../words";
import type { RacerView } from "../types";
import type { RaceView } from "../state";

export const inOrder = (race: RaceView): RacerView[] =>
  [...race.racers].sort((a, b) => a.place - b.place || race.order.indexOf(a.seat) - race.order.indexOf(b.seat));

export const stateOf = (race: RaceView, { busy }: RacerView): string => {
  if (race.phase === "over") return "home";
  return busy ? `busy-${race.phase}` : "done";
};

export const rail = (view: View, _: SeatInfo[]): RailRow[] =>
  inOrder(view as RaceView).map((racer) => ({
    seat: racer.seat,
    place: racer.place,
    state: `${GAME}-ui-state-${stateOf(view as RaceView, racer)}`,
    done: !racer.busy && (view as RaceView).phase !== "over",
    acts: false,
    cells: [],
    top: String(racer.left),
    bottom: "",
  }));

export const railHead = () => ({ title: `${GAME}-ui-order`, cells: [], end: `${GAME}-ui-to-line` });

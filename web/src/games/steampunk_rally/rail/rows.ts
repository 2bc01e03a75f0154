/** Who races where: the rows of the rail for whoever does not see it, and for the frame. */
import type { RailRow } from "../../../table/game";
import type { SeatInfo } from "../../../table/types";
import type { Room } from "../room";
import type { RaceView } from "../state";
import type { RacerView } from "../types";
import { GAME } from "../words";

export const inOrder = (race: RaceView): RacerView[] =>
  [...race.racers].sort((a, b) => a.place - b.place || race.order.indexOf(a.seat) - race.order.indexOf(b.seat));

/** Still has something to decide in this phase. */
export const isBusy = ({ seat, busy }: RacerView, open: readonly number[]): boolean => busy || open.includes(seat);

/** In a film nobody is asked. */
export const openIn = (room: Room): number[] => (room.replay || !room.caughtUp ? [] : room.state.open_seats);

export const stateOf = (race: RaceView, racer: RacerView, open: readonly number[]): string => {
  if (race.phase === "over") return "home";
  return isBusy(racer, open) ? `busy-${race.phase}` : "done";
};

export const rail = (view: RaceView, _: SeatInfo[], open: number[] = []): RailRow[] =>
  inOrder(view).map((racer) => ({
    seat: racer.seat,
    place: racer.place,
    state: `${GAME}-ui-state-${stateOf(view, racer, open)}`,
    done: !isBusy(racer, open) && view.phase !== "over",
    acts: false,
    cells: [],
    top: String(racer.left),
    bottom: "",
  }));

export const railHead = () => ({ title: `${GAME}-ui-order`, cells: [], end: `${GAME}-ui-to-line` });

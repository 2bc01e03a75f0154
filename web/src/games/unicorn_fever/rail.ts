/** Everybody in a row, in the order of the seats. */
import type { GameScreen, RailRow } from "../../table/game";
import type { PlayerView, StableView } from "./types";

export const railHead: ReturnType<GameScreen["railHead"]> = {
  title: "unicorn_fever-ui-players",
  cells: [],
  end: "frame-nothing",
};

export type Deed = "chooses" | "waits" | "watches" | "done";

/** What a player does now. */
export function deedOf(view: StableView, seat: number, open: number[]): Deed {
  if (view.phase === "over") return "done";
  if (open.includes(seat) || view.acting === seat) return "chooses";
  return view.phase === "plan" ? "waits" : "watches";
}

/** From the first player clockwise: so they act. */
export const inTurn = (view: StableView): number[] =>
  view.players.map((_, i) => (view.first + i) % view.players.length);

export function rail(view: StableView, open: number[]): RailRow[] {
  return view.players.map((player) => row(view, player, open));
}

function row(view: StableView, { seat, gold, fame, unicorn }: PlayerView, open: number[]): RailRow {
  const deed = deedOf(view, seat, open);
  return {
    seat,
    ...(unicorn ? { look: unicorn } : {}),
    place: view.places[seat] ?? 0,
    state: `unicorn_fever-ui-state-${deed}`,
    done: false,
    acts: deed === "chooses",
    cells: [{ look: "text", value: String(gold) }],
    top: String(fame),
    bottom: "",
  };
}

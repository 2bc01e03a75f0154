import { t } from "../kit/text";
import { seatName } from "../shell/words";
import type { TableInfo } from "./types";

export type Named = Pick<TableInfo, "game" | "seats">;

/** Longer names run out of consoles, log and bar; the waiting room and the result have them whole. */
const SHOWN = 16;
export const short = (name: string): string => (name.length > SHOWN ? `${name.slice(0, SHOWN - 1).trimEnd()}…` : name);

/** What a seat is called, also when nobody gave it a name; drivers beyond the seats are named by their game. */
export function nameOf({ game, seats }: Named, seat: number): string {
  if (seat >= seats.length) return t(`${game}-driver`, { number: seat - seats.length + 1 });
  const info = seats.find((s) => s.seat === seat);
  return short(seatName(info ?? { seat, name: null, kind: "human" }));
}

import { t } from "../kit/text";
import { seatName } from "../shell/words";
import type { TableInfo } from "./types";

export type Named = Pick<TableInfo, "game" | "seats">;

/** What a seat is called, also when nobody gave it a name; drivers beyond the seats are named by their game. */
export function nameOf({ game, seats }: Named, seat: number): string {
  if (seat >= seats.length) return t(`${game}-driver`, { number: seat - seats.length + 1 });
  const info = seats.find((s) => s.seat === seat);
  return seatName(info ?? { seat, name: null, kind: "human" });
}

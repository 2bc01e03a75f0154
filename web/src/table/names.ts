import { t } from "../kit/text";
import type { SeatInfo } from "./types";

/** What a seat is called, also when nobody gave it a name. */
export function nameOf(seats: SeatInfo[], seat: number): string {
  const info = seats.find((s) => s.seat === seat);
  return info?.name || t(info?.kind === "bot" ? "seat-bot-name" : "seat-name", { seat: seat + 1 });
}

import type { SeatInfo, TableInfo } from "../../kit/contract";
import { isFree, isSeated } from "../words";

/** What may be done at a seat before the race. */
export type SeatDeed = "sit" | "leave" | "add-bot" | "free";

export const isMine = (table: TableInfo): boolean => table.mine ?? table.my_seats.includes(firstPerson(table));

const firstPerson = (table: TableInfo): number => table.seats.find(isSeated)?.seat ?? -1;

/** An address that leads everybody to their own computer. */
export const isThisComputerOnly = (host: string): boolean => /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(host);

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(isFree);

export function deedsAt(table: TableInfo, seat: SeatInfo): SeatDeed[] {
  const seated = table.my_seats.length > 0;
  if (table.my_seats.includes(seat.seat)) return ["leave"];
  if (isFree(seat)) return [...(seated && !table.hot_seat ? [] : (["sit"] as const)), ...(isMine(table) ? (["add-bot"] as const) : [])];
  return seat.kind === "bot" && isMine(table) ? ["free"] : [];
}

import type { SeatInfo, TableInfo } from "../../kit/contract";
import { isFree, isSeated } from "../words";

/** What may be done at a seat before the race. */
export type SeatDeed = "sit" | "leave" | "decline" | "add-bot" | "free";

export const isMine = (table: TableInfo): boolean => table.mine ?? table.my_seats.includes(firstPerson(table));

const firstPerson = (table: TableInfo): number => table.seats.find(isSeated)?.seat ?? -1;

/** An address that leads everybody to their own computer. */
export const isThisComputerOnly = (host: string): boolean =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(host);

const USUAL_PORT = "8000";
/** The commands that open the site to others, on the port where it is. */
export function commandsForOthers(port: string): { make: string; plain: string } {
  const other = port !== "" && port !== USUAL_PORT;
  return {
    make: `make play HOST=0.0.0.0${other ? ` PORT=${port}` : ""}`,
    plain: `paddock serve --host 0.0.0.0${other ? ` --port ${port}` : ""}`,
  };
}

export const freeSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(isFree);

export const keptSeats = (table: TableInfo): SeatInfo[] => table.seats.filter(({ kept }) => kept);

export const isFull = (table: TableInfo): boolean => freeSeats(table).length + keptSeats(table).length === 0;

/** A seat of one's own, or one that waits. */
export const hasPlace = (table: TableInfo): boolean => table.my_seats.length > 0 || (table.kept_seat ?? null) !== null;

/** Who starts: by days the last to come, otherwise the host. */
export type Starter = "all" | "you" | "host" | "unseated-host" | "next";

export function starterOf(table: TableInfo): Starter {
  if (isMine(table)) return "you";
  if (table.pace.kind === "days") return "all";
  if ((table.host ?? null) !== null) return "host";
  return table.seats.some(isSeated) ? "unseated-host" : "next";
}

export function deedsAt(table: TableInfo, seat: SeatInfo): SeatDeed[] {
  const seated = table.my_seats.length > 0;
  if (table.my_seats.includes(seat.seat)) return ["leave"];
  if (seat.kept) return table.kept_seat === seat.seat ? ["sit", "decline"] : isMine(table) ? ["free"] : [];
  if (isFree(seat))
    return [
      ...((seated && !table.hot_seat) || table.removed ? [] : (["sit"] as const)),
      ...(isMine(table) ? (["add-bot"] as const) : []),
    ];
  return isMine(table) ? ["free"] : [];
}

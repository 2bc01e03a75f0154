import type { SeatInfo } from "../../src/table/types";

const NAMES = ["Ana", "Aiko", "Bruno", "Tomasz", "Lotta", "Vera"];

/** Six drivers; Lotta is a bot. */
export const SEATS: SeatInfo[] = NAMES.map((name, seat) => ({
  seat,
  kind: name === "Lotta" ? "bot" : "human",
  name,
  level: name === "Lotta" ? "club" : null,
  connected: true,
  away: false,
}));

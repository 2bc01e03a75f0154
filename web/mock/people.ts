import type { SeatInfo } from "../src/kit/contract.ts";

export const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat, kind: "human", name, level: null, connected: true, away: false, ...more,
});
export const bot = (seat: number, name: string, level: SeatInfo["level"] = "club"): SeatInfo => ({
  seat, kind: "bot", name, level, connected: true, away: false,
});
export const free = (seat: number): SeatInfo => ({
  seat, kind: "open", name: null, level: null, connected: false, away: false,
});

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

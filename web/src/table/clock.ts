import { language } from "../kit/language.svelte";
import type { TableInfo } from "./types";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Time to think at this table, in ms. */
export function allowed(pace: TableInfo["pace"]): number {
  return pace.kind === "live" ? pace.seconds * 1000 : pace.hours * HOUR;
}

/** Little is the last third of a turn, but no more than a minute; where turns take days, the last hour. */
export function isShort(left: number, pace: TableInfo["pace"]): boolean {
  return left < Math.min(pace.kind === "live" ? MINUTE : HOUR, allowed(pace) / 3);
}

/** Since when the table waits, as a time of day, or a date when that was not today. */
export function waitingSince(table: TableInfo, now = Date.now()): string | null {
  if (!table.deadline || !table.pace) return null;
  const since = Date.parse(table.deadline) - allowed(table.pace);
  if (!(since < now)) return null;
  const form: Intl.DateTimeFormatOptions =
    now - since < 12 * HOUR
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language(), form).format(since);
}

/** "1:24", from a day on "1 d 4 h" in parts: days and hours. */
export function timeLeft(ms: number): { clock: string } | { days: number; hours: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400) return { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) };
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return { clock: h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

import { t } from "./text";

export interface Span {
  unit: "seconds" | "minutes" | "hours" | "days";
  count: number;
}

/** A length of time in its one fitting unit: 95 minutes are 1 hour, 30 hours are 30 hours, 50 hours are 2 days. */
export function spanOf(milliseconds: number): Span {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return { unit: "seconds", count: seconds };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return { unit: "hours", count: hours };
  return { unit: "days", count: Math.floor(hours / 24) };
}

/** "18 h left"; nothing where there is no deadline. */
export function timeLeft(deadline: string | null | undefined, now: number): string {
  if (!deadline) return "";
  const { unit, count } = spanOf(Date.parse(deadline) - now);
  return t(`time-left-${unit}`, { count });
}

/** "for 2 hours". */
export function timeSince(since: string | null | undefined, now: number): string {
  if (!since) return "";
  const { unit, count } = spanOf(now - Date.parse(since));
  return t(`time-since-${unit}`, { count });
}

/** "41 minutes", in full words. */
export function lengthOf(seconds: number, locale: string): string {
  const { unit, count } = spanOf(seconds * 1000);
  return new Intl.NumberFormat(locale, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "long" }).format(count);
}

/** "12 May", with the year where it is not this one. */
export function dayOf(moment: string, locale: string, now: number): string {
  const date = new Date(moment);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year }).format(date);
}

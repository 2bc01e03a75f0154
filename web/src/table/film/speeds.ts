/** How fast a film runs, and how that is written. A live table may be told to show nothing at all; a replay is
 *  always shown. */
import { locale } from "../../kit/language.svelte";
import { change, motionSpeed, settings, type Speed } from "../../kit/settings.svelte";
import type { Room } from "../room.svelte";

export const SPEEDS: readonly Speed[] = [0.5, 1, 2];

export const speedsOf = ({ replay }: Room): readonly Speed[] => (replay ? SPEEDS : [...SPEEDS, 0]);
export const speedOf = ({ replay, reel }: Room): number => (replay ? reel.speed : settings.speed);
/** Where one button has all of them: after the last comes the first. */
export const faster = (speed: number): Speed => SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length]!;
export const times = (speed: number): string => (speed === 0.5 ? "½×" : `${speed.toLocaleString(locale())}×`);

export function runAt({ replay, reel }: Room, speed: Speed): void {
  if (replay) {
    reel.speed = speed;
    return;
  }
  void change("speed", speed);
  reel.speed = motionSpeed();
  if (speed === 0) reel.toEnd();
}

/** The courses as the server knows them, asked for once. */
import { call } from "../../../kit/api";
import { learn } from "../../../kit/language.svelte";
import { t } from "../../../kit/text";
import type { Sheet } from "../state";

let asked: Promise<Record<string, Sheet>> | undefined;

export function sheets(): Promise<Record<string, Sheet>> {
  asked ??= Promise.all([call<{ course?: Record<string, Sheet> }>("GET", "/api/games/roborally/gallery"), learn("roborally")]).then(([{ course }]) => course ?? {});
  asked.catch(() => (asked = undefined));
  return asked;
}

/** "2–8", "4, 6, 8". */
export function range(players: number[]): string {
  const [first, last] = [players[0] ?? 0, players.at(-1) ?? 0];
  const whole = players.length === last - first + 1;
  return players.length === 1 ? String(first) : whole ? `${first}–${last}` : players.join(", ");
}

export function facts({ flags, length, level, kind, players }: Sheet): string {
  return [t(`roborally-ui-level-${level || kind}`), t(`roborally-ui-length-${length}`), t("roborally-ui-flags", { flags: flags.length }), t("roborally-ui-players", { players: range(players) })].join(" · ");
}

/** The courses as the server knows them, asked for once. */
import { call } from "../../../kit/api";
import { learn } from "../../../kit/language.svelte";
import { t } from "../../../kit/text";
import type { Group } from "../../manifest";
import { flagCount } from "../course";
import type { Sheet } from "../state";

let asked: Promise<Record<string, Sheet>> | undefined;

export function sheets(): Promise<Record<string, Sheet>> {
  asked ??= Promise.all([
    call<{ course?: Record<string, Sheet> }>("GET", "/api/games/roborally/gallery"),
    learn("roborally"),
  ]).then(([{ course }]) => course ?? {});
  asked.catch(() => (asked = undefined));
  return asked;
}

/** "2–8", "4, 6, 8". */
export function range(players: number[]): string {
  const [first, last] = [players[0] ?? 0, players.at(-1) ?? 0];
  const whole = players.length === last - first + 1;
  return players.length === 1 ? String(first) : whole ? `${first}–${last}` : players.join(", ");
}

/** How hard, and how long. */
export const brief = (sheet: Sheet): string =>
  `${t(`roborally-ui-level-${levelOf(sheet)}`)} · ${t(`roborally-ui-length-${sheet.length}`)}`;
const levelOf = ({ level, kind }: Pick<Sheet, "level" | "kind">): string => level || kind;

const LEVELS = ["easy", "mid", "hard", "expert", "team"];
/** Courses by how hard they are, easy ones first. */
export function byLevel(found: Record<string, Sheet>): Group[] {
  const all = Object.entries(found);
  return LEVELS.map((level) => ({
    id: level,
    name: `roborally-ui-courses-${level}`,
    values: all.filter(([, sheet]) => levelOf(sheet) === level).map(([id]) => id),
  }));
}

export const levels = (): Promise<Group[]> => sheets().then(byLevel);

export function facts(sheet: Sheet): string {
  return [brief(sheet), ...flagCount(sheet), t("roborally-ui-players", { players: range(sheet.players) })].join(" · ");
}

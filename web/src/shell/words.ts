import type { OptionSchema, OptionValue, SeatInfo, TableInfo, TableLine } from "../kit/contract";
import { listOf, plain, t, textOr } from "../kit/text";
import { gameName, manifestOf } from "../games/registry";

/** Names for what the server sends as keys. */
export const optionName = (game: string, key: string): string => textOr(`${game}-option-name-${key}`, plain(key));
export const optionHelp = (game: string, key: string): string => textOr(`${game}-option-help-${key}`, "");
export const choiceName = (game: string, key: string, value: OptionValue): string =>
  textOr(`${game}-choice-${key}-${value}`, plain(String(value)));

/** A game and where it is held: a place, or a contest of several races. */
export function tableTitle(table: Pick<TableInfo, "game" | "options">): string {
  const where = placeName(table);
  return where ? t("table-title", { game: gameName(table.game), place: where }) : gameName(table.game);
}

export function placeName(table: Pick<TableInfo, "game" | "options">): string {
  const { place, series } = manifestOf(table.game) ?? {};
  const key = series !== undefined && (table.options[series] ?? "none") !== "none" ? series : place;
  const value = key === undefined ? undefined : table.options[key];
  return key === undefined || value === undefined ? "" : choiceName(table.game, key, value);
}

/** Letters of a part that fits beside another on a phone. */
const SHORT = 20;

/** Where the line ends, a short part stays whole and in a long one a number stays with what it counts. */
export const unbroken = (part: string): string =>
  part.replaceAll(part.length > SHORT ? /(?<=\d) (?=\p{L})/gu : / /g, "\u00a0");
/** "lap 1 of 2 · Mira, 3 bots". */
export const row = (parts: string[]): string => parts.join(" · ");

/** "Mira, Tomas, 3 bots": everybody but me. */
export function company(table: Pick<TableInfo, "seats" | "my_seats">): string {
  const others = table.seats.filter(({ seat }) => !table.my_seats.includes(seat));
  const people = others.filter(isSeated).map(seatName);
  const bots = others.filter(({ kind }) => kind === "bot").length;
  return [...people, ...(bots ? [t("bots", { count: bots })] : [])].join(", ");
}

/** "with Olga and Sam". */
export function withWhom(table: Pick<TableInfo, "seats" | "my_seats">): string {
  const people = table.seats.filter(isSeated).map(seatName);
  const bots = table.seats.filter(({ kind }) => kind === "bot").length;
  const all = [...people, ...(bots ? [t("bots", { count: bots })] : [])];
  return all.length ? t("with", { names: listOf(all) }) : "";
}

export function seatName(seat: Pick<SeatInfo, "name" | "kind" | "seat" | "number">): string {
  return (
    seat.name ||
    (seat.kind === "bot"
      ? t("bot-name", { seat: seat.number ?? seat.seat + 1 })
      : t("seat-name", { seat: seat.seat + 1 }))
  );
}

export const isFree = (seat: SeatInfo): boolean => seat.free ?? seat.kind === "open";
export const isSeated = (seat: SeatInfo): boolean => seat.kind === "human" && !isFree(seat) && !seat.kept;

export function paceName(table: Pick<TableInfo, "pace">): string {
  const { pace } = table;
  if (pace.kind === "live") return t("pace-live-word");
  return pace.hours === 24 ? t("pace-a-day") : t("pace-hours", { hours: pace.hours });
}

/** How long a decision may take: "90 s". Whoever learns or shares a screen has all the time there is. */
export function timeName(table: Pick<TableInfo, "pace" | "guided" | "hot_seat">): string {
  const { pace } = table;
  if (table.guided || table.hot_seat) return t("time-none");
  return pace.kind === "live" ? t("setup-seconds", { seconds: pace.seconds }) : t("setup-hours", { hours: pace.hours });
}

/** "race 2 of 3", "lap 2 of 2", or the round, or nothing. */
export function progressWords({ progress }: TableLine): string {
  if (!progress) return "";
  if (progress.race !== undefined && progress.races !== undefined) return t("progress-race", progress);
  if (progress.lap !== undefined && progress.laps !== undefined) return t("progress-lap", progress);
  return progress.round !== undefined ? t("progress-round", progress) : "";
}

/** Letters that fit into a row of segments on a phone, each as wide as the widest. */
const ROW = 48;

/** Which control an option gets. No game has markup of its own. */
export function controlFor(
  option: OptionSchema, hasPictures: boolean, names: string[] = [],
): "cards" | "segments" | "menu" | "stepper" | "switch" {
  if (option.kind === "flag") return "switch";
  if (option.kind === "int") return "stepper";
  if (hasPictures) return "cards";
  const widest = Math.max(0, ...names.map(({ length }) => length));
  return (option.choices?.length ?? 0) <= 4 && names.length * widest <= ROW ? "segments" : "menu";
}

/** A control that needs the whole width stands under its words. */
export const layoutFor = (control: ReturnType<typeof controlFor>, names: string[]): "beside" | "above" =>
  control === "cards" || (control === "segments" && (names.length > 2 || names.some(({ length }) => length > 11)))
    ? "above"
    : "beside";

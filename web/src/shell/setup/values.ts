import type { GameInfo, Options, OptionSchema, OptionValue } from "../../kit/contract";
import { t } from "../../kit/text";
import { faceOf } from "../catalogue.svelte";
import { choiceName, optionHelp, optionName } from "../words";
import { printedLaps } from "./circuits";
import { counting, counts } from "./conditions";
import { yearsOf } from "./seasons";

/** "As printed: 2": a value that hangs on the other options says what it comes to. */
export function valueName(game: string, key: string, value: OptionValue, values: Options): string {
  const laps = lapsOf(game, key, value, values);
  return laps === undefined ? choiceName(game, key, value) : t("setup-laps-printed", { laps });
}

/** "2 laps": the same where nothing is to be chosen any more. */
export function agreedValue(game: string, key: string, value: OptionValue, values: Options): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number") return String(value);
  return choiceName(game, key, lapsOf(game, key, value, values) ?? value);
}

/** How many races are driven at one table. */
export const racesOf = (game: string, { season }: Options): number => (game === "heat" && yearsOf(String(season)).flatMap(({ races }) => races).length) || 1;

/** For how many players and how long, under the poster; a course of RoboRally says both itself. */
export const factsOf = ({ id, seats }: Pick<GameInfo, "id" | "seats">, values: Options): string =>
  id === "roborally" ? "" : t("setup-facts", { from: seats[0], to: seats[1], minutes: faceOf(id)?.minutes ?? 60, races: racesOf(id, values) });

/** What can be had: a season is never without upgrades, and has the basic ones where nobody chose. */
export const valuesOf = (game: string, { key, choices = [] }: OptionSchema, values: Options): OptionValue[] => (isSeasonGarage(game, key, values) ? choices.filter((choice) => choice !== "none") : choices);
export const valueHad = (game: string, key: string, value: OptionValue, values: Options): OptionValue => (isSeasonGarage(game, key, values) && value === "none" ? "basic" : value);
export const helpOf = (game: string, key: string, values: Options): string => (isSeasonGarage(game, key, values) ? t("setup-upgrades-season") : optionHelp(game, key));

const isSeasonGarage = (game: string, key: string, values: Options): boolean => key === "upgrades" && racesOf(game, values) > 1;

function lapsOf(game: string, key: string, value: OptionValue, { circuit }: Options): number | undefined {
  return game === "heat" && key === "laps" && value === "printed" && circuit !== undefined ? printedLaps(String(circuit)) : undefined;
}

/** Where a race is held and how long it is: people ask for that at every table. */
const ALWAYS: Record<string, string[]> = { heat: ["circuit", "laps"], roborally: ["course"] };

const isTold = (game: string, key: string, values: Options): boolean => Boolean(ALWAYS[game]?.includes(key)) || isSeasonGarage(game, key, values);
const isUsual = ({ key, default: usual }: OptionSchema, values: Options): boolean => (values[key] ?? usual) === usual;

/** What was agreed on, as far as it is worth telling: where, how long, the upgrades of a season, and what differs from the plain game. */
export function agreed(game: string, options: OptionSchema[], values: Options): { key: string; words: string }[] {
  const telling = options.filter((option) => counts(option, values) && (isTold(game, option.key, values) || !isUsual(option, values)));
  const together = counting(options, values);
  return telling.map(({ key }) => ({ key, words: agreedValue(game, key, valueHad(game, key, together[key]!, together), together) }));
}

/** "1 lap", "Upgrades: Basic", "Weather and road": what tells a table from another one at the same place. */
export const particulars = (game: string, options: OptionSchema[], values: Options): string[] => tellings(game, options, values).map(({ words }) => words);
/** The same without the laps, and the laps: they are told where nothing else tells how long the race is. */
export const modules = (game: string, options: OptionSchema[], values: Options): string[] => tellings(game, options, values).flatMap(({ key, words }) => (key === "laps" ? [] : [words]));
export const laps = (game: string, options: OptionSchema[], values: Options): string[] => tellings(game, options, values).flatMap(({ key, words }) => (key === "laps" ? [words] : []));

function tellings(game: string, options: OptionSchema[], values: Options): { key: string; words: string }[] {
  const { place, series } = faceOf(game) ?? {};
  const kinds = new Map(options.map(({ key, kind }) => [key, kind]));
  const usual = options.filter((option) => isUsual(option, values) && option.key !== "laps").map(({ key }) => key);
  return agreed(game, options, values)
    // Races of a series have laps of their own each.
    .filter(({ key, words }) => key !== place && key !== series && !usual.includes(key) && (key !== "laps" || words !== choiceName(game, key, "printed")))
    .map(({ key, words }) => ({ key, words: key === "laps" ? words : kinds.get(key) === "flag" && values[key] === true ? optionName(game, key) : t("row-option", { name: optionName(game, key), value: words }) }));
}

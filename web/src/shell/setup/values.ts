import { manifestOf } from "../../games/registry";
import type { GameInfo, Options, OptionSchema, OptionValue } from "../../kit/contract";
import { t } from "../../kit/text";
import { choiceName, optionHelp, optionName } from "../words";
import { counting, counts } from "./conditions";

const wordsOf = (game: string) => manifestOf(game)?.words;
const meant = (game: string, key: string, value: OptionValue, values: Options) =>
  wordsOf(game)?.meant?.(key, value, values);
const had = (game: string, key: string, values: Options) => wordsOf(game)?.had?.(key, values);

/** "As printed: 2": a value that hangs on the other options says what it comes to. */
export function valueName(game: string, key: string, value: OptionValue, values: Options): string {
  const comesTo = meant(game, key, value, values);
  return (comesTo !== undefined && wordsOf(game)?.offered?.(key, comesTo)) || choiceName(game, key, value);
}

/** "2 laps": the same where nothing is to be chosen any more. */
export function agreedValue(game: string, key: string, value: OptionValue, values: Options): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number") return String(value);
  return choiceName(game, key, meant(game, key, value, values) ?? value);
}

/** How many races are driven at one table. */
export const racesOf = (game: string, values: Options): number => wordsOf(game)?.races?.(values) ?? 1;

/** For how many players and how long, under the poster, unless the pictures of an option tell both. */
export function factsOf({ id, seats }: Pick<GameInfo, "id" | "seats">, values: Options): string {
  const { picturesTellSeats = false, minutes = 60 } = manifestOf(id) ?? {};
  return picturesTellSeats
    ? ""
    : t("setup-facts", { from: seats[0], to: seats[1], minutes, races: racesOf(id, values) });
}

/** What can be had beside the other values. */
export const valuesOf = (game: string, { key, choices = [] }: OptionSchema, values: Options): OptionValue[] =>
  choices.filter((choice) => choice !== had(game, key, values)?.never);
export function valueHad(game: string, key: string, value: OptionValue, values: Options): OptionValue {
  const limits = had(game, key, values);
  return limits && value === limits.never ? limits.instead : value;
}
export const helpOf = (game: string, key: string, values: Options): string =>
  had(game, key, values)?.help ?? optionHelp(game, key);

const isTold = (game: string, key: string, values: Options): boolean =>
  Boolean(wordsOf(game)?.always.includes(key) || had(game, key, values));
const isUsual = ({ key, default: usual }: OptionSchema, values: Options): boolean => (values[key] ?? usual) === usual;

/** What was agreed on, as far as it is worth telling: where, how long, and what differs from the plain game. */
export function agreed(game: string, options: OptionSchema[], values: Options): { key: string; words: string }[] {
  const telling = options.filter(
    (option) => counts(option, values) && (isTold(game, option.key, values) || !isUsual(option, values)),
  );
  const together = counting(options, values);
  return telling.map(({ key }) => ({
    key, words: agreedValue(game, key, valueHad(game, key, together[key]!, together), together),
  }));
}

/** "1 lap", "Upgrades: Basic", "Weather and road": what tells a table from another one at the same place. */
export const particulars = (game: string, options: OptionSchema[], values: Options): string[] =>
  tellings(game, options, values).map(({ words }) => words);
/** The same without how long it is, and how long it is: that is told where nothing else tells it. */
export const modules = (game: string, options: OptionSchema[], values: Options): string[] =>
  besides(game, options, values, false);
export const lengths = (game: string, options: OptionSchema[], values: Options): string[] =>
  besides(game, options, values, true);

function besides(game: string, options: OptionSchema[], values: Options, wanted: boolean): string[] {
  const length = manifestOf(game)?.length;
  return tellings(game, options, values).flatMap(({ key, words }) => ((key === length) === wanted ? [words] : []));
}

function tellings(game: string, options: OptionSchema[], values: Options): { key: string; words: string }[] {
  const { place, series, length } = manifestOf(game) ?? {};
  const kinds = new Map(options.map(({ key, kind }) => [key, kind]));
  const usual = options.filter((option) => isUsual(option, values)).map(({ key }) => key);
  const together = counting(options, values);
  /** The usual length says something only where it is known: races of a series have one of their own each. */
  const isSaid = (key: string) =>
    !usual.includes(key) || (key === length && meant(game, key, together[key]!, together) !== undefined);
  const told = (key: string, words: string) => {
    if (key === length) return words;
    return kinds.get(key) === "flag" && values[key] === true
      ? optionName(game, key)
      : t("row-option", { name: optionName(game, key), value: words });
  };
  return agreed(game, options, values)
    .filter(({ key }) => key !== place && key !== series && isSaid(key))
    .map(({ key, words }) => ({ key, words: told(key, words) }));
}

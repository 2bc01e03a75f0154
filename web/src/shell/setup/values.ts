import type { Options, OptionSchema, OptionValue } from "../../kit/contract";
import { t } from "../../kit/text";
import { choiceName } from "../words";
import { printedLaps } from "./circuits";
import { counting, counts } from "./conditions";

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

function lapsOf(game: string, key: string, value: OptionValue, { circuit }: Options): number | undefined {
  return game === "heat" && key === "laps" && value === "printed" && circuit !== undefined ? printedLaps(String(circuit)) : undefined;
}

/** Where a race is held and how long it is: people ask for that at every table. */
const ALWAYS: Record<string, string[]> = { heat: ["circuit", "laps"], roborally: ["course"] };

/** What was agreed on, as far as it is worth telling: where, how long, and what differs from the plain game. */
export function agreed(game: string, options: OptionSchema[], values: Options): { key: string; words: string }[] {
  const telling = options.filter((option) => counts(option, values) && (ALWAYS[game]?.includes(option.key) || (values[option.key] ?? option.default) !== option.default));
  const together = counting(options, values);
  return telling.map(({ key }) => ({ key, words: agreedValue(game, key, together[key]!, together) }));
}

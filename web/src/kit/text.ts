import type { FluentVariable } from "@fluent/bundle";
import { bundle, locale } from "./language.svelte";
import { pointer } from "./pointer";

/** Arguments as they come with questions, options and events; lists and nulls are left out. */
export type TextArguments = Record<string, unknown>;

/** The text for a key in the language on screen. Follows a change of language when used in a template. */
export function t(key: string, args?: TextArguments): string {
  return textOr(key, key, args);
}

/** The text for a key, or another text where the key is unknown. */
export function textOr(key: string, otherwise: string, args?: TextArguments): string {
  const pattern = bundle().getMessage(key)?.value;
  if (!pattern) return otherwise;
  return bundle().formatPattern(pattern, fluentArguments(args), []);
}

/** "great_britain" as a last resort for a missing text. */
export function plain(key: string): string {
  const words = key.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function hasText(key: string): boolean {
  return bundle().getMessage(key)?.value != null;
}

/** "Ana, Jun and Peter" in the language on screen. */
export function listOf(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type }).format(words);
}

function fluentArguments(args: TextArguments = {}): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = { pointer: pointer() };
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number" || typeof value === "string") plain[name] = value;
    else if (typeof value === "boolean") plain[name] = String(value);
  }
  return plain;
}

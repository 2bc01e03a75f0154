/** The clans that an option names. */
import type { ClanId } from "../types";

export const CLANS: readonly ClanId[] = ["gnomes", "leprechauns", "goblins", "fairies", "witches"];

/** By lot: any of the five. */
export const clansOf = (value: string): readonly ClanId[] => {
  const named = CLANS.filter((clan) => value.split("-").includes(clan));
  return named.length ? named : CLANS;
};

/** The clans that an option names. */
import { CLANS } from "../facts";
import type { ClanId } from "../types";

/** By lot: any of the five. */
export const clansOf = (value: string): readonly ClanId[] => {
  const named = CLANS.filter((clan) => value.split("-").includes(clan));
  return named.length ? named : CLANS;
};

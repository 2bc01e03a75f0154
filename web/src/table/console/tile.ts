import type { Cost } from "../choosing.svelte";

/** What a tile says of a choice; price, pad and button are made of the same numbers. */
export interface TileFace {
  choice: number;
  name: string;
  /** In large figures: "+2", "1–4". */
  gain: string;
  unit: string;
  /** What it costs beside the gain; nothing where costs are out of the question. */
  price: { look: "hot" | "free" | "bad"; words: string } | null;
  cost: Cost;
  sentence: string;
  /** The sentence in two words, where a phone has room for them. */
  brief: string;
  /** What it leads to, under the rule. */
  result: string;
  /** The step cannot be left before it is done: a mark says so. */
  must: boolean;
}

/** How many share the room, and with that how much each may say: on a phone only one alone has room for its
 *  sentence. */
export type TileLook = "alone" | "wide" | "tall" | "low four" | "low";
const LOOKS: TileLook[] = ["alone", "alone", "wide", "tall", "low four"];
export const tileLook = (count: number): TileLook => LOOKS[count] ?? "low";

/** What this screen can show; whatever a newer rule asks is answered from the list of choices. */
import type { Question } from "../../table/types";
import { CARD_ORDER, type CardId } from "./state";

const FAMILIAR: Record<string, string[]> = {
  "shift-gear": ["gear"],
  "play-card": ["card"],
  "cluttered-hand": ["cluttered"],
  react: ["cool-down", "boost", "adrenaline-speed", "adrenaline-cool-down", "done"],
  slipstream: ["slipstream", "stay"],
  discard: ["discard", "done"],
};

export function isFamiliar({ kind, options }: Question, hand: CardId[]): boolean {
  const labels = FAMILIAR[kind];
  return labels !== undefined && options.every(({ label }) => labels.includes(label.kind)) && hand.every((card) => CARD_ORDER.includes(card));
}

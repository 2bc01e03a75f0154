/** What this screen can show; whatever a newer rule asks is answered from the list of choices. */
import { CARD_IDS } from "./facts";
import type { Question } from "./room";
import type { CardId } from "./state";

/** What can be done in step 5, in the order of the rules: first what has to be done. */
export const REACTIONS = [
  "pay-heat", "give-up", "give-up-faster", "scrap", "cool-down", "boost", "adrenaline-speed", "adrenaline-cool-down",
  "weather-cool-down", "card-cool-down", "reduce-stress", "salvage", "accelerate", "direct-play",
];

/** Questions about the cards that a car is built with. */
export const BUILDING: Record<string, string[]> = {
  "take-upgrade": ["upgrade"],
  "improve-car": ["upgrade"],
  "swap-upgrade": ["swap-out", "done"],
  "swap-for": ["swap-in"],
  "keep-upgrade": ["keep"],
};

const FAMILIAR: Record<string, string[]> = {
  ...BUILDING,
  "shift-gear": ["gear", "mistake"],
  "play-card": ["card"],
  "cluttered-hand": ["cluttered"],
  "choose-speed": ["speed"],
  react: ["done", ...REACTIONS],
  salvage: ["salvage-card", "done"],
  refresh: ["refresh", "done"],
  slipstream: ["slipstream", "stay"],
  discard: ["discard", "done"],
};

export function isFamiliar({ kind, options }: Question, hand: CardId[]): boolean {
  const labels = FAMILIAR[kind];
  return (
    labels !== undefined &&
    options.every(({ label }) => labels.includes(label.kind)) &&
    hand.every((card) => CARD_IDS.includes(card))
  );
}

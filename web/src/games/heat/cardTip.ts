/** What a card means: each of its symbols with a sentence. */
import { t } from "../../kit/text";
import type { Faces, Mark } from "./faces";
import type { CardId } from "./state";
import type { Tip } from "./tips.svelte";
import { printedName, symbolName } from "./words";

const PLAIN: Record<string, Mark["symbol"]> = { stress: "plus" };

/** Cards of the garage, and stress for its plus; the others speak for themselves. */
export function cardTip(card: CardId, faces: Faces): Tip | null {
  const face = faces[card];
  if (!face) return PLAIN[card] ? { title: printedName(card), lines: [symbolLine(PLAIN[card], 1)] } : null;
  const level = t(`heat-ui-level-${face.level}`);
  const several =
    face.speeds.length > 1
      ? [{ symbol: "speed", words: face.speeds.join(" / "), help: t("heat-ui-several-speeds") }]
      : [];
  const hot =
    face.part === "extra-heat" ? [{ symbol: "heat", words: t("heat-card-heat"), help: t("heat-ui-extra-heat") }] : [];
  return {
    title: printedName(card), note: `${t(`heat-part-${face.part}`)} · ${level}`,
    lines: [...hot, ...several, ...face.symbols.map(({ symbol, amount }) => symbolLine(symbol, amount))],
  };
}

/** The same in plain sentences: its speed, then what each symbol does. */
export function cardText(card: CardId, faces: Faces): string {
  const speeds = faces[card]?.speeds ?? [];
  const lines = cardTip(card, faces)?.lines ?? [];
  const speed = speeds.length === 1 ? [t("heat-ui-card-speed", { speeds: String(speeds[0]) })] : [];
  return [...speed.map(sentence), ...lines.flatMap(({ words, help }) => [sentence(words), help])].join(" ");
}
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const symbolLine = (symbol: Mark["symbol"], amount: number) => ({
  symbol, amount, words: symbolName({ symbol, amount }), help: t(`heat-symbol-help-${symbol}`, { amount }),
});

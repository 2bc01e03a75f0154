/** What can be done with a card in the draft: four chips, and why one of them cannot be had. */
import type { Option } from "./room";
import type { CardFace, DieType, Labels } from "./state";
import { cardName, say } from "./words";

export type ChipKind = "build" | "power" | "cogs" | "keep";
export interface Chip {
  kind: ChipKind;
  die?: DieType;
  words: string;
  /** What it brings, or why it cannot be had. */
  note: string;
  had: boolean;
  /** The answer, once it is asked for. */
  choice: number | null;
}
type WayIn = Labels["construct"];

/** Where a part would go. */
const placeNote = ({ how, sockets }: WayIn) => say(`ui-chip-build-${how}`, { count: sockets.length });

/** `way`: how the card would become part of the machine; `options`: what is asked, empty while cards are chosen. */
export function chipsOf(card: CardFace, way: WayIn | undefined, options: Option[]): Chip[] {
  const choiceOf = (kind: keyof Labels, die?: DieType) =>
    options.find(({ label }) => label.kind === kind && (die === undefined || ("die" in label && label.die === die)))
      ?.choice ?? null;
  const boost = card.deck === "black";
  const { dice = [], cogs = 0 } = card.sale ?? {};
  const power = dice.map(({ die, count }): Chip => ({
    kind: "power", die, had: true, choice: choiceOf("power", die), words: say("ui-chip-dice", { count }),
    note: say(`ui-chip-of-${die}`),
  }));
  return [
    {
      kind: "build", had: !boost, choice: choiceOf("construct"), words: say("ui-chip-build"),
      note: boost ? say("ui-chip-no-part") : way ? placeNote(way) : "",
    },
    ...(power.length ? power : [{ ...NO_DICE(), choice: null }]),
    {
      kind: "cogs", had: cogs > 0, choice: choiceOf("cogs"), words: say("ui-chip-cogs", { count: cogs }),
      note: say(cogs ? "ui-chip-now" : "ui-chip-no-cogs"),
    },
    {
      kind: "keep", had: boost, choice: choiceOf("stash"), words: say("ui-chip-keep"),
      note: say(boost ? "ui-chip-for-later" : "ui-chip-only-boosts"),
    },
  ];
}
const NO_DICE = (): Omit<Chip, "choice"> => ({
  kind: "power", had: false, words: say("ui-chip-dice", { count: 0 }), note: say("ui-chip-no-dice"),
});

/** What the red button says. */
export function chipDeed({ kind, die, note }: Chip, card: CardFace, count: number): string {
  const args = { card: cardName(card.card), count, die: die ?? "none", note };
  return say(`ui-deed-${kind}`, args);
}
export const sameChip = (a: Pick<Chip, "kind" | "die"> | null, b: Pick<Chip, "kind" | "die">): boolean =>
  a?.kind === b.kind && a.die === b.die;

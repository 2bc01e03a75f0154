/** The inventors that may be chosen: what they lean on, and what their two cards do, in words. */
import type { Option } from "./room";
import { DIE_TYPES } from "./facts";
import { cardName, type CardFace, type DieType } from "./state";
import { gainWords, say } from "./words";

export interface Inventor {
  choice: number;
  id: string;
  name: string;
  /** Cockpit and own part. */
  faces: CardFace[];
  powers: DieType[];
}

export const inventorsOf = (options: Option[]): Inventor[] =>
  options.flatMap(({ choice, label }) => {
    if (label.kind !== "inventor") return [];
    const { inventor: id, faces } = label;
    return [{ choice, id, faces, name: cardName(id), powers: powersOf(faces) }];
  });

/** The dice that a machine begins with: those which the cockpit brings. */
const powersOf = (faces: CardFace[]): DieType[] => [
  ...new Set(
    faces.flatMap(({ deck, effects }) =>
      deck === "cockpit" ? DIE_TYPES.filter((die) => effects.flat().includes(`die-${die}`)) : [],
    ),
  ),
];

/** "Light bulb: 1 heat die or 2 cogs". */
export function abilityWords({ activation, effects }: CardFace): string {
  const kind = activation === "star" || activation === "bulb" ? activation : "divisor";
  const groups = effects.map((group) => gainWords(group));
  return `${say(`tip-${kind}`, { number: activation })}: ${groups.join(` ${say("tip-or")} `)}`;
}

/** The geometry of cards: 224 by 140, with halves of valves that stand out by half a gap. */
import type { AnyCard, DieType, Effect, Sale } from "../state";

export const CARD = { w: 224, h: 140 };
export const GAP = 14;
export const PITCH = { x: CARD.w + GAP, y: CARD.h + GAP };
export const VALVE = 15;

export const isEven = (i: number) => i % 2 === 0;
const n1 = (value: number) => value.toFixed(1);

/** A wheel with teeth, and a hole if it has a `hub`. */
export function gear(radius: number, teeth: number, hub = 0): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const turn = ((i - 0.5) / (teeth * 4)) * 2 * Math.PI;
    const far = i % 4 < 2 ? radius : radius * 0.78;
    return `${n1(far * Math.cos(turn))} ${n1(far * Math.sin(turn))}`;
  });
  const hole = hub ? `M${hub} 0A${hub} ${hub} 0 1 0 ${-hub} 0A${hub} ${hub} 0 1 0 ${hub} 0Z` : "";
  return `M${points.join("L")}Z${hole}`;
}
/** A star with so many points. */
export function burst(points: number, outer: number, inner: number): string {
  const all = Array.from({ length: points * 2 }, (_, i) => {
    const turn = (i / points) * Math.PI - Math.PI / 2;
    const far = isEven(i) ? outer : inner;
    return `${n1(far * Math.cos(turn))} ${n1(far * Math.sin(turn))}`;
  });
  return `M${all.join("L")}Z`;
}
export function spokes(outer: number, count: number, inner: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `M${n1(inner * c)} ${n1(inner * s)}L${n1(outer * c)} ${n1(outer * s)}`;
  }).join("");
}

/** The outline of a card by its deck, inset: gold scooped, silver cut, copper square, inventors' round. */
export function outline(deck: AnyCard["deck"], inset = 0): string {
  const [l, t, r, b] = [inset, inset, CARD.w - inset, CARD.h - inset];
  const c = CORNERS[deck] ?? 3;
  if (deck === "gold")
    return `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 0 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 0 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 0 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 0 ${l + c} ${t}Z`;
  if (deck === "silver")
    return `M${l + c} ${t}H${r - c}L${r} ${t + c}V${b - c}L${r - c} ${b}H${l + c}L${l} ${b - c}V${t + c}Z`;
  return `M${l + c} ${t}H${r - c}A${c} ${c} 0 0 1 ${r} ${t + c}V${b - c}A${c} ${c} 0 0 1 ${r - c} ${b}H${l + c}A${c} ${c} 0 0 1 ${l} ${b - c}V${t + c}A${c} ${c} 0 0 1 ${l + c} ${t}Z`;
}
const CORNERS: Record<string, number> = { gold: 11, silver: 13, copper: 3, cockpit: 13, own: 13, black: 9 };

/** Where the halves of valves stand. */
export const SIDES = {
  left: { x: 0, y: CARD.h / 2, deg: 90 },
  right: { x: CARD.w, y: CARD.h / 2, deg: -90 },
  top: { x: CARD.w / 2, y: 0, deg: 180 },
  bottom: { x: CARD.w / 2, y: CARD.h, deg: 0 },
} as const;
/** A half disc that hangs from a side, before it is turned. */
export const HALF = `M${-VALVE} 0A${VALVE} ${VALVE} 0 0 0 ${VALVE} 0Z`;

/** Two or more alike are shown as a number and one sign. */
export interface Counted {
  effect: Effect;
  count: number;
}
export function counted(effects: readonly Effect[]): Counted[] {
  const found: Counted[] = [];
  for (const effect of effects) {
    const known = found.find((one) => one.effect === effect);
    if (known) known.count++;
    else found.push({ effect, count: 1 });
  }
  return found;
}

/** What a card is worth in the draft: dice or cogs; one die of any type is one chip. */
export interface Worth {
  count: number;
  die: DieType | "any" | "cog";
}
const TYPES = 3;
export function worths({ dice, cogs }: Sale): Worth[] {
  const any = dice.length === TYPES ? [{ count: dice[0]!.count, die: "any" as const }] : dice;
  return cogs ? [...any, { count: cogs, die: "cog" as const }] : any;
}

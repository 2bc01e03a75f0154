/** Where the armed part leads: the ways ahead, as far as its moves go, with the damage of their terrain. */
import type { Desk } from "../desk.svelte";

export interface Lead {
  from: number;
  spaces: number[];
  damage: number;
  smooth: boolean;
  /** The way with the least damage. */
  best: boolean;
}

/** How far effects move a pawn; a slash may choose the farthest group. */
function reach(groups: readonly (readonly string[])[], times: number): { spaces: number; smooth: boolean } {
  let best = { spaces: 0, smooth: false };
  for (const group of groups) {
    const moves = group.filter((effect) => effect === "motion" || effect === "smooth");
    const spaces = moves.length * times;
    if (spaces > best.spaces) best = { spaces, smooth: moves.every((effect) => effect === "smooth") };
  }
  return best;
}

export function leads(desk: Desk): Lead[] {
  const { question, armedPart, me } = desk;
  if (question?.kind !== "race-menu" || !armedPart || !me) return [];
  const { spaces, smooth } = reach(armedPart.label.effects, armedPart.laid.times);
  if (!spaces) return [];
  const found = new Map<string, Omit<Lead, "best">>();
  for (const path of question.args.ahead) {
    const steps = path.slice(0, spaces);
    const last = steps.at(-1);
    if (!last) continue;
    const lead = { from: me.at, spaces: steps.map(({ space }) => space), damage: smooth ? 0 : last.terrain, smooth };
    found.set(lead.spaces.join(), lead);
  }
  const all = [...found.values()];
  const least = Math.min(...all.map(({ damage }) => damage));
  const best = all.findIndex(({ damage }) => damage === least);
  return all.map((lead, i) => ({ ...lead, best: i === best }));
}

/** Which dice of the pool go on a part, and what they do there: read off the option, never worked out by rules. */
import type { DieType, Labels, PlacedCard, PoolDie } from "./types";

/** What the option `part` says. */
export type PartLabel = Labels["part"];
export interface Laid {
  /** Places of the dice in the pool. */
  dice: number[];
  power: number;
  times: number;
  /** Of the power, so much does nothing. */
  lost: number;
  slots: { slot: number; die: DieType; value: number }[];
}

const timesOf = (label: PartLabel, power: number): number =>
  label.by_power[Math.min(power, label.by_power.length - 1)] ?? 0;
const sum = (pool: PoolDie[], dice: number[]) => dice.reduce((power, i) => power + pool[i]!.value, 0);

/** Of these dice those that fit, the best first; the places of others stay in the pool. */
function fitting(label: PartLabel, pool: PoolDie[], dice: number[]): number[] {
  const free = [...label.free];
  const found: number[] = [];
  for (const i of [...dice].sort((a, b) => pool[b]!.value - pool[a]!.value)) {
    const slot = free.indexOf(pool[i]!.die);
    if (slot < 0 || pool[i]!.value === 0 || found.length === label.dice) continue;
    free.splice(slot, 1);
    found.push(i);
  }
  return found;
}

/** Dice that do no more than fewer or smaller ones would stay in the pool. */
function thrifty(label: PartLabel, pool: PoolDie[], dice: number[]): number[] {
  const times = timesOf(label, sum(pool, dice));
  let kept = [...dice];
  for (const i of [...dice].reverse()) {
    const fewer = kept.filter((one) => one !== i);
    if (fewer.length && timesOf(label, sum(pool, fewer)) >= times) kept = fewer;
  }
  for (const i of [...kept]) {
    const others = pool.flatMap(({ die, value }, one) =>
      die === pool[i]!.die && value && value < pool[i]!.value && !kept.includes(one) ? [one] : [],
    );
    for (const other of others.sort((a, b) => pool[a]!.value - pool[b]!.value)) {
      const swapped = kept.map((one) => (one === i ? other : one));
      if (timesOf(label, sum(pool, swapped)) < times) continue;
      kept = swapped;
      break;
    }
  }
  return kept;
}

/** The dice that are picked, or with none picked the fewest that do the most. */
export function laidOn(label: PartLabel, card: PlacedCard, pool: PoolDie[], picked: number[]): Laid {
  const all = pool.map((_, i) => i);
  const lifted = picked.filter((i) => i < pool.length);
  const dice = lifted.length ? fitting(label, pool, lifted) : thrifty(label, pool, fitting(label, pool, all));
  const power = sum(pool, dice);
  const times = timesOf(label, power);
  const least = label.by_power.findIndex((one) => one === times);
  return { dice, power, times, lost: times ? Math.max(0, power - least) : 0, slots: slotsFor(card, pool, dice) };
}

/** Each die lies in the first free slot of its type. */
function slotsFor(card: PlacedCard, pool: PoolDie[], dice: number[]): Laid["slots"] {
  const taken = card.dice.map((value) => value > 0);
  return dice.flatMap((i) => {
    const { die, value } = pool[i]!;
    const slot = card.slots.findIndex((type, at) => type === die && !taken[at]);
    if (slot < 0) return [];
    taken[slot] = true;
    return [{ slot, die, value }];
  });
}

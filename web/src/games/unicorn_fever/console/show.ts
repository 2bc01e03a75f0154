/** Where the film of a race can be taken up again, and what it has brought. */
import type { Reel } from "../room";
import type { Events } from "../types";
import type { Payout } from "../marks";

/** Where the next event of a kind is told; behind the end of what is known or of this race: null. */
export function whereNext(steps: readonly { kind: string }[], at: number, kind: keyof Events): number | null {
  for (let i = at; i < steps.length; i++) {
    if (steps[i]!.kind === kind) return i;
    if (steps[i]!.kind === "round-began") return null;
  }
  return null;
}

/** To the next event of a kind in this race, and on from there; to the end where none is told any more. */
export function skipTo(
  reel: Pick<Reel, "at" | "toEnd" | "replayFrom"> & { steps: readonly { kind: string }[] },
  kind: keyof Events,
): void {
  const at = whereNext(reel.steps, reel.at, kind);
  if (at === null) reel.toEnd();
  else reel.replayFrom(at);
}

/** Where the turn began that is shown now. */
export function turnBefore(steps: Reel["steps"], at: number, first: number): { at: number; turn: number } | null {
  for (let i = at - 1; i >= first; i--) {
    const { kind, args } = steps[i]!;
    if (kind === "race-card") return { at: i, turn: args.turn };
    if (kind === "race-began") return null;
  }
  return null;
}

/** What a seat was paid, less what it paid; nothing has been paid yet: null. */
export function soFar(payouts: Payout[], seat: number | null): { gold: number; fame: number } | null {
  if (!payouts.length) return null;
  const own = payouts.filter((paid) => paid.seat === seat);
  const sum = (what: (paid: Payout) => number) => own.reduce((all, paid) => all + what(paid), 0);
  return { gold: sum(({ gold }) => gold), fame: sum(({ fame }) => fame) };
}

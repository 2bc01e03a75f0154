/** Cars on a straight road of four spaces: what the pictures of slipstream and of stopping show. */
interface Spot {
  space: number;
  /** 0 on the race line, 1 beside it. */
  spot: number;
}
interface Street {
  mine: Spot;
  others: (Spot & { seat: number })[];
  /** Where the car may go, or may not. */
  to: (Spot & { words: string; good: boolean })[];
  /** The car leaves where it stands: only the pad is where it ends. */
  before?: boolean;
}
const on = (space: number, spot: number, seat: number) => ({ space, spot, seat });
const slip = (space: number, good = true) => [{ space, spot: 0, words: "+2", good }];

export const STREETS: Record<string, Street> = {
  "slip-beside": { mine: { space: 0, spot: 0 }, others: [on(0, 1, 1)], to: slip(2) },
  "slip-ahead": { mine: { space: 0, spot: 0 }, others: [on(1, 0, 1)], to: slip(2) },
  "slip-other": { mine: { space: 0, spot: 0 }, others: [on(1, 1, 1)], to: slip(2) },
  "slip-gap": { mine: { space: 1, spot: 0 }, others: [on(3, 1, 1), on(0, 1, 3)], to: slip(3, false) },
  "stop-line": {
    mine: { space: 0, spot: 0 }, others: [on(1, 0, 1), on(2, 1, 3)],
    to: [{ space: 3, spot: 0, words: "3", good: true }], before: true,
  },
  "stop-beside": {
    mine: { space: 0, spot: 0 }, others: [on(3, 0, 1)], to: [{ space: 3, spot: 1, words: "3", good: true }],
    before: true,
  },
  "stop-behind": {
    mine: { space: 0, spot: 0 }, others: [on(3, 0, 1), on(3, 1, 3)],
    to: [{ space: 2, spot: 0, words: "3", good: true }], before: true,
  },
};

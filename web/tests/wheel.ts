/** A driver who always decides in the same way: as fast as the corners allow, now and then for one heat. */
import { heatOf, planOf, spinOf } from "../src/games/heat/outlook";
import type { CardId } from "../src/games/heat/state";
import { plan } from "../src/games/heat/verbs";
import type { Question } from "../src/games/heat/room";
import type { RaceState } from "./person";

interface Way {
  gear: number;
  cards: CardId[];
  speed: number;
  heat: number;
  /** Of it for corners. */
  corner: number;
  spins: boolean;
}
const DEAR = 3;

export function sensible(state: RaceState): number[] {
  const question = state.question!;
  if (question.kind === "shift-gear") {
    const best = ways(state).sort((a, b) => worth(b) - worth(a))[0];
    if (best) return plan(best.gear, best.cards);
  }
  const kinds = ["cool-down", "slipstream", "done", "stay"];
  const rank = (kind: string) => (kinds.indexOf(kind) + kinds.length + 1) % (kinds.length + 1);
  const sorted = [...question.options].sort((a, b) => rank(a.label.kind) - rank(b.label.kind));
  return [sorted[0]!.choice];
}

/** What comes only to those who look for it: the symbols on cards, and what is done with them. */
const RARE = ["direct-play", "salvage", "heat", "accelerate", "refresh"];
const RARE_DEEDS = [...RARE, "salvage-card", "swap-out", "swap-in"];

/** A sensible driver who wants to try everything: upgrades with symbols that nobody has yet, and whatever they
 *  allow. */
export function curious(state: RaceState): number[] {
  const { question, view } = state;
  const rare = (card: unknown) =>
    (view.garage?.cards[String(card)]?.symbols ?? [])
      .map(({ symbol }) => symbol)
      .filter((symbol) => RARE.includes(symbol));
  if (question!.kind === "shift-gear") {
    // What may be played directly waits in the hand.
    const calm = ways(state).filter(
      ({ cards, spins }) => !spins && !cards.some((card) => rare(card).includes("direct-play")),
    );
    const tried = calm.filter(({ cards }) => cards.some((card) => rare(card).length));
    const best = (tried.length ? tried : calm).sort((a, b) => worth(b) - worth(a))[0];
    return best ? plan(best.gear, best.cards) : sensible(state);
  }
  const known = view.cars.flatMap(({ upgrades = [] }) => upgrades.flatMap(rare));
  const fresh = question!.options.find(
    ({ label }) =>
      RARE_DEEDS.includes(label.kind) ||
      (label.kind === "upgrade" && rare(label.card).some((symbol) => !known.includes(symbol))),
  );
  return fresh ? [fresh.choice] : sensible(state);
}

/** The plan that cannot be paid for, if there is one. */
export function reckless(state: RaceState): number[] | null {
  const found = ways(state).find(({ spins }) => spins);
  return found ? plan(found.gear, found.cards) : null;
}

/** Cards that cost heat in a corner, as much as the engine has. */
export function paying(state: RaceState): CardId[] | null {
  return ways(state).find(({ corner, spins }) => corner > 0 && !spins)?.cards ?? null;
}

const worth = ({ speed, heat, spins }: Way) => (spins ? -100 : speed - DEAR * heat);

function ways({ question, view }: RaceState): Way[] {
  const cards = (view.hand ?? []).filter((card) => card !== "heat");
  const asked = question as unknown as Question;
  const gears = asked.options.flatMap(({ label }) => (label.kind === "gear" ? [label.gear] : []));
  return gears.flatMap((gear) => handsOf(cards, gear).map((hand) => way(asked, hand)));
}

function way(question: Question, cards: CardId[]): Way {
  const { landings, heat } = planOf(question, cards);
  const worst = landings.at(-1)!;
  const corner = heatOf(worst.corners);
  return {
    gear: cards.length, cards, speed: (landings[0]!.speed + worst.speed) / 2, heat: heat + corner, corner,
    spins: spinOf(worst.corners) >= 0,
  };
}

function handsOf(cards: CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => handsOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

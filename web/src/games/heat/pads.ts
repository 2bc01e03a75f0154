/** Landing pads on the board, made from a plan, from a question's options, and from what a boost may bring. */
import type { Option } from "../../table/types";
import { boostLandings, freeSpot, planLandings, type Landing } from "./preview";
import type { CardId, CarView, RaceView } from "./state";

export interface Pad {
  to: number;
  spot: number;
  words: string;
  /** firm: will be there; chosen: armed; faint: another possibility. */
  look: "firm" | "chosen" | "faint";
  /** Heat due for the corners crossed; null when no line is crossed. */
  price: number | null;
  priceLook: "hot" | "free" | "soft" | "spin";
  /** The first corner line crossed on the way, or -1. */
  corner: number;
  /** Another pad on the same space is drawn instead; only the price is told. */
  covered: boolean;
  /** Tags over the same space stand behind each other. */
  stack: number;
  choice: number | null;
}
interface Preview {
  to: number;
  spot: number;
  corners: { corner: number; heat: number; spins?: number }[];
}

export function planPads(view: RaceView, car: CarView, cards: CardId[], shift: number): Pad[] {
  return planLandings(view, car, cards, shift)
    .filter((landing) => landing.to > car.progress)
    .map((landing) => ({ ...pad(landing, String(landing.speed), "firm"), spot: freeSpot(view, car.seat, landing.to) }));
}

/** Pads of the options that move the car; the armed one is filled, the others are only hinted at. */
export function optionPads(view: RaceView, car: CarView, options: Option[], armed: number | null): Pad[] {
  const made: Pad[] = [];
  for (const { choice, label } of options) {
    const chosen = choice === armed;
    if (label.kind === "boost") {
      const look = chosen ? "chosen" : "faint";
      made.push(...boostLandings(view, car).map((landing) => ({ ...pad(landing, `+${landing.to - car.progress}`, look, !chosen), spot: freeSpot(view, car.seat, landing.to), choice })));
    } else if (typeof label.to === "number" && label.to > car.progress) {
      const words = `${label.kind === "speed" ? "" : "+"}${label.to - car.progress}`;
      made.push(optionPad(label as unknown as Preview, words, car, choice, chosen));
    }
  }
  return layered(made);
}

function pad(landing: Landing, words: string, look: Pad["look"], soft = false): Pad {
  const price = landing.prices.length ? landing.heat : null;
  const priceLook = landing.spin >= 0 ? "spin" : soft ? "soft" : landing.heat ? "hot" : "free";
  return { to: landing.to, spot: 0, words, look, price, priceLook, corner: landing.prices[0]?.corner ?? -1, covered: false, stack: 0, choice: null };
}

function optionPad(label: Preview, words: string, car: CarView, choice: number, chosen: boolean): Pad {
  const heat = label.corners.reduce((sum, corner) => sum + corner.heat, 0);
  const priceLook = heat > car.heat || label.corners.some(({ spins }) => spins) ? "spin" : heat === 0 ? "free" : chosen ? "hot" : "soft";
  const look = chosen ? "chosen" : "faint";
  const price = label.corners.length ? heat : null;
  return { to: label.to, spot: label.spot, words, look, price, priceLook, corner: label.corners[0]?.corner ?? -1, covered: false, stack: 0, choice };
}

/** One pad for each space: the armed one hides a possible one, but both prices are told. */
function layered(pads: Pad[]): Pad[] {
  const order = [...pads].sort((a, b) => rank(a) - rank(b));
  const count = new Map<number, number>();
  const stacked = order.map((pad) => {
    const stack = count.get(pad.to) ?? 0;
    count.set(pad.to, stack + 1);
    return { ...pad, stack, covered: stack > 0 };
  });
  return stacked.reverse();
}
const rank = (pad: Pad) => ["chosen", "firm", "faint"].indexOf(pad.look);

/** Landing pads on the board, made from a plan, from a question's options, and from what a boost may bring. */
import { markOf } from "./console/symbols";
import { boostLandings, heatOf, spinOf, type Landing, type Plan } from "./outlook";
import type { AnyLabel, Option } from "./room";
import type { CarView } from "./state";

export interface Pad {
  to: number;
  spot: number;
  words: string;
  /** firm: will be there; chosen: armed; faint: another possibility. */
  look: "firm" | "chosen" | "faint";
  /** Heat due for the corners crossed, least to most; null when no line is crossed. */
  price: string | null;
  priceLook: "hot" | "free" | "soft" | "spin";
  /** The first of several in a row that all spin out: it tells it for them all, "4–8". */
  run?: string;
  /** The first corner line crossed on the way, or -1. */
  corner: number;
  /** Another pad on the same space is drawn instead; only the price is told. */
  covered: boolean;
  /** Tags over the same space stand behind each other. */
  stack: number;
  choice: number | null;
  /** The symbols of what leads here. */
  marks: string[];
}
/** The worst comes first. */
const LOOKS: Pad["priceLook"][] = ["spin", "hot", "soft", "free"];

/** The others move on before I do: the road is taken to be free, but a pad finds no place where cars stand now. */
export function planPads({ landings }: Pick<Plan, "landings">, car: CarView): Pad[] {
  return spinsTogether(
    landings.filter(({ to }) => to > car.progress).map((landing) => pad(landing, String(landing.speed), "firm")),
  );
}

/** Pads in a row that all spin out have one price, at the first of them. */
function spinsTogether(pads: Pad[]): Pad[] {
  const spins = (i: number) => pads[i]?.priceLook === "spin";
  return pads.map((pad, i) => {
    if (!spins(i)) return pad;
    if (spins(i - 1)) return { ...pad, price: null };
    const end = pads.findIndex((_, next) => next > i && !spins(next));
    const last = pads.at(end < 0 ? -1 : end - 1)!;
    return last === pad ? pad : { ...pad, run: span(pad.words, last.words) };
  });
}

/** Pads of the options that move the car; the armed one is filled, the others are only hinted at. Where only a boost
 *  moves it, nobody has to be told. */
export function optionPads(car: CarView, options: Option[], armed: number | null): Pad[] {
  const made: Pad[] = [];
  for (const { choice, label } of options) {
    const chosen = choice === armed;
    const look = chosen ? "chosen" : "faint";
    if (label.kind === "boost") {
      const pads = boostLandings(label).map((landing) => ({
        ...pad(landing, `+${landing.flipped}`, look, !chosen), choice, marks: ["boost"],
      }));
      made.push(...merged(pads.filter(({ to }) => to > car.progress)));
      continue;
    }
    const { to, spot, corners }: AnyLabel = label;
    if (to !== undefined && spot !== undefined && corners && to > car.progress) {
      const words = `${label.kind === "speed" ? "" : "+"}${to - car.progress}`;
      made.push({
        ...optionPad({ to, spot, corners }, words, car, look), choice,
        marks: label.kind === "speed" ? [] : [markOf(label.kind)],
      });
    }
  }
  return layered(made.every(({ marks }) => marks[0] === "boost") ? made.map((pad) => ({ ...pad, marks: [] })) : made);
}

function pad({ to, spot, corners }: Landing, words: string, look: Pad["look"], soft = false): Pad {
  const heat = heatOf(corners);
  const priceLook = spinOf(corners) >= 0 ? "spin" : soft ? "soft" : heat ? "hot" : "free";
  return {
    to, spot, words, look, price: corners.length ? String(heat) : null, priceLook, corner: corners[0]?.corner ?? -1,
    covered: false, stack: 0, choice: null, marks: [],
  };
}

function optionPad(label: Landing, words: string, car: CarView, look: "chosen" | "faint"): Pad {
  const heat = heatOf(label.corners);
  const priceLook =
    heat > car.heat || spinOf(label.corners) >= 0 ? "spin" : heat === 0 ? "free" : look === "chosen" ? "hot" : "soft";
  return { ...pad(label, words, look), priceLook };
}

/** What stops on the same space is one pad: "+1–2", with the least and the most that it may cost. */
function merged(pads: Pad[]): Pad[] {
  return [...new Set(pads.map(({ to }) => to))].map((to) => {
    const [first, ...more] = pads.filter((pad) => pad.to === to);
    return more.reduce(
      (one, next) => ({
        ...one, words: span(one.words, next.words), price: one.price && next.price && span(one.price, next.price),
        priceLook: LOOKS.find((look) => [one, next].some(({ priceLook }) => priceLook === look))!,
      }),
      first!,
    );
  });
}
function span(from: string, to: string): string {
  return from === to ? from : `${from.split("–")[0]}–${to.replace("+", "")}`;
}

/** One pad for each space: the armed one hides a possible one, but it has both their symbols, and where they differ
 *  both prices are told. */
function layered(pads: Pad[]): Pad[] {
  const order = [...pads].sort((a, b) => rank(a) - rank(b) || b.words.length - a.words.length);
  const count = new Map<number, number>();
  const stacked = order.map((pad, i) => {
    const stack = count.get(pad.to) ?? 0;
    const toldAlready = order.slice(0, i).some((other) => other.to === pad.to && priceWords(other) === priceWords(pad));
    if (!toldAlready) count.set(pad.to, stack + 1);
    const marks = [...new Set(order.flatMap((other) => (other.to === pad.to ? other.marks : [])))];
    return {
      ...pad, stack, covered: order.findIndex(({ to }) => to === pad.to) < i, marks,
      price: toldAlready ? null : pad.price,
    };
  });
  return stacked.reverse();
}
const priceWords = ({ price, priceLook }: Pad) => (priceLook === "spin" ? priceLook : price);
const rank = (pad: Pad) => ["chosen", "firm", "faint"].indexOf(pad.look);

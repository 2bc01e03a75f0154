/** The tiles of the react, speed and slipstream questions, in the order of the rules. */
import { t } from "../../../kit/text";
import type { Option } from "../../../table/types";
import { amountOn, facesOf, isCompulsory, symbolsOn, type Mark } from "../faces";
import { REACTIONS } from "../familiar";
import { boostLandings, heatOf, heatRange, rangeWords, spinOf, type CornerCost } from "../outlook";
import { cornerLetter, type CardId, type CarView, type RaceView } from "../state";
import { cardName, printedName } from "../words";
import { markOf } from "./symbols";

export interface TileData {
  choice: number;
  /** The symbol drawn in its head. */
  mark: string;
  name: string;
  gain: string;
  unit: string;
  /** Heat it costs at once. */
  price: number;
  sentence: string;
  /** The sentence in two words, where a phone has room for them. */
  brief: string;
  /** What it leads to, under the rule. */
  result: string;
  /** The words of the red button when it is armed. */
  go: string;
  /** The step cannot be left before it is done: what has to be done. */
  must: string;
  /** The card of the garage that it comes from. */
  card: CardId | null;
  /** What else a card played directly brings into play; heat is its price. */
  symbols: Mark[];
}
const ORDER = [...REACTIONS, "speed", "slipstream"];
/** Where less than the whole amount may be used, only the largest gets a tile; the list of actions has them all. */
const IN_PARTS = ["cool-down", "card-cool-down", "reduce-stress"];
/** Of the gear and of a card: where both are there, each names its source. */
const COOLDOWNS = ["cool-down", "card-cool-down"];
/** Their sentences are known in two words, too. */
const BRIEF = ["boost", "cool-down"];

export function tiles(view: RaceView, car: CarView, options: Option[], nameOf: (seat: number) => string): TileData[] {
  const front = slipCar(view, car);
  const offered = options.filter((option) => ORDER.includes(option.label.kind) && isLargest(option, options));
  const cooldowns = offered.filter(({ label }) => COOLDOWNS.includes(label.kind));
  const by = { known: front ? "yes" : "no", front: front ? nameOf(front.seat) : "", several: String(cooldowns.length > 1) };
  return offered
    .sort((a, b) => ORDER.indexOf(a.label.kind) - ORDER.indexOf(b.label.kind))
    .map((option) => tile(view, car, option, by));
}

function isLargest({ label }: Option, options: Option[]): boolean {
  if (!IN_PARTS.includes(label.kind)) return true;
  return !options.some((other) => other.label.kind === label.kind && other.label.card === label.card && Number(other.label.amount) > Number(label.amount));
}

function tile(view: RaceView, car: CarView, { choice, label }: Option, by: Record<string, string>): TileData {
  const card = typeof label.card === "string" ? label.card : null;
  const cards = Array.isArray(label.cards) ? (label.cards as CardId[]) : [];
  const amount = Number(label.amount ?? label.speed ?? label.spaces ?? cards.length);
  const args = { ...label, amount, card: card ? cardName(card) : "", printed: card ? printedName(card) : "", cards: cards.map(cardName).join(", "), weather: view.weather ? t(`heat-ui-weather-${view.weather.token}`).toLowerCase() : "", speed: car.speed, faster: car.speed + 1, gear: car.gear, total: car.speed + amount, ...by };
  const words = (part: string) => t(`heat-ui-tile-${key(label.kind)}-${part}`, args);
  const mark = markOf(label.kind);
  const must = isCompulsory(mark) && label.kind !== "speed" ? t(`heat-ui-must-${key(label.kind)}`, args) : "";
  const common = { choice, mark, card, must, symbols: [], name: words("name"), sentence: words("sentence"), brief: BRIEF.includes(label.kind) ? words("brief") : "", go: words("go"), price: 0, gain: String(amount), unit: words("unit") };
  switch (label.kind) {
    case "cool-down":
    case "card-cool-down":
    case "adrenaline-cool-down":
    case "weather-cool-down":
      return { ...common, result: engine(car, amount) };
    case "pay-heat":
      return { ...common, price: amount, result: engine(car, -amount) };
    case "give-up":
    case "give-up-faster":
      return { ...common, result: t("heat-ui-tile-again") };
    case "scrap":
      return { ...common, result: t("heat-ui-tile-deck", { from: car.deck, to: Math.max(0, car.deck - amount) }) };
    case "reduce-stress":
      return { ...common, result: t("heat-ui-tile-stress-left", { left: (view.hand ?? []).filter((held) => held === "stress").length - amount }) };
    case "salvage":
      return { ...common, gain: `≤ ${amount}`, result: t("heat-ui-tile-pile", { count: car.discard }) };
    case "boost":
      return { ...common, gain: "+1–4", unit: "", price: Number(label.heat ?? 1), result: boostResult(label) };
    case "adrenaline-speed":
      return { ...common, gain: "+1", result: cornerResult(label) };
    case "direct-play": {
      const price = card ? amountOn(card, "heat", facesOf(view)) : 0;
      const symbols = card ? symbolsOn(card, facesOf(view)).filter(({ symbol }) => symbol !== "direct-play" && symbol !== "heat") : [];
      return { ...common, gain: `+${amount}`, price, symbols, result: cornerResult(label) };
    }
    case "speed":
      return { ...common, gain: `${car.speed} + ${amount} = ${args.total}`, unit: "", result: label.corners ? cornerResult(label) : "" };
    default:
      return { ...common, gain: `+${amount}`, result: cornerResult(label) };
  }
}
/** The faster one of two equal cards is given up in the same words. */
const key = (kind: string) => (kind === "give-up-faster" ? "give-up" : kind);

/** The car that lends its slipstream: in front first, else beside. */
function slipCar(view: RaceView, car: CarView): CarView | undefined {
  const ahead = (spaces: number) => view.cars.find((other) => other !== car && !other.place && other.space === (car.space + spaces) % view.spaces);
  return ahead(1) ?? ahead(0);
}

const engine = (car: CarView, more: number) => t("heat-ui-tile-engine", { from: car.heat, to: car.heat + more });

function boostResult(label: Option["label"]): string {
  const landings = boostLandings(label);
  const corner = landings.at(-1)?.corners.at(-1)?.corner;
  if (corner === undefined) return t("heat-ui-tile-no-corner");
  const range = heatRange(landings, 0);
  const spins = landings.map(({ corners }) => spinOf(corners)).filter((spin) => spin >= 0);
  if (spins.length) return t(spins.length === landings.length ? "heat-ui-tile-spins" : "heat-ui-tile-may-spin", { corner: cornerLetter(spins.at(-1)!) });
  if (range.to === 0) return t("heat-ui-tile-corner", { corner: cornerLetter(corner), heat: 0 });
  return t("heat-ui-tile-corner-range", { corner: cornerLetter(corner), range: rangeWords(range) });
}

function cornerResult(label: Option["label"]): string {
  const corners = (label.corners ?? []) as CornerCost[];
  const last = corners.at(-1);
  if (!last) return t("heat-ui-tile-no-corner");
  if (last.spins) return t("heat-ui-tile-spins", { corner: cornerLetter(last.corner) });
  return t("heat-ui-tile-corner", { corner: cornerLetter(last.corner), heat: heatOf(corners) });
}

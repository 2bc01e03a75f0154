/** The tiles of the react, speed and slipstream questions, in the order of the rules. */
import { t } from "../../../kit/text";
import type { TileFace } from "../../../table/console/tile";
import { facesOf, isCompulsory, symbolsOn, type Mark } from "../faces";
import { REACTIONS } from "../familiar";
import { boostLandings, heatOf, heatRange, rangeWords, spinOf, stakeOf, type Stake } from "../outlook";
import type { AnyLabel, Option, OptionLabel } from "../room";
import { cornerLetter, type CardId, type CarView, type RaceView } from "../state";
import { cardName, printedName } from "../words";
import { markOf } from "./symbols";

export interface TileData extends Omit<TileFace, "must"> {
  /** The symbol drawn in its head. */
  mark: string;
  /** The words of the red button when it is shown. */
  go: string;
  /** The step cannot be left before it is done: what has to be done. */
  must: string;
  /** The card of the garage that it comes from. */
  card: CardId | null;
  /** What else a card played directly brings into play; heat is its price. */
  symbols: readonly Mark[];
  stake: Stake;
}
const ORDER = [...REACTIONS, "speed", "slipstream", "stay"];
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
  const by = {
    known: front ? "yes" : "no", front: front ? nameOf(front.seat) : "", several: String(cooldowns.length > 1),
  };
  return offered
    .sort((a, b) => ORDER.indexOf(a.label.kind) - ORDER.indexOf(b.label.kind))
    .map((option) => tile(view, car, options, option, by));
}

function isLargest({ label }: Option, options: Option[]): boolean {
  if (!IN_PARTS.includes(label.kind)) return true;
  const { kind, card, amount = 0 }: AnyLabel = label;
  const isLarger = (other: AnyLabel) => other.kind === kind && other.card === card && (other.amount ?? 0) > amount;
  return !options.some((other) => isLarger(other.label));
}

function tile(view: RaceView, car: CarView, options: Option[], option: Option, by: Record<string, string>): TileData {
  const { choice, label } = option;
  const said: AnyLabel = label;
  const { card = null, cards = [], spaces = 0 } = said;
  const far = said.to === undefined ? spaces : said.to - car.progress;
  const amount = said.amount ?? said.speed ?? cards.length;
  const stake = stakeOf(option, options, car, facesOf(view));
  const args = {
    ...label, amount, by: amount, spaces: far, short: String(far < (said.spaces ?? far)), heat: stake.heat,
    paid: said.heat ?? 1, card: card ? cardName(card) : "", printed: card ? printedName(card) : "",
    cards: cards.map(cardName).join(", "),
    weather: view.weather ? t(`heat-ui-weather-${view.weather.token}`).toLowerCase() : "",
    speed: car.speed, faster: car.speed + 1, gear: car.gear, total: car.speed + amount, stake: stake.cost, ...by,
  };
  const words = (part: string) => t(`heat-ui-tile-${key(label.kind)}-${part}`, args);
  const mark = markOf(label.kind);
  const must = isCompulsory(mark) && label.kind !== "speed" ? t(`heat-ui-must-${key(label.kind)}`, args) : "";
  const brief = BRIEF.includes(label.kind) ? words("brief") : "";
  const common = {
    choice, mark, card, must, symbols: [], name: words("name"), sentence: words("sentence"), brief, go: words("go"),
    unit: words("unit"),
  };
  const priced = { ...common, stake, cost: stake.cost, price: pillOf(stake), gain: String(amount) };
  switch (label.kind) {
    case "cool-down":
    case "card-cool-down":
    case "adrenaline-cool-down":
    case "weather-cool-down":
      return { ...priced, result: engine(car, amount) };
    case "pay-heat":
      return { ...priced, result: engine(car, -amount) };
    case "give-up":
    case "give-up-faster":
      return { ...priced, result: t("heat-ui-tile-again") };
    case "scrap":
      return { ...priced, result: t("heat-ui-tile-deck", { from: car.deck, to: Math.max(0, car.deck - amount) }) };
    case "reduce-stress":
      return {
        ...priced,
        result: t("heat-ui-tile-stress-left", {
          left: (view.hand ?? []).filter((held) => held === "stress").length - amount,
        }),
      };
    case "salvage":
      return { ...priced, gain: `≤ ${amount}`, result: t("heat-ui-tile-pile", { count: car.discard }) };
    case "boost":
      return { ...priced, gain: "+1–4", unit: "", result: boostResult(label) };
    case "adrenaline-speed":
      return { ...priced, gain: "+1", result: cornerResult(said) };
    case "direct-play": {
      const symbols = card
        ? symbolsOn(card, facesOf(view)).filter(({ symbol }) => symbol !== "direct-play" && symbol !== "heat")
        : [];
      return { ...priced, gain: `+${amount}`, symbols, result: cornerResult(said) };
    }
    case "speed":
      return {
        ...priced, gain: `${car.speed} + ${amount} = ${args.total}`, unit: "", price: null,
        result: said.corners ? cornerResult(said) : "",
      };
    case "slipstream":
    case "stay":
      return {
        ...priced, gain: `+${far}`,
        sentence: stake.cost === "mishap" ? t("heat-ui-tile-slipstream-lost", args) : priced.sentence,
        result: slipResult(said, car),
      };
    default:
      return { ...priced, gain: `+${amount}`, result: cornerResult(said) };
  }
}
const pillOf = ({ cost, heat }: Stake): TileFace["price"] => {
  if (cost === "mishap") return { look: "bad", words: t("heat-ui-pad-spin") };
  return { look: heat ? "hot" : "free", words: String(heat) };
};
/** What corners cost at the end of the turn, and what is then left. */
function slipResult({ corners = [] }: AnyLabel, car: CarView): string {
  const [last, due] = [corners.at(-1), corners.reduce((sum, { heat }) => sum + heat, 0)];
  if (!last) return t("heat-ui-tile-no-corner");
  const said = { corner: cornerLetter(last.corner), heat: due, from: car.heat, to: car.heat - due };
  return t(last.spins ? "heat-ui-tile-needs" : due ? "heat-ui-tile-pays" : "heat-ui-tile-corner", said);
}

/** The faster one of two equal cards is given up in the same words. */
const key = (kind: string) => (kind === "give-up-faster" ? "give-up" : kind);

/** The car that lends its slipstream: in front first, else beside. */
function slipCar(view: RaceView, car: CarView): CarView | undefined {
  const ahead = (spaces: number) =>
    view.cars.find((other) => other !== car && !other.place && other.space === (car.space + spaces) % view.spaces);
  return ahead(1) ?? ahead(0);
}

const engine = (car: CarView, more: number) => t("heat-ui-tile-engine", { from: car.heat, to: car.heat + more });

function boostResult(label: OptionLabel): string {
  const landings = boostLandings(label);
  const corner = landings.at(-1)?.corners.at(-1)?.corner;
  if (corner === undefined) return t("heat-ui-tile-no-corner");
  const range = heatRange(landings, 0);
  const spins = landings.map(({ corners }) => spinOf(corners)).filter((spin) => spin >= 0);
  if (spins.length)
    return t(spins.length === landings.length ? "heat-ui-tile-spins" : "heat-ui-tile-may-spin", {
      corner: cornerLetter(spins.at(-1)!),
    });
  if (range.to === 0) return t("heat-ui-tile-corner", { corner: cornerLetter(corner), heat: 0 });
  return t("heat-ui-tile-corner-range", { corner: cornerLetter(corner), range: rangeWords(range) });
}

function cornerResult({ corners = [] }: AnyLabel): string {
  const last = corners.at(-1);
  if (!last) return t("heat-ui-tile-no-corner");
  if (last.spins) return t("heat-ui-tile-spins", { corner: cornerLetter(last.corner) });
  return t("heat-ui-tile-corner", { corner: cornerLetter(last.corner), heat: heatOf(corners) });
}

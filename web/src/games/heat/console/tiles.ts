/** The tiles of the react and slipstream questions, in the order of the rules. */
import { t } from "../../../kit/text";
import type { Option } from "../../../table/types";
import { boostLandings, heatRange } from "../preview";
import { cornerLetter, type CarView, type RaceView } from "../state";

export interface TileData {
  choice: number;
  mark: "cool" | "boost" | "slip" | "nerve";
  name: string;
  gain: string;
  unit: string;
  /** Heat it costs at once. */
  price: number;
  sentence: string;
  /** What it leads to, under the rule. */
  result: string;
  /** The words of the red button when it is armed. */
  go: string;
}
const ORDER = ["cool-down", "boost", "adrenaline-speed", "adrenaline-cool-down", "weather-cool-down", "slipstream"];

/** Of several amounts of cooling only the largest gets a tile; the list of actions has them all. */
export function tiles(view: RaceView, car: CarView, options: Option[], nameOf: (seat: number) => string): TileData[] {
  const front = slipCar(view, car);
  const by = { known: front ? "yes" : "no", front: front ? nameOf(front.seat) : "" };
  const most = Math.max(0, ...options.filter((o) => o.label.kind === "cool-down").map((o) => Number(o.label.amount)));
  return options
    .filter(({ label }) => ORDER.includes(label.kind) && (label.kind !== "cool-down" || label.amount === most))
    .sort((a, b) => ORDER.indexOf(a.label.kind) - ORDER.indexOf(b.label.kind))
    .map((option) => tile(view, car, option, by));
}

function tile(view: RaceView, car: CarView, { choice, label }: Option, by: Record<string, string>): TileData {
  const words = (part: string, args: Record<string, unknown> = {}) => t(`heat-ui-tile-${label.kind}-${part}`, { ...label, ...args });
  const common = { choice, name: words("name"), sentence: words("sentence", { speed: car.speed, faster: car.speed + 1, ...by }), price: 0, unit: "" };
  switch (label.kind) {
    case "cool-down": {
      const amount = Number(label.amount);
      return { ...common, mark: "cool", gain: String(amount), unit: words("unit"), result: engine(car, amount), go: words("go") };
    }
    case "boost":
      return { ...common, mark: "boost", gain: "+1–4", price: Number(label.heat ?? 1), result: boostResult(view, car), go: words("go") };
    case "adrenaline-cool-down":
      return { ...common, mark: "nerve", gain: "1", unit: words("unit"), result: engine(car, 1), go: words("go") };
    case "weather-cool-down":
      return { ...common, mark: "cool", gain: "1", unit: words("unit"), result: engine(car, 1), go: words("go") };
    case "adrenaline-speed":
      return { ...common, mark: "nerve", gain: "+1", unit: words("unit"), result: cornerResult(label), go: words("go") };
    default:
      return { ...common, mark: "slip", gain: `+${label.spaces as number}`, unit: words("unit"), result: cornerResult(label), go: words("go") };
  }
}

/** The car that lends its slipstream: in front first, else beside. */
function slipCar(view: RaceView, car: CarView): CarView | undefined {
  const ahead = (spaces: number) => view.cars.find((other) => other !== car && !other.place && other.space === (car.space + spaces) % view.spaces);
  return ahead(1) ?? ahead(0);
}

const engine = (car: CarView, more: number) => t("heat-ui-tile-engine", { from: car.heat, to: car.heat + more });

function boostResult(view: RaceView, car: CarView): string {
  const landings = boostLandings(view, car);
  const last = landings.at(-1);
  const corner = last?.prices.at(-1)?.corner;
  if (corner === undefined) return t("heat-ui-tile-no-corner");
  const { from, to } = heatRange(landings, 0);
  if (landings.some((landing) => landing.spin >= 0)) return t("heat-ui-tile-may-spin", { corner: cornerLetter(corner) });
  return t("heat-ui-tile-corner-range", { corner: cornerLetter(corner), range: from === to ? `${from}` : `${from}–${to}` });
}

function cornerResult(label: Option["label"]): string {
  const corners = (label.corners ?? []) as { corner: number; heat: number }[];
  const last = corners.at(-1);
  if (!last) return t("heat-ui-tile-no-corner");
  const heat = corners.reduce((sum, corner) => sum + corner.heat, 0);
  return t("heat-ui-tile-corner", { corner: cornerLetter(last.corner), heat });
}

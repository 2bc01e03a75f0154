/** What the rules show: cards as they lie, their dice, and what is laid beside them. */
import type { CardResult, DieType, Effect, PlacedCard, SpaceData } from "../state";

type Valves = PlacedCard["valves"];
interface Made {
  id: PlacedCard["card"];
  deck: PlacedCard["deck"];
  valves: Valves;
  slots?: DieType[];
  storage?: number;
  activation: string;
  effects: Effect[][];
}
const CARDS = {
  cab: {
    id: "top-hat-bridge",
    deck: "cockpit",
    valves: ["left", "right", "top", "bottom"],
    activation: "bulb",
    effects: [["die-steam"], ["reinforce", "cog"], ["out-steam"]],
  },
  trotter: {
    id: "ember-trotter",
    deck: "gold",
    valves: ["left", "right"],
    slots: ["heat", "heat"],
    activation: "3",
    effects: [["motion"]],
  },
  sail: {
    id: "vapour-sail",
    deck: "gold",
    valves: ["top", "bottom"],
    slots: ["steam", "steam"],
    activation: "4",
    effects: [["smooth"]],
  },
  strider: {
    id: "kettle-strider",
    deck: "gold",
    valves: ["top", "bottom"],
    slots: ["steam", "steam"],
    activation: "3",
    effects: [["motion"]],
  },
  bath: {
    id: "plating-bath",
    deck: "copper",
    valves: ["left", "right", "top", "bottom"],
    slots: ["electric", "electric", "electric"],
    activation: "4",
    effects: [["reinforce"]],
  },
  rocket: {
    id: "powder-keg-rocket",
    deck: "gold",
    valves: ["bottom"],
    slots: ["heat", "heat"],
    activation: "star",
    effects: [["motion", "motion", "damage"]],
  },
  cellar: {
    id: "steam-cellar",
    deck: "silver",
    valves: ["left", "top", "bottom"],
    slots: ["steam", "steam"],
    storage: 2,
    activation: "4",
    effects: [["die-steam"]],
  },
} satisfies Record<string, Made>;

export function card(name: keyof typeof CARDS, x = 0, y = 0, dice: number[] = []): PlacedCard {
  const { id, slots = [], storage = 0, ...rest }: Made = CARDS[name];
  return {
    ...rest,
    card: id,
    slots,
    storage,
    place: x * 10 + y,
    x,
    y,
    dice: slots.map((_, i) => dice[i] ?? 0),
    stored: Array<null>(storage).fill(null),
    used: false,
    blocked: false,
  };
}

export interface MachineScene {
  cards: PlacedCard[];
  /** What it brings, laid over a card. */
  result?: CardResult;
  /** The card that the picture is about. */
  of?: number;
  look?: "armed" | "loose";
}
const pair: CardResult["slots"] = [
  { slot: 0, value: 5, die: "steam" },
  { slot: 1, value: 4, die: "steam" },
];

export const MACHINES: Record<string, MachineScene> = {
  "valve-whole": { cards: [card("cab"), card("trotter", 1)] },
  "valve-half": {
    cards: [card("cab"), card("trotter", 1), card("sail", 0, 1), card("rocket", 1, 1)],
    of: 3,
    look: "loose",
  },
  "valve-touch": { cards: [card("cab"), card("bath", 1), card("sail", 0, 1), card("strider", 1, 1)] },
  "power-lay": { cards: [card("sail")], result: { times: 0, effects: [["smooth"]], slots: pair }, of: 0 },
  "power-works": {
    cards: [card("sail")],
    result: { times: 2, effects: [["smooth"]], slots: pair },
    of: 0,
    look: "armed",
  },
  "power-divisor": { cards: [card("trotter")] },
  "power-star": { cards: [card("rocket")] },
  "power-bulb": { cards: [card("cab")] },
  "power-store": { cards: [card("cellar")] },
  "vent-before": { cards: [card("sail", 0, 0, [5, 2])] },
  "vent-after": { cards: [card("sail", 0, 0, [5])] },
  "vent-two": { cards: [card("sail", 0, 0, [4, 1])] },
};

const space = (over: Partial<SpaceData>): SpaceData => ({
  terrain: 0,
  challenge: null,
  die: null,
  amount: 0,
  gives: null,
  token: null,
  ways: [],
  left: 0,
  ...over,
});
export const SPACES: Record<string, SpaceData[]> = {
  "ground-plain": [space({}), space({}), space({})],
  "ground-rough": [space({}), space({ terrain: 2 }), space({ terrain: 1 })],
  "ground-smooth": [space({}), space({ terrain: 2 }), space({ terrain: 1 })],
  "site-station": [space({}), space({ challenge: "station", die: "electric", amount: 1 }), space({})],
  "site-rails": [space({}), space({ challenge: "rails", die: "steam", amount: 3, gives: "motion" }), space({})],
  "site-pony": [space({}), space({ challenge: "pony", die: "heat", amount: 3, gives: "cog" }), space({})],
  "site-glacier": [space({}), space({ challenge: "glacier", die: "heat", terrain: 2 }), space({})],
  "site-jump": [space({}), space({ challenge: "jump" }), space({ challenge: "jump" })],
  "site-crowd": [space({}), space({ challenge: "crowd" }), space({})],
};
/** Where the needle stands. */
export const GAUGES: Record<string, number> = { "gauge-good": 2, "gauge-low": -3, "gauge-end": -7 };
export const EFFECTS: Record<string, Effect[]> = {
  "effect-motion": ["motion"],
  "effect-smooth": ["smooth"],
  "effect-die": ["die-heat", "die-steam", "die-electric"],
  "effect-out": ["out-heat", "out-steam", "out-any"],
  "effect-reinforce": ["reinforce"],
  "effect-damage": ["damage"],
  "effect-cog": ["cog"],
};
export const POOLS: Record<string, { die: DieType; value: number }[]> = {
  "power-pick": [
    { die: "steam", value: 5 },
    { die: "steam", value: 4 },
    { die: "heat", value: 2 },
  ],
};

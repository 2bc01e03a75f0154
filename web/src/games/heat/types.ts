/** What is told of Heat: made from declarations by `make faces`, never by hand. Format 1. */
import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";

export type Circuit = "usa" | "great_britain" | "italy" | "france";

export type RoadToken = "limit-plus" | "limit-minus" | "overheat" | "slipstream" | "heat-control" | "weather";

export interface Corner {
  line_before: number;
  /** With the road token, if there is one. */
  limit: number;
  /** Behind this line Legends drive through the corner. */
  legend_line_before: number;
  token: RoadToken | null;
}

export type WeatherToken = "clouds" | "fog" | "storm" | "snow" | "rain" | "sun";

export interface WeatherView {
  token: WeatherToken;
  sector: string;
}

export interface CrossedCorner {
  corner: number;
  heat: number;
}

/** "0" to "5", "stress", "heat"; "u1" … are upgrades, "p1" … sponsors. */
export type CardId = string;

export type SymbolName = "heat" | "scrap" | "adjust-limit" | "single-use" | "cool-down" | "slipstream" | "reduce-stress"
  | "refresh" | "salvage" | "direct-play" | "accelerate" | "plus";

export interface OpenMark {
  card: CardId;
  symbol: SymbolName;
  amount: number;
}

export interface CarView {
  seat: number;
  /** Spaces from the start, below 0 on the grid. */
  progress: number;
  space: number;
  /** 0: on the race line. */
  spot: 0 | 1;
  /** Its progress when its turn began. */
  began_at: number;
  /** The spot where its turn began. */
  began_spot: 0 | 1;
  /** The lane in which it is drawn. */
  lane: 1 | 2;
  lap: number;
  finished: boolean;
  /** 0: not yet. */
  finished_round: number;
  /** 0: none yet. */
  place: number;
  gear: number;
  /** In the engine. */
  heat: number;
  hand: number;
  deck: number;
  discard: number;
  discard_top: CardId | null;
  /** Face up. */
  played: CardId[];
  /** Played, not revealed yet. */
  face_down: number;
  speed: number;
  adrenaline: boolean;
  /** Has planned. */
  ready: boolean;
  spun_out: boolean;
  cluttered: boolean;
  upgrades?: CardId[];
  /** May still be used. */
  symbols?: OpenMark[];
  /** Known to everybody: it was refreshed. */
  deck_top?: CardId | null;
  sponsors?: number;
  /** Out of this race. */
  eliminated?: boolean;
}

export interface LegendView {
  /** Numbers go on from the seats. */
  car: number;
  colour: string;
  /** Spaces from the start, below 0 on the grid. */
  progress: number;
  space: number;
  /** 0: on the race line. */
  spot: 0 | 1;
  /** Its progress when its turn began. */
  began_at: number;
  /** The spot where its turn began. */
  began_spot: 0 | 1;
  /** The lane in which it is drawn. */
  lane: 1 | 2;
  lap: number;
  finished: boolean;
  /** 0: not yet. */
  finished_round: number;
  /** 0: none yet. */
  place: number;
}

export interface LegendDeed {
  car: number;
  diamond: number;
  top_speed: number;
  how: "top-speed" | "line" | "corner" | "short" | "second-corner";
  /** Through the corner, or the top speed. */
  speed: number;
  /** Which it drives through or stops before. */
  corner: number;
  /** Its turn in this round has come. */
  begun: boolean;
}

export interface Pick {
  seat: number;
  state: "past" | "now" | "next";
}

export interface Mark {
  symbol: SymbolName;
  amount: number;
}

export interface CardFace {
  level: "basic" | "advanced" | "sponsor";
  /** What it improves; a text of the game names it. */
  part: string;
  /** More than one: the driver chooses when the card is played. */
  speeds: number[];
  symbols: Mark[];
}

export interface Garage {
  market: CardId[];
  /** Of choosing; 0 when the cars are built. */
  round: number;
  /** Rounds, in a championship races. */
  of: number;
  /** Who chooses when in this round; none when the cars are built. */
  picks: Pick[];
  cards: Record<string, CardFace>;
}

export type EventName = "grandstand" | "speed-record" | "strike" | "free-engines" | "crowds" | "committee" | "patron" |
  "television" | "safety" | "patron-leaves";

export interface CalendarRace {
  race: number;
  circuit: Circuit;
  state: "done" | "now" | "ahead";
  /** None in a season of one's own. */
  year: number | null;
  /** None: drawn just before the race. */
  event: EventName | null;
  press: number[];
  sponsors: number | null;
  laps: number | null;
}

export interface Standing {
  car: number;
  points: number;
  by_race: number[];
}

export interface RaceReport {
  race: number;
  /** The lists go by the number of the car. */
  places: number[];
  points: number[];
  grid: number[];
  rounds: number;
  eliminated: number[];
}

export interface Champion {
  year: number | null;
  car: number;
}

export interface Season {
  name: string;
  race: number;
  races: number;
  calendar: CalendarRace[];
  event: EventName;
  press: number[];
  hand_size: number;
  standings: Standing[];
  results: RaceReport[];
  sponsor_deck: number;
  sponsors_used: number;
  champions: Champion[];
}

export interface CornerCost {
  corner: number;
  heat: number;
  spins: 0 | 1;
}

export interface PlannedLanding {
  speed: number;
  to: number;
  /** -1: no room there as the cars stand now. */
  spot: -1 | 0 | 1;
  corners: CornerCost[];
}

export interface OwnPlan {
  gear: number;
  cards: CardId[];
  cluttered: boolean;
  /** Where a plan that is made may lead, the slowest first. */
  landings?: PlannedLanding[];
  /** What its shift and its cards cost before any corner. */
  heat?: number;
  /** What its cards change at every limit. */
  limits?: number;
}

export interface RaceView {
  game: "heat";
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** Whose view it is; none: a spectator's. */
  seat: number | null;
  round: number;
  phase: "plan" | "drive" | "over" | "draft";
  circuit: Circuit;
  laps: number;
  /** Of the circuit. */
  spaces: number;
  corners: Corner[];
  /** The road tokens behind the corners. */
  sectors: (RoadToken | null)[];
  weather: WeatherView | null;
  /** Of this round. */
  order: number[];
  /** Who is ahead. */
  running: number[];
  /** -1: nobody. */
  acting: number;
  /** By the acting car, in this turn. */
  crossed: CrossedCorner[];
  stress_left: number;
  cars: CarView[];
  legends: LegendView[];
  /** Once this round's is turned over. */
  legend_card: LegendDeed[] | null;
  /** Of the seats, once it is over. */
  places: number[];
  garage?: Garage;
  season?: Season;
  /** One's own. */
  hand?: CardId[];
  /** One's own. */
  plan?: OwnPlan;
  /** One's own. */
  face_down?: CardId[];
  /** One's own. */
  sponsors?: CardId[];
}

export interface LegendNumbers {
  car: number;
  diamond: number;
  top_speed: number;
}

export interface Plan {
  /** In the order of the hand. */
  cards: CardId[];
  /** The rows of landings to which they may lead, the slowest first. */
  landings: number[];
  /** What the shift and the cards cost before any corner. */
  heat?: number;
  /** What the cards change at every limit. */
  limits?: number;
}

export interface ClosedSymbol {
  card: CardId;
  symbol: SymbolName;
  amount: number;
  reason: string;
}

export interface BoostLanding {
  /** What the flipped card gives. */
  flipped: number;
  to: number;
  /** 0: on the race line. */
  spot: 0 | 1;
  corners: CornerCost[];
}

export type CardKind = "speed" | "upgrade" | "stress" | "heat";

export interface OwnCard {
  kind: CardKind;
  speeds: number[];
  symbols: Mark[];
}

export type Events = {
  "grid": { circuit: Circuit; laps: number; order: number[] };
  "weather": { token: WeatherToken };
  "road-token": { corner: number; token: RoadToken };
  "round-began": { round: number; order: number[] };
  "legend-card": { legends: LegendNumbers[] };
  "legend-moved": { from: number; from_spot: 0 | 1; to: number; spot: 0 | 1; went: number; how: "corner" | "line" |
    "second-corner" | "top-speed" };
  "cards-down": Record<never, never>;
  "shifted": { gear: number; heat: number };
  "shifted-too-far": { cards: CardId[]; count: number };
  "revealed": { cards: CardId[] };
  "flipped": { card: CardId; away: CardId[]; count: number };
  "flipped-nothing": Record<never, never>;
  "moved": { from: number; from_spot: 0 | 1; to: number; spot: 0 | 1; went: number; spaces: number; how: "cards" |
    "boost" | "adrenaline" | "slipstream" | "accelerate" | "direct" | "again"; speed: number };
  "blocked": { wanted: number; to: number; lost: number };
  "crossed-line": { lap: number; laps: number };
  "adrenaline": Record<never, never>;
  "cooled": { amount: number; how: "gear" | "adrenaline" | "weather" | "card" };
  "boosted": { heat: number };
  "corner-passed": { corner: number; speed: number; limit: number; heat: number };
  "spun-out": { corner: number; speed: number; limit: number; heat: number; stress: number; to: number; spot: 0 | 1 };
  "cluttered": Record<never, never>;
  "discarded": { card: CardId };
  "drew": { count: number };
  "drew-cards": { cards: CardId[] };
  "reshuffled": Record<never, never>;
  "put-away": Record<never, never>;
  "finished": { round: number };
  "placed": { place: number };
  "eliminated": { place: number };
  "race-over": { rounds: number };
  "market-opened": { round: number; cards: CardId[]; faces: Record<string, CardFace> };
  "upgrade-taken": { card: CardId };
  "market-closed": Record<never, never>;
  "upgrades-dealt": { cards: CardId[] };
  "speed-chosen": { card: CardId; speed: number };
  "heat-paid": { card: CardId; heat: number };
  "scrapped": { cards: CardId[]; count: number };
  "stress-reduced": { amount: number };
  "salvaged": { card: CardId };
  "played-directly": { card: CardId };
  "given-up": { cards: CardId[]; count: number };
  "refreshed": { card: CardId };
  "sponsor-gained": { why: "grandstand" | "press" | "speed-record" | "television" };
  "sponsor-card": { card: CardId };
  "used-up": { card: CardId };
  "season-began": { season: string; races: number };
  "race-ahead": { race: number; of: number; circuit: Circuit; event: EventName };
  "season-market": { cards: CardId[] };
  "swapped": { cards: CardId[]; card: CardId };
  "sponsors-dealt": { count: number };
  "press": { corner: number };
  "scored": { race: number; place: number; points: number; total: number };
  "season-won": { year: number; points: number };
  "upgrade-kept": { card: CardId };
  "season-over": { races: number };
};

export type Questions = {
  "take-upgrade": { round: number; of: number };
  "improve-car": { race: number; of: number };
  "swap-upgrade": Record<never, never>;
  "swap-for": { card: CardId };
  "keep-upgrade": Record<never, never>;
  "shift-gear": { gear: number; heat: number; plans: Plan[]; landings: PlannedLanding[] };
  "play-card": { gear: number; left: number; plans: Plan[]; landings: PlannedLanding[] };
  "cluttered-hand": { gear: number; heat: number };
  "choose-speed": { card: CardId; speed: number };
  "react": { speed: number; heat: number; unpaid: number; corners: CornerCost[]; closed?: ClosedSymbol[]; slipstream?: 0
    | 1 };
  "salvage": { left: number };
  "slipstream": { speed: number };
  "discard": Record<never, never>;
  "refresh": Record<never, never>;
};

export type Labels = {
  "gear": { gear: number; heat: number };
  "mistake": { gear: number; up: 0 | 1 };
  "cluttered": { gear: number; heat: number; down: number };
  "card": { card: CardId };
  "speed": { speed: number; to?: number; spot?: 0 | 1; corners?: CornerCost[] };
  "done": { to?: number; spot?: 0 | 1; corners?: CornerCost[] };
  "boost": { heat: number; landings: BoostLanding[] };
  "cool-down": { amount: number };
  "adrenaline-speed": { to: number; spot: 0 | 1; corners: CornerCost[] };
  "adrenaline-cool-down": { amount: number };
  "weather-cool-down": { amount: number };
  "pay-heat": { card: CardId; amount: number };
  "scrap": { card: CardId; amount: number };
  "card-cool-down": { card: CardId; amount: number };
  "reduce-stress": { card: CardId; amount: number };
  "salvage": { card: CardId; amount: number };
  "salvage-card": { card: CardId; count: number };
  "accelerate": { card: CardId; amount: number; to: number; spot: 0 | 1; corners: CornerCost[] };
  "direct-play": { card: CardId; amount: number; to: number; spot: 0 | 1; corners: CornerCost[] };
  "give-up": { cards: CardId[] };
  "give-up-faster": { cards: CardId[] };
  "slipstream": { spaces: number; to: number; spot: 0 | 1; corners: CornerCost[] };
  "stay": { to: number; spot: 0 | 1; corners: CornerCost[] };
  "discard": { card: CardId };
  "refresh": { card: CardId };
  "upgrade": { card: CardId };
  "swap-out": { card: CardId };
  "swap-in": { card: CardId };
  "keep": { card: CardId };
};

/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {
  view: RaceView;
  event: Told;
  question: Asked;
}

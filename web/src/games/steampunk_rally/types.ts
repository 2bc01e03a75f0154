/** What is told of Steampunk Rally: made from declarations by `make faces`, never by hand. Format 1. */
import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";

export type Phase = "set_up" | "draft" | "vent" | "race" | "damage" | "end" | "over";

export type Way = "left" | "right";

export type TileId = "village-square" | "cowbell-pasture" | "goats-ravine" | "blue-ice-field" | "rack-railway" |
  "foundry-valley" | "lakeside-promenade" | "vineyard-terraces" | "mooring-mast" | "broken-span" | "jeering-grandstand"
  | "zeppelin-ring" | "dynamo-gallery" | "slingshot-loop" | "cloud-arcade" | "sunset-pier";

export interface TileData {
  tile: TileId;
  first: number;
  spaces: number;
}

export type Challenge = "station" | "engine" | "mine" | "rails" | "pony" | "glacier" | "jump" | "crowd";

export type DieType = "heat" | "steam" | "electric";

export type Effect = "motion" | "smooth" | "cog" | "reinforce" | "damage" | "die-heat" | "die-steam" | "die-electric" |
  "out-heat" | "out-steam" | "out-electric" | "out-any";

export type TokenId = "travelling-dynamo" | "old-newcomen" | "coal-cart" | "miners-rails" | "steam-pony" |
  "sneering-crowd";

export interface SpaceData {
  terrain: number;
  challenge: Challenge | null;
  die: DieType | null;
  amount: number;
  gives: Effect | null;
  token: TokenId | null;
  ways: number[];
  left: number;
}

export interface TrackData {
  side: "alps" | "sky";
  tiles: TileData[];
  /** The first space behind the line. */
  line: number;
  spaces: SpaceData[];
}

export interface DeckSizes {
  gold: number;
  silver: number;
  copper: number;
  black: number;
}

export type CardId = "ember-trotter" | "kettle-strider" | "spark-sprinter" | "hotfoot-pedals" | "puffing-treadle" |
  "galvanic-cycle" | "furnace-ram" | "boiler-bull" | "thunder-wheel" | "hot-air-kite" | "vapour-sail" | "ion-parasol" |
  "powder-keg-rocket" | "geyser-cannon" | "lightning-whip" | "salamander-dirigible" | "cloud-barge" | "aether-hull" |
  "cinder-caterpillar" | "iron-centipede" | "volt-millipede" | "clockwork-nudge" | "fire-tube-boiler" | "steam-dynamo" |
  "arc-furnace" | "thermopile" | "friction-stove" | "immersion-heater" | "flash-kettle" | "piston-magneto" | "glow-plug"
  | "match-battery" | "hot-whistle" | "electric-samovar" | "two-faced-stove" | "forked-manifold" | "split-lightning" |
  "eternal-candle" | "pocket-geyser" | "amber-wheel" | "dragon-works" | "leviathan-boiler" | "storm-exchange" |
  "coal-pantry" | "steam-cellar" | "leyden-rack" | "mad-crucible" | "bursting-bellows" | "frantic-coil" |
  "perpetuum-trinket" | "thermo-governor" | "fly-ball-governor" | "relay-butler" | "rivet-forge" | "steam-hammer" |
  "plating-bath" | "drain-cock" | "earthing-hose" | "cinder-sweeper" | "fuse-burner" | "ash-flusher" | "steam-trap" |
  "glowing-lathe" | "belt-lathe" | "arc-cutter" | "kindling-crank" | "puff-crank" | "buzz-crank" | "fire-warden" |
  "gauge-warden" | "fuse-warden" | "tinderbox-crate" | "kettle-crate" | "jar-crate" | "smiths-bay" | "fitters-bay" |
  "electricians-bay" | "biscuit-tin-of-bolts" | "compression-cab" | "stargazer-seat" | "runaway-coach" |
  "converter-bridge" | "ideal-cabin" | "tea-kettle-office" | "top-hat-bridge" | "turbinia-bridge" | "footplate" |
  "admirals-gondola" | "lecture-box" | "lantern-cab" | "telegraph-cab" | "arc-light-box" | "dynamo-saloon" |
  "spinning-top-cabin" | "oil-thumper" | "kaluga-rocket" | "hatpin-carburettor" | "steel-storm" | "carnot-cycle" |
  "sun-and-planet-gear" | "great-paddle" | "silent-turbine" | "little-locomotive" | "steam-albatross" | "unipolar-wheel"
  | "electric-candle" | "third-rail-shoe" | "ripple-fan" | "tram-catapult" | "integral-gyroscope" | "kick-start" |
  "borrowed-balloon" | "full-bore" | "slipstream" | "nothing-to-lose" | "sack-of-anthracite" | "fire-brigade" |
  "bottled-storm" | "grand-cocktail" | "great-sneeze" | "spring-cleaning" | "aunts-legacy" | "nimble-apprentice" |
  "boiler-plate" | "rubber-umbrella" | "loose-bolt" | "monkey-wrench" | "patent-office" | "spare-filament" |
  "loaded-dice" | "scrapyard-tip";

export interface Discards {
  gold: CardId[];
  silver: CardId[];
  copper: CardId[];
  black: CardId[];
}

export interface Supply {
  heat: number;
  steam: number;
  electric: number;
}

export interface LastingBoost {
  card: CardId;
  seat: number;
  target: number;
  until: "instant" | "phase" | "round";
}

export type InventorId = "rudolf-diesel" | "konstantin-tsiolkovsky" | "bertha-benz" | "henry-bessemer" | "sadi-carnot" |
  "james-watt" | "isambard-kingdom-brunel" | "charles-parsons" | "george-stephenson" | "alexander-mozhaysky" |
  "michael-faraday" | "pavel-yablochkov" | "granville-woods" | "hertha-ayrton" | "werner-von-siemens" |
  "sofia-kovalevskaya";

export interface PoolDie {
  die: DieType;
  /** 0: not rolled yet. */
  value: number;
}

export interface SaleDice {
  die: DieType;
  count: number;
}

export interface Sale {
  /** The dice of one of these types. */
  dice: SaleDice[];
  /** 0: it brings none. */
  cogs: number;
}

export interface CardFace {
  card: CardId;
  deck: "gold" | "silver" | "copper" | "cockpit" | "own" | "black";
  valves?: ("left" | "right" | "top" | "bottom")[];
  slots?: DieType[];
  storage?: number;
  /** The divisor, star or bulb. */
  activation?: string;
  /** A slash parts the groups. */
  effects: Effect[][];
  sale?: Sale;
  /** The only phase in which a boost is played. */
  when?: "any" | "draft" | "vent" | "race";
  lasts?: "instant" | "phase" | "round";
  target?: "self" | "one_ahead" | "part_of_one_ahead" | "all_ahead";
}

export interface Unit {
  effect: Effect | null;
  card: CardId | null;
}

export interface PlacedCard {
  card: CardId;
  deck: "gold" | "silver" | "copper" | "cockpit" | "own" | "black";
  valves: ("left" | "right" | "top" | "bottom")[];
  /** The types of the action slots. */
  slots: DieType[];
  /** Storage slots. */
  storage: number;
  /** The divisor, star or bulb. */
  activation: string;
  /** A slash parts the groups. */
  effects: Effect[][];
  sale?: Sale;
  place: number;
  /** Columns to the right of the centre. */
  x: number;
  /** Rows below it. */
  y: number;
  /** In the action slots; 0: free. */
  dice: number[];
  stored: (DieType | null)[];
  /** A star part that was activated in this race phase. */
  used: boolean;
  blocked: boolean;
}

export interface RacerView {
  seat: number;
  inventor: InventorId | null;
  at: number;
  /** Spaces to the line; behind it below 0. */
  left: number;
  /** In the race, as it stands. */
  place: number;
  /** Is asked something just now. */
  busy: boolean;
  gauge: number;
  bulb: boolean;
  cogs: number;
  /** That may be vented without a cog. */
  pips: number;
  pool: PoolDie[];
  /** In the hand. */
  cards: number;
  picked: boolean;
  /** Under the gauge. */
  boosts: number;
  /** Is shown and not attached yet. */
  building: CardFace | null;
  /** A boost that is shown and not played yet. */
  playing: CardFace | null;
  done: boolean;
  shield: boolean;
  floor: number;
  /** Explodes at the end of the damage phase. */
  doomed: boolean;
  /** What rivals' boosts will do as soon as the act is over. */
  struck: number;
  /** Parts still to be given up. */
  losses: number;
  bag: Unit[];
  /** Whose pony has been used. */
  ponies: number[];
  /** Valve halves that are open at best. */
  unfinished: number;
  machine: PlacedCard[];
}

export interface SteampunkRallyView {
  game: string;
  rules: number;
  seats: number;
  seat: number | null;
  round: number;
  phase: Phase;
  /** In the draft: cards are being used. */
  acting: boolean;
  /** 0: nobody has crossed the line. */
  final_round: number;
  /** Where hands go: to the next seat is left. */
  way: Way;
  /** From the seat nearest to the token. */
  order: number[];
  track: TrackData;
  decks: DeckSizes;
  /** The last one lies on top. */
  discards: Discards;
  /** Below 0: substitutes in slots. */
  supply: Supply;
  lasting: LastingBoost[];
  racers: RacerView[];
  places: number[];
  hand?: CardFace[];
  pick?: CardFace | null;
  stash?: CardFace[];
}

export type Deck = "gold" | "silver" | "copper" | "black";

export interface StepAhead {
  space: number;
  /** Of the way so far. */
  terrain: number;
}

export interface Socket {
  /** Columns to the right of the centre. */
  x: number;
  /** Rows below it. */
  y: number;
}

export interface Moves {
  place: number;
  sockets: Socket[];
}

export type BoostId = "kick-start" | "borrowed-balloon" | "full-bore" | "slipstream" | "nothing-to-lose" |
  "sack-of-anthracite" | "fire-brigade" | "bottled-storm" | "grand-cocktail" | "great-sneeze" | "spring-cleaning" |
  "aunts-legacy" | "nimble-apprentice" | "boiler-plate" | "rubber-umbrella" | "loose-bolt" | "monkey-wrench" |
  "patent-office" | "spare-filament" | "loaded-dice" | "scrapyard-tip";

export type PartId = "ember-trotter" | "kettle-strider" | "spark-sprinter" | "hotfoot-pedals" | "puffing-treadle" |
  "galvanic-cycle" | "furnace-ram" | "boiler-bull" | "thunder-wheel" | "hot-air-kite" | "vapour-sail" | "ion-parasol" |
  "powder-keg-rocket" | "geyser-cannon" | "lightning-whip" | "salamander-dirigible" | "cloud-barge" | "aether-hull" |
  "cinder-caterpillar" | "iron-centipede" | "volt-millipede" | "clockwork-nudge" | "fire-tube-boiler" | "steam-dynamo" |
  "arc-furnace" | "thermopile" | "friction-stove" | "immersion-heater" | "flash-kettle" | "piston-magneto" | "glow-plug"
  | "match-battery" | "hot-whistle" | "electric-samovar" | "two-faced-stove" | "forked-manifold" | "split-lightning" |
  "eternal-candle" | "pocket-geyser" | "amber-wheel" | "dragon-works" | "leviathan-boiler" | "storm-exchange" |
  "coal-pantry" | "steam-cellar" | "leyden-rack" | "mad-crucible" | "bursting-bellows" | "frantic-coil" |
  "perpetuum-trinket" | "thermo-governor" | "fly-ball-governor" | "relay-butler" | "rivet-forge" | "steam-hammer" |
  "plating-bath" | "drain-cock" | "earthing-hose" | "cinder-sweeper" | "fuse-burner" | "ash-flusher" | "steam-trap" |
  "glowing-lathe" | "belt-lathe" | "arc-cutter" | "kindling-crank" | "puff-crank" | "buzz-crank" | "fire-warden" |
  "gauge-warden" | "fuse-warden" | "tinderbox-crate" | "kettle-crate" | "jar-crate" | "smiths-bay" | "fitters-bay" |
  "electricians-bay" | "biscuit-tin-of-bolts" | "compression-cab" | "stargazer-seat" | "runaway-coach" |
  "converter-bridge" | "ideal-cabin" | "tea-kettle-office" | "top-hat-bridge" | "turbinia-bridge" | "footplate" |
  "admirals-gondola" | "lecture-box" | "lantern-cab" | "telegraph-cab" | "arc-light-box" | "dynamo-saloon" |
  "spinning-top-cabin" | "oil-thumper" | "kaluga-rocket" | "hatpin-carburettor" | "steel-storm" | "carnot-cycle" |
  "sun-and-planet-gear" | "great-paddle" | "silent-turbine" | "little-locomotive" | "steam-albatross" | "unipolar-wheel"
  | "electric-candle" | "third-rail-shoe" | "ripple-fan" | "tram-catapult" | "integral-gyroscope";

export type Events = {
  "track": { side: "alps" | "sky"; tiles: TileId[] };
  "inventor": { inventor: InventorId; card: CardId };
  "round-began": { round: number; last: 0 | 1 };
  "reshuffled": { deck: Deck };
  "dealt": Record<never, never>;
  "cards-down": Record<never, never>;
  "hands-passed": { way: Way };
  "phase-began": { phase: Phase };
  "token-flipped": { way: Way };
  "race-over": { rounds: number };
  "shown": { card: CardId };
  "salvaged": { card: CardId; deck: Deck };
  "built": { card: CardId };
  "rearranged": Record<never, never>;
  "part-moved": { card: CardId };
  "part-lost": { card: CardId; how: "break" | "damage" | "fit" | "room" | "scrap" | "explosion" | "deck" };
  "top-chosen": { card: CardId };
  "sold-for-dice": { card: CardId; die: DieType; count: number };
  "sold-for-cogs": { card: CardId; cogs: number };
  "stashed": Record<never, never>;
  "boost-given-up": { card: CardId };
  "vented": { card: CardId; die: DieType; value: number };
  "rolled": { dice: PoolDie[] };
  "rerolled": { die: DieType; before: number; value: number };
  "raised": { die: DieType; value: number };
  "placed": { card: CardId; die: DieType; value: number };
  "activated": { card: CardId; times: number };
  "bulb-off": Record<never, never>;
  "bulb-on": Record<never, never>;
  "gained-die": { die: DieType; value: number };
  "no-die": { die: DieType };
  "gained-cogs": { cogs: number };
  "cleared": { card: CardId; die: DieType };
  "emptied": { card: CardId };
  "stored": { count: number };
  "returned": { count: number };
  "damaged": { damage: number; gauge: number };
  "reinforced": { gauge: number };
  "gauge-reset": Record<never, never>;
  "exploded": { from: number; to: number };
  "moved": { from: number; to: number; smooth: 0 | 1 };
  "stopped": Record<never, never>;
  "crossed-line": { round: number };
  "fell-back": { from: number; to: number };
  "crowd": { cogs: number };
  "die-paid": { die: DieType; value: number; site: Challenge };
  "cog-paid": { site: Challenge };
  "boost-shown": { card: CardId };
  "boost-kept": Record<never, never>;
  "boost-played": { card: CardId; target: number };
  "part-blocked": { card: CardId };
  "levied": Record<never, never>;
  "boost-expired": { card: CardId };
  "done": Record<never, never>;
};

export type Questions = {
  "choose-inventor": Record<never, never>;
  "give-up-card": { deck: Deck; left: number };
  "last-call": { phase: Phase };
  "pick-card": { left: number };
  "use-card": { card: CardId };
  "attach-part": { card: CardId };
  "change-machine": Record<never, never>;
  "move-card": { card: CardId; place: number };
  "choose-target": { card: CardId };
  "choose-part": { card: CardId; target: number };
  "choose-pile": Record<never, never>;
  "pay-levy": Record<never, never>;
  "vent-dice": { cogs: number; pips: number };
  "race-menu": { cogs: number; ahead: StepAhead[][] };
  "next-die": { card: CardId; place: number; power: number; times: number; effects: Effect[][] };
  "choose-effect": { effects: Effect[]; left: number };
  "discard-die": Record<never, never>;
  "choose-way": Record<never, never>;
  "pay-glacier": { die: DieType; damage: number };
  "pay-at-site": { site: Challenge; die: DieType; amount: number };
  "damage-menu": { left: number };
  "lose-part": { how: "break" | "damage" | "fit" | "room" | "scrap" | "explosion" | "deck"; left: number };
  "top-part": { deck: Deck };
  "land-behind": Record<never, never>;
  "store-die": { left: number };
  "store-at": { die: DieType };
};

export type Labels = {
  "inventor": { inventor: InventorId; cockpit: CardId; own: CardId; faces: CardFace[] };
  "card": { card: CardId; how: "socket" | "room" | "loss" | "never"; sockets: Socket[]; laid: Socket[] };
  "give-up": { card: CardId };
  "construct": { how: "socket" | "room" | "loss" | "never"; sockets: Socket[]; laid: Socket[] };
  "power": { die: DieType; count: number };
  "cogs": { count: number };
  "stash": Record<never, never>;
  "socket": { x: number; y: number };
  "machine": { moves: Moves[] };
  "leave-it": Record<never, never>;
  "this-card": { card: CardId; place: number };
  "scrap": { loose: number[]; laid: Socket[] };
  "boost": { card: CardId };
  "keep-boost": Record<never, never>;
  "target": { target: number };
  "on-part": { card: CardId; place: number };
  "pile": { deck: Deck; card: CardId; face: CardFace };
  "pay-cog": Record<never, never>;
  "take-damage": { damage: number };
  "done": Record<never, never>;
  "vent": { card: CardId; place: number; die: DieType; value: number; slot: number };
  "pass": Record<never, never>;
  "part": { card: CardId; place: number; times: number; effects: Effect[][]; free: DieType[]; dice: number; by_power:
    number[] };
  "bulb": { cards: CardId[] };
  "reroll": { die: DieType; value: number };
  "raise": { die: DieType; value: number };
  "activate": { times: number; effects: Effect[][] };
  "die": { die: DieType; value: number; times: number; effects: Effect[][] };
  "alternative": { card: CardId; effects: Effect[] };
  "effect": { effect: Effect; count: number };
  "slot": { card: CardId; place: number; die: DieType; value: number; slot: number };
  "no-die": Record<never, never>;
  "way": { space: number; damage: number; left: number };
  "pay-die": { die: DieType; value: number };
  "site": { site: Challenge; die: DieType; amount: number; smooth: 0 | 1 };
  "take-losses": { left: number };
  "lose": { card: CardId; place: number; loose: number[]; laid: Socket[] };
  "land": { space: number };
  "on-top": { card: CardId; place: number };
  "store-at": { card: CardId; place: number; slot: number };
  "store": { die: DieType; count: number };
};

/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {
  view: SteampunkRallyView;
  event: Told;
  question: Asked;
}

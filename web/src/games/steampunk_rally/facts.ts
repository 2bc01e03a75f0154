/** What everybody knows of Steampunk Rally: made from declarations by `make faces`, never by hand. Format 1. */
import type { BoostId, CardId, Deck, DieType, Effect, InventorId, PartId } from "./types";

export const DIE_TYPES: readonly DieType[] = ["heat", "steam", "electric"];

/** Of the gauge. */
export const LOWEST = -7;

/** Of the gauge. */
export const HIGHEST = 3;

/** So many a cog pays for when dice are vented. */
export const PIPS_OF_A_COG = 2;

/** Cards of each racer in a draft: one of each deck. */
export const DRAFTED = 4;

export const DECKS: readonly Deck[] = ["gold", "silver", "copper", "black"];

export const EFFECTS: readonly Effect[] = ["motion", "smooth", "cog", "reinforce", "damage", "die-heat", "die-steam",
  "die-electric", "out-heat", "out-steam", "out-electric", "out-any"];

export const INVENTOR_IDS: readonly InventorId[] = ["rudolf-diesel", "konstantin-tsiolkovsky", "bertha-benz",
  "henry-bessemer", "sadi-carnot", "james-watt", "isambard-kingdom-brunel", "charles-parsons", "george-stephenson",
  "alexander-mozhaysky", "michael-faraday", "pavel-yablochkov", "granville-woods", "hertha-ayrton",
  "werner-von-siemens", "sofia-kovalevskaya"];

export const CARD_IDS: readonly CardId[] = ["ember-trotter", "kettle-strider", "spark-sprinter", "hotfoot-pedals",
  "puffing-treadle", "galvanic-cycle", "furnace-ram", "boiler-bull", "thunder-wheel", "hot-air-kite", "vapour-sail",
  "ion-parasol", "powder-keg-rocket", "geyser-cannon", "lightning-whip", "salamander-dirigible", "cloud-barge",
  "aether-hull", "cinder-caterpillar", "iron-centipede", "volt-millipede", "clockwork-nudge", "fire-tube-boiler",
  "steam-dynamo", "arc-furnace", "thermopile", "friction-stove", "immersion-heater", "flash-kettle", "piston-magneto",
  "glow-plug", "match-battery", "hot-whistle", "electric-samovar", "two-faced-stove", "forked-manifold",
  "split-lightning", "eternal-candle", "pocket-geyser", "amber-wheel", "dragon-works", "leviathan-boiler",
  "storm-exchange", "coal-pantry", "steam-cellar", "leyden-rack", "mad-crucible", "bursting-bellows", "frantic-coil",
  "perpetuum-trinket", "thermo-governor", "fly-ball-governor", "relay-butler", "rivet-forge", "steam-hammer",
  "plating-bath", "drain-cock", "earthing-hose", "cinder-sweeper", "fuse-burner", "ash-flusher", "steam-trap",
  "glowing-lathe", "belt-lathe", "arc-cutter", "kindling-crank", "puff-crank", "buzz-crank", "fire-warden",
  "gauge-warden", "fuse-warden", "tinderbox-crate", "kettle-crate", "jar-crate", "smiths-bay", "fitters-bay",
  "electricians-bay", "biscuit-tin-of-bolts", "compression-cab", "stargazer-seat", "runaway-coach", "converter-bridge",
  "ideal-cabin", "tea-kettle-office", "top-hat-bridge", "turbinia-bridge", "footplate", "admirals-gondola",
  "lecture-box", "lantern-cab", "telegraph-cab", "arc-light-box", "dynamo-saloon", "spinning-top-cabin", "oil-thumper",
  "kaluga-rocket", "hatpin-carburettor", "steel-storm", "carnot-cycle", "sun-and-planet-gear", "great-paddle",
  "silent-turbine", "little-locomotive", "steam-albatross", "unipolar-wheel", "electric-candle", "third-rail-shoe",
  "ripple-fan", "tram-catapult", "integral-gyroscope", "kick-start", "borrowed-balloon", "full-bore", "slipstream",
  "nothing-to-lose", "sack-of-anthracite", "fire-brigade", "bottled-storm", "grand-cocktail", "great-sneeze",
  "spring-cleaning", "aunts-legacy", "nimble-apprentice", "boiler-plate", "rubber-umbrella", "loose-bolt",
  "monkey-wrench", "patent-office", "spare-filament", "loaded-dice", "scrapyard-tip"];

export const BOOST_IDS: readonly BoostId[] = ["kick-start", "borrowed-balloon", "full-bore", "slipstream",
  "nothing-to-lose", "sack-of-anthracite", "fire-brigade", "bottled-storm", "grand-cocktail", "great-sneeze",
  "spring-cleaning", "aunts-legacy", "nimble-apprentice", "boiler-plate", "rubber-umbrella", "loose-bolt",
  "monkey-wrench", "patent-office", "spare-filament", "loaded-dice", "scrapyard-tip"];

export const PART_IDS: readonly PartId[] = ["ember-trotter", "kettle-strider", "spark-sprinter", "hotfoot-pedals",
  "puffing-treadle", "galvanic-cycle", "furnace-ram", "boiler-bull", "thunder-wheel", "hot-air-kite", "vapour-sail",
  "ion-parasol", "powder-keg-rocket", "geyser-cannon", "lightning-whip", "salamander-dirigible", "cloud-barge",
  "aether-hull", "cinder-caterpillar", "iron-centipede", "volt-millipede", "clockwork-nudge", "fire-tube-boiler",
  "steam-dynamo", "arc-furnace", "thermopile", "friction-stove", "immersion-heater", "flash-kettle", "piston-magneto",
  "glow-plug", "match-battery", "hot-whistle", "electric-samovar", "two-faced-stove", "forked-manifold",
  "split-lightning", "eternal-candle", "pocket-geyser", "amber-wheel", "dragon-works", "leviathan-boiler",
  "storm-exchange", "coal-pantry", "steam-cellar", "leyden-rack", "mad-crucible", "bursting-bellows", "frantic-coil",
  "perpetuum-trinket", "thermo-governor", "fly-ball-governor", "relay-butler", "rivet-forge", "steam-hammer",
  "plating-bath", "drain-cock", "earthing-hose", "cinder-sweeper", "fuse-burner", "ash-flusher", "steam-trap",
  "glowing-lathe", "belt-lathe", "arc-cutter", "kindling-crank", "puff-crank", "buzz-crank", "fire-warden",
  "gauge-warden", "fuse-warden", "tinderbox-crate", "kettle-crate", "jar-crate", "smiths-bay", "fitters-bay",
  "electricians-bay", "biscuit-tin-of-bolts", "compression-cab", "stargazer-seat", "runaway-coach", "converter-bridge",
  "ideal-cabin", "tea-kettle-office", "top-hat-bridge", "turbinia-bridge", "footplate", "admirals-gondola",
  "lecture-box", "lantern-cab", "telegraph-cab", "arc-light-box", "dynamo-saloon", "spinning-top-cabin", "oil-thumper",
  "kaluga-rocket", "hatpin-carburettor", "steel-storm", "carnot-cycle", "sun-and-planet-gear", "great-paddle",
  "silent-turbine", "little-locomotive", "steam-albatross", "unipolar-wheel", "electric-candle", "third-rail-shoe",
  "ripple-fan", "tram-catapult", "integral-gyroscope"];

/** Choice 0: done, pass, leave-it, keep-boost, take-damage, activate, no-die, take-losses. */
export const DONE_CHOICE = 0;

/** Choice 2: construct. */
export const CONSTRUCT_CHOICE = 2;

/** Choice 3: cogs, pay-cog. */
export const COGS_CHOICE = 3;

/** Choice 4: stash. */
export const STASH_CHOICE = 4;

/** Choices 5 to 7: power, store. */
export const typeChoice = (die: DieType): number => 5 + DIE_TYPES.indexOf(die);
export const typeChosen = (choice: number) => ({ die: DIE_TYPES[choice - 5]! });

/** Choice 8: bulb. */
export const BULB_CHOICE = 8;

/** Choice 9: machine. */
export const MACHINE_CHOICE = 9;

/** Choice 10: scrap. */
export const SCRAP_CHOICE = 10;

/** Choice 11: site. */
export const SITE_CHOICE = 11;

/** Choices 12 to 15: way, land. */
export const wayChoice = (nth: number): number => 12 + nth;
export const wayChosen = (choice: number) => ({ nth: choice - 12 });

/** Choices 16 to 19: pile. */
export const pileChoice = (deck: Deck): number => 16 + DECKS.indexOf(deck);
export const pileChosen = (choice: number) => ({ deck: DECKS[choice - 16]! });

/** Choices 20 to 31: effect. */
export const effectChoice = (effect: Effect): number => 20 + EFFECTS.indexOf(effect);
export const effectChosen = (choice: number) => ({ effect: EFFECTS[choice - 20]! });

/** Choices 40 to 55: inventor. */
export const inventorChoice = (inventor: InventorId): number => 40 + INVENTOR_IDS.indexOf(inventor);
export const inventorChosen = (choice: number) => ({ inventor: INVENTOR_IDS[choice - 40]! });

/** Choices 60 to 190: card, give-up. */
export const cardChoice = (card: CardId): number => 60 + CARD_IDS.indexOf(card);
export const cardChosen = (choice: number) => ({ card: CARD_IDS[choice - 60]! });

/** Choices 200 to 220: boost. */
export const boostChoice = (card: BoostId): number => 200 + BOOST_IDS.indexOf(card);
export const boostChosen = (choice: number) => ({ card: BOOST_IDS[choice - 200]! });

/** Choices 230 to 237: target. */
export const targetChoice = (target: number): number => 230 + target;
export const targetChosen = (choice: number) => ({ target: choice - 230 });

/** Choices 256 to 383: part. */
export const partChoice = (place: number): number => 256 + place;
export const partChosen = (choice: number) => ({ place: choice - 256 });

/** Choices 384 to 511: this-card, on-part, on-top, lose. */
export const placeChoice = (place: number): number => 384 + place;
export const placeChosen = (choice: number) => ({ place: choice - 384 });

/** Choices 512 to 532: die, pay-die. */
export const dieChoice = (die: DieType, value: number): number => 512 + 7 * DIE_TYPES.indexOf(die) + value;
export const dieChosen = (choice: number) =>
  ({ die: DIE_TYPES[Math.floor((choice - 512) / 7)]!, value: (choice - 512) % 7 });

/** Choices 540 to 560: reroll. */
export const rerollChoice = (die: DieType, value: number): number => 540 + 7 * DIE_TYPES.indexOf(die) + value;
export const rerollChosen = (choice: number) =>
  ({ die: DIE_TYPES[Math.floor((choice - 540) / 7)]!, value: (choice - 540) % 7 });

/** Choices 570 to 590: raise. */
export const raiseChoice = (die: DieType, value: number): number => 570 + 7 * DIE_TYPES.indexOf(die) + value;
export const raiseChosen = (choice: number) =>
  ({ die: DIE_TYPES[Math.floor((choice - 570) / 7)]!, value: (choice - 570) % 7 });

/** Choices 600 to 899: socket. */
export const socketChoice = (nth: number): number => 600 + nth;
export const socketChosen = (choice: number) => ({ nth: choice - 600 });

/** Choices 900 to 1339: alternative. */
export const groupChoice = (card: PartId, nth: number): number => 900 + 4 * PART_IDS.indexOf(card) + nth;
export const groupChosen = (choice: number) =>
  ({ card: PART_IDS[Math.floor((choice - 900) / 4)]!, nth: (choice - 900) % 4 });

/** Choices 1400 to 2423: slot, vent, store-at. */
export const slotChoice = (place: number, slot: number): number => 1400 + 8 * place + slot;
export const slotChosen = (choice: number) => ({ place: Math.floor((choice - 1400) / 8), slot: (choice - 1400) % 8 });

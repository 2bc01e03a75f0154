/** Engraved vignettes of parts: so few lines that many cards share a motif, each in a field of 120 by 36 round (0, 0). */
import type { CardId } from "../state";

const ring = (x: number, y: number, r: number) => `M${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}Z`;
const wheel = (x: number, y: number, r: number) =>
  `${ring(x, y, r)}${ring(x, y, 2)}M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`;

const MOTIFS = {
  runner: `${wheel(-30, 6, 11)}${wheel(30, 6, 11)}M-30 6-6-4 14-6 30 6M-10-4-14-13H-4M-6-4 6 2`,
  ram: `${wheel(-24, 8, 9)}${wheel(4, 8, 9)}M-38-2H22L38-10V10L22 4M-38-2V4H-33M-20-2V-12H0V-2M-14-12V-16H-6V-12`,
  kite: "M-48 6C-30-14 30-14 48 6 34-1 22 0 16 8 10-2-10-2-16 8-22 0-34-1-48 6ZM0-9V14M-16 8 0 14 16 8",
  parasol: "M0-14C-26-14-38-2-40 4-30-2-24-1-20 4-14-3-6-3 0 4 6-3 14-3 20 4 24-1 30-2 40 4 38-2 26-14 0-14ZM0-14V12C0 17 7 17 7 12",
  rocket: "M-30 0C-22-10 14-12 34 0 14 12-22 10-30 0ZM-14-8V8M16-8V8M-24-7-38-14-34 0-38 14-24 7M-38-4H-52M-36 0H-56M-38 4H-52",
  airship: "M-46-4C-34-19 34-19 46-4 34 11-34 11-46-4ZM-46-4H46M-16 8-12 15H12L16 8M-46-4-56-11V4ZM-20-14V6M20-14V6",
  crawler: `${ring(-32, 6, 7)}${ring(-11, 6, 7)}${ring(11, 6, 7)}${ring(32, 6, 7)}M-40 0C-30-12 32-12 42 0M-40 13H40M42 0 50-6M42 0 51 3M-20-8V-1M0-9V0M20-8V-1`,
  boiler: "M-34 12V-6C-34-14 34-14 34-6V12ZM-22-11V12M22-11V12M-8-12V-17H8V-12M-44 12H44M-10 2A10 5 0 0 1 10 2V12H-10ZM34-2H46V12",
  coil: "M-36 12V-10H36V12ZM-30-10-22 12M-20-10-12 12M-10-10-2 12M0-10 8 12M10-10 18 12M20-10 28 12M-36 0H-46M36 0H46",
  stove: "M-24 14V-8H24V14ZM-14 8V-2H14V8ZM-10 8-6 0-2 8 2 0 6 8 10 0M14-8V-17H22V-8M-28-8H28M-24 14-28 17M24 14 28 17",
  kettle: "M-20 12C-28-2-16-12 0-12S28-2 20 12ZM-4-12V-16H4V-12M-24 2C-36 0-36-8-44-9M22-4C36-8 36 10 22 8M-26 14H26",
  plug: "M-6-16H6V-10H10V2H4V10L0 16-4 10V2H-10V-10H-6ZM-10-6H10M-10-2H10M-30-8-18-4M-32 4-18 2M30-8 18-4M32 4 18 2",
  battery: "M-40 12V-8H-20V12ZM-36-8V-12H-24V-8M-10 12V-8H10V12ZM-6-8V-12H6V-8M20 12V-8H40V12ZM24-8V-12H36V-8M-30-12C-30-18 0-18 0-12M0-12C0-18 30-18 30-12",
  lamp: "M0-16A12 12 0 0 1 7 3V9H-7V3A12 12 0 0 1 0-16ZM-5 13H5M-22-14-16-10M22-14 16-10M-26-2H-18M26-2H18M-3 9V-2L0-5 3-2V9",
  plant: "M-46 14V0H-20V14M-20 14V-6L-4 2V-6L12 2V-6L28 2V14ZM-42 0-40-16H-34L-32 0M-30 0-28-14H-22L-20-2M-50 14H50",
  crate: "M-28 14V-12H28V14ZM-28-4H28M-28 6H28M-10-12V14M10-12V14M-34 14H34M-20-12-24-17H24L20-12",
  crucible: "M-18-10H18L12 12H-12ZM-22-10H22M-10-14C-14-18-6-18-10-22M4-14C0-18 8-18 4-22M-30 15H30M-12 12-18 15M12 12 18 15",
  governor: `M0-16V14M-12 14H12M0-16-22 2M0-16 22 2M-22 2 0 10M22 2 0 10${ring(-24, 4, 5)}${ring(24, 4, 5)}M-40-8A44 20 0 0 0 40-8`,
  press: "M-34 14H34V8H-34ZM-26 8V-14H26V8M-18-14V-17H18V-14M-14-14V-2H14V-14M-20-2H20V3H-20Z",
  cock: "M-44 2H44V9H-44ZM-8 2V-4H8V2M0-4V-11M-16-13H16M-14-9H14M-16-13V-9M16-13V-9M30 9V14M30 16 28 19M34 9C40 9 42 12 42 16",
  lathe: "M-44 12V6H44V12ZM-40 6V-12H-24V6M30 6V-8H40V6M-24-3H6M30-2H18M6-8V2L18-1V-5ZM-36 12V16M36 12V16M-2 6V1H2V6",
  crank: `${wheel(-10, 0, 15)}M-10 0 22-12M22-16V-8M22-12H34M34-15V-9M-30 16H12`,
  shield: "M-16-14C-8-12 8-12 16-14 18 2 12 10 0 16-12 10-18 2-16-14ZM-8-2 -2 5 9-7M-40 12H-22M22 12H40M-36 6H-24M24 6H36",
  jar: "M-26 14V-8C-26-12-10-12-10-8V14ZM10 14V-8C10-12 26-12 26-8V14ZM-18-10V-16M18-10V-16M-18-16H18M-26 2H-10M10 2H26",
  tin: "M-22 14V-8H22V14ZM-22-8C-22-12 22-12 22-8 22-5-22-5-22-8ZM-10 6-6 2M-2 8 3 3M8 6 12 1M-36 14-30 8M-40 10-34 14M32 10 38 14",
  cab: "M-44 14V-2C-44-16 44-16 44-2V14M-26 14V2H26V14M-12-1A6 6 0 1 0-12.100-1ZM12-1A6 6 0 1 0 12.100-1ZM-50 14H50M-34-11V-16M34-11V-16",
  turbine: `M-40-10 30-16V16L-40 10ZM-24-11V11M-10-12V12M6-14V14M20-15V15M30-5H48V5H30M-40 0H-52${ring(44, 0, 8)}`,
  paddle: `${wheel(0, 1, 15)}M-11-10-14-14M11-10 14-14M-15 1H-20M15 1H20M-40 16C-34 12-28 20-20 16M20 16C28 12 34 20 40 16M-50-2H-20M50-2H20`,
  loco: `M-36 6V-8H10V6ZM10 6V-14H30V6M14-10H26V-3H14ZM-28-8V-16H-20V-8M-6-8C-6-13 4-13 4-8M-36 6-44 12H-36${ring(-24, 10, 5)}${ring(-8, 10, 5)}${ring(18, 8, 8)}`,
  wing: "M-54-4C-40-10-16-8-8-3L0-12 8-3C16-8 40-10 54-4 38-2 20 0 8 4L0 15-8 4C-20 0-38-2-54-4Z",
  disc: `${ring(0, 0, 15)}${ring(0, 0, 4)}M0-4V-18M-24-16V16H-14M24-16V16H14M-24-16H-14M24-16H14M4 0H32M-4 0H-32`,
  arc: "M-34 14V-4L-8 0M34 14V-4L8 0M-8 0-3-4 0 3 3-5 8 0M-14-10-10-6M14-10 10-6M0-14V-8M-44 14H-24M24 14H44",
  shoe: "M-48 12H48M-48 16H48M-26 8V-2H20L30 8ZM-14-2V-12H10V-2M-2-12V-17M-26 8H30M-40 12V8M42 12V8",
  fan: "M0 14-34-8C-20-22 20-22 34-8ZM0 14-20-14M0 14-7-18M0 14 7-18M0 14 20-14M-34-8C-20-2 20-2 34-8",
  tram: `M-36 8V-10H16V8ZM-30-6H-18V0H-30ZM-12-6H0V0H-12ZM-10-10-2-18H8${ring(-24, 11, 4)}${ring(4, 11, 4)}M22 14C34 10 42-2 44-14M44-14 39-10M44-14 47-8`,
  top: `${ring(0, 0, 15)}M-20 0A20 6 0 0 0 20 0 20 6 0 0 0-20 0ZM0-18V18M-6 18H6M-8-12 8 12M-30 18H30`,
  gearing: `${ring(-12, 0, 14)}${ring(-12, 0, 3)}${ring(14, -6, 8)}${ring(14, -6, 2)}M-12 0 14-6M24 14V-6H22M-30 16H30`,
} as const;
export type Motif = keyof typeof MOTIFS;

const CARDS: Partial<Record<CardId, Motif>> = {
  "ember-trotter": "runner", "kettle-strider": "runner", "spark-sprinter": "runner", "hotfoot-pedals": "crank",
  "puffing-treadle": "crank", "galvanic-cycle": "runner", "furnace-ram": "ram", "boiler-bull": "ram",
  "thunder-wheel": "disc", "hot-air-kite": "kite", "vapour-sail": "kite", "ion-parasol": "parasol",
  "powder-keg-rocket": "rocket", "geyser-cannon": "rocket", "lightning-whip": "arc", "salamander-dirigible": "airship",
  "cloud-barge": "airship", "aether-hull": "airship", "cinder-caterpillar": "crawler", "iron-centipede": "crawler",
  "volt-millipede": "crawler", "clockwork-nudge": "gearing", "fire-tube-boiler": "boiler", "steam-dynamo": "coil",
  "arc-furnace": "arc", thermopile: "battery", "friction-stove": "stove", "immersion-heater": "coil",
  "flash-kettle": "kettle", "piston-magneto": "coil", "glow-plug": "plug", "match-battery": "battery",
  "hot-whistle": "kettle", "electric-samovar": "kettle", "two-faced-stove": "stove", "forked-manifold": "cock",
  "split-lightning": "arc", "eternal-candle": "lamp", "pocket-geyser": "kettle", "amber-wheel": "disc",
  "dragon-works": "plant", "leviathan-boiler": "boiler", "storm-exchange": "plant", "coal-pantry": "crate",
  "steam-cellar": "boiler", "leyden-rack": "jar", "mad-crucible": "crucible", "bursting-bellows": "crucible",
  "frantic-coil": "coil", "perpetuum-trinket": "top", "thermo-governor": "governor", "fly-ball-governor": "governor",
  "relay-butler": "governor", "rivet-forge": "press", "steam-hammer": "press", "plating-bath": "press",
  "drain-cock": "cock", "earthing-hose": "cock", "cinder-sweeper": "cock", "fuse-burner": "plug", "ash-flusher": "cock",
  "steam-trap": "crate", "glowing-lathe": "lathe", "belt-lathe": "lathe", "arc-cutter": "lathe",
  "kindling-crank": "crank", "puff-crank": "crank", "buzz-crank": "crank", "fire-warden": "shield",
  "gauge-warden": "shield", "fuse-warden": "shield", "tinderbox-crate": "crate", "kettle-crate": "crate",
  "jar-crate": "jar", "smiths-bay": "press", "fitters-bay": "lathe", "electricians-bay": "battery",
  "biscuit-tin-of-bolts": "tin", "oil-thumper": "ram", "kaluga-rocket": "rocket", "hatpin-carburettor": "runner",
  "steel-storm": "crucible", "carnot-cycle": "gearing", "sun-and-planet-gear": "gearing", "great-paddle": "paddle",
  "silent-turbine": "turbine", "little-locomotive": "loco", "steam-albatross": "wing", "unipolar-wheel": "disc",
  "electric-candle": "lamp", "third-rail-shoe": "shoe", "ripple-fan": "fan", "tram-catapult": "tram",
  "integral-gyroscope": "top",
};
/** A card that is in no list is a cockpit. */
export const vignette = (card: CardId): string => MOTIFS[CARDS[card] ?? "cab"];

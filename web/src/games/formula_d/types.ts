/** What is told of Formula D: made from declarations by `make faces`, never by hand. Format 1. */
import type { EventOf, LabelOf, QuestionOf } from "../../kit/told";

export type Circuit = "monaco" | "sebring" | "hockenheim" | "valencia" | "singapore" | "buddh" | "new_jersey" | "sotchi"
  | "austin" | "zandvoort" | "spa" | "magny_cours" | "monza" | "hockenheim_old" | "estoril" | "silverstone" |
  "barcelona" | "montreal" | "interlagos" | "suzuka" | "imola" | "zeltweg" | "budapest" | "nurburgring" | "melbourne" |
  "sepang" | "pine_harbour";

export interface FormulaCorner {
  name: string;
  stops: number;
}

export type Cause = "" | "tyres" | "stops" | "blocked" | "collision" | "debris" | "engine" | "points" | "ambush" |
  "harm";

export interface FormulaCar {
  seat: number;
  team: number;
  space: number;
  /** 0 before the line is crossed for the first time. */
  lap: number;
  /** Spaces of the middle lane driven since the line; below 0 on the grid. */
  ahead: number;
  /** 0 before the start. */
  gear: number;
  /** Of tyres, brakes, gearbox, body, engine, suspension; a beginner's pool comes first. */
  points: number[];
  /** Of tyres, brakes, gearbox, body, engine, suspension; a beginner's pool comes first. */
  full: number[];
  /** -1: none. */
  corner: number;
  /** Made in this corner. */
  stops: number;
  spun: boolean;
  stalled: boolean;
  /** In the pit lane before or behind its box, or in it. */
  pit: "track" | "entering" | "box" | "leaving";
  /** "" where there is one kind. */
  tyres: "" | "hard" | "soft" | "rain";
  /** The laps of this set, this one counted. */
  tyres_lap: number;
  /** Points left for technical stops. */
  repairs: number;
  /** Of the lap in qualifying; fewer are better. */
  score: number;
  /** That lap does not count. */
  void: boolean;
  /** 0: still in the race. */
  place: number;
  /** Why it is out; "": it is not. */
  out: Cause;
  /** The round in which it finished or went out. */
  ended: number;
  /** Of a street race; "" in others. */
  driver: "" | "iris" | "rufus" | "oksana" | "pavel" | "celine" | "tuck" | "odo" | "farrow" | "kai" | "nadia";
  /** It has nitro left for this lap. */
  nitro: boolean;
}

export interface FormulaTeam {
  team: number;
  points: number;
}

export interface FormulaView {
  game: "formula_d";
  /** The version of the rules. */
  rules: number;
  seats: number;
  /** Whose view it is; none: a spectator's. */
  seat: number | null;
  round: number;
  phase: "set-up" | "qualifying" | "race" | "over";
  circuit: Circuit;
  laps: number;
  beginner: boolean;
  /** The spaces of the left, middle and right lane. */
  lanes: number[];
  corners: FormulaCorner[];
  /** "" where there is none. */
  weather: "" | "good" | "changeable" | "rain-changeable" | "rain";
  wet: boolean;
  /** Of this round. */
  order: number[];
  /** Who is ahead. */
  running: number[];
  /** -1: nobody. */
  acting: number;
  /** What the acting car has to drive; 0: not rolled yet. */
  number: number;
  /** Where markers lie. */
  debris: number[];
  cars: FormulaCar[];
  /** Of the seats, once it is over. */
  places: number[];
  /** A street race. */
  street: boolean;
  /** In a street race. */
  ambush: number[];
  /** In a street race: the first space behind the speed trap in each lane. */
  trap: number[];
  /** In a race of teams. */
  teams: FormulaTeam[];
}

export type Weather = "good" | "changeable" | "rain-changeable" | "rain";

export type TyreType = "hard" | "soft" | "rain";

export type Part = "tyres" | "brakes" | "gearbox" | "body" | "engine" | "suspension";

export type Driver = "iris" | "rufus" | "oksana" | "pavel" | "celine" | "tuck" | "odo" | "farrow" | "kai" | "nadia";

export type Ability = "iris" | "rufus" | "oksana" | "pavel" | "celine" | "tuck" | "odo" | "farrow" | "kai" | "nadia";

export interface Landing {
  space: number;
  /** That the car may end here without braking, of 100. */
  chance: number;
  /** The tyres that it costs at least. */
  price: number;
  /** It makes a stop that is owed. */
  stop: 0 | 1;
  /** The numbers of the die that may end here. */
  rolls: number[];
}

export type Events = {
  "team": { team: number; drivers: number[]; alone: 0 | 1 };
  "built": { points: number[] };
  "grid-roll": { roll: number };
  "lap-driven": { score: number; rolls: number; void: 0 | 1 };
  "weather": { roll: number; weather: Weather };
  "tyres": { type: TyreType };
  "grid": { circuit: Circuit; laps: number; order: number[] };
  "round-began": { round: number; order: number[] };
  "start-roll": { roll: number; how: "stalled" | "started" | "great" };
  "shifted": { from: number; gear: number; gearbox: number; brakes: number; engine: number };
  "rolled": { gear: number; roll: number };
  "moved": { from: number; path: number[]; to: number; spaces: number; how: "drive" | "slide" | "bonus" | "slipstream" |
    "pit-exit" };
  "crossed-line": { lap: number; laps: number };
  "braked": { braked: number; blocked: number; brakes: number; tyres: number };
  "stop": { corner: number; made: number; of: number };
  "overshot": { spaces: number; tyres: number };
  "spun": { space: number };
  "check": { part: Part; roll: number; fails: number; lost: 0 | 1; space: number };
  "debris": { space: number };
  "pit": { where: "track" | "entering" | "box" | "leaving" };
  "waits": Record<never, never>;
  "fresh-tyres": { points: number };
  "pit-roll": { roll: number; spaces: number };
  "repaired": { parts: Part[] };
  "driver": { driver: Driver; ability: Ability; points: number[] };
  "nitro": { spaces: number; number: number };
  "toll": { number: number };
  "adjusted": { number: number };
  "harmed": { rival: number; part: Part; roll: number; lost: 0 | 1 };
  "ambush": { roll: number; part: Part; lost: 0 | 1 };
  "trapped": { speed: number };
  "trap-won": { lap: number };
  "regained": { parts: Part[] };
  "finished": { place: number; round: number };
  "eliminated": { cause: Cause; space: number; place: number };
  "race-over": { rounds: number; order: number[] };
};

export type Questions = {
  "build-car": { part: Part; left: number; most: number[] };
  "choose-tyres": { wet: 0 | 1; weather: Weather };
  "gear": { gear: number; corner: number; stops: number; made: number; far: number };
  "move": { number: number; how: "drive" | "slide" | "bonus" | "slipstream" | "pit-exit"; gear: number; corner: number;
    stops: number; made: number; far: number; debris: number; crash: number };
  "slipstream": { number: number; how: "drive" | "slide" | "bonus" | "slipstream" | "pit-exit"; gear: number; corner:
    number; stops: number; made: number; far: number; debris: number; crash: number };
  "bonus": { number: number; how: "drive" | "slide" | "bonus" | "slipstream" | "pit-exit"; gear: number; corner: number;
    stops: number; made: number; far: number; debris: number; crash: number };
  "technical-stop": { points: number };
  "nitro": { number: number; gear: number; corner: number; stops: number; made: number; far: number };
  "adjust": { number: number; corner: number; stops: number; made: number; far: number };
  "regain": Record<never, never>;
  "drop-debris": { space: number };
  "harm": Record<never, never>;
  "repeat-weather": { weather: Weather };
};

export type Labels = {
  "points": { part: Part; points: number };
  "tyres": { type: TyreType };
  "gear": { gear: number; low: number; high: number; gearbox: number; brakes: number; engine: number; on: number; stop:
    number; brake: number; over: number; out: number; worst: number; zone: Landing[] };
  "move": { number: number; to: number; path: number[]; ends: "drive" | "box" | "wait" | "finish"; spaces: number;
    braked: number; blocked: number; brakes: number; tyres: number; over: number; price: number; total: number; spins: 0
    | 1; corner: number; stop: 0 | 1; owed: number; markers: number[]; marked: number; beside: number[] };
  "stay": Record<never, never>;
  "pit-roll": Record<never, never>;
  "repair": { parts: Part[] };
  "keep": Record<never, never>;
  "nitro": { spaces: number; number: number };
  "adjust": { number: number };
  "drop": { space: number };
  "harm": { rival: number };
  "repeat": Record<never, never>;
};

/** One of all that is told, asked and offered: its kind says which arguments it has. */
export type Told = EventOf<Events>;
export type Asked = QuestionOf<Questions, Labels>;
export type Label = LabelOf<Labels>;
/** The game, for types of the table. */
export interface Declared {
  view: FormulaView;
  event: Told;
  question: Asked;
}

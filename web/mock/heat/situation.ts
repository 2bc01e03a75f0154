/** Great Britain, round 7, six cars; we are third in 3rd gear. */
import type { CardFace, Garage, Mark, Season } from "../../src/games/heat/types";
import { withLegends, type CardId, type CarView, type RaceView } from "../../src/games/heat/state";
import { CIRCUITS } from "./circuits";

export const HAND: CardId[] = ["1", "2", "3", "4", "5", "stress", "heat"];
const { spaces: SPACES, corners: CORNERS } = CIRCUITS.great_britain;

function car(seat: number, progress: number, gear: number, heat: number, more: Partial<CarView> = {}): CarView {
  return {
    seat, progress, space: progress % SPACES, spot: 0, began_spot: 0, lane: 1, lap: 1, gear, heat, hand: 7,
    deck: 5, discard: 8, discard_top: "3", played: [], face_down: 0, speed: 4, began_at: progress,
    adrenaline: seat > 3, ready: false, finished: false, place: 0, finished_round: 0, spun_out: false,
    cluttered: false, ...more,
  };
}

export function planning(): RaceView {
  const cars = [
    car(0, 32, 3, 4),
    car(1, 35, 2, 5, { ready: true }),
    car(2, 40, 3, 2),
    car(3, 31, 3, 1),
    car(4, 28, 2, 5, { ready: true }),
    car(5, 28, 3, 3, { ready: true, spot: 1, lane: 2 }),
  ];
  const order = [2, 1, 0, 3, 4, 5];
  return {
    game: "heat", rules: 4, seats: 6, seat: 0, round: 7, phase: "plan", circuit: "great_britain", laps: 2,
    spaces: SPACES, corners: CORNERS, sectors: CORNERS.map(() => null), weather: null, order,
    running: order, acting: -1, crossed: [], stress_left: 0, cars, legends: [], legend_card: null, hand: HAND,
    plan: { gear: 0, cards: [], cluttered: false }, places: [],
  };
}

/** Two cars have moved, ours has just stopped before corner C. */
export function reacting(): RaceView {
  const view = planning();
  const [me, aiko, bruno, ...rest] = view.cars as [CarView, CarView, CarView, ...CarView[]];
  const cars = [
    {
      ...me, progress: 36, space: 36, began_at: 32, speed: 4, played: ["1", "2", "stress", "1"] as CardId[], hand: 4,
      ready: true,
    },
    { ...aiko, progress: 37, space: 37, gear: 1, heat: 6 },
    { ...bruno, progress: 45, space: 45 },
    ...rest.map((other) => ({ ...other, face_down: other.gear, hand: 7 - other.gear, ready: true })),
  ];
  const { plan: _, ...shown } = view;
  return { ...shown, phase: "drive", acting: 0, cars, hand: ["3", "4", "5", "heat"] };
}

type Symbols = Partial<Record<Mark["symbol"], number>>;
const face = (level: CardFace["level"], part: string, speeds: number[], symbols: Symbols = {}): CardFace => ({
  level, part, speeds,
  symbols: Object.entries(symbols).map(([symbol, amount]) => ({ symbol: symbol as Mark["symbol"], amount })),
});
export const GARAGE: Garage = {
  market: [],
  round: 0,
  of: 3,
  picks: [],
  cards: {
    u2: face("basic", "four-wheel-drive", [0], { plus: 3 }),
    u7: face("basic", "brakes", [1, 2, 3, 4], { heat: 1 }),
    u8: face("basic", "brakes", [1, 3]),
    u9: face("basic", "brakes", [2, 4]),
    u11: face("basic", "cooling-system", [6], { heat: 1, "cool-down": 1 }),
    u16: face("basic", "rpm", [3], { slipstream: 2 }),
    u17: face("basic", "extra-heat", []),
    u19: face("advanced", "body", [2], { scrap: 2, "cool-down": 1, "reduce-stress": 1 }),
    u22: face("advanced", "fuel", [2], { salvage: 2 }),
    u27: face("advanced", "gas-pedal", [4], { heat: 1, "cool-down": 1, "direct-play": 1 }),
    u33: face("advanced", "suspension", [2], { "cool-down": 1, refresh: 1 }),
    u35: face("advanced", "suspension", [1], { slipstream: 1, refresh: 1 }),
    u40: face("advanced", "tires", [0], { "adjust-limit": 1, "cool-down": 1, slipstream: 1, plus: 1 }),
    u46: face("advanced", "wings", [6], { heat: 2, "adjust-limit": 3 }),
    u47: face("advanced", "four-wheel-drive", [0], { accelerate: 1, plus: 1 }),
    p3: face("sponsor", "sponsor", [3], { slipstream: 2, "single-use": 1 }),
  },
};

/** The second race of 1961 with as many cars; the press waits at corner B. */
export function inSeason(view: RaceView): RaceView {
  const races = [["great_britain", "grandstand"], ["usa", "speed-record"], ["italy", "strike"]] as const;
  const calendar = races.map(([circuit, event], i) => ({
    race: i + 1, circuit, event, year: 1961, press: [1], sponsors: 1, laps: 2,
    state: (["done", "now", "ahead"] as const)[i]!,
  }));
  const points = [9, 6, 4, 3, 2, 1];
  const places = points.map((_, car) => car + 1);
  const standings = points.map((won, car) => ({ car, points: won, by_race: [won] }));
  const results = [{ race: 1, places, points, grid: places, rounds: 9, eliminated: [] }];
  const season: Season = {
    name: "1961", race: 2, races: 3, calendar, event: "speed-record", press: [1], hand_size: 7, standings, results,
    sponsor_deck: 9, sponsors_used: 0, champions: [],
  };
  return { ...view, season, garage: GARAGE };
}

/** The same with upgrades, weather and road tokens, and two of the cars driven by Legends' cards. */
export function inTheRain(view: RaceView): RaceView {
  const tokens = [null, null, "limit-minus", "overheat", null] as const;
  const legendLines = [2, 21, 30, 37, 43];
  const corners = view.corners.map((corner, i) => ({
    ...corner, token: tokens[i]!, legend_line_before: legendLines[i]!,
  }));
  const upgrades = [["u8", "u27", "u46"], ["u2", "u11", "u16"], ["u19", "u33", "u40"], ["u7", "u22", "u35"]];
  const cars = view.cars
    .slice(0, 4)
    .map((car) => ({ ...car, upgrades: upgrades[car.seat]!, symbols: [], deck_top: null }));
  const legends = view.cars
    .slice(4)
    .map(({ seat, progress, space, spot, lane, lap }) => ({
      car: seat, colour: seat === 4 ? "yellow" : "gray", progress, space, spot, lane, lap, finished: false,
      finished_round: 0, place: 0, began_at: progress, began_spot: spot,
    }));
  const numbers = legends.map(({ car }, i) => ({
    car, diamond: 1 + i, top_speed: 14 + i, how: "top-speed" as const, speed: 14 + i, corner: 2, begun: false,
  }));
  return withLegends({
    ...view, seats: 4, cars, corners, legends, legend_card: numbers,
    sectors: ["slipstream", "weather", null, null, "heat-control"], weather: { token: "rain", sector: "cooldown" },
    garage: GARAGE,
  });
}

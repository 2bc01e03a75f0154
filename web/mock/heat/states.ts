/** What the server would send in each situation of a race, for work on the screen and for its pictures. */
import type { Question as Asked } from "../../src/games/heat/room";
import { withLegends, type OpenMark, type RaceView } from "../../src/games/heat/state";
import type { GameEvent, Question, State } from "../../src/table/types";
import { SEATS } from "./people";
import { boosts, planMade, plansFor } from "./plans";
import { GARAGE, HAND, inSeason, inTheRain, planning, reacting } from "./situation";

const event = (n: number, kind: string, seat: number, args: Record<string, unknown> = {}): GameEvent => ({
  n, kind, seat, args, to: null,
});

const ROUND_6: GameEvent[] = [
  event(0, "round-began", -1, { round: 6, order: [2, 1, 0, 3, 4, 5] }),
  event(1, "shifted", 3, { gear: 3, heat: 0 }),
  event(2, "revealed", 3, { cards: ["2", "3", "4"] }),
  event(3, "moved", 3, { from: 19, from_spot: 0, to: 28, spot: 0, spaces: 9, went: 9, how: "cards", speed: 9 }),
  event(4, "boosted", 3),
  event(5, "flipped", 3, { card: "3", away: [], count: 0 }),
  event(6, "moved", 3, { from: 28, from_spot: 0, to: 31, spot: 0, spaces: 3, went: 3, how: "boost", speed: 12 }),
  event(7, "shifted", 4, { gear: 2, heat: 0 }),
  event(8, "revealed", 4, { cards: ["1", "3"] }),
  event(9, "moved", 4, { from: 24, from_spot: 0, to: 28, spot: 0, spaces: 4, went: 4, how: "cards", speed: 4 }),
  event(10, "shifted", 5, { gear: 3, heat: 0 }),
  event(11, "revealed", 5, { cards: ["1", "2", "4"] }),
  event(12, "moved", 5, { from: 21, from_spot: 0, to: 28, spot: 1, spaces: 7, went: 7, how: "cards", speed: 7 }),
];
const ROUND_7: GameEvent[] = [event(13, "round-began", -1, { round: 7, order: [2, 1, 0, 3, 4, 5] })];
const DRIVEN: GameEvent[] = [
  event(14, "shifted", 2, { gear: 3, heat: 0 }),
  event(15, "shifted", 1, { gear: 1, heat: 0 }),
  event(16, "shifted", 0, { gear: 3, heat: 0 }),
  event(17, "revealed", 2, { cards: ["1", "2", "2"] }),
  event(18, "moved", 2, { from: 40, from_spot: 0, to: 45, spot: 0, spaces: 5, went: 5, how: "cards", speed: 5 }),
  event(19, "corner-passed", 2, { corner: 3, speed: 5, limit: 4, heat: 1 }),
  event(20, "revealed", 1, { cards: ["2"] }),
  event(21, "moved", 1, { from: 35, from_spot: 0, to: 37, spot: 0, spaces: 2, went: 2, how: "cards", speed: 2 }),
  event(22, "cooled", 1, { amount: 1, how: "gear" }),
  event(23, "revealed", 0, { cards: ["1", "2", "stress"] }),
  event(24, "flipped", 0, { card: "1", away: [], count: 0 }),
  event(25, "moved", 0, { from: 32, from_spot: 0, to: 36, spot: 0, spaces: 4, went: 4, how: "cards", speed: 4 }),
];

function state(view: RaceView, question: Question | null, more: Partial<State> = {}): State {
  return {
    type: "state", number: 57, view, seat: view.seat, question, expected: 12, can_undo: false,
    open_seats: view.phase === "plan" ? [0, 2, 3] : view.acting >= 0 ? [view.acting] : [],
    events: [...ROUND_6, ...ROUND_7, ...(view.phase === "plan" ? [] : DRIVEN)],
    chat: [
      { seat: 2, name: "Bruno", text: "Nice overtake at B!", at: "2030-05-12T10:00:00Z" },
      { seat: 5, name: "Vera", text: "Wait for lap two.", at: "2030-05-12T10:00:40Z" },
    ],
    table: {
      id: "red-kerb-41", game: "heat", status: "playing", options: { circuit: "great_britain", laps: "printed" },
      seats: SEATS.slice(0, view.seats), pace: { kind: "live", seconds: 135 }, commitment: null, seed: null,
      deadline: new Date(Date.now() + 84_000).toISOString(), private: true, my_seats: [0],
    },
    ...more,
  };
}

const gears = (costs: Record<number, number>) =>
  Object.entries(costs).map(([gear, heat]) => ({
    choice: Number(gear), label: { kind: "gear", gear: Number(gear), heat },
  }));
const asked = (kind: string, args: Record<string, unknown>, options: Question["options"]): Question => ({
  kind, seat: 0, args, options,
});
const GEARS = { 1: 1, 2: 0, 3: 0, 4: 0 };
const shift = (view: RaceView, heat = 4, costs: Record<number, number> = GEARS) =>
  asked("shift-gear", { gear: 3, heat, ...plansFor(view, costs) }, gears(costs));
const boost = (view: RaceView) => ({ choice: 11, label: { kind: "boost", heat: 1, landings: boosts(view) } });
const planned = (view: RaceView, more: Partial<State> = {}) => state(view, shift(view), more);
const DONE = { choice: 0, label: { kind: "done", to: 36, spot: 0, corners: [] } };

const slip = (heat: number, to: number) =>
  state(
    reacting(),
    asked("slipstream", { speed: 4 }, [
      { choice: 0, label: { kind: "stay", to: 36, spot: 0, corners: [] } },
      {
        choice: 12,
        label: { kind: "slipstream", spaces: 2, to, spot: 0, corners: [{ corner: 2, heat, spins: Number(heat > 4) }] },
      },
    ]),
  );

const MADE: Record<string, () => State> = {
  plan: () => planned(planning()),
  /** Six drivers and two Legends. */
  eight: () => {
    const view = planning();
    const legends = [6, 7].map((car) => ({
      car, colour: car === 6 ? "yellow" : "gray", progress: 14 + car, space: 14 + car, spot: 0 as const,
      lane: 1 as const, lap: 1, finished: false, finished_round: 0, place: 0,
      began_at: 14 + car, began_spot: 0 as const,
    }));
    return planned(withLegends({ ...view, legends, order: [...view.order, 6, 7], running: [...view.running, 6, 7] }));
  },
  guided: () => {
    const shown = planned(planning());
    return { ...shown, table: { ...shown.table, guided: true } };
  },
  react: () => {
    const view = reacting();
    const cars = view.cars.map((car) => (car.seat === 0 ? { ...car, gear: 2 } : car));
    return state(
      { ...view, cars },
      asked("react", { speed: 4, heat: 4 }, [
        DONE, { choice: 6, label: { kind: "cool-down", amount: 1 } }, boost(view),
      ]),
      { can_undo: true },
    );
  },
  adrenaline: () => {
    const view = reacting();
    const cars = view.cars.map((car) => ({ ...car, adrenaline: car.seat === 0 || car.seat === 5 }));
    const options = [
      DONE,
      { choice: 9, label: { kind: "adrenaline-cool-down", amount: 1 } },
      { choice: 10, label: { kind: "adrenaline-speed", to: 37, spot: 1, corners: [{ corner: 2, heat: 0 }] } },
      boost(view),
    ];
    return state({ ...view, cars }, asked("react", { speed: 4, heat: 4 }, options));
  },
  slipstream: () =>
    state(reacting(), asked("slipstream", { speed: 4 }, [
      { choice: 0, label: { kind: "stay", to: 36, spot: 0, corners: [] } },
      { choice: 12, label: { kind: "slipstream", spaces: 2, to: 38, spot: 0, corners: [{ corner: 2, heat: 0 }] } },
    ])),
  /** At a price, into a spin-out, and with the space ahead full. */
  "slipstream-pay": () => slip(2, 38),
  "slipstream-spin": () => slip(6, 37),
  discard: () =>
    state(reacting(), asked("discard", {}, [
      { choice: 0, label: { kind: "done" } },
      ...["3", "4", "5"].map((card) => ({ choice: 16 + Number(card), label: { kind: "discard", card } })),
    ])),
  waiting: () => {
    const view = planning();
    const cars = view.cars.map((car) => (car.seat === 0 ? { ...car, ready: true } : car));
    return state({ ...view, cars, plan: planMade(view, ["1", "2", "stress"]) }, null, {
      can_undo: true, open_seats: [2, 3],
    });
  },
  watching: () => {
    const view = reacting();
    const cars = view.cars.map((car) => (car.seat === 0 ? { ...car, played: [], hand: 7 } : car));
    return state({ ...view, cars, acting: 3, hand: HAND }, null);
  },
  cluttered: () =>
    state(
      { ...planning(), hand: ["1", "heat", "heat", "heat", "heat", "heat", "heat"] },
      asked("cluttered-hand", {}, [{ choice: 0, label: { kind: "cluttered" } }]),
    ),
  spectator: () => {
    const { hand: _, plan: __, ...view } = reacting();
    return state({ ...view, seat: null }, null, { seat: null });
  },
  draft: () => {
    const view = inTheRain(planning());
    const cars = view.cars.map((car) => ({
      ...car, hand: 0, progress: -1 - Math.floor(car.seat / 2), spot: car.seat % 2 ? (1 as const) : (0 as const),
      upgrades: car.seat === 3 ? ["u11"] : [],
    }));
    const market = ["u2", "u8", "u9", "u16", "u17", "u19", "u27", "u46"];
    const made = {
      ...view, phase: "draft" as const, round: 0, cars, hand: [],
      garage: {
        ...GARAGE, market, round: 1,
        picks: [3, 2, 1, 0].map((seat) => ({
          seat, state: seat === 3 ? ("past" as const) : seat === 0 ? ("now" as const) : ("next" as const),
        })),
      },
      running: [4, 0, 1, 2, 5, 3],
    };
    const { plan: _, ...shown } = made;
    return state(
      { ...shown, seats: 4 },
      asked(
        "take-upgrade", { round: 1, of: 3 },
        [...new Set(market)].map((card) => ({ choice: 21 + Number(card.slice(1)), label: { kind: "upgrade", card } })),
      ),
      { open_seats: [0], events: [] },
    );
  },
  upgrades: () => planned({ ...inTheRain(planning()), hand: ["1", "3", "u8", "u27", "u46", "stress", "heat"] }),
  symbols: () => {
    const view = inTheRain(reacting());
    const symbols: OpenMark[] = [
      { card: "u11", symbol: "heat", amount: 1 }, { card: "u19", symbol: "scrap", amount: 2 },
      { card: "u11", symbol: "cool-down", amount: 1 }, { card: "u19", symbol: "reduce-stress", amount: 1 },
      { card: "u22", symbol: "salvage", amount: 2 }, { card: "u47", symbol: "accelerate", amount: 1 },
    ];
    const cars = view.cars.map((car) =>
      car.seat === 0 ? { ...car, played: ["u11", "u19", "u22"], symbols, speed: 10, deck: 9 } : car,
    );
    const options = [
      boost({ ...view, cars }),
      ...[
        ["pay-heat", "u11", 1], ["card-cool-down", "u19", 1], ["card-cool-down", "u19", 2], ["scrap", "u19", 2],
        ["reduce-stress", "u19", 1], ["salvage", "u22", 2],
      ].map(([kind, card, amount], i) => ({ choice: 160 + i, label: { kind: String(kind), card, amount } })),
      {
        choice: 170,
        label: {
          kind: "accelerate", card: "u47", amount: 1, to: 37, spot: 1, corners: [{ corner: 2, heat: 5, spins: 1 }],
        },
      },
      {
        choice: 171,
        label: {
          kind: "direct-play", card: "u27", amount: 4, to: 40, spot: 0, corners: [{ corner: 2, heat: 8, spins: 1 }],
        },
      },
    ];
    const closed = [{ card: "u33", symbol: "reduce-stress", amount: 1, reason: "no-stress-in-hand" }];
    return state(
      { ...view, cars, hand: ["u27", "stress", "heat", "heat"] },
      asked("react", { speed: 10, heat: 4, closed }, options), { can_undo: true },
    );
  },
  /** Nearly everything is closed, each for a reason of its own. */
  barred: () => {
    const view = inTheRain(reacting());
    const cars = view.cars.map((car) => (car.seat === 0 ? { ...car, heat: 0 } : car));
    const closed = [
      { card: "u33", symbol: "reduce-stress", amount: 1, reason: "no-stress-in-hand" },
      { card: "u27", symbol: "direct-play", amount: 1, reason: "cannot-pay-card" },
    ];
    return state(
      { ...view, cars },
      asked("react", { speed: 4, heat: 0, closed }, [DONE, { choice: 6, label: { kind: "cool-down", amount: 1 } }]),
    );
  },
  /** The papers write about our last turn. */
  sponsor: () => {
    const shown = state(
      inSeason({ ...reacting(), hand: ["3", "4", "5", "p3"] }),
      asked("discard", {}, [
        { choice: 0, label: { kind: "done" } }, { choice: 19, label: { kind: "discard", card: "3" } },
      ]),
    );
    const news = [
      event(26, "corner-passed", 0, { corner: 1, speed: 10, limit: 6, heat: 4 }),
      event(27, "sponsor-gained", 0, { why: "press" }), event(28, "sponsor-card", 0, { card: "p3" }),
    ];
    return { ...shown, events: [...shown.events, ...news] };
  },
  speeds: () => {
    const view = inTheRain(reacting());
    const cars = view.cars.map((car) =>
      car.seat === 0 ? { ...car, played: ["u8", "2"], speed: 2, progress: 32, space: 32 } : car,
    );
    const speed = (value: number) => ({
      choice: 118 + value,
      label: {
        kind: "speed", speed: value, to: 34 + value, spot: 0,
        corners: value > 2 ? [{ corner: 2, heat: 0, spins: 0 }] : [],
      },
    });
    return state({ ...view, cars }, asked("choose-speed", { card: "u8", speed: 2 }, [speed(1), speed(3)]));
  },
  salvage: () => {
    const pile: [string, number][] = [["1", 2], ["4", 3], ["u8", 1], ["u46", 1], ["stress", 2], ["heat", 4]];
    const choice = (card: string) =>
      card === "stress"
        ? 116
        : card === "heat"
          ? 117
          : card.startsWith("u")
            ? 21 + Number(card.slice(1))
            : 16 + Number(card);
    return state(
      inTheRain(reacting()),
      asked("salvage", { left: 2 }, [
        { choice: 0, label: { kind: "done" } },
        ...pile.map(([card, count]) => ({ choice: choice(card), label: { kind: "salvage-card", card, count } })),
      ]),
    );
  },
  refresh: () =>
    state(
      inTheRain(reacting()),
      asked("refresh", {}, [
        { choice: 0, label: { kind: "done" } }, { choice: 54, label: { kind: "refresh", card: "u33" } },
        { choice: 56, label: { kind: "refresh", card: "u35" } },
      ]),
    ),
  mistake: () => {
    const view = planning();
    const cars = view.cars.map((car) => (car.seat === 0 ? { ...car, heat: 0 } : car));
    const question = shift({ ...view, cars }, 0, { 2: 0, 3: 0, 4: 0 });
    return state(
      { ...view, cars },
      { ...question, options: [...question.options, { choice: 1, label: { kind: "mistake", gear: 1, up: 0 } }] },
    );
  },
  over: () => {
    const view = reacting();
    const places = [2, 4, 1, 3, 6, 5];
    const cars = view.cars.map((car) => ({
      ...car, finished: true, place: places[car.seat]!, finished_round: 14 + (places[car.seat]! > 3 ? 1 : 0),
      progress: 130 - places[car.seat]!, space: (130 - places[car.seat]!) % 63, played: [], face_down: 0,
    }));
    const running = [2, 0, 3, 1, 5, 4];
    const shown = state({ ...view, phase: "over", acting: -1, round: 15, cars, running, order: [], places }, null, {
      open_seats: [],
    });
    const events = [
      ...shown.events, event(26, "spun-out", 4, { corner: 3, to: 41, spot: 0, stress: 2, heat: 1, speed: 9, limit: 4 }),
      event(27, "race-over", -1, { rounds: 15 }),
    ];
    return { ...shown, events, table: { ...shown.table, status: "over", deadline: null } };
  },
};

/** The same as the screen of the game takes them. */
type Shown = Omit<State, "view" | "question"> & { view: RaceView; question: Asked | null };
export const STATES = MADE as unknown as Record<string, () => Shown>;

/** Great Britain, round 7, six cars; we are third in 3rd gear. */
import type { CardId, CarView, RaceView } from "../../src/games/heat/state";

export const HAND: CardId[] = ["1", "2", "3", "4", "5", "stress", "heat"];
const SPACES = 63;
export const CORNERS = [
  { line_before: 15, limit: 10 },
  { line_before: 30, limit: 6 },
  { line_before: 37, limit: 5 },
  { line_before: 43, limit: 4 },
  { line_before: 48, limit: 3 },
];

function car(seat: number, progress: number, gear: number, heat: number, more: Partial<CarView> = {}): CarView {
  return {
    seat, progress, space: progress % SPACES, spot: 0, lane: 1, lap: 1, gear, heat, hand: 7, deck: 5, discard: 8, discard_top: "3", played: [], face_down: 0,
    speed: 4, began_at: progress, adrenaline: seat > 3, ready: false, finished: false, place: 0, finished_round: 0, spun_out: false, cluttered: false, ...more,
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
    game: "heat", seats: 6, seat: 0, round: 7, phase: "plan", circuit: "great_britain", laps: 2, spaces: SPACES, corners: CORNERS,
    order, running: order, acting: -1, cars, hand: HAND, plan: { gear: 0, cards: [] }, places: [],
  };
}

/** Two cars have moved, ours has just stopped before corner C. */
export function reacting(): RaceView {
  const view = planning();
  const [me, aiko, bruno, ...rest] = view.cars as [CarView, CarView, CarView, ...CarView[]];
  const cars = [
    { ...me, progress: 36, space: 36, began_at: 32, speed: 4, played: ["1", "2", "stress", "1"] as CardId[], hand: 4, ready: true },
    { ...aiko, progress: 37, space: 37, gear: 1, heat: 6 },
    { ...bruno, progress: 45, space: 45 },
    ...rest.map((other) => ({ ...other, face_down: other.gear, hand: 7 - other.gear, ready: true })),
  ];
  const { plan: _, ...shown } = view;
  return { ...shown, phase: "drive", acting: 0, cars, hand: ["3", "4", "5", "heat"] };
}

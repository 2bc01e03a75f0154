import type { TableLine } from "../src/kit/contract.ts";
import { bot, free, inHours, person } from "./people.ts";

const base = {
  commitment: null, seed: null, deadline: null, private: false, pace: { kind: "live", seconds: 90 },
} as const;

export const MINE: TableLine[] = [
  {
    ...base, id: "red-kerb-41", game: "heat", status: "playing", options: { circuit: "usa", laps: 2 },
    pace: { kind: "days", hours: 24 }, my_seats: [0], your_turn: true, deadline: inHours(18),
    seats: [
      person(0, "Ana"), person(1, "Mira"), person(2, "Tomas"), bot(3, "Vera", "pro"), bot(4, "Otto"),
      bot(5, "Lin", "pro"),
    ],
    progress: { lap: 2, laps: 2 },
  },
  {
    ...base, id: "long-straight-7", game: "heat", status: "playing", options: { circuit: "italy", laps: 3 },
    pace: { kind: "days", hours: 72 }, my_seats: [2], your_turn: true, deadline: inHours(52),
    seats: [person(0, "Jun"), person(1, "Peter"), person(2, "Ana")], progress: { lap: 1, laps: 3 },
  },
  {
    ...base, id: "wet-apex-12", game: "heat", status: "playing", options: { circuit: "france", laps: 2 }, my_seats: [1],
    waiting_for: [0], since: inHours(-2), pace: { kind: "days", hours: 24 },
    seats: [person(0, "Noor"), person(1, "Ana"), bot(2, "Vera", "pro")], progress: { lap: 1, laps: 2 },
  },
  {
    ...base, id: "blue-flag-3", game: "heat", status: "lobby", options: { circuit: "great_britain", laps: 2 },
    my_seats: [0],
    seats: [person(0, "Ana"), free(1), free(2), bot(3, "Otto")],
  },
  {
    ...base, id: "old-oval-88", game: "heat", status: "over", options: { circuit: "usa", laps: 2 }, my_seats: [0],
    places: [1, 2, 3, 6, 5, 4], finished_at: inHours(-26), seed: "6613918220", commitment: "9f2c41be",
    seats: [
      person(0, "Ana"), person(1, "Mira"), person(2, "Tomas"), bot(3, "Vera", "pro"), bot(4, "Otto"),
      bot(5, "Lin", "pro"),
    ],
  },
  {
    ...base, id: "dry-line-5", game: "heat", status: "over", options: { circuit: "italy", laps: 3 }, my_seats: [1],
    places: [1, 3, 2], finished_at: inHours(-24 * 9), seed: "771", commitment: "41be9f2c",
    seats: [person(0, "Jun"), person(1, "Ana"), bot(2, "Vera", "champion")],
  },
];

export const FIRST_RACE: TableLine = {
  ...base, id: "first-race-1", game: "heat", status: "playing", options: { circuit: "usa", laps: 2 }, guided: true,
  my_seats: [0], seats: [person(0, "Ana"), bot(1, ""), bot(2, "")],
};

export const LOBBY: TableLine[] = [
  {
    ...base, id: "green-light-2", game: "heat", status: "lobby", options: { circuit: "great_britain", laps: 2 },
    my_seats: [], seats: [person(0, "Olga"), person(1, "Sam"), free(2), free(3)],
  },
  {
    ...base, id: "hot-engine-9", game: "heat", status: "lobby", options: { circuit: "usa", laps: 2 }, my_seats: [],
    seats: [person(0, "Ida"), person(1, "Ben"), person(2, "Leo"), bot(3, "Otto"), free(4)],
  },
  {
    ...base, id: "slow-lane-1", game: "heat", status: "lobby", options: { circuit: "italy", laps: 3 },
    pace: { kind: "days", hours: 24 }, my_seats: [],
    seats: [person(0, "Noor"), free(1), free(2), free(3), free(4), free(5)],
  },
  {
    ...base, id: "last-bend-6", game: "heat", status: "playing", options: { circuit: "france", laps: 2 }, my_seats: [],
    since: inHours(-0.4), progress: { lap: 1, laps: 2 },
    seats: [person(0, "Kim"), person(1, "Ravi"), bot(2, "Lin", "pro"), bot(3, "Vera", "pro")],
  },
];

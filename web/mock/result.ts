import type { Driver, RaceResult } from "../src/shell/end/result";
import { bot, person } from "./people";

const NAMES = ["You", "Mira", "Tomas", "Vera", "Otto", "Lin"];
const NOTES: Record<number, string> = { 3: "Bot, Pro", 4: "Bot, Club", 5: "Bot, Pro" };
const CELLS = [[16, 14, 1, 9], [15, 11, 0, 6], [14, 9, 0, 4], [13, 12, 2, 1], [11, 6, 0, 2], [12, 8, 0, 3]];
/** Order of seats on the grid and after each round. */
const ROUNDS = [
  "305124", "350124", "530142", "503142", "051342", "015324", "015234", "105234", "150234", "015234", "012543",
  "012543",
];

const driver = (seat: number, i: number): Driver => ({
  seat, place: i + 1, name: NAMES[seat]!, me: seat === 0, note: NOTES[seat], cells: CELLS[seat]!,
});

/** A race as the table page would hand it over; "alone" has one car and no chart. */
export function raceResult(race: string): RaceResult {
  const order = ROUNDS.map((round) => [...round].map(Number));
  const all = order.at(-1)!.map(driver);
  const drivers =
    race === "alone"
      ? all.slice(0, 1)
      : race === "watched"
        ? all.map((one) => ({ ...one, me: false, name: one.me ? "Ana" : one.name }))
        : all;
  return {
    table: {
      id: "old-oval-88", game: "heat", status: "over", options: { circuit: "usa", laps: "2" },
      pace: { kind: "live", seconds: 90 }, deadline: null, private: true, my_seats: [0],
      rematch: race === "again" ? "red-kerb-42" : null,
      commitment: "78c5b81c5e3f64b4c4907729f7795dec5488ccd087cebc23ad5297d41f332fa0",
      seed: "93509629114681936399031371640230321",
      seats: [
        person(0, "Ana"), person(1, "Mira"), person(2, "Tomas"), bot(3, "Vera", "pro"), bot(4, "Otto"),
        bot(5, "Lin", "pro"),
      ],
    },
    headline: race === "won" ? "You win in the USA" : undefined,
    summary: "Heat, 2 laps. 11 rounds, 41 minutes. Won by 2 spaces in the last corner.",
    drivers,
    columns: [
      { title: "Top speed" }, { title: "Heat paid", minor: true }, { title: "Spins", minor: true }, { title: "Points" },
    ],
    chart:
      race === "alone"
        ? undefined
        : {
            order, laps: [{ after: 5, lap: 2 }], home: { 0: 9, 1: 10, 2: 10, 5: 11, 4: 11, 3: 11 },
            marks: [
              { round: 8, seat: 0, word: "spin" }, { round: 4, seat: 3, word: "spin" },
            ],
          },
    moments: [
      { round: 4, seat: 0, text: "You take the lead through corner B, 2 over the limit", note: "2 heat" },
      { round: 7, seat: 1, text: "Mira slips past you on the long straight", note: "slipstream" },
      { round: 8, seat: 0, text: "You spin at corner D with an empty engine", note: "1 heat short" },
      { round: 11, seat: 0, text: "Boost in the last corner: Mira cannot answer", note: "speed 16" },
    ],
  };
}

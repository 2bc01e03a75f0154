import { createHash } from "node:crypto";
import type { NewTable, TableState } from "../src/kit/contract.ts";
import { GAMES, RICH } from "./games.ts";
import { bot, free, inHours, person } from "./people.ts";
import { FIRST_RACE, LOBBY, MINE } from "./tables.ts";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  scene: string;
}
export interface Answered {
  status: number;
  said: unknown;
}

const ok = (said: unknown): Answered => ({ status: 200, said });
const no = (status: number, reason: string, field?: string, details?: object): Answered => ({
  status, said: { reason, field, details },
});
export const SEED = "93509629114681936399031371640230321";
const COMMITMENT = createHash("sha256").update(`paddock seed ${SEED}`).digest("hex");

const CHAT = [
  { seat: 0, name: "Ana", text: "Who else is coming?", at: inHours(-0.1) },
  { seat: 1, name: "Mira", text: "Tomas, in five minutes.", at: inHours(-0.05) },
];

type Handler = (asked: Asked, id: string) => Answered;

const HANDLERS: [method: string, path: RegExp, handler: Handler][] = [
  ["GET", /^\/games$/, ({ scene }) => ok(scene === "rich" || scene === "rich-refuse" ? RICH : GAMES)],
  ["GET", /^\/games\/([^/]+)\/face$/, () => ok({ events: {}, questions: {}, labels: {} })],
  [
    "GET", /^\/me$/,
    ({ scene }) =>
      ok(
        scene === "empty"
          ? { name: null, tables: [] }
          : { name: "Ana", tables: scene === "learning" ? [...MINE, FIRST_RACE] : MINE },
      ),
  ],
  ["POST", /^\/me$/, ({ body }) => ok({ name: (body as { name: string }).name, tables: MINE })],
  ["POST", /^\/me\/recovery$/, () => ok({ url: "/recover#4f7c-apex-2291-kerb" })],
  ["DELETE", /^\/me\/recovery$/, () => ok({})],
  ["DELETE", /^\/me\/sessions$/, () => ok({})],
  ["POST", /^\/recover\/check$/, ({ scene }) => (scene === "refuse" ? no(404, "unknown-link") : ok({}))],
  [
    "POST", /^\/recover$/,
    ({ scene }) => (scene === "refuse" ? no(404, "unknown-link") : ok({ name: "Ana", tables: MINE })),
  ],
  ["GET", /^\/tables$/, ({ scene }) => ok(scene === "empty" ? [] : LOBBY)],
  ["POST", /^\/tables$/, opened],
  ["GET", /^\/tables\/([^/]+)$/, (_, id) => (id === "gone" ? no(404, "no-such-table") : ok(stateOf(id)))],
  ["POST", /^\/tables\/([^/]+)\/chat$/, ({ scene }) => (scene === "quiet-please" ? no(429, "too-fast") : ok({}))],
  ["POST", /^\/tables\/([^/]+)\/rematch$/, () => ok({ id: "red-kerb-42", url: "/t/red-kerb-42" })],
  [
    "POST", /^\/import$/,
    ({ scene }) =>
      scene === "refuse" ? no(422, "broken-file") : ok({ id: "old-oval-88", url: "/t/old-oval-88/replay" }),
  ],
  ["POST", /^\/tables\/([^/]+)\/.+$/, () => ok({})],
  ["DELETE", /^\/tables\/([^/]+)\/seats\/\d+$/, () => ok({})],
];

export function answer(asked: Asked): Answered {
  for (const [method, path, handler] of HANDLERS) {
    const found = method === asked.method ? path.exec(asked.path) : null;
    if (found) return handler(asked, found[1] ?? "");
  }
  return no(404, "not-found");
}

function opened({ body, scene }: Asked): Answered {
  if (scene === "refuse") return no(429, "too-many-tables");
  if (scene === "rich-refuse") return no(422, "bad-value", "legends", { option: "legends", value: "9", known: "0–4" });
  const plan = body as NewTable;
  return ok({ id: "red-kerb-41", url: "/t/red-kerb-41", game: plan.game });
}

/** "guest": somebody else's table with free seats; "full": everyone is there. */
export function stateOf(id: string): TableState {
  const over = id === "old-oval-88";
  const last = (seat: number) => (id === "full" ? bot(seat, "Lin", "champion") : free(seat));
  return {
    type: "state",
    number: 3,
    table: {
      id, game: "heat", status: over ? "over" : "lobby", options: { circuit: "usa", laps: "printed" },
      seats: [
        person(0, "Ana"), person(1, "Mira", { connected: id !== "full" }), last(2), bot(3, "Vera", "pro"),
        bot(4, "Otto"), last(5),
      ],
      pace: { kind: "live", seconds: 90 }, commitment: COMMITMENT, seed: over ? SEED : null, deadline: null,
      private: id !== "guest", my_seats: id === "guest" ? [] : [0], mine: id !== "guest",
    },
    view: {}, seat: 0, open_seats: [], question: null, expected: 0, can_undo: false, events: [], chat: CHAT,
  };
}

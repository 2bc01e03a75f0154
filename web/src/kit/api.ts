import { gameName } from "../games/registry";
import { connection } from "./connection.svelte";
import type { Answer, GameInfo, Level, Me, NewTable, Seat, TableId, TableLine, TableState } from "./contract";
import { language } from "./language.svelte";
import { t, textOr, type TextArguments } from "./text";

/** The server said no, or could not be reached (`reason` "offline"). `field` names the form field it is about. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly text: string,
    readonly status = 0,
    readonly field: string | null = null,
  ) {
    super(text);
  }
}

export interface Opened {
  id: TableId;
  url: string;
}

export const games = () => call<GameInfo[]>("GET", "/api/games");
export const lobby = () => call<TableLine[]>("GET", "/api/tables");
export const openTable = (plan: NewTable) => call<Opened>("POST", "/api/tables", plan);

export const me = () => call<Me>("GET", "/api/me");
export const rename = (name: string) => call<Me>("POST", "/api/me", { name });
export const recoveryLink = () => call<{ url: string }>("POST", "/api/me/recovery");
export const endSessions = () => call<unknown>("DELETE", "/api/me/sessions");
export const endRecovery = () => call<unknown>("DELETE", "/api/me/recovery");
export const checkLink = (token: string) => call<unknown>("POST", "/api/recover/check", { token });
export const recover = (token: string) => call<Me>("POST", "/api/recover", { token });

export const table = (id: TableId) => call<TableState>("GET", at(id));
export const sit = (id: TableId, seat: Seat) => call<unknown>("POST", `${at(id)}/seats/${seat}`);
export const seatBot = (id: TableId, seat: Seat, level: Level) =>
  call<unknown>("POST", `${at(id)}/seats/${seat}`, { kind: "bot", level });
export const leave = (id: TableId, seat: Seat) => call<unknown>("DELETE", `${at(id)}/seats/${seat}`);
export const start = (id: TableId) => call<unknown>("POST", `${at(id)}/start`);
export const answer = (id: TableId, given: Answer) => call<unknown>("POST", `${at(id)}/answers`, given);
export const undo = (id: TableId, seat: Seat, key: string) => call<unknown>("POST", `${at(id)}/undo`, { seat, key });
export const say = (id: TableId, text: string) => call<unknown>("POST", `${at(id)}/chat`, { text });
export const rematch = (id: TableId) => call<Opened>("POST", `${at(id)}/rematch`);
export const log = <Log = unknown>(id: TableId, since?: number) =>
  call<Log>("GET", `${at(id)}/log${since === undefined ? "" : `?since=${since}`}`);
/** Whoever has no name in the file gets one in the language on screen. */
export const exportUrl = (id: TableId) => `${at(id)}/export?language=${language()}`;
export const importGame = (file: unknown) => call<Opened>("POST", "/api/import", file);

const at = (id: TableId) => `/api/tables/${encodeURIComponent(id)}`;

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answered = await send(method, path, body);
  const said: unknown = await answered.json().catch(() => null);
  if (!answered.ok) throw refusal(answered.status, said);
  return said as T;
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const asked: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, "content-type": "application/json" };
  }
  try {
    const answered = await fetch(path, asked);
    connection.found();
    return answered;
  } catch {
    connection.lost();
    throw new Refusal("offline", t("refusal-offline"));
  }
}

interface Said {
  reason?: string;
  text?: string;
  field?: string | null;
  /** What the sentence names. */
  details?: TextArguments;
}

/** Every refusal has a reason key and a sentence in the reader's language. */
export function refusal(status: number, said: unknown): Refusal {
  const { reason = `http-${status}`, text, field = null, details: facts } = (said ?? {}) as Said;
  const details = typeof facts?.game === "string" ? { ...facts, game: gameName(facts.game) } : facts;
  return new Refusal(reason, textOr(`refusal-${reason}`, text ?? t("refusal-unknown"), details), status, field);
}

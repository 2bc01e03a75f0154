/** Somebody who uses the site without a browser: rivals who always drive in the same way. */
import { request, type APIRequestContext, type APIResponse } from "@playwright/test";
import type { TableState } from "../src/kit/contract";
import type { RaceView } from "../src/games/heat/state";
import { HOME } from "./site";
import { sensible } from "./wheel";

/** A connection that stayed idle may be closed just when it is used again. */
const RETRIES = 3;
const WAIT = 250;

/** Somebody faster than people are is asked to wait, and does. */
async function patiently(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.status() !== 429) return answer;
    await new Promise((done) => setTimeout(done, WAIT));
  }
}

export type RaceState = TableState<RaceView>;

export class Person {
  private constructor(
    readonly name: string,
    readonly http: APIRequestContext,
  ) {}

  static async named(name: string): Promise<Person> {
    const person = new Person(name, await request.newContext({ baseURL: HOME }));
    await person.post("/api/me", { name });
    return person;
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const answer = await patiently(() => this.http.post(path, { data: body, maxRetries: RETRIES }));
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  async state(table: string): Promise<RaceState> {
    return (await (
      await patiently(() => this.http.get(`/api/tables/${table}`, { maxRetries: RETRIES }))
    ).json()) as RaceState;
  }
  async open(plan: object): Promise<string> {
    return (await this.post<{ id: string }>("/api/tables", { game: "heat", options: {}, private: true, ...plan })).id;
  }
  start(table: string): Promise<unknown> {
    return this.post(`/api/tables/${table}/start`);
  }
  sit(table: string, seat: number): Promise<unknown> {
    return this.post(`/api/tables/${table}/seats/${seat}`);
  }
  async leave(table: string, seat: number): Promise<void> {
    await this.http.delete(`/api/tables/${table}/seats/${seat}`, { maxRetries: RETRIES });
  }
  say(table: string, text: string): Promise<unknown> {
    return this.post(`/api/tables/${table}/chat`, { text });
  }
  async answer(
    table: string, { seat, expected }: Pick<TableState, "seat" | "expected">, choices: number[],
  ): Promise<void> {
    await this.post(`/api/tables/${table}/answers`, { seat, expected, key: crypto.randomUUID(), choices });
  }
  /** Answers once if asked. */
  async drive(table: string): Promise<boolean> {
    const state = await this.state(table);
    if (!state.question) return false;
    await this.answer(table, state, sensible(state));
    return true;
  }
}

/** Everybody drives until nobody of them is asked any more. */
export async function driveAll(people: Person[], table: string): Promise<void> {
  for (let moved = true; moved; ) {
    moved = false;
    for (const person of people) while (await person.drive(table)) moved = true;
  }
}

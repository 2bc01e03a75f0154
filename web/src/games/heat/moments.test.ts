import { beforeAll, describe, expect, it } from "vitest";
import race from "../../../mock/heat/race.json";
import { learn, speak } from "../../kit/language.svelte";
import type { SeatInfo } from "../../table/types";
import { moments, type Moment } from "./moments";
import { momentWords } from "./momentWords";
import type { GameEvent } from "./room";

const events = race.events as unknown as GameEvent[];
const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
const round = (number: number) => event("round-began", -1, { round: number, order: [0, 1, 2] });
const spin = (seat: number) => [event("revealed", seat), event("spun-out", seat, { corner: 0, stress: 1 })];

describe("key moments", () => {
  const found = moments(events);
  it("are few, in order, and have the winner's finish", () => {
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => a - b));
    expect(found.some(({ kind }) => kind === "finish" || kind === "farther")).toBe(true);
  });
  it("start where the turn starts", () => {
    for (const { at, seat } of found) expect(events[at]).toMatchObject({ kind: "revealed", seat });
  });
  it("lie in all parts of a race", () => {
    const last = Math.max(...events.flatMap(({ kind, args }) => (kind === "round-began" ? [args.round] : [])));
    const thirds = new Set(found.map(({ round }) => Math.min(2, Math.floor((3 * (round - 1)) / last))));
    expect([...thirds].sort()).toEqual([0, 1, 2]);
  });
  it("are first of all one's own", () => {
    const everybody = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => [round(number), ...spin(0), ...spin(1), ...spin(2)]);
    expect(moments(everybody, [2]).filter(({ seat }) => seat === 2).length).toBeGreaterThanOrEqual(3);
    expect(new Set(moments(everybody, [2]).map(({ round }) => round)).size).toBe(5);
  });
  it("tell who is out of the race", () => {
    const told = moments([round(1), event("revealed", 1), event("eliminated", 1, { place: 3 })]);
    expect(told.map(({ kind, seat }) => [kind, seat])).toContainEqual(["out", 1]);
  });
  it("tell that farther past the line wins", () => {
    const told = [
      round(1),
      event("revealed", 0),
      event("finished", 0),
      event("revealed", 1),
      event("finished", 1),
      event("placed", 1, { place: 1 }),
      event("placed", 0, { place: 2 }),
    ];
    expect(moments(told)).toMatchObject([{ kind: "farther", seat: 1, args: { rival: 0 } }]);
  });
});

describe("the words of a moment", () => {
  const table = {
    game: "heat",
    seats: [
      { seat: 0, kind: "human", name: "Ана" },
      { seat: 1, kind: "human", name: "Лотта" },
    ] as SeatInfo[],
  };
  const moment = (kind: Moment["kind"], seat: number, args: Record<string, number> = {}): Moment => ({
    at: 0,
    round: 1,
    seat,
    kind,
    args,
    weight: 1,
  });
  beforeAll(() => Promise.all([speak("ru"), learn("heat"), learn("heat/end")]));

  it("are a sentence with a verb", () => {
    expect(momentWords(moment("spin", 1, { corner: 1 }), table, [0]).words).toBe(
      "Лотта вылетает с трассы в повороте B",
    );
    expect(momentWords(moment("finish", 1), table, []).words).toBe("Лотта раньше всех пересекает черту и побеждает");
  });
  it("speak to whoever drove or was passed", () => {
    expect(momentWords(moment("leads", 0), table, [0]).words).toBe("Вы выходите вперёд");
    expect(momentWords(moment("slip", 1, { rival: 0 }), table, [0]).words).toBe("Лотта обходит вас в слипстриме");
  });
  it("name everybody where several share the screen", () => {
    expect(momentWords(moment("leads", 0), table, [0, 1]).words).toBe("Ана выходит вперёд");
  });
});

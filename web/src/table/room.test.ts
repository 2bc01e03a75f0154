import { describe, expect, it, vi } from "vitest";
import { STATES } from "../../mock/heat/states";
import type { GameScreen } from "./game";
import { TableRoom, type Room } from "./room.svelte";
import type { State, ToServer } from "./types";

const screen = { blank: null, draw: () => null, beat: () => 0 } as unknown as GameScreen;

function room(change: (state: State) => State = (state) => state) {
  const send = vi.fn<(message: ToServer) => void>();
  const made = new TableRoom(screen, change(STATES.plan!() as State), send);
  const key = () => (send.mock.lastCall![0] as { key: string }).key;
  return { made, key };
}

describe("words for the table", () => {
  it("are settled when the server has heard them", async () => {
    const { made, key } = room();
    const said = made.say("hello");
    made.take({ type: "ack", key: key(), number: 1 });
    expect(await said).toBeNull();
  });
  it("come back with the reason when they are refused", async () => {
    const { made, key } = room();
    const said = made.say("hello");
    made.take({ type: "refused", key: key(), reason: "too-fast" });
    expect(await said).toBe("too-fast");
  });
  it("come back when the connection is lost meanwhile", async () => {
    const { made } = room();
    const said = made.say("hello");
    made.lost();
    expect(await said).toBe("offline");
  });
});

describe("turns that ran out of time", () => {
  const missing = (missed: number, away = false) =>
    room((state) => ({
      ...state,
      table: {
        ...state.table, status: "playing",
        seats: state.table.seats.map((seat) => (seat.seat === state.seat ? { ...seat, missed, away } : seat)),
      },
    })).made.missed;

  it("are counted until the next answer", () => expect([missing(0), missing(1), missing(2)]).toEqual([0, 1, 2]));
  it("are told as rounds, whatever was asked in one", () => {
    const seats = (state: State) =>
      state.table.seats.map((seat) => (seat.seat === state.seat ? { ...seat, missed: 4, missed_rounds: 2 } : seat));
    expect(
      room((state) => ({ ...state, table: { ...state.table, status: "playing", seats: seats(state) } })).made
        .missedRounds,
    ).toBe(2);
  });
  it("are not told to whom a bot drives for anyway", () => expect(missing(2, true)).toBe(0));
});

describe("a game that has become very long", () => {
  const bounded = (left_to_bots: boolean, away: boolean) =>
    room((state) => ({
      ...state,
      table: {
        ...state.table, status: "playing", bound: { most: 2000, bots_from: 1800, left_to_bots },
        seats: state.table.seats.map((seat) => (seat.seat === state.seat ? { ...seat, away } : seat)),
      },
    })).made;

  it("goes on until bots play it to the end", () => expect(bounded(false, false).leftToBots).toBe(false));
  it("is nobody's any more once bots play it to the end", () => {
    const left = bounded(true, true);
    expect([left.absent, left.leftToBots, left.myTurn]).toEqual([true, true, false]);
  });
  it("may be gone back to before that", () => expect(bounded(false, true).leftToBots).toBe(false));
  it("is nothing to tell of any other", () => expect(room().made.leftToBots).toBe(false));
});

describe("the player before the screen", () => {
  it("is the same person for the whole table, but nobody where several share it", () => {
    const { made } = room();
    expect([made.isMe(0), made.isMe(1)]).toEqual([true, false]);
    expect(room((state) => ({ ...state, table: { ...state.table, my_seats: [0, 1] } })).made.isMe(0)).toBe(false);
  });
});

describe("company", () => {
  const seated = (...others: { kind: "human" | "bot"; away: boolean }[]) =>
    room((state) => ({
      ...state,
      table: {
        ...state.table, my_seats: [0],
        seats: [{ kind: "human", away: false } as const, ...others].map((one, seat) => ({
          seat, name: null, level: null, connected: true, ...one,
        })),
      },
    })).made.alone;
  it("is other people who drive themselves, not bots and not those who left", () => {
    expect(seated({ kind: "bot", away: false })).toBe(true);
    expect(seated({ kind: "human", away: true }, { kind: "bot", away: false })).toBe(true);
    expect(seated({ kind: "human", away: false })).toBe(false);
  });
});

const slow = { ...screen, beat: () => 1000 } as GameScreen;
const news = (state: State, number: number) =>
  ({
    ...state, type: "update", number, film: [{ n: 1000 + number, kind: "moved", seat: 1, args: {} }],
  }) as unknown as Parameters<Room["take"]>[0];

describe("the open question", () => {
  it("stays while others go on, and leaves while the past is looked at", () => {
    const state = STATES.plan!() as State;
    const made = new TableRoom(slow, state);
    expect(made.question).not.toBeNull();
    made.take(news(state, state.number + 1));
    expect([made.caughtUp, made.question]).toEqual([false, state.question]);
    made.reel.seek(made.reel.first);
    expect(made.question).toBeNull();
  });
  it("waits for the film that leads to it", () => {
    const state = STATES.plan!() as State;
    const made = new TableRoom(slow, state);
    made.take(news({ ...state, expected: state.expected + 1 }, state.number + 1));
    expect([made.caughtUp, made.question]).toEqual([false, null]);
  });
});

describe("whoever has given up", () => {

  it("sees how it ended at once, also what comes later", () => {
    const state = STATES.plan!() as State;
    const made = new TableRoom(slow, state);
    made.take(news(state, state.number + 1));
    expect(made.caughtUp).toBe(false);
    made.giveUp();
    expect(made.caughtUp).toBe(true);
    made.take(news(made.state, made.state.number + 1));
    expect(made.caughtUp).toBe(true);
  });
  it("sees nothing of what bots do for them until the race is over", () => {
    const state = STATES.plan!() as State;
    const made = new TableRoom(slow, state);
    made.giveUp();
    const shown = made.reel.end;
    const gone = {
      ...state,
      table: {
        ...state.table, status: "playing" as const,
        seats: state.table.seats.map((seat) => ({ ...seat, away: seat.seat === state.seat })),
      },
    };
    made.take(news(gone, state.number + 1));
    made.take(news(gone, state.number + 2));
    expect([made.reel.end, made.state.number]).toEqual([shown, state.number + 2]);
    made.take(news({ ...gone, table: { ...gone.table, status: "over" } }, state.number + 3));
    expect([made.reel.end, made.caughtUp]).toEqual([shown + 3, true]);
  });
  it("sees where another race begins, and the film again once back at the wheel", () => {
    const state = STATES.plan!() as State;
    const made = new TableRoom({ ...slow, newBoard: "moved", logRole: () => "told" } as unknown as GameScreen, state);
    const shown = made.reel.end;
    made.giveUp();
    const seated = (away: boolean) => ({
      ...made.state,
      table: {
        ...state.table, status: "playing" as const,
        seats: state.table.seats.map((seat) => ({ ...seat, away: away && seat.seat === state.seat })),
      },
    });
    made.take(news(seated(true), state.number + 1));
    expect([made.reel.end, made.absent]).toEqual([shown + 1, true]);
    made.take(news(seated(false), state.number + 2));
    expect([made.reel.end, made.caughtUp]).toEqual([shown + 2, false]);
  });
  it("who takes the seat back goes on in the film where they were, at most a round back", () => {
    const state = STATES.plan!() as State;
    const told = (kinds: string[], at: number) =>
      kinds.map((kind, i) => ({ n: 1000 + at + i, kind, seat: 1, args: {} }));
    const film = {
      ...slow, logRole: ({ kind }: { kind: string }) => (kind === "round" ? "chapter" : "told"),
    } as GameScreen;
    const playing = (away: boolean) => ({
      ...state,
      table: {
        ...state.table, status: "playing" as const,
        seats: state.table.seats.map((seat) => ({ ...seat, away: away && seat.seat === state.seat })),
      },
    });
    const back = (kinds: string[]) => {
      const made = new TableRoom(film, playing(false));
      const start = made.reel.end;
      const say = (away: boolean, number: number, events: object[]) =>
        made.take({
          ...playing(away), type: "update", number: state.number + number, film: events,
        } as unknown as Parameters<Room["take"]>[0]);
      say(false, 1, told(["moved", "moved", "moved"], 0));
      made.giveUp();
      say(true, 2, told(kinds, 3));
      say(false, 3, []);
      const from = made.reel.at - start;
      made.reel.destroy();
      return [from, made.reel.playing];
    };
    // The event at which the film begins is shown at once.
    expect(back(["moved"])).toEqual([2, true]);
    expect(back(["round", "moved", "moved", "round", "moved", "moved", "round"])).toEqual([7, true]);
  });
});

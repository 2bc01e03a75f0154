import { describe, expect, it } from "vitest";
import { event, race, robot } from "./make";
import type { Room } from "./room";
import { filledAtRandom, lastSeconds } from "./timer";

const asked = { kind: "fill-register", seat: 0, args: {}, options: [] };

function programming(
  more: object = {},
  {
    timer = "last",
    deadline = "2026-01-01T00:00:30Z" as string | null,
    open = [0],
    rules = [] as string[],
    blocker = false,
  } = {},
) {
  const plain = race([
    robot(0, 0, 0),
    robot(1, 1, 0, { ready: true }),
    ...(blocker ? [robot(0, 2, 0, { robot: 2, blocker })] : []),
  ]);
  return {
    question: asked,
    seat: 0,
    view: { ...plain, course: { ...plain.course, rules } },
    table: { deadline, options: { timer } },
    state: { open_seats: open },
    ...more,
  } as unknown as Room;
}

describe("half a minute for the last player", () => {
  it("is told to whom alone the table waits for", () => {
    expect(lastSeconds(programming())).toBe(30);
    expect(lastSeconds(programming({}, { open: [0, 1] }))).toBe(0);
    expect(lastSeconds(programming({ question: null }, { open: [1] }))).toBe(0);
  });
  it("is given for each robot that is to be programmed", () =>
    expect(lastSeconds(programming({}, { blocker: true }))).toBe(60));
  it("is not told where no clock runs, or where it runs for all", () => {
    expect(lastSeconds(programming({}, { deadline: null }))).toBe(0);
    expect(["none", "all"].map((timer) => lastSeconds(programming({}, { timer })))).toEqual([0, 0]);
    expect(lastSeconds(programming({}, { rules: ["one_minute"] }))).toBe(0);
  });
  it("is not told when something else than the program is asked", () =>
    expect(lastSeconds(programming({ question: { ...asked, kind: "announce-power-down" } }))).toBe(0));
});

describe("registers that were filled at random", () => {
  const events = [
    event("turn-began", -1),
    event("time-up", 1, { count: 2 }),
    event("time-up", 0, { count: 5 }),
    event("programmed", -1),
    event("turn-began", -1),
  ];
  const filled = (more: object = {}, at = events.length) =>
    filledAtRandom({
      reel: { steps: events, at },
      mark: 1,
      seat: 0,
      replay: false,
      absent: false,
      ...more,
    } as unknown as Room);

  it("are counted for their owner until the next decision", () =>
    expect([filled(), filled({ mark: 5 })]).toEqual([5, 0]));
  it("are told again after a reload, as long as the turn lasts", () => {
    const turn = events.slice(0, 4);
    expect([filled({ mark: 4, reel: { steps: turn, at: 4 } }), filled({ mark: 5 })]).toEqual([5, 0]);
  });
  it("are told again after a reload while the next program is made, not later", () => {
    const later = [...events, event("programmed", -1), event("turn-began", -1)];
    const opened = (all: typeof events) =>
      filled({ mark: all.length, reel: { steps: all, at: all.length }, question: asked });
    expect([opened(events), opened(later)]).toEqual([5, 0]);
  });
  it("are forgotten when bots have programmed for turns since", () => {
    const later = [...events, event("programmed", -1), event("turn-began", -1)];
    expect(filled({ reel: { steps: later, at: later.length } })).toBe(0);
  });
  it("are not told before the film has come to it", () => expect(filled({}, 2)).toBe(0));
  it("are told to nobody who only looks on", () =>
    expect([filled({ seat: null }), filled({ replay: true })]).toEqual([0, 0]));
});

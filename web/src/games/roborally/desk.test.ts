import { beforeAll, describe, expect, it, vi } from "vitest";
import { Desk } from "./desk.svelte";
import { empty, race, robot } from "./make";
import type { Room } from "./room";
import type { Forecast, OptionCard, Register } from "./state";

const CARDS = [10, 70, 80, 430, 490, 500].map((priority) => ({ card: "move_1" as const, priority }));
const QUESTION = {
  kind: "fill-register",
  seat: 0,
  args: { register: 1, robot: 0 },
  options: CARDS.map(({ priority }) => ({
    choice: 55 + priority / 10,
    label: { kind: "card", card: "move_1", priority },
  })),
};

interface Setting {
  registers?: Register[];
  damage?: number;
  options?: OptionCard[];
  together?: boolean;
}

describe("the desk of somebody who programs", () => {
  beforeAll(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  });
  function setUp({ registers = empty(), damage = 0, options = [], together = false }: Setting = {}) {
    const sent: number[][] = [];
    const undone: boolean[] = [];
    const view = race([robot(0, 0, 0, { registers, damage, options })], {
      hands: [{ robot: 0, cards: CARDS, stored: [], registers: [], power_down: false }],
    });
    const room = {
      view,
      seat: 0,
      question: QUESTION as object | null,
      table: { id: "t", options: { power_down: together ? "with_program" : "in_order" } },
      state: { can_undo: true },
      refusal: null as string | null,
      answer: (choices: number[]) => sent.push(choices),
      undo: () => undone.push(true),
    };
    /** What the server says after it has been handed these cards: they are in registers, no longer in the hand. */
    const taken = (...places: number[]) => {
      const lies = empty().map((register, i) =>
        places[i] === undefined ? register : { state: "down" as const, locked: false, ...CARDS[places[i]!]! },
      );
      room.view = race([robot(0, 0, 0, { registers: lies })], {
        hands: [
          {
            robot: 0,
            cards: CARDS.filter((_, i) => !places.includes(i)),
            stored: [],
            registers: [],
            power_down: false,
          },
        ],
      });
      const left = CARDS.filter((_, i) => !places.includes(i)).map(({ priority }) => priority);
      room.question = { ...QUESTION, options: QUESTION.options.filter(({ label }) => left.includes(label.priority)) };
    };
    return { desk: new Desk(room as unknown as Room), sent, undone, room, taken };
  }

  it("lays a card into the leftmost free register, and takes it back", () => {
    const { desk } = setUp();
    [4, 2, 0].forEach((place) => desk.lay(place));
    expect(desk.registers.map(({ priority }) => priority)).toEqual([490, 80, 10, undefined, undefined]);
    desk.lay(2);
    desk.lay(5);
    expect(desk.laid).toEqual([4, 5, 0, null, null]);
    desk.takeBack(0);
    expect(desk.next).toBe(0);
  });
  it("lays a card into the register that was tapped before, and moves one that lies in another", () => {
    const { desk } = setUp();
    desk.tap(3);
    desk.lay(4);
    desk.lay(2);
    expect(desk.laid).toEqual([2, null, null, 4, null]);
    desk.tap(1);
    desk.tap(3);
    desk.tap(4);
    desk.lay(2);
    expect(desk.laid).toEqual([null, 4, null, null, 2]);
    desk.tap(0);
    desk.tap(0);
    desk.tap(1);
    expect(desk.laid, "nothing is aimed at any more").toEqual([null, null, null, null, 2]);
  });
  it("carries cards from the hand to any register, and from one to another: there they change places", () => {
    const { desk } = setUp();
    const { rules } = desk.carrier;
    rules.put(4, 2);
    rules.put(1, 0);
    rules.put(4, 0);
    expect(desk.laid).toEqual([4, null, 1, null, null]);
    rules.put(5, 0);
    expect(desk.laid).toEqual([5, null, 1, null, null]);
    rules.drop!(5);
    expect(desk.laid).toEqual([null, null, 1, null, null]);
    expect(desk.carrier.step(1, 1)).toBe(3);
    expect(desk.carrier.step(1, -1)).toBe(2);
  });
  it("carries nothing into a locked register, and nothing at all where each card counts at once", () => {
    const locked: Register = { state: "up", locked: true, card: "move_1", priority: 660 };
    const { desk } = setUp({ registers: empty().map((r, i) => (i === 4 ? locked : r)), damage: 5 });
    desk.lay(0);
    expect([0, 1, 4].map((register) => desk.carrier.rules.fits(0, register))).toEqual([false, true, false]);
    desk.tap(4);
    expect([desk.aimed, desk.why]).toEqual([null, "register-locked"]);
    const { desk: other } = setUp({ options: [{ id: "crab_legs", tokens: 0, stored: false }] });
    expect(other.carrier.rules.free(0)).toBe(false);
  });
  it("leaves locked registers alone and says why", () => {
    const locked: Register = { state: "up", locked: true, card: "move_1", priority: 660 };
    const { desk, sent } = setUp({ registers: empty().map((r, i) => (i === 4 ? locked : r)), damage: 5 });
    desk.takeBack(4);
    expect(desk.why).toBe("register-locked");
    [0, 1, 2, 3].forEach((place) => desk.lay(place));
    expect(desk.complete).toBe(true);
    desk.lay(4);
    desk.submit();
    expect(sent).toEqual([[56, 62, 63, 98]]);
  });
  it("hands in a program that loses the robot at the second tap, where one is wanted", () => {
    const { desk, sent } = setUp();
    [0, 1, 2, 3, 4].forEach((place) => desk.lay(place));
    desk.forecast = [{ register: 2, lost: "pit" } as Forecast];
    desk.ready(true);
    expect([desk.warned, sent]).toEqual([true, []]);
    desk.takeBack(4);
    desk.lay(5);
    desk.ready(true);
    expect(sent, "another program is asked for anew").toEqual([]);
    desk.ready(true);
    expect(sent).toHaveLength(1);
  });
  it("hands in at once what loses nothing, or where one tap is enough", () => {
    for (const [lost, twice] of [
      ["", true],
      ["pit", false],
    ] as const) {
      const { desk, sent } = setUp();
      [0, 1, 2, 3, 4].forEach((place) => desk.lay(place));
      desk.forecast = [{ register: 2, lost } as Forecast];
      desk.ready(twice);
      expect(sent).toHaveLength(1);
    }
  });
  it("fills gaps with any card when the time is nearly up, and leaves every card where it was laid", () => {
    const { desk } = setUp();
    [0, 1, 2].forEach((place) => desk.lay(place));
    desk.takeBack(1);
    desk.fillGaps();
    const [first, filled, third, ...rest] = desk.laid;
    expect([first, third, ...rest]).toEqual([0, 2, null, null]);
    expect([1, 3, 4, 5]).toContain(filled);
  });
  it("hands in only whole programs", () => {
    const { desk, sent } = setUp();
    desk.lay(0);
    desk.submit();
    expect(sent).toEqual([]);
  });
  it("hands in card by card where two may share a register", () => {
    const { desk, sent } = setUp({ options: [{ id: "dual_processor", tokens: 0, stored: false }] });
    desk.lay(1);
    expect(sent).toEqual([[62]]);
  });
  it("lays again what was laid before a reload, and nothing twice", () => {
    const { desk } = setUp();
    desk.pickUp([3, -1, 1, -1, -1]);
    expect(desk.laid).toEqual([3, null, 1, null, null]);
    desk.takeAllBack();
    desk.pickUp([3, 3, -1, -1, -1]);
    expect(desk.laid).toEqual([null, null, null, null, null]);
  });
  it("hands in what is laid up to the first gap while time runs, but not the card that makes it ready", () => {
    const { desk, sent } = setUp();
    [4, 2, 0].forEach((place) => desk.lay(place));
    desk.takeBack(1);
    desk.handIn(false);
    expect(sent).toEqual([[104]]);
    [2, 3, 5].forEach((place) => desk.lay(place));
    desk.handIn(false);
    expect(sent.at(-1)).toEqual([104, 63, 56, 98]);
    desk.handIn(true);
    expect(sent.at(-1)).toEqual([104, 63, 56, 98, 105]);
  });
  it("shows what is handed in as laid, and hands in only the rest", () => {
    const { desk, sent, taken } = setUp();
    desk.reset();
    [4, 2, 0].forEach((place) => desk.lay(place));
    desk.handIn(false);
    taken(4, 2);
    desk.keepUp();
    expect(desk.laid).toEqual([4, 2, 0, null, null]);
    expect(desk.hand).toEqual(CARDS);
    desk.handIn(false);
    expect(sent.at(-1)).toEqual([56]);
  });
  it("takes back what is handed in when it is laid otherwise, and again hands in what is laid", () => {
    const { desk, sent, undone, taken } = setUp();
    desk.reset();
    [4, 2].forEach((place) => desk.lay(place));
    desk.handIn(false);
    taken(4, 2);
    desk.keepUp();
    desk.takeBack(0);
    desk.lay(5);
    desk.handIn(false);
    expect(undone).toEqual([true]);
    taken();
    desk.keepUp();
    expect(desk.laid).toEqual([5, 2, null, null, null]);
    desk.handIn(false);
    expect(sent.at(-1)).toEqual([105, 63]);
  });
  it("follows what was handed in or taken back elsewhere", () => {
    const { desk, taken } = setUp();
    desk.reset();
    desk.lay(2);
    taken(4, 2);
    desk.keepUp();
    expect(desk.laid).toEqual([4, 2, null, null, null]);
    taken(4);
    desk.keepUp();
    expect(desk.laid).toEqual([4, null, null, null, null]);
  });
  it("lays after a reload what is handed in, where the browser remembers nothing", () => {
    const { desk, taken } = setUp();
    taken(3, 1);
    desk.reset();
    desk.pickUp([-1, -1, -1, -1, -1]);
    expect(desk.laid).toEqual([3, 1, null, null, null]);
  });
  it.each([
    { together: false, down: true, wanted: [[1]] },
    { together: false, down: false, wanted: [[0]] },
    { together: true, down: false, wanted: [[0]] },
  ])("announces a power down as the switch says: $together, $down", ({ together, down, wanted }) => {
    const { desk, sent, room } = setUp({ damage: 2, together });
    desk.reset();
    desk.down = down;
    [0, 1, 2, 3, 4].forEach((place) => desk.lay(place));
    desk.submit();
    room.question = {
      kind: "announce-power-down",
      seat: 0,
      args: { robot: 0 },
      options: [
        { choice: 0, label: { kind: "keep-running" } },
        { choice: 1, label: { kind: "power-down" } },
      ],
    };
    desk.reset();
    expect(sent.slice(1)).toEqual(wanted);
    desk.reset();
    expect(sent.slice(1)).toEqual(wanted);
  });
  it("offers a power down only to damaged robots", () => {
    expect(setUp().desk.mayPowerDown).toBe(false);
    expect(setUp({ damage: 1 }).desk.mayPowerDown).toBe(true);
  });
  it("shows the robot as it would face: by the choice one looks at, or by the armed one", () => {
    const { desk, room } = setUp();
    room.question = {
      kind: "face",
      seat: 0,
      args: { robot: 0 },
      options: [
        { choice: 1, label: { kind: "face", way: "north" } },
        { choice: 3, label: { kind: "face", way: "west" } },
      ],
    };
    expect(desk.previewed).toBeNull();
    desk.arm(1);
    expect(desk.previewed).toBe("north");
    desk.hinted = 3;
    expect(desk.previewed).toBe("west");
    desk.arm(1);
    expect(desk.previewed).toBe("north");
    desk.reset();
    expect(desk.previewed).toBeNull();
  });
});

import { beforeAll, expect, it, vi } from "vitest";
import { learn, learnSetup, speak } from "../../../kit/language.svelte";
import { learnDeclared } from "../../../table/declared";
import type { Room } from "../room";
import type { News } from "../marks";
import { newsWords } from "./news";

/** As the game declares them. */
vi.mock("../../../kit/api", () => {
  const name = (family: string) => ({ kind: "name", family });
  const events = {
    "magic-worked": { args: { unicorn: name("colour"), cards: { kind: "list", of: name("card") } } },
    "bet-lost": { args: { bet: name("bet"), unicorn: name("colour"), stake: { kind: "number" } } },
  };
  return { call: () => Promise.resolve({ events, questions: {}, labels: {} }) };
});
beforeAll(async () => {
  await Promise.all([speak("en"), learn("unicorn_fever/board"), learnSetup("unicorn_fever")]);
  await learnDeclared("unicorn_fever");
});

const room = { nameOf: (seat: number) => ["Ana", "Mira"][seat], called: (seat: number) => `called ${seat}` } as Room;
const said = (kind: string, args: object, seat = -1) => newsWords(room, { kind, args, seat } as unknown as News);

it("a race card is told by what goes on, for its numbers stand on the ladder", () => {
  expect(said("race-card", { card: "dark-horse", moves: [2, 2, 2, 2, 4, 2], turn: 3 })).toMatch(/^×6 comes out/);
});
it("of a run only the magic is told", () => {
  const moves = [
    { unicorn: "red", from: 5, to: 7, cards: ["second-wind"] },
    { unicorn: "blue", from: 3, to: 6, cards: [] },
    { unicorn: "green", from: 5, to: 6, cards: ["snack-cart"] },
  ];
  expect(said("ran", { moves })).toBe("Red: Second Wind! Green: Snack Cart!");
});
it("a sprint is told with its spaces", () => {
  expect(said("sprinted", { unicorn: "red", spaces: 2, to: 5 })).toBe("Red sprints 2 spaces");
  expect(said("sprinted", { unicorn: "red", spaces: 0, to: 5 })).toBe("Red stays put");
});
it("who is paid is named", () => {
  expect(said("bet-lost", { bet: "winner", unicorn: "red", stake: 4 }, 1)).toBe("Mira loses 4 gold: Red to win.");
});

import { beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { empty, race, robot } from "./make";
import { progress } from "./progress";
import type { Question } from "./room";

beforeAll(async () => {
  await speak("en");
  await learn("roborally");
});
const question = (kind: string) => ({ kind, seat: 0, args: {}, options: [] }) as unknown as Question;
const robots = [robot(0, 0, 0), robot(1, 1, 0, { ready: true })];

it("a phone says that one's own program is awaited, and how many are ready", () => {
  const view = race(robots);
  expect(progress(view, [0], question("fill-register"))).toMatchObject({
    own: true,
    brief: "Your program, 1 of 2 ready",
  });
  const waiting = progress(view, [0]);
  expect([waiting?.own, waiting?.brief, waiting?.steps[0]?.note]).toEqual([undefined, undefined, "1 of 2 ready"]);
});
it("beside the arrow that takes cards back a phone has no room for numbers", () => {
  const handed = empty().map((register) => ({ ...register, state: "down" as const }));
  expect(
    progress(race([robot(0, 0, 0, { registers: handed }), robot(1, 1, 0)]), [0], question("fill-register")),
  ).toMatchObject({ own: true, brief: "Your program" });
});
it("a phone says that anything else is one's own choice; whoever is not asked reads which register runs", () => {
  const view = race(robots, { phase: "run", register: 3 });
  expect(progress(view, [0], question("choose-weapon"))).toMatchObject({ own: true, brief: "Your choice" });
  expect(progress(view, [1])).toMatchObject({ brief: "Register 3" });
  expect(progress(view, [1])?.own).toBeUndefined();
});

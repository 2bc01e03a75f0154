import { beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { race, robot } from "./make";
import { merit, oncePerTeam, teamHeadline } from "./result";
import { teamsOf } from "./teams";

beforeAll(async () => {
  await Promise.all([learn("roborally"), learn("roborally/end")]);
  await speak("en");
});
/** Numbers stay with their words: spaces that do not break. */
const plain = (words: string) => words.replaceAll("\u00a0", " ");
const NONE = { finished: 0, out: 0 };

it("a robot has its place by all flags, or by flags, lives and damage", () => {
  const [first, second, third] = [
    robot(0, 0, 0, { touched: 2 }),
    robot(1, 1, 0, { touched: 1, lives: 2, damage: 3 }),
    robot(2, 2, 0, { lives: 0 }),
  ];
  const view = race([first, second, third]);
  expect(
    [
      merit(view, first, { finished: 4, out: 0 }),
      merit(view, second, NONE),
      merit(view, third, { finished: 0, out: 3 }),
    ].map(plain),
  ).toEqual(["all flags in turn 4", "1 flag, 2 lives, damage 3", "out in turn 3, no flags"]);
});
it("a team's robots count together", () => {
  const team = [robot(0, 0, 0, { team: 0, touched: 2, lives: 1 }), robot(1, 1, 0, { team: 0, damage: 2 })];
  expect(plain(merit(race([...team, robot(2, 2, 0, { team: 1 })]), team[1]!, NONE))).toBe(
    "Team A together: 2 flags, 4 lives, damage 2",
  );
});
it("a team that has won has its place by that", () => {
  const team = [robot(0, 0, 0, { team: 0 }), robot(1, 1, 0, { team: 1 })];
  expect(["captured", "turn-limit"].map((won) => plain(merit(race(team), team[0]!, NONE, won)))).toEqual([
    "Team A: the rivals’ flag is home",
    "Team A together: no flags, 3 lives, damage 0",
  ]);
});
it("where nobody touches flags, none are counted", () => {
  const team = [robot(0, 0, 0, { team: 0 }), robot(1, 1, 0, { team: 0, lives: 2, damage: 1 })];
  const merits = (["toggle", "capture", "survival"] as const).map((goal) =>
    plain(merit(race(team, { course: { ...race([]).course, goal } }), team[0]!, NONE)),
  );
  expect(new Set(merits)).toEqual(new Set(["Team A together: 5 lives, damage 1"]));
});
it("what counts for a team is told once", () => {
  const rows = [
    { team: 1, why: "won" },
    { team: 1, why: "won" },
    { team: 0, why: "lost" },
    { why: "alone" },
    { why: "alone" },
  ];
  expect(rows.map(oncePerTeam).map(({ why }) => why)).toEqual(["won", "Team B", "lost", "alone", "alone"]);
});
it("the headline speaks of teams", () => {
  const view = race(
    [0, 1, 0, 1].map((team, seat) => robot(seat, seat, 0, { team })),
    { places: [3, 1, 3, 1] },
  );
  const said = (mine: number[]) => plain(teamHeadline(view, teamsOf(view), mine));
  expect([said([2]), said([1]), said([])]).toEqual(["Your team comes second", "Your team wins", "Team B wins"]);
});
it("teams that win at once have drawn", () => {
  const view = race(
    [0, 1, 0, 1].map((team, seat) => robot(seat, seat, 0, { team })),
    { places: [1, 1, 1, 1] },
  );
  expect([[2], []].map((mine) => plain(teamHeadline(view, teamsOf(view), mine)))).toEqual([
    "A draw: both teams at once",
    "A draw: both teams at once",
  ]);
});

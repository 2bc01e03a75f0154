import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import { SEATS } from "../../../../mock/heat/people";
import { planning } from "../../../../mock/heat/situation";
import { learn, makeBundle, speak, type Language } from "../../../kit/language.svelte";
import type { GameScreen } from "../../../table/game";
import { TableRoom } from "../../../table/room.svelte";
import type { State, TableInfo } from "../../../table/types";
import type { GameEvent, Room } from "../room";
import Interlude from "./Interlude.svelte";
import Score from "./Score.svelte";
import { seasonResult } from "./result";
import SeasonBody from "./SeasonBody.svelte";
import { ofYear } from "./ofYear";
import {
  crowned, lapsWords, presentYear, scoreOf, startOrder, type CalendarRace, type RaceReport, type Season,
} from "./season";
import { EXTRA, POINTS, stakesOf } from "./stakes";

const CARS = 6;
const ME = 0;
const by = (order: number[], values: number[]) => Array.from({ length: CARS }, (_, car) => values[order.indexOf(car)]!);
/** Races by the order in which the cars came home. */
const RACES = [[1, 0, 2, 3, 4, 5], [0, 2, 1, 3, 4, 5], [2, 0, 1, 3, 4, 5]];
const reports = (count: number): RaceReport[] =>
  RACES.slice(0, count).map((order, i) => ({
    race: i + 1, places: by(order, [1, 2, 3, 4, 5, 6]), points: by(order, [9, 6, 4, 3, 2, 1]), grid: [1, 2, 3, 4, 5, 6],
    rounds: 9, eliminated: [],
  }));
const stateOf = (race: number, done: number) => (race <= done ? "done" : race === done + 1 ? "now" : "ahead");

function seasonAfter(done: number): Season {
  const results = reports(done);
  const by_race = (car: number) => results.map(({ points }) => points[car]!);
  const sum = (car: number) => by_race(car).reduce((all, points) => all + points, 0);
  const events = ["grandstand", "speed-record", "strike"] as const;
  const calendar = (["great_britain", "usa", "italy"] as const).map((circuit, i): CalendarRace => ({
    race: i + 1, circuit, year: 1961, event: events[i]!, press: [i], sponsors: 1,
    laps: 2, state: stateOf(i + 1, done),
  }));
  const standings = Array.from({ length: CARS }, (_, car) => ({ car, points: sum(car), by_race: by_race(car) })).sort(
    (a, b) => b.points - a.points,
  );
  return {
    name: "1961", race: Math.min(done + 1, 3), races: 3, calendar, event: calendar[Math.min(done, 2)]!.event!,
    press: [0], hand_size: 7, standings, results, sponsor_deck: 30, sponsors_used: 0,
    champions: done === 3 ? [{ year: 1961, car: standings[0]!.car }] : [],
  };
}

const screen = { blank: null, draw: () => null } as unknown as GameScreen;
/** What the screen of this game takes. */
const made = (state: unknown) => new TableRoom(screen, state as State) as unknown as Room;
function roomAfter(done: number, season = seasonAfter(done)): Room {
  const view = {
    ...planning(), seats: CARS, phase: done === 3 ? ("over" as const) : ("draft" as const), round: 0, weather: null,
    season,
  };
  const table = {
    id: "t", game: "heat", status: done === 3 ? "over" : "playing", options: {}, seats: SEATS, my_seats: [ME],
  } as unknown as TableInfo;
  const order = [3, 0, 1, 2, 4, 5];
  const grid: GameEvent = { n: 1, kind: "grid", seat: -1, args: { circuit: "usa", laps: 2, order }, to: null };
  return made({ table, view, events: [grid], question: null, seat: ME, open_seats: [], number: 1 });
}

/** What is to be read on a page, without its marks. */
const words = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u2060", "")
    .replaceAll(/\s+/g, " ");
const page = (done: number, season = seasonAfter(done)) =>
  words(render(SeasonBody, { props: { room: roomAfter(done, season) } }).body);
const sheet = (done: number, season = seasonAfter(done)) =>
  words(render(Interlude, { props: { room: roomAfter(done, season), season } }).body);

interface Told {
  before: string[];
  between: string[];
  over: string[];
  sheet: string[];
  pick: string;
  oneLap: string;
  laps: [string, string, string];
  usual: string;
  ties: [string, string];
}
const TOLD: Record<Language, Told> = {
  en: {
    before: [
      "Championship 1961", "Starting grid", "Pole position", "Next: race 1 of 3", "The main stand opens",
      "Points for the places 9 1st 6 2nd 4 3rd", "Drawn once the cars are built.",
    ],
    between: [
      "You lead with 15 points after 2 of 3 races", "Standings", "after race 2 of 3", "Drivers on strike", "11 1st",
      "winner of the race", "places won or lost with the last race", "run", "now",
    ],
    over: [
      "The season is over: you are the champion", "Champion of 1961",
      "21 points · 1 race won · 2 ahead of second place", "Last race, Italy: you came 2nd, 6 points",
      "The order after each race", "Last race and rematch",
    ],
    sheet: [
      "Race 2 of 3 is over", "You won the race", "+9", "Now you lead with 15 points", "Next: Italy",
      "Drivers on strike", "Go on",
    ],
    pick: "To your pick",
    oneLap: "In a race of one lap that is the finish: the card is for the next race.",
    laps: ["2 laps", "2 laps instead of 3", "3 laps instead of 2"],
    usual: "The race is one lap shorter than usual",
    ties: ["the better place in the last race decides", "the better place on the grid of the last race decides"],
  },
  ru: {
    before: [
      "Чемпионат 1961", "Стартовая решётка", "Поул-позиция", "Следующая гонка: 1 из 3", "Новая трибуна",
      "Очки за места 9 1-е 6 2-е 4 3-е", "Её узнают, когда болиды будут собраны.",
    ],
    between: [
      "Вы лидируете, 15 очков после гонки 2 из 3", "Положение", "после гонки 2 из 3", "Гонщики бастуют", "11 1-е",
      "победитель гонки", "места, выигранные или потерянные в последней гонке", "пройдена", "сейчас",
    ],
    over: [
      "Сезон окончен. Вы чемпион", "Чемпион 1961 года", "21 очко · 1 победа · на 2 очка больше, чем у второго",
      "Последняя гонка, Италия: вы на 2-м месте, 6 очков", "Порядок после каждой гонки", "Последняя гонка и реванш",
    ],
    sheet: [
      "Гонка 2 из 3 окончена", "Вы выиграли гонку", "+9", "В чемпионате вы лидируете: 15 очков", "Следующая: Италия",
      "Гонщики бастуют", "Дальше",
    ],
    pick: "К выбору улучшения",
    oneLap: "В гонке из одного круга это финиш: карта пригодится в следующей гонке.",
    laps: ["2 круга", "2 круга вместо 3", "3 круга вместо 2"],
    usual: "Гонка на круг короче обычной",
    ties: ["решает место в последней гонке", "решает место на старте последней гонки"],
  },
};

describe.each(["en", "ru"] as const)("the pages of a championship (%s)", (language) => {
  beforeEach(() => Promise.all([speak(language), learn("heat"), learn("heat/season")]));
  const told = TOLD[language];

  it("before the first race show the grid, not a ranking of zeros", () => {
    const text = page(0);
    for (const said of told.before) expect(text).toContain(said);
    expect(text).not.toContain(told.between[1]);
  });
  it("between races show the standings, their key and the next race", () => {
    const text = page(2);
    for (const said of told.between) expect(text).toContain(said);
    expect(text).not.toContain(told.before[1]);
  });
  it("at the end crown the champion and lead to the last race", () => {
    const text = page(3);
    for (const said of told.over) expect(text).toContain(said);
    expect(text).not.toContain(told.before[2]);
  });
  it("the sheet between races begins with one's own result, then standings, then what comes next", () => {
    const text = sheet(2);
    const places = told.sheet.map((said) => text.indexOf(said));
    expect(places.every((place) => place >= 0), text).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
  it("whoever is asked for an upgrade meanwhile is led to it", () => {
    const asked = (phase: string) => {
      const { state } = roomAfter(2);
      const question = { id: 1, kind: "improve-car", args: {}, options: [] };
      const room = made({ ...state, view: { ...state.view, phase }, question });
      return words(render(Interlude, { props: { room, season: seasonAfter(2) } }).body);
    };
    expect(asked("draft")).toContain(told.pick);
    expect(asked("plan")).not.toContain(told.pick);
  });
  it("say what decides between equal points, and only where there are some", () => {
    const equal = (done: number) => ({
      ...seasonAfter(done),
      standings: seasonAfter(done).standings.map((one, i) => ({ ...one, points: i < 2 ? 15 : 9 - i })),
    });
    const [places, grid] = told.ties;
    for (const shown of [page, sheet]) {
      expect(shown(2)).not.toContain(places);
      expect(shown(2, equal(2))).toContain(places);
    }
    expect(page(3)).not.toContain(grid);
    expect(page(3, equal(3))).toContain(grid);
    expect(seasonResult(roomAfter(3).table, equal(3)).note).toContain(grid);
    expect(seasonResult(roomAfter(3).table, seasonAfter(3)).note).not.toContain(grid);
  });
  it("say of the sponsors for the first lap that over one lap they are won at the finish, for the next race", () => {
    const short = (laps: number) =>
      page(0, { ...seasonAfter(0), calendar: seasonAfter(0).calendar.map((race) => ({ ...race, laps })) });
    expect(short(1).split(told.oneLap)).toHaveLength(2);
    expect(short(2)).not.toContain(told.oneLap);
  });
  it("say of a race that its event makes shorter or longer how many laps it has instead of how many", () => {
    expect(page(0).split(told.laps[1])).toHaveLength(2);
    expect(page(0)).toContain(told.usual);
    expect([lapsWords("italy", 2, "2"), lapsWords("italy", 2, "printed"), lapsWords("usa", 3, "2")]).toEqual(told.laps);
  });
  it("leave no text without words", () => {
    expect([page(0), page(2), page(3), sheet(1)].filter((text) => /heat-(ui|season|news|choice)-/.test(text))).toEqual(
      [],
    );
  });
});

describe("after a season, when another one follows", () => {
  const calendar = seasonAfter(3).calendar;
  const next: CalendarRace = { ...calendar[0]!, race: 4, year: 1962, state: "now" };
  const season: Season = { ...seasonAfter(3), name: "trilogy", races: 10, calendar: [...calendar, next] };
  beforeEach(() => Promise.all([speak("en"), learn("heat"), learn("heat/season")]));

  it("its champion is named before anybody chooses what to keep, and why one chooses", () => {
    expect(crowned(season)).toEqual({ year: 1961, car: 0 });
    const text = sheet(3, season);
    expect(text).toContain("You are the champion of 1961");
    expect(text).toContain("takes one upgrade of the old car along");
  });
  it("its first grid is drawn by lot again, whoever leads", () => {
    expect(page(2, season)).toContain("A new season: the grid is drawn by lot again, the next ones go by its points.");
    expect(page(0)).toContain("The first grid is drawn by lot, the next ones go by points.");
  });
  it("nobody is crowned in its middle, or at the end of all", () => {
    expect([crowned(seasonAfter(2)), crowned(seasonAfter(3))]).toEqual([null, null]);
  });
  it("its page tells the year, the number of the race in it and in all, and both standings", () => {
    const raced: RaceReport = {
      race: 4, places: by([3, 0, 1, 2, 4, 5], [1, 2, 3, 4, 5, 6]), points: by([3, 0, 1, 2, 4, 5], [9, 6, 4, 3, 2, 1]),
      grid: [1, 2, 3, 4, 5, 6], rounds: 9, eliminated: [],
    };
    const standings = season.standings.map(({ car, points, by_race }) => ({
      car, points: points + raced.points[car]!, by_race: [...by_race, raced.points[car]!],
    }));
    const now: Season = {
      ...season, race: 5, calendar: [...calendar, { ...next, state: "done" }, { ...next, race: 5 }],
      results: [...season.results, raced], standings,
    };
    const view = { ...planning(), seats: CARS, phase: "draft" as const, round: 0, weather: null, season: now };
    const table = {
      id: "t", game: "heat", status: "playing", options: {}, seats: SEATS, my_seats: [ME],
    } as unknown as TableInfo;
    const room = made({ table, view, events: [], question: null, seat: ME, open_seats: [], number: 1 });
    const text = words(render(SeasonBody, { props: { room } }).body);
    for (const said of [
      "Season 1962", "Next: race 5 of 10 · season 1962, race 2 of 2", "Standings of 1962 after race 1 of 2", "In all",
      "Standings of all three seasons after race 4 of 10", "Season 1961 1961 Season 1962 1962 Points",
    ])
      expect(text).toContain(said);
    expect(text).toContain(`${season.standings[0]!.points} 6 ${season.standings[0]!.points + 6}`);
    const year = ofYear(now, 1962);
    expect(year.standings.map(({ car, points }) => [car, points])).toEqual([
      [3, 9], [0, 6], [1, 4], [2, 3], [4, 2], [5, 1],
    ]);
    expect(ofYear(season, 1961).standings.map(({ car }) => car)).toEqual(
      seasonAfter(3).standings.map(({ car }) => car),
    );
  });
  it("of equals its champion is the one who started its last race in front", () => {
    const level: RaceReport = { race: 1, places: [1, 2], points: [5, 5], grid: [2, 1], rounds: 9, eliminated: [] };
    const two: Season = {
      ...season, calendar: [calendar[0]!], results: [level],
      standings: [
        { car: 0, points: 5, by_race: [5] }, { car: 1, points: 5, by_race: [5] },
      ],
    };
    expect(ofYear(two, 1961).standings.map(({ car }) => car)).toEqual([1, 0]);
  });
  it("the poster shows the circuits of the new one", () => {
    expect(presentYear(season.calendar).map(({ race }) => race)).toEqual([4]);
    expect(presentYear(calendar).map(({ race }) => race)).toEqual([1, 2, 3]);
  });
});

describe("the page of a season that another driver won", () => {
  it("says one's own place beside the champion", async () => {
    await Promise.all([speak("en"), learn("heat"), learn("heat/season")]);
    const season = seasonAfter(3);
    expect(page(3, { ...season, standings: season.standings.toReversed() })).toContain(
      `is the champion. You finish ${CARS}th`,
    );
  });
});

describe("the end of a season", () => {
  const table = { id: "t", game: "heat", options: {}, seats: SEATS, my_seats: [ME] } as unknown as TableInfo;
  beforeEach(() => Promise.all([speak("en"), learn("heat"), learn("heat/season"), learn("heat/end")]));

  it("names the tournament", () =>
    expect(seasonResult({ ...table, options: { tournament: true } }, seasonAfter(3)).summary).toBe(
      "3 races with tournament mode",
    ));
  it("says that it is over, who is champion and by how much, and heads the moments of the season", () => {
    expect(seasonResult(table, seasonAfter(3))).toMatchObject({
      headline: "The season is over: you are the champion", summary: "3 races",
      won: "21\u00A0points for the champion, 2 more than second place",
      note: "Race 3, Drivers on strike: 2\u00A0points more for 1st place.", momentsTitle: "Key moments of the season",
    });
    const watched = seasonResult({ ...table, my_seats: [1] }, { ...seasonAfter(3), name: "trilogy" });
    expect(watched.headline).toBe(`The three seasons are over: ${SEATS[0]!.name} is the champion`);
    expect(watched.won).toBe("21\u00A0points for the champion, 2 more than second place. You finish third");
  });
  it("is level with nobody for a driver alone", () => {
    const { standings, ...season } = seasonAfter(3);
    expect(seasonResult(table, { ...season, standings: standings.slice(0, 1) }).won).toBe(
      "21\u00A0points for the champion",
    );
  });
});

it("the grid is the last one that was told", () => {
  const grid = (n: number, order: number[]): GameEvent => ({
    n, kind: "grid", seat: -1, args: { circuit: "usa", laps: 2, order }, to: null,
  });
  expect(startOrder([grid(1, [0, 1]), grid(9, [1, 0])])).toEqual([1, 0]);
  expect(startOrder([])).toEqual([]);
});

describe("what a race is worth", () => {
  const rules = readFileSync(
    join(import.meta.dirname, "../../../../../src/paddock/games/heat/data/championship.toml"), "utf8",
  );
  it("is what the engine counts", () => {
    expect(rules).toContain(`points = [${POINTS.join(", ")}]`);
    const extra = [...rules.matchAll(/id = "([\w-]+)"(?:(?!\[\[)[\s\S])*?extra_points = \[([\d, ]+)\]/g)].map(
      ([, event, points]) => [event, points!.split(", ").map(Number)],
    );
    expect(Object.fromEntries(extra)).toEqual(EXTRA);
  });
  it("tells which points were the event's", () => {
    const season = seasonAfter(3);
    const strike: RaceReport = { ...season.results[2]!, points: by(RACES[2]!, [11, 6, 4, 3, 2, 1]) };
    expect(scoreOf(season, strike, 2)).toEqual({ points: 11, place: 1, extra: 2, event: "strike" });
    expect(scoreOf(season, strike, 0).extra).toBe(0);
    expect(scoreOf(season, { ...strike, points: [0, 0, 0, 0, 0, 0] }, 2).extra).toBe(0);
  });
  it("and says so, in both languages", async () => {
    const won = { score: { points: 11, place: 1, extra: 2, event: "strike" } };
    const told = async (language: Language) => (
      await Promise.all([speak(language), learn("heat"), learn("heat/season")]),
      words(render(Score, { props: won }).body)
    );
    expect(await told("en")).toContain("9 for 1st place, 2 for the event “Drivers on strike”");
    expect(await told("ru")).toContain("9 за 1-е место, 2 за событие «Гонщики бастуют»");
  });
  it("is shown for as many places as there are cars with points to win", () => {
    expect(stakesOf("strike", 8)).toEqual([11, 6, 4, 3, 2, 1]);
    expect(stakesOf(null, 3)).toEqual([9, 6, 4]);
  });
});

it("the words of a championship are the same in both languages, and all are needed", () => {
  const text = (language: Language) => readFileSync(join(import.meta.dirname, `texts/${language}.ftl`), "utf8");
  const keys = (language: Language) =>
    [...text(language).matchAll(/^(heat-season-[a-z-]+) =/gm)].map(([, key]) => key!);
  expect(keys("ru").sort()).toEqual(keys("en").sort());
  for (const language of ["en", "ru"] as const)
    expect(keys(language).filter((key) => !makeBundle(language, [text(language)]).getMessage(key)?.value)).toEqual([]);
  const sources = readdirSync(import.meta.dirname).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."),
  );
  const asked = new Set(
    [join("..", "result.ts"), ...sources].flatMap((file) =>
      [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/heat-season-[a-z-]+(?=")/g)].map(
        ([key]) => key,
      ),
    ),
  );
  const states = ["done", "now", "ahead"].map((state) => `heat-season-${state}`);
  expect(keys("en").filter((key) => !asked.has(key) && !states.includes(key))).toEqual([]);
  expect([...asked].filter((key) => !keys("en").includes(key))).toEqual([]);
});

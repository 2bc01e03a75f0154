import type { Season } from "./season";

/** One of several seasons in a row as a season by itself; of equals its end goes by the grid of the last race. */
export function ofYear(season: Season, year: number | null): Season {
  const calendar = season.calendar.filter((race) => race.year === year);
  const results = season.results.filter(({ race }) => calendar.some((one) => one.race === race));
  const last = results.at(-1);
  const ahead = results.length === calendar.length ? last?.grid : last?.places;
  const standings = season.standings
    .map(({ car }) => {
      const by_race = results.map(({ points }) => points[car]!);
      return { car, by_race, points: by_race.reduce((sum, points) => sum + points, 0) };
    })
    .sort((a, b) => b.points - a.points || (ahead?.[a.car] ?? 0) - (ahead?.[b.car] ?? 0));
  return { ...season, race: season.race - calendar[0]!.race + 1, races: calendar.length, calendar, results, standings };
}

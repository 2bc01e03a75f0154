/** The seasons of Heat that were driven: where each race is held, and its event. */
export interface SeasonRace {
  circuit: string;
  /** Drawn just before the race in a season of one's own. */
  event?: string;
}
const race = (circuit: string, event: string): SeasonRace => ({ circuit, event });

const YEARS: Record<string, SeasonRace[]> = {
  "1961": [race("great_britain", "grandstand"), race("usa", "speed-record"), race("italy", "strike")],
  "1962": [race("italy", "free-engines"), race("great_britain", "crowds"), race("france", "committee")],
  "1963": [
    race("usa", "patron"), race("great_britain", "television"), race("france", "safety"),
    race("italy", "patron-leaves"),
  ],
};
/** Each circuit once; their order is drawn. */
const DRAWN = ["usa", "great_britain", "italy", "france"].map((circuit): SeasonRace => ({ circuit }));

export interface Year {
  /** Absent where there is only one. */
  year?: string;
  races: SeasonRace[];
}
/** What is driven, year by year; nothing where a single race is. */
export function yearsOf(season: string): Year[] {
  if (season === "trilogy") return Object.entries(YEARS).map(([year, races]) => ({ year, races }));
  const races = season === "custom" ? DRAWN : YEARS[season];
  return races ? [{ races }] : [];
}

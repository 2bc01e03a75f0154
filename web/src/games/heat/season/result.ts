/** The end of a championship for its page: places by points. */
import { t } from "../../../kit/text";
import type { RaceResult } from "../../../shell/end/result";
import { seatNote } from "../../../shell/end/seatNote";
import { nameOf } from "../../../table/names";
import type { TableInfo } from "../../../table/types";
import { EXTRA } from "./stakes";
import { lastRace, leadChart, leadOf, overWords, tieBreak, type Season } from "./season";

export function seasonResult(table: TableInfo, season: Season): RaceResult {
  const me = (car: number) => table.my_seats.length === 1 && table.my_seats[0] === car;
  const drivers = season.standings.map(({ car, points, by_race }, i) => ({
    seat: car,
    place: i + 1,
    name: me(car) ? t("frame-you") : nameOf(table, car),
    me: me(car),
    note: seatNote(table.seats.find(({ seat }) => seat === car)),
    cells: [String(points), season.results.filter(({ places }) => places[car] === 1).length, by_race.join(" + ")],
  }));
  const mine = drivers.find((driver) => driver.me);
  return {
    table,
    headline: overWords(season, (car) => nameOf(table, car), me),
    summary: [
      t("heat-season-races", { races: season.races }),
      ...(table.options.tournament === true ? [t("heat-end-with", { modules: t("heat-end-with-tournament") })] : []),
    ].join(" "),
    won: [
      t("heat-season-margin", { points: season.standings[0]!.points, ahead: leadOf(season) }),
      ...(mine && mine.place > 1 ? [t("heat-season-you-finish", { place: mine.place })] : []),
    ].join(". "),
    drivers,
    columns: [
      { title: t("heat-season-points") }, { title: t("heat-season-wins") },
      { title: t("heat-season-by-race"), minor: true },
    ],
    chart: leadChart(season),
    own: lastRace(season, me),
    note: [extraPoints(season), ...(tieBreak(season) ? [t("heat-season-tie-grid")] : [])].filter(Boolean).join(" "),
    moments: [],
    momentsTitle: t("heat-season-moments", { season: season.name }),
    links: [{ href: `/t/${encodeURIComponent(table.id)}/season`, words: t("heat-season-page") }],
  };
}

/** Where more was to be won than the places bring, and why. */
function extraPoints({ calendar }: Season): string {
  const told = calendar.flatMap(({ race, event }) =>
    EXTRA[event ?? ""]
      ? [
          t("heat-season-extra", {
            race, event: t(`heat-news-${event}`), points: EXTRA[event!]![0]!, places: EXTRA[event!]!.length,
          }),
        ]
      : [],
  );
  return told.join(" ");
}

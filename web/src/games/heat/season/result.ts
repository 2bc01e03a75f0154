/** The end of a championship for its page: places by points. */
import { t } from "../../../kit/text";
import type { RaceResult } from "../../../shell/end/result";
import { nameOf } from "../../../table/names";
import type { TableInfo } from "../../../table/types";
import { leadChart, type Season } from "./season";

export function seasonResult(table: TableInfo, season: Season): RaceResult {
  const me = (car: number) => table.my_seats.length === 1 && table.my_seats[0] === car;
  const drivers = season.standings.map(({ car, points, by_race }, i) => ({
    seat: car,
    place: i + 1,
    name: me(car) ? t("frame-you") : nameOf(table, car),
    me: me(car),
    cells: [String(points), season.results.filter(({ places }) => places[car] === 1).length, by_race.join(" + ")],
  }));
  const mine = drivers.find((driver) => driver.me);
  return {
    table,
    headline: mine?.place === 1 ? t("heat-season-you-champion") : mine ? t("heat-season-story", { name: drivers[0]!.name, ahead: season.standings[0]!.points - season.standings[1]!.points, place: mine.place }) : t("heat-season-is-champion", { name: drivers[0]!.name }),
    summary: t("heat-season-summary", { races: season.races, points: season.standings[0]!.points }),
    drivers,
    columns: [{ title: t("heat-season-points") }, { title: t("heat-season-wins") }, { title: t("heat-season-by-race"), minor: true }],
    chart: leadChart(season),
    moments: [],
    links: [{ href: `/t/${encodeURIComponent(table.id)}/season`, words: t("heat-season-page") }],
  };
}

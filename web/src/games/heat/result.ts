/** The end of a race for its page: drivers, figures, chart and moments. */
import type { RaceResult } from "../../shell/end/result";
import { seatNote } from "../../shell/end/seatNote";
import { listOf, t } from "../../kit/text";
import { nameOf } from "../../table/names";
import { filmLink, numberAt } from "../../table/replay";
import type { TableInfo, View } from "../../table/types";
import { lapChart, raceFigures } from "./chart";
import { moments } from "./moments";
import { momentWords } from "./momentWords";
import type { GameEvent } from "./room";
import { seasonResult } from "./season/result";
import { withLegends, type RaceView } from "./state";

export function result(table: TableInfo, view: View, events: GameEvent[]): RaceResult {
  const race = withLegends(view as RaceView);
  const told = momentsToWatch(table, events);
  if (race.season) return { ...seasonResult(table, race.season), moments: told };
  const figures = raceFigures(events, race.seats);
  const chart = lapChart(events);
  const drivers = [...race.cars]
    .sort((a, b) => a.place - b.place)
    .map(({ seat, place }) => {
      const info = table.seats.find((s) => s.seat === seat);
      const own = figures[seat];
      const me = table.my_seats.includes(seat) && table.my_seats.length === 1;
      return {
        seat, place, name: me ? t("frame-you") : nameOf(table, seat), me, note: seatNote(info),
        cells: own ? [own.topSpeed, own.heatPaid, own.spins || "–"] : ["–", "–", "–"],
      };
    });
  return {
    table,
    summary: t("heat-end-summary", {
      circuit: t(`heat-choice-circuit-${race.circuit}`), laps: race.laps,
      modules: modulesOf({ ...race, tournament: table.options.tournament === true }), rounds: race.round,
    }),
    won: wonBy(race),
    drivers,
    columns: [
      { title: t("heat-end-top-speed") }, { title: t("heat-end-heat-paid") },
      { title: t("heat-end-spins"), minor: true },
    ],
    chart: {
      order: chart.order, laps: chart.laps, home: chart.home,
      marks: chart.spins.map((spin) => ({ ...spin, word: t("heat-ui-pad-spin") })),
    },
    moments: told,
  };
}

/** " with garage and weather": what the race had beside the plain game. */
export function modulesOf({
  garage, weather, legends, tournament,
}: Pick<RaceView, "garage" | "weather" | "legends"> & { tournament?: boolean }): string {
  const had = [
    garage && "garage", weather && "weather", legends?.length && "legends", tournament && "tournament",
  ].filter((module) => typeof module === "string");
  return had.length
    ? ` ${t("heat-end-with", { modules: listOf(had.map((module) => t(`heat-end-with-${module}`))) })}`
    : "";
}

/** How clearly the race was won: by rounds, or by spaces within the same round. */
export function wonBy({ cars }: Pick<RaceView, "cars">): string {
  const [winner, second] = [...cars].sort((a, b) => a.place - b.place);
  if (!winner?.finished || !second?.finished) return "";
  const rounds = second.finished_round - winner.finished_round;
  if (rounds > 0) return t("heat-end-won-by-rounds", { rounds });
  return t("heat-end-won-by-spaces", { spaces: winner.progress - second.progress });
}

function momentsToWatch(table: TableInfo, events: GameEvent[]): RaceResult["moments"] {
  return moments(events, table.my_seats).map((moment) => {
    const { words, note } = momentWords(moment, table, table.my_seats);
    return {
      chapter: moment.race ? t("heat-season-race", { race: moment.race }) : undefined, round: moment.round,
      seat: moment.seat, text: words, note, href: filmLink(table.id, numberAt(events, moment.at)),
    };
  });
}

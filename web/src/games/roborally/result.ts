/** The end of a race for its page: places, figures, flags by turn, and the moments that mattered. */
import { t } from "../../kit/text";
import type { RaceResult } from "../../shell/end/result";
import { nameOf } from "../../table/names";
import { numberAt, replayLink } from "../../table/replay";
import type { GameEvent, SeatInfo, TableInfo, View } from "../../table/types";
import RobotShape from "./board/RobotShape.svelte";
import { figures, flagsByTurn } from "./figures";
import { moments, momentWords } from "./moments";
import type { FactoryView } from "./state";

export function result(table: TableInfo, view: View, events: GameEvent[]): RaceResult {
  const race = view as FactoryView;
  const known = figures(events, race.seats);
  const flags = flagsByTurn(events, race.seats);
  /** The chart is no higher than anybody has come; without a flag touched there is none. */
  const highest = Math.max(...flags.lines.flatMap(({ at }) => at));
  const drivers = table.seats
    .map(({ seat }) => {
      const me = table.my_seats.length === 1 && table.my_seats[0] === seat;
      const robot = race.robots.find((one) => one.seat === seat && !one.blocker);
      const own = known[seat]!;
      const cells = [robot?.touched ?? 0, own.hits, own.pushes, own.destroyed || "–"];
      return { seat, place: race.places[seat] ?? robot?.place ?? 0, name: me ? t("frame-you") : nameOf(table, seat), me, note: noteOf(table.seats[seat]), cells };
    })
    .sort((a, b) => a.place - b.place);
  return {
    table,
    Figure: RobotShape,
    summary: [t(`roborally-choice-course-${race.course.id}`), t(`roborally-outcome-${table.outcome?.reason ?? "flags"}`, { rounds: race.round })].join(". "),
    drivers,
    columns: [{ title: t("roborally-ui-figure-flags") }, { title: t("roborally-ui-figure-hits") }, { title: t("roborally-ui-figure-pushes"), minor: true }, { title: t("roborally-ui-figure-destroyed") }],
    ...(highest > 0 ? { climb: { ...flags, levels: highest, title: t("roborally-ui-chart"), help: t("roborally-ui-chart-help"), level: (flag) => t("roborally-ui-chart-flag", { flag }), round: t("roborally-ui-chart-turns"), lost: t("roborally-ui-chart-destroyed") } } : {}),
    moments: moments(events, table.my_seats).map((moment) => ({ round: moment.turn, chapter: t("roborally-ui-turn", { turn: moment.turn }), seat: moment.seat, text: momentWords(moment, table, table.my_seats), href: replayLink(table.id, numberAt(events, moment.at), null) })),
  };
}

const noteOf = (seat: SeatInfo | undefined) => (seat?.kind === "bot" && seat.level ? t("setup-bot-level", { level: t(`level-${seat.level}`) }) : undefined);

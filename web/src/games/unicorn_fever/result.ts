/** The end of a championship for its page: who has the Big Horn, what their fame is made of, and how it came. */
import { listOf, t } from "../../kit/text";
import type { Chart, RaceResult } from "../../shell/end/result";
import { seatNote } from "../../shell/end/seatNote";
import { nameOf } from "../../table/names";
import { filmLink, numberAt } from "../../table/replay";
import type { TableInfo } from "../../table/types";
import Dusk from "./end/Dusk.svelte";
import Laureate from "./end/Laureate.svelte";
import { byMost, fameByRace, figures } from "./figures";
import { moments, momentWords, raceWords } from "./moments";
import type { GameEvent } from "./room";
import { cardName } from "./state";
import type { PlayerView, StableView } from "./types";

export function result(table: TableInfo, stable: StableView, events: GameEvent[]): RaceResult {
  const known = figures(events, stable.seats);
  const drivers = [...stable.players]
    .sort((a, b) => stable.places[a.seat]! - stable.places[b.seat]!)
    .map((player) => {
      const { seat, fame, paper, converted, final, unicorn } = player;
      const me = table.my_seats.length === 1 && table.my_seats[0] === seat;
      return {
        seat, place: stable.places[seat]!, name: me ? t("frame-you") : nameOf(table, seat), me,
        note: seatNote(table.seats[seat]), why: whyOf(player, known[seat]!.won, known[seat]!.bets),
        ...(unicorn ? { look: unicorn } : {}), cells: [fame, paper, converted, final ?? 0],
      };
    });
  return {
    table,
    summary: t("unicorn_fever-end-summary", {
      races: stable.rounds, clans: listOf(stable.clans.map((clan) => cardName(clan))),
    }),
    won: t(`unicorn_fever-outcome-${table.outcome?.reason ?? "fame"}`, { rounds: stable.rounds }),
    Figure: Laureate,
    Ground: Dusk,
    driver: t("unicorn_fever-end-player"),
    drivers,
    columns: ["bets", "contracts", "gold", "fame"].map((column) => ({
      title: t(`unicorn_fever-end-column-${column}`), minor: column !== "fame",
    })),
    note: t("unicorn_fever-end-note"),
    next: { help: t("unicorn_fever-end-next-help"), words: t("unicorn_fever-end-next") },
    ...fameChart(events, stable),
    moments: moments(events, table.my_seats).map((moment) => ({
      chapter: raceWords(moment.race), round: moment.race, seat: moment.seat,
      text: momentWords(moment, table, table.my_seats), href: filmLink(table.id, numberAt(events, moment.at)),
    })),
  };
}

/** Under the name: bets that came true, and loans. */
export const whyOf = ({ loans, unpaid }: PlayerView, won: number, bets: number): string =>
  [
    t("unicorn_fever-end-why-bets", { won, bets }),
    ...(loans ? [t(unpaid ? "unicorn_fever-end-why-unpaid" : "unicorn_fever-end-why-loans", { loans, unpaid })] : []),
  ].join(", ");

/** The order by fame after each race, and by place at the end, with the fame itself. */
function fameChart(events: GameEvent[], { seats, rounds, places }: StableView): { chart?: Chart } {
  const fame = fameByRace(events, seats);
  if (fame.length < 2) return {};
  const order = fame.map((now, i) =>
    i === fame.length - 1 ? [...places.keys()].sort((a, b) => places[a]! - places[b]!) : byMost(now),
  );
  const seatsOf = Array.from({ length: seats }, (_, seat) => seat);
  return {
    chart: {
      title: t("unicorn_fever-end-chart"),
      help: t("unicorn_fever-end-chart-help"),
      label: t("unicorn_fever-end-chart-label", { races: rounds }),
      columns: fame.map((_, i) => (i < rounds ? raceWords(i + 1) : t("unicorn_fever-end-chart-end"))),
      values: Object.fromEntries(seatsOf.map((seat) => [seat, fame.map((now) => now[seat]!)])),
      order, laps: [], home: {}, marks: [],
    },
  };
}

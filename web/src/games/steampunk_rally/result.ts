/** The end of a race for its page: places by the way beyond the line, machines, the order round by round, moments. */
import type { Driver, RaceResult } from "../../shell/end/result";
import { seatNote } from "../../shell/end/seatNote";
import { t } from "../../kit/text";
import { nameOf } from "../../table/names";
import { filmLink, numberAt } from "../../table/replay";
import type { TableInfo } from "../../table/types";
import Figure from "./end/Figure.svelte";
import { explosions, figures, ordersOf } from "./end/figures";
import { moments, momentWords } from "./moments";
import type { GameEvent } from "./room";
import type { RaceView } from "./state";
import { GAME, say } from "./words";

export function result(table: TableInfo, race: RaceView, events: GameEvent[]): RaceResult {
  const known = figures(events, race.seats);
  const placeOf = (seat: number) => race.places[seat] ?? race.racers[seat]!.place;
  const orders = ordersOf(
    events,
    race.seats,
    race.track.spaces.map(({ left }) => left),
    race.racers.map(({ seat }) => placeOf(seat)),
  );
  const drivers = race.racers
    .map(({ seat, left, machine, inventor }): Driver => {
      const me = table.my_seats.length === 1 && table.my_seats[0] === seat;
      const { built, lost, damage } = known[seat]!;
      return {
        seat,
        place: placeOf(seat),
        name: me ? t("frame-you") : nameOf(table, seat),
        me,
        note: seatNote(table.seats[seat]),
        why: inventor ? say(`card-${inventor}`) : "",
        cells: [beyond(left), machine.length, built, lost, damage],
      };
    })
    .sort((a, b) => a.place - b.place);
  return {
    table,
    Figure,
    driver: say("end-inventor"),
    summary: [
      say(`choice-track-${race.track.side}`),
      t(`${GAME}-outcome-${table.outcome?.reason ?? "farthest"}`, { rounds: race.round, turns: race.round }),
    ].join(" · "),
    drivers,
    note: say("end-note"),
    columns: [
      { title: say("end-spaces") },
      { title: say("end-parts") },
      { title: say("end-built"), minor: true },
      { title: say("end-lost") },
      { title: say("end-damage"), minor: true },
    ],
    chart: {
      order: orders,
      laps: [],
      marks: explosions(events, say("end-exploded")),
      home: Object.fromEntries(known.flatMap(({ crossed }, seat) => (crossed ? [[seat, crossed]] : []))),
      start: say("end-start"),
      label: say("end-chart-label", { racers: race.seats, rounds: orders.length - 1 }),
    },
    moments: moments(events, table.my_seats).map((moment) => ({
      round: moment.round,
      seat: moment.seat,
      text: momentWords(moment, table, table.my_seats),
      href: filmLink(table.id, numberAt(events, moment.at)),
    })),
  };
}

/** Spaces beyond the line, or still to it. */
const beyond = (left: number): string => (left < 0 ? `+${-left}` : left > 0 ? `−${left}` : "0");

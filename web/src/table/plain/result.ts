/** The end of a race of any game: the places, and how it ended in the game's own words. */
import { gameName } from "../../games/registry";
import { t, textOr } from "../../kit/text";
import type { RaceResult } from "../../shell/end/result";
import { seatNote } from "../../shell/end/seatNote";
import { nameOf } from "../names";
import type { TableInfo } from "../types";

export function result(table: TableInfo): RaceResult {
  const { reason = "", places = [], rounds = 0 } = table.outcome ?? {};
  const drivers = table.seats.map(({ seat }) => {
    const me = table.my_seats.length === 1 && table.my_seats[0] === seat;
    return {
      seat, place: places[seat] ?? 0, name: me ? t("frame-you") : nameOf(table, seat), me,
      note: seatNote(table.seats[seat]), cells: [],
    };
  });
  return {
    table,
    summary: `${gameName(table.game)}. ${textOr(`${table.game}-outcome-${reason}`, "", { rounds })}`,
    drivers: drivers.sort((a, b) => a.place - b.place),
    columns: [],
    moments: [],
  };
}

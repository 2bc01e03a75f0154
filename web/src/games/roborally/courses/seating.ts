/** Who may sit where on a course: how many, and which seats make a team. */
import type { Seating } from "../../manifest";
import { isForTeams, teamAt } from "../teams";
import { sheets } from "./gallery";

export async function seating(course: string): Promise<Seating | null> {
  const sheet = (await sheets())[course];
  if (!sheet || !(isForTeams(sheet.goal) || sheet.goal === "blockers")) return null;
  return {
    numbers: sheet.players,
    team: isForTeams(sheet.goal) ? (seat, seats) => teamAt(sheet.goal, seat, seats) : undefined,
  };
}

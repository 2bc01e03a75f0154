/** A race whose drivers always decide in the same way, stopped where a picture is to be taken. */
import { driveAll, Person, type RaceState } from "../person";

/** A table of six, or of fewer; all but Ana always drive in the same way. */
export async function grid(options: object, drivers = 6): Promise<{ ana: Person; rivals: Person[]; table: string }> {
  const [ana, ...rivals] = await Promise.all(
    ["Ana", "Mira", "Tomas", "Лена", "Jun", "Bruno"].slice(0, drivers).map((name) => Person.named(name)),
  );
  const seats = [{ kind: "human" }, ...rivals.map(() => ({ kind: "open" }))];
  const table = await ana!.open({ seats, options, pace: { kind: "live", seconds: 600 } });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  return { ana: ana!, rivals, table };
}

/** The others drive until Ana is asked or all is over; one picture is taken while somebody else has the turn. */
export async function raceOn(
  ana: Person, rivals: Person[], table: string, look?: () => Promise<unknown>,
): Promise<RaceState> {
  for (;;) {
    const state = await ana.state(table);
    if (state.question || state.table.status === "over") return state;
    const [next] = state.open_seats;
    if (look && state.view.round > 2 && state.view.phase === "drive") {
      await look();
      look = undefined;
    }
    await driveAll(next === undefined ? rivals : [rivals[next - 1]!], table);
  }
}

/** A race of robots in which everybody runs ahead: whatever can happen to robots soon does. */
import type { FactoryState } from "../navigator";
import { Person } from "../person";

const NAMES = ["Ana", "Mira", "Tomas", "Лена", "Jun", "Bruno", "Ида", "Kofi"];

export async function factory(robots: number, options: object): Promise<{ people: Person[]; table: string }> {
  const people = await Promise.all(NAMES.slice(0, robots).map((name) => Person.named(name)));
  const [ana, ...rivals] = people;
  const seats = people.map((_, i) => ({ kind: i ? "open" : "human" }));
  const table = await ana!.open({
    game: "roborally", seats, options: { timer: "none", ...options }, pace: { kind: "live", seconds: 600 },
  });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  return { people, table };
}

/** A damaged robot rests. */
const TIRED = 2;

/** One answer: the next card that moves, or whatever stands first. */
export function headlong({ question, view }: FactoryState): number[] {
  const { kind, args, options } = question!;
  const damage = view.robots.find(({ robot }) => robot === args.robot)?.damage ?? 0;
  if (kind === "announce-power-down" && damage >= TIRED) return [options.at(-1)!.choice];
  const moves = options.find(({ label }) => kind === "fill-register" && String(label.card).startsWith("move"));
  return [(moves ?? options[0]!).choice];
}

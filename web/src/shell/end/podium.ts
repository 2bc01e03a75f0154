/** Who stands on which block of the podium. */
import type { Driver } from "./result";

const BLOCKS = 3;

/** The first three have a block each; whoever shares the last one's place stands there, too. A team stands together. */
export function standOn(drivers: Driver[]): Driver[][] {
  const teams = [...new Set(drivers.flatMap(({ team }) => team ?? []))];
  if (teams.length) return teams.slice(0, BLOCKS).map((team) => drivers.filter((driver) => driver.team === team));
  const blocks = drivers.slice(0, BLOCKS).map((driver) => [driver]);
  const last = blocks.at(-1);
  for (const driver of drivers.slice(BLOCKS)) if (driver.place === last?.[0]?.place) last.push(driver);
  return blocks;
}

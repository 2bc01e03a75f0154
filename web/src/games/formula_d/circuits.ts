/** The drawings of the circuits: each comes when a table needs it. */
import { makeTrack, type Drawing, type Track } from "./track";

const files = import.meta.glob<Drawing>("./circuits/*.json", { import: "default" });
const made = new Map<string, Promise<Track>>();

export const CIRCUITS = Object.keys(files).map((file) => /(\w+)\.json$/.exec(file)![1]!);

export function trackOf(circuit: string): Promise<Track> {
  const known = made.get(circuit);
  if (known) return known;
  const coming = files[`./circuits/${circuit}.json`]!().then(makeTrack);
  made.set(circuit, coming);
  return coming;
}

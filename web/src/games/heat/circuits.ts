/** Our drawings of the four circuits; limits and the laps of a race come with the view. */
import france from "./circuits/france.json";
import great_britain from "./circuits/great_britain.json";
import italy from "./circuits/italy.json";
import usa from "./circuits/usa.json";
import { makeTrack, type Drawing, type Track } from "./track";

const drawings: Record<string, unknown> = { france, great_britain, italy, usa };
const made = new Map<string, Track>();

export function trackOf(circuit: string): Track {
  let track = made.get(circuit);
  if (!track) {
    track = makeTrack((drawings[circuit] ?? great_britain) as Drawing);
    made.set(circuit, track);
  }
  return track;
}

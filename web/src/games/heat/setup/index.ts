/** Heat in the form for a new table. */
import type { Setup } from "../../manifest";
import CircuitPicture from "./CircuitPicture.svelte";
import { circuitFacts } from "./circuits";
import SeasonRaces from "./SeasonRaces.svelte";

export const setup: Setup = {
  pictures: { circuit: { Picture: CircuitPicture, facts: circuitFacts } },
  meanings: { season: SeasonRaces },
};

/** Formula D in the form for a new table. */
import type { Setup } from "../../manifest";
import ChosenCircuit from "./ChosenCircuit.svelte";
import CircuitFacts from "./CircuitFacts.svelte";
import CircuitPicture from "./CircuitPicture.svelte";
import { byLength } from "./lengths";

export const setup: Setup = {
  pictures: { circuit: { Picture: CircuitPicture, Facts: CircuitFacts, groups: byLength, Chosen: ChosenCircuit } },
};

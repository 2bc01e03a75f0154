import type { Component } from "svelte";
import CircuitPicture from "./CircuitPicture.svelte";
import { circuitFacts } from "./circuits";

/** Pictures a game registers for the values of a choice: the form then shows cards instead of words. */
export interface ChoicePictures {
  Picture: Component<{ value: string }>;
  /** One quiet line under the name. */
  facts?: (value: string) => string;
}

const PICTURES: Record<string, Record<string, ChoicePictures>> = {
  heat: { circuit: { Picture: CircuitPicture, facts: circuitFacts } },
};

export const picturesFor = (game: string, key: string): ChoicePictures | undefined => PICTURES[game]?.[key];

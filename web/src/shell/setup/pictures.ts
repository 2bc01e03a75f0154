import type { Component } from "svelte";
import type { OptionValue } from "../../kit/contract";
import CourseFacts from "../../games/roborally/courses/CourseFacts.svelte";
import { levels } from "../../games/roborally/courses/gallery";
import CoursePicture from "../../games/roborally/courses/CoursePicture.svelte";
import ChosenCourse from "../../games/roborally/courses/ChosenCourse.svelte";
import CircuitPicture from "./CircuitPicture.svelte";
import { circuitFacts } from "./circuits";
import SeasonRaces from "./SeasonRaces.svelte";

export interface Group {
  id: string;
  /** The key of its name. */
  name: string;
  values: string[];
}
/** Pictures a game registers for the values of a choice: the form then shows cards instead of words. */
export interface ChoicePictures {
  Picture: Component<{ value: string }>;
  /** One quiet line under the name. */
  facts?: (value: string) => string;
  /** The same, where it has to be asked for. */
  Facts?: Component<{ value: string }>;
  /** By what many can be told apart: those of one group are shown alone. */
  groups?: () => Promise<Group[]>;
  /** Too many to stand side by side: they can be leafed through, and the chosen one is told about. */
  Chosen?: Component<{ value: string }>;
}

const PICTURES: Record<string, Record<string, ChoicePictures>> = {
  heat: { circuit: { Picture: CircuitPicture, facts: circuitFacts } },
  roborally: { course: { Picture: CoursePicture, Facts: CourseFacts, groups: levels, Chosen: ChosenCourse } },
};

export const picturesFor = (game: string, key: string): ChoicePictures | undefined => PICTURES[game]?.[key];

/** What the chosen value of an option means, in a field of its own behind it. */
const MEANINGS: Record<string, Record<string, Component<{ value: OptionValue }>>> = { heat: { season: SeasonRaces } };

export const meaningOf = (game: string, key: string): Component<{ value: OptionValue }> | undefined => MEANINGS[game]?.[key];

/** RoboRally in the form for a new table. */
import type { Setup } from "../../manifest";
import ChosenCourse from "./ChosenCourse.svelte";
import CourseFacts from "./CourseFacts.svelte";
import CoursePicture from "./CoursePicture.svelte";
import { levels } from "./gallery";

export const setup: Setup = {
  pictures: { course: { Picture: CoursePicture, Facts: CourseFacts, groups: levels, Chosen: ChosenCourse } },
};

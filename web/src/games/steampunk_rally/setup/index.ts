/** Steampunk Rally in the form for a new table. */
import type { Setup } from "../../manifest";
import TrackPicture from "./TrackPicture.svelte";

export const setup: Setup = { pictures: { track: { Picture: TrackPicture } } };

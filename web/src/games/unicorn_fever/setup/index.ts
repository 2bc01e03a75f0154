/** Unicorn Fever in the form for a new table. */
import type { Setup } from "../../manifest";
import ClanPicture from "./ClanPicture.svelte";
import ClansTold from "./ClansTold.svelte";
import DeckPicture from "./DeckPicture.svelte";

export const setup: Setup = {
  pictures: { clans: { Picture: ClanPicture, Chosen: ClansTold }, race_deck: { Picture: DeckPicture } },
};

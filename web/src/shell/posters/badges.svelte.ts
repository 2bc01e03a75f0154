import { SvelteSet } from "svelte/reactivity";

/** The games whose badge some row on the page shows; their pictures are drawn once and then only referred to. */
export const shownBadges = new SvelteSet<string>();

export const badgeId = (game: string): string => `badge-${game}`;

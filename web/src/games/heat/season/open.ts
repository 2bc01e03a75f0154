/** What only a championship shows, or the end of a race, comes with its words. */
import { learn, learnSite } from "../../../kit/language.svelte";

const withWords = async <Part>(part: Promise<Part>) => (await Promise.all([part, learn("heat/season"), learnSite()]))[0];

export const openSeason = () => withWords(import("./Season.svelte").then(({ default: page }) => page));
export const openInterlude = () => withWords(import("./Interlude.svelte").then(({ default: sheet }) => sheet));
export const openResult = () => withWords(import("../result").then(({ result }) => result));

/** What only a championship shows comes with its words. */
import { learn } from "../../../kit/language.svelte";

const withWords = async <Part>(part: Promise<{ default: Part }>) => (await Promise.all([part, learn("heat/season")]))[0].default;

export const openSeason = () => withWords(import("./Season.svelte"));
export const openInterlude = () => withWords(import("./Interlude.svelte"));

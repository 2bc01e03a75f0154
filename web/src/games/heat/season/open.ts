/** What only a championship shows, the end of a race or its replay comes with its words. */
import { learn, learnSite } from "../../../kit/language.svelte";

const withWords = async <Part>(part: Promise<Part>, ...words: Promise<void>[]) =>
  (await Promise.all([part, ...words]))[0];
const around = () => [learn("heat/season"), learnSite()];

export const openSeason = () =>
  withWords(import("./Season.svelte").then(({ default: page }) => page), ...around());
export const openInterlude = () =>
  withWords(import("./Interlude.svelte").then(({ default: sheet }) => sheet), ...around());
export const openResult = () =>
  withWords(import("../result").then(({ result }) => result), ...around(), learn("heat/end"));
export const openMoments = () =>
  withWords(import("../momentWords").then(({ keyMoments }) => keyMoments), learn("heat/end"));

/** What only the end of a race or its replay shows comes with its words. */
import { learn, learnSite } from "../../../kit/language.svelte";

const withWords = async <Part>(part: Promise<Part>, ...words: Promise<void>[]) =>
  (await Promise.all([part, ...words]))[0];

export const openResult = () =>
  withWords(
    import("./result").then(({ result }) => result),
    learnSite(),
    learn("formula_d/end"),
  );
export const openMoments = () =>
  withWords(
    import("./momentWords").then(({ keyMoments }) => keyMoments),
    learn("formula_d/end"),
  );

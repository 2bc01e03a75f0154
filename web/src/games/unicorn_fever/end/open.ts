/** The page at the end and the key moments come with their words. */
import { learn } from "../../../kit/language.svelte";

const withWords = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, learn("unicorn_fever/end")]))[0];

export const openResult = () => withWords(import("../result").then(({ result }) => result));
export const openMoments = () => withWords(import("../moments").then(({ keyMoments }) => keyMoments));

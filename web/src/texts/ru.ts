/** Every Russian text that any page may need: shared words, each game's words, the site's words. */
const files = import.meta.glob<string>(
  ["../../../src/paddock/texts/ru.ftl", "../../../src/paddock/games/*/texts/ru.ftl", "../table/texts/ru.ftl", "./ru.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

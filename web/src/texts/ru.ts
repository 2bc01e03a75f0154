/** Every Russian text that any page may need: shared words, the table's words, the site's words. */
const files = import.meta.glob<string>(
  ["../../../src/paddock/texts/ru.ftl", "../table/texts/ru.ftl", "./ru.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

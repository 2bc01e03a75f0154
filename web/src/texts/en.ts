/** Every English text that any page may need: shared words, the table's words, the site's words. */
const files = import.meta.glob<string>(
  ["../../../src/paddock/texts/en.ftl", "../table/texts/en.ftl", "./en.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

/** The English texts that every page needs: shared words, the table's words, those of bar and foot. */
const files = import.meta.glob<string>(
  ["../../../src/paddock/texts/en.ftl", "../table/texts/en.ftl", "./en.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

/** The English names of all games' options and of their values. */
const files = import.meta.glob<string>("../../../src/paddock/games/*/texts/en.ftl", {
  query: "?names", import: "default", eager: true,
});

export default Object.values(files).join("\n");

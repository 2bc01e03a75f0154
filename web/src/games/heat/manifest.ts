/** Heat on the pages around a race. */
import type { Manifest } from "../manifest";
import { SEATS } from "./box";
import "./colours.css";
import { words } from "./setup/words";

export const manifest: Manifest = {
  id: "heat",
  name: "Heat",
  minutes: 45,
  seats: SEATS,
  ready: true,
  poster: {
    lines: ["HEAT"], ink: "#c8372d", ground: "#f3e2bd", detail: "232 470 250 250",
    art: () => import("./poster/Art.svelte"),
  },
  place: "circuit",
  series: "season",
  length: "laps",
  gentle: { laps: "1" },
  words,
  setup: () => import("./setup/index").then(({ setup }) => setup),
  screen: () => import("./index").then(({ screen }) => screen),
  limit: 140,
};

/** Formula D on the pages around a race. */
import type { Manifest } from "../manifest";
import { SEATS } from "./box";
import "./colours.css";
import { words } from "./setup/words";

export const manifest: Manifest = {
  id: "formula_d",
  name: "Formula D",
  minutes: 60,
  seats: SEATS,
  ready: true,
  poster: {
    lines: ["FORMULA", "D"], ink: "#f2f5ee", lastInk: "#26c281", ground: "#10161f", detail: "250 560 250 250",
    art: () => import("./poster/Art.svelte"),
  },
  place: "circuit",
  length: "laps",
  gentle: { circuit: "pine_harbour", laps: "1" },
  words,
  setup: () => import("./setup/index").then(({ setup }) => setup),
  screen: () => import("./index").then(({ screen }) => screen),
  limit: 140,
};

/** Heat on the pages around a race. */
import type { GameScreen } from "../../table/game";
import type { Manifest } from "../manifest";
import "./colours.css";
import { words } from "./setup/words";

export const manifest: Manifest = {
  id: "heat",
  name: "Heat",
  minutes: 45,
  seats: [1, 6],
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
  screen: () => import("./index").then(({ screen }) => screen as GameScreen),
  limit: 140,
};

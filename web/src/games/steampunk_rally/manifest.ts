/** Steampunk Rally on the pages around a race. */
import type { Manifest } from "../manifest";
import { SEATS } from "./box";
import "./colours.css";

export const manifest: Manifest = {
  id: "steampunk_rally",
  name: "Steampunk Rally",
  minutes: 60,
  seats: SEATS,
  ready: true,
  poster: {
    lines: ["STEAMPUNK", "RALLY"], ink: "#8c3a20", ground: "#eddab0", detail: "60 440 290 290",
    art: () => import("./poster/Art.svelte"),
  },
  place: "track",
  gentle: { track: "alps", tokens: 0, inventors: "drawn", race: "learners" },
  setup: () => import("./setup").then(({ setup }) => setup),
  screen: () => import("./index").then(({ screen }) => screen),
  limit: 145,
};

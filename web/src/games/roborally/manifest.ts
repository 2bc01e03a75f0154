/** RoboRally on the pages around a race. */
import type { Manifest } from "../manifest";
import { SEATS } from "./box";
import "./colours.css";

export const manifest: Manifest = {
  id: "roborally",
  name: "RoboRally",
  minutes: 60,
  seats: SEATS,
  ready: true,
  poster: {
    lines: ["ROBO", "RALLY"],
    ink: "#f2c230",
    ground: "#2a2f35",
    detail: "205 300 250 250",
    art: () => import("./poster/Art.svelte"),
  },
  place: "course",
  gentle: { course: "checkmate", timer: "none" },
  picturesTellSeats: true,
  words: { always: ["course"] },
  setup: () => import("./courses/setup").then(({ setup }) => setup),
  seating: ({ course }) => import("./courses/seating").then(({ seating }) => seating(String(course))),
  appendix: () => import("./courses/Appendix.svelte"),
  screen: () => import("./index").then(({ screen }) => screen),
  limit: 140,
};

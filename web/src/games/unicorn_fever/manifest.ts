/** Unicorn Fever on the pages around a game. */
import { learn } from "../../kit/language.svelte";
import type { Manifest } from "../manifest";
import { SEATS } from "./box";
import "./colours.css";

export const manifest: Manifest = {
  id: "unicorn_fever",
  name: "Unicorn Fever",
  minutes: 50,
  seats: SEATS,
  ready: true,
  poster: {
    lines: ["UNICORN", "FEVER"], ink: "#fff8ee", ground: "#3a2f5b", detail: "300 240 280 280",
    art: () => import("./poster/Art.svelte"),
  },
  gentle: { clans: "leprechauns-goblins" },
  setup: () => import("./setup/index").then(({ setup }) => setup),
  seating: ({ rounds }) => Promise.resolve(rounds === "3" ? { numbers: [6] } : null),
  screen: () =>
    Promise.all([import("./index"), learn("unicorn_fever/board")]).then(([{ screen }]) => screen),
  limit: 140,
};

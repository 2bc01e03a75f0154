import type { Component } from "svelte";

/** How a game's poster is set. */
export interface PosterDesign {
  lines: string[];
  ink: string;
  /** Ink of the last line, where it differs. */
  lastInk?: string;
  /** What stands behind the title before the picture has arrived. */
  ground: string;
  /** The square part of the picture that serves as the game's badge. */
  detail: string;
  art: () => Promise<{ default: Component }>;
}

const POSTERS: Record<string, PosterDesign> = {
  heat: { lines: ["HEAT"], ink: "#c8372d", ground: "#f3e2bd", detail: "232 470 250 250", art: () => import("./HeatArt.svelte") },
  roborally: { lines: ["ROBO", "RALLY"], ink: "#f2c230", ground: "#2a2f35", detail: "205 300 250 250", art: () => import("./RoboRallyArt.svelte") },
  formula_d: { lines: ["FORMULA", "D"], ink: "#f2f5ee", lastInk: "#26c281", ground: "#10161f", detail: "250 560 250 250", art: () => import("./FormulaDArt.svelte") },
  steampunk_rally: { lines: ["STEAMPUNK", "RALLY"], ink: "#8c3a20", ground: "#eddab0", detail: "60 440 290 290", art: () => import("./SteampunkArt.svelte") },
  unicorn_fever: { lines: ["UNICORN", "FEVER"], ink: "#fff8ee", ground: "#3a2f5b", detail: "300 240 280 280", art: () => import("./UnicornArt.svelte") },
};

/** A game without a drawn poster of its own still gets its name on paper. */
export const posterOf = (game: string): PosterDesign =>
  POSTERS[game] ?? { lines: [game.toUpperCase()], ink: "#23201c", ground: "#e9dcc0", detail: "0 0 600 600", art: () => import("./PlainArt.svelte") };

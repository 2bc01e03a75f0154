import type { PosterDesign } from "../../games/manifest";
import { gameName, manifestOf } from "../../games/registry";

/** A game without a drawn poster of its own still gets its name on paper. */
export const posterOf = (game: string): PosterDesign =>
  manifestOf(game)?.poster ?? {
    lines: gameName(game).toUpperCase().split(" "), ink: "#23201c", ground: "#e9dcc0", detail: "0 0 600 600",
    art: () => import("./PlainArt.svelte"),
  };

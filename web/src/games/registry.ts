/** The games of the house, in the order of their posters. A new game adds its line here and a folder of its own. */
import { plain, textOr } from "../kit/text";
import type { Manifest } from "./manifest";

const ORDER = [
  "heat",
  "roborally",
  "formula_d",
  "steampunk_rally",
  "unicorn_fever",
];

const found = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "manifest" });

export const MANIFESTS: readonly Manifest[] = ORDER.map((id) => found[`./${id}/manifest.ts`]!);
export const manifestOf = (game: string): Manifest | undefined => MANIFESTS.find(({ id }) => id === game);

/** The game that somebody is offered who has named none. */
export const USUAL = ORDER[0]!;

/** A game of another package brings its name in its texts; until they are there it has its id. */
export const gameName = (game: string): string => manifestOf(game)?.name ?? textOr(`${game}-name`, plain(game));

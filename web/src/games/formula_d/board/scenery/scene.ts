/** A circuit's scenery, of its own kind: what its page names is what is drawn round it. */
import type { Box, Point } from "../../../../table/board/camera";
import type { Scenery, Track } from "../../track";
import { clearOf, Crowd, landOf, type Land, type Spot } from "./land";
import { houses, lights, stands, type Houses, type Stand } from "./town";
import { sea, type Sea } from "./water";
import { dunes, fields, hills, ponds, woods, type Fields, type Woods } from "./wild";

/** How much of the land is wooded and built on, of 1, and what else there is. */
interface Recipe {
  woods: number;
  houses: number;
  sea?: true;
  fields?: true;
  hills?: true;
  dunes?: true;
  ponds?: true;
}
const RECIPES: Record<Scenery, Recipe> = {
  desert: { woods: 0.16, houses: 0.06, dunes: true },
  fields: { woods: 0.24, houses: 0.05, fields: true },
  forest: { woods: 0.66, houses: 0 },
  hills: { woods: 0.36, houses: 0.04, hills: true },
  night: { woods: 0, houses: 0.95 },
  park: { woods: 0.42, houses: 0.03, ponds: true },
  sea: { woods: 0.3, houses: 0.42, sea: true },
  town: { woods: 0.2, houses: 0.72 },
};

export interface Scene {
  fields: Fields | null;
  hills: string;
  dunes: string;
  ponds: string;
  sea: Sea | null;
  houses: Houses;
  woods: Woods;
  stands: Stand[];
  lights: Point[];
  /** All that stands there. */
  spots: Spot[];
}

export function sceneOf(track: Track, box: Box): Scene {
  const land: Land = landOf(track, box);
  const recipe = RECIPES[track.drawing.scenery];
  const water = recipe.sea ? sea(land) : null;
  const pools = recipe.ponds ? ponds(land) : { d: "", spots: [] };
  const stood = new Crowd<{ r: number }>();
  pools.spots.forEach((spot) => stood.add(spot));
  const free = (at: Point, r: number) => (!water || water.dry(at, r)) && clearOf(stood, at, r);
  const tiers = stands(land).filter(({ spots }) => {
    const fits = spots.every((at) => free(at, at.r));
    if (fits) spots.forEach((spot) => stood.add(spot));
    return fits;
  });
  const built = houses(land, recipe.houses, free);
  built.spots.forEach((spot) => stood.add(spot));
  const wood = woods(land, recipe.woods, free);
  return {
    fields: recipe.fields ? fields(land) : null,
    hills: recipe.hills ? hills(land) : "",
    dunes: recipe.dunes ? dunes(land) : "",
    ponds: pools.d,
    sea: water,
    houses: built,
    woods: wood,
    stands: tiers,
    lights: lights(land),
    spots: [...pools.spots, ...tiers.flatMap(({ spots }) => spots), ...built.spots, ...wood.spots],
  };
}

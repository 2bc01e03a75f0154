/** The part of the board that is on screen, for the map that stands beside it. */
import type { Box } from "../../../table/board/camera";
import type { Room } from "../room";

class Sight {
  box = $state.raw<Box | null>(null);
}
const sights = new WeakMap<Room, Sight>();

export function sightOf(room: Room): Sight {
  let sight = sights.get(room);
  if (!sight) sights.set(room, (sight = new Sight()));
  return sight;
}

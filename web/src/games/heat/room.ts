/** The game as the table's types take it: what it declares, and what its films draw. */
import type { Any } from "../../kit/told";
import type { ReelOf } from "../../table/reel.svelte";
import type { Room as RoomOf } from "../../table/room.svelte";
import type { Marks } from "./marks";
import type { RaceView } from "./state";
import type { Asked, Declared, Label } from "./types";

/** Legends are cars on its screen. */
export interface Game extends Omit<Declared, "view"> {
  view: RaceView;
  marks: Marks;
}
export type Room = RoomOf<Game>;
export type Reel = ReelOf<Game>;
export type Option = Asked["options"][number];
export type { Asked as Question, Label as OptionLabel, Told as GameEvent } from "./types";
/** All that a label may say: most of what a reaction brings is told alike. */
export type AnyLabel = Any<Label>;

/** The game as the table's types take it: what it declares, and what its films draw. */
import type { ReelOf } from "../../table/reel.svelte";
import type { Room as RoomOf } from "../../table/room.svelte";
import type { Marks } from "./marks";
import type { Asked, Declared } from "./types";

export interface Game extends Declared {
  marks: Marks;
}
export type Room = RoomOf<Game>;
export type Reel = ReelOf<Game>;
export type Option = Asked["options"][number];
export type { Asked as Question, Label as OptionLabel, Told as GameEvent } from "./types";

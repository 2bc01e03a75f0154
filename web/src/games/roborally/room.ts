/** The game as the table's types take it: what it declares, and what its films draw. */
import type { Any } from "../../kit/told";
import type { ReelOf } from "../../table/reel.svelte";
import type { Room as RoomOf } from "../../table/room.svelte";
import type { Drawn } from "./marks";
import type { Asked, Declared, Label, Told } from "./types";

export interface Game extends Declared {
  marks: Drawn;
}
export type Room = RoomOf<Game>;
export type Reel = ReelOf<Game>;
export type Option = Asked["options"][number];
export type { Asked as Question, Label as OptionLabel, Told as GameEvent } from "./types";
/** All that any event, question or label may say. */
export type AnyArgs = Any<Told["args"]>;
export type AnyAsked = Any<Asked["args"]>;
export type AnyLabel = Any<Label>;
